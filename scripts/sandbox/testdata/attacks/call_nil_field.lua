-- want: there is no function "dicard" here
local card = {}
card.dicard()
