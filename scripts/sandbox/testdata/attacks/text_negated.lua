-- want: a text is no number
local s = ("0"):rep(65000) .. "1"
while true do local n = -s end
