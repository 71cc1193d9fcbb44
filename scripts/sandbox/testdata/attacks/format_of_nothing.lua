-- want: no value for %d
local s = string.format("%d")
