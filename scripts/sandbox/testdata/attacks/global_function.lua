-- want: function "f" is not local (write: local function f)
function f() end
