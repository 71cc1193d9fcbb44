-- want: values (at most 250)
local a = unpack({}, -2 ^ 53, 2 ^ 53)
