-- want: more than 1000000 steps
local t = {}
for i = 1, 50000 do t["k" .. i] = 1 t["k" .. i] = nil end
t.x = 1
while true do local k = next(t) end
