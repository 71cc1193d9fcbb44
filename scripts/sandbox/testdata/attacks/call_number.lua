-- want: "count" is number, not a function
local count = 3
local function f() return count() end
f()
