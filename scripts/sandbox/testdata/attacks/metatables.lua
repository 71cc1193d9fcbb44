-- want: "setmetatable" is left out here
setmetatable("", { __index = function() end })
