-- want: more than 1000000 steps
local k, t = ("x"):rep(65536), {}
for i = 1, 50 do t["k" .. i] = i end
while true do local x = t[k] x = t[k] x = t[k] x = t[k] x = t[k] x = t[k] x = t[k] end
