-- want: string.byte: 65536 values (at most 250)
local s = ("x"):rep(65536)
local a = s:byte(1, -1)
