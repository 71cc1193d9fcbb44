-- want: unpack: 100000000 values (at most 250)
local function f(...) end
f(unpack({}, 1, 1e8))
