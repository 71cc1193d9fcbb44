-- want: internal error in host_panic: runtime error: invalid memory address or nil pointer dereference
local function f() host_panic() end
f()
