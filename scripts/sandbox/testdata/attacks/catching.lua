-- want: "pcall" is left out here
while true do pcall(function() while true do end end) end
