-- want: a text of more than 65536 bytes
local s = ("abcdefgh"):rep(2 ^ 53)
