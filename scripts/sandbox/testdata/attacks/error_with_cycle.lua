-- want: {self = {self = {self = {…}}}}
local t = {}
t.self = t
error(t)
