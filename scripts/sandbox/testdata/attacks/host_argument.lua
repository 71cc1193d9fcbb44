-- want: bad argument #1 to host_number (number expected, got nil)
host_number()
