-- want: {"first", code = 3, inner = {1, 2}}
error({ "first", code = 3, inner = { 1, 2 } })
