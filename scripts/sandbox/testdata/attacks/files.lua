-- want: "io" is left out here
io.open("/etc/passwd")
