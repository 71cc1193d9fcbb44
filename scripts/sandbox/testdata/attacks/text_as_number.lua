-- want: a text is no number
local s = (" "):rep(65000) .. "1"
while true do local n = s + 1 end
