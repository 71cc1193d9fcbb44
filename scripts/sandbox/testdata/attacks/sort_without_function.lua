-- want: more than 1000000 steps
local t = {}
for i = 1, 16000 do t[i] = (i * 7919) % 16001 end
while true do
  table.sort(t)
  for i = 1, 16000 do t[i] = (t[i] * 7919) % 16001 end
end
