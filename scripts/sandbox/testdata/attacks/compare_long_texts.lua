-- want: more than 1000000 steps
local a, b = ("x"):rep(65535) .. "a", ("x"):rep(65535) .. "b"
while true do local c = a < b or a <= b or a > b or a >= b end
