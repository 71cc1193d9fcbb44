-- want: string cannot be changed
string.rep = nil
