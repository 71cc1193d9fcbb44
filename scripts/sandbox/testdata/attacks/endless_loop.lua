-- want: more than 1000000 steps
while true do end
