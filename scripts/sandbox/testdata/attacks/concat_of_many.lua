-- want: bytes (at most 65536)
local t, s = {}, ("x"):rep(1000)
for i = 1, 1000 do t[i] = s end
local all = table.concat(t, s)
