-- want: 100, 101
local t = {}
for i = 1, 16000 do t[i] = i end
error(t)
