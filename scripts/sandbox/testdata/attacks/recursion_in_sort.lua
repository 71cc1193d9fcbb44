-- want: calls are nested more than 200 deep
local function f(a, b)
  table.sort({ 1, 2, 3 }, f)
  return false
end
f()
