-- want: assignment to "tostring", which cannot be changed
tostring = nil
