-- want: more than 1000000 steps
while true do
  host_fails(function() error("again") end)
end
