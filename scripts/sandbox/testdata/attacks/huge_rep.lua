-- want: string.rep: 1099511627776 times 1 bytes is a text of more than 65536 bytes
local s = string.rep("x", 2 ^ 40)
