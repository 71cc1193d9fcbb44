-- want: functions use more than 256 local variables from outside them at one time
local function nothing() end
local function f(n)
  local a, b, c, d, e, g, h, i
  local inner = function() return a, b, c, d, e, g, h, i end
  if n < 150 then f(n + 1) end
  while true do nothing() end
end
f(1)
