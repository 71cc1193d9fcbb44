-- want: a text of 131072 bytes (at most 65536)
local s = "x"
for i = 1, 60 do s = s .. s end
