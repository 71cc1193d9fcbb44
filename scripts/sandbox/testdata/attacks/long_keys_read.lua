-- want: more than 1000000 steps
local k, t = ("x"):rep(65536), {}
while true do local x = t[k] x = t[k] x = t[k] x = t[k] x = t[k] x = t[k] x = t[k] end
