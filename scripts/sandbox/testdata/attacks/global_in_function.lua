-- want: assignment to "count", which is not a local variable
local function f() count = 1 end
