-- want: string.find knows no patterns
local at = ("a"):rep(200):find("%a+")
