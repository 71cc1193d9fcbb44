-- want: more than 1000000 steps
local t = {}
while true do
  for i = 1, 16000 do table.insert(t, 1, i) end
  t = {}
end
