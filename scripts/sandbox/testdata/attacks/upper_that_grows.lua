-- want: bytes (at most 65536)
local s = ("ɐ"):rep(32768):upper()
