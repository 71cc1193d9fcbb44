-- want: more than 1000000 steps
local s = ("a"):rep(65536)
while true do local at = s:find(".*.*.*.*x") end
