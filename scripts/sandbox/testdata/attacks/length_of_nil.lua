-- want: cannot take the length of nil
local n = #nil
