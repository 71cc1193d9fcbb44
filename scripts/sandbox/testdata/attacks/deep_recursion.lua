-- want: calls are nested more than 200 deep
local function f(n) return 1 + f(n + 1) end
f(1)
