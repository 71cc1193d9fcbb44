-- want: internal error in host_panic
table.sort({ 1, 2 }, function(a, b) host_panic() end)
