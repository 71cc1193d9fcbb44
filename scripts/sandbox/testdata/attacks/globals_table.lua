-- want: "_G" is left out here
_G.string = nil
