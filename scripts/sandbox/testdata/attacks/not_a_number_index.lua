-- want: an index is not a number
local t = {}
t[0 / 0] = 1
