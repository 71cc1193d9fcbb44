-- want: cannot join nil
local function f(n) if n > 100000 then return nil .. "x" end return f(n + 1) end
f(1)
