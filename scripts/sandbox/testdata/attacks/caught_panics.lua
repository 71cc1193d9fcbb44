-- want: more than 1000000 steps
while true do
  host_fails(host_panic)
end
