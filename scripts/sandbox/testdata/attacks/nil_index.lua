-- want: an index is nil
local t, missing = {}, nil
t[missing] = 1
