-- want: more than 1000000 steps
local n = 0
repeat n = n + 1 until false
