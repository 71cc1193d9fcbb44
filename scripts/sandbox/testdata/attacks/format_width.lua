-- want: is no format (widths have two digits at most)
local s = string.format("%999999d", 1)
