-- want: calls are nested more than 200 deep
local function f() host_call(f) end
f()
