-- want: more than 1000000 steps
local kept = {}
for i = 1, 1e9 do kept[i] = { [16383] = 1 } end
