-- want: more than 1000000 steps
local t = {}
t[16383] = 1
while true do local k = next(t) end
