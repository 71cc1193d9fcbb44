-- want: string has no "gsub"
local s = ("a"):rep(200)
s:gsub(".*.*.*.*x", "")
