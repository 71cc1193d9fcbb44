-- want: nil
error()
