-- want: string has no "__index"
local x = ("").__index
