-- want: cannot index nil with "table"
local t, key = nil, {}
local x = t[key]
