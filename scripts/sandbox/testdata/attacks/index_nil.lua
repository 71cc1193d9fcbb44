-- want: "hand" is nil and has no "size"
local me = {}
local n = me.hand.size
