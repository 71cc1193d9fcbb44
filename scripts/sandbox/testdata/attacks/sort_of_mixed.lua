-- want: cannot compare
table.sort({ 1, "a", 2 })
