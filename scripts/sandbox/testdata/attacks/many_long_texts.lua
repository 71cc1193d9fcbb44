-- want: more than 1000000 steps
local s, kept = ("x"):rep(65000), {}
for i = 1, 1e9 do kept[i] = s .. i end
