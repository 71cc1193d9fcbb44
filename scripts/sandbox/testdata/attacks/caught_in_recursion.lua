-- want: more than 1000000 steps
local function f(n)
  if n > 0 then f(n - 1) end
  host_fails(function() error({ n, n, n }) end)
end
while true do f(60) end
