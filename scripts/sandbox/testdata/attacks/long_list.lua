-- want: a list of more than 16383 items
local t = {}
for i = 1, 1e9 do t[i] = i end
