-- want: more than 1000000 steps
local kept, i = {}, 0
while true do
  local t = {}
  t.a = 1
  i = i + 1
  kept["k" .. i] = t
end
