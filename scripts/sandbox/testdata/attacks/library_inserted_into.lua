-- want: this table cannot be changed
table.insert(math, 1)
