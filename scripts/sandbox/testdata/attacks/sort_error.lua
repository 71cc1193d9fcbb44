-- want: stop here
table.sort({ 1, 2, 3 }, function(a, b) error("stop here") end)
