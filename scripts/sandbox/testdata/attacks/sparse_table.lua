-- want: more than 1000000 steps
local kept = {}
for i = 1, 1e9 do
  local t = {}
  t[16383] = 1
  kept[i] = t
end
