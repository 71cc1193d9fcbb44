-- want: a whole number expected, got 1e+300
local s = ("x"):rep(1e300)
