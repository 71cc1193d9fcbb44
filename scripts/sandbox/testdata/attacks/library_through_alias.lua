-- want: math cannot be changed
local m = math
for _, name in ipairs({ "floor", "ceil" }) do m[name] = nil end
