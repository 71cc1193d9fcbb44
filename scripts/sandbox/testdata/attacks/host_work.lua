-- want: more than 1000000 steps
for i = 1, 10 do host_work(300000) end
