-- want: "%p" is no format
local s = string.format("%p", {})
