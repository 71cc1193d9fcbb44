-- want: bytes (at most 65536)
local f, big = ("%99s"):rep(200), ("x"):rep(1000)
local s = f:format(big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big,
  big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big,
  big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big, big)
