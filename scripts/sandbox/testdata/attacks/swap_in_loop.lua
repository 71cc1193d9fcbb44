-- want: more than 1000000 steps
local t = { 1, 2 }
while true do t[1], t[2] = t[2], t[1] end
