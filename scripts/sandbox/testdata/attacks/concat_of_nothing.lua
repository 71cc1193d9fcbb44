-- want: item 1 is a nil
local s = table.concat({}, ("x"):rep(60000), 1, 2 ^ 50)
