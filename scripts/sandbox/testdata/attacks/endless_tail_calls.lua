-- want: more than 1000000 steps
local function f(n) return f(n + 1) end
f(1)
