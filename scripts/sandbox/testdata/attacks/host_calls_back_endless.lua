-- want: more than 1000000 steps
while true do host_call(function() while true do end end) end
