-- want: table function
error(tostring({}) .. " " .. tostring(host_work))
