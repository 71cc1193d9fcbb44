-- want: ... holds 251 values (at most 250)
local function f(...) return f(1, ...) end
f()
