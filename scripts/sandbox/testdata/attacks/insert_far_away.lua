-- want: place 20000000 in a list of 0 items
table.insert({}, 2e7, 1)
