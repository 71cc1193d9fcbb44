-- want: math has no "random" here
local n = math.random(6)
