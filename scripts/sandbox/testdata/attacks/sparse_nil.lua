-- want: more than 1000000 steps
while true do
  local t = {}
  t[16383] = nil
end
