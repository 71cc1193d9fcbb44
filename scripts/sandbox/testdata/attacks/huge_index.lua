-- want: more than 1000000 steps
local t = {}
for i = 1, 1e9 do t[i * 60000000] = 1 end
