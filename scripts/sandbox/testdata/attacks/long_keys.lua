-- want: more than 1000000 steps
local k, t = ("x"):rep(65536), {}
while true do t[k] = t[k] t[k] = t[k] t[k] = t[k] end
