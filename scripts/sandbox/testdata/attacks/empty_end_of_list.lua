-- want: more than 1000000 steps
local t = { 1 }
t[16383] = 1
t[16383] = nil
while true do local n = #t end
