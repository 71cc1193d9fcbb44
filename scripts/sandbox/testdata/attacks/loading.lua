-- want: "loadstring" is left out here
loadstring("while true do end")()
