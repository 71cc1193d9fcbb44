-- want: more than 1000000 steps
local s = ("0"):rep(65000) .. "1"
while true do local n = tonumber(s) end
