-- want: more than 1000000 steps
for i = 10, 1, 0 do end
