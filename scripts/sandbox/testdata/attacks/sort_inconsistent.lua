-- want: more than 1000000 steps
local t = {}
for i = 1, 16000 do t[i] = i end
while true do table.sort(t, function() return true end) end
