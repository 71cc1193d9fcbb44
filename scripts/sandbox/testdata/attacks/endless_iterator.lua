-- want: more than 1000000 steps
for x in function() return 1 end do end
