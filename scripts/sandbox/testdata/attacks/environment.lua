-- want: "setfenv" is left out here
setfenv(1, {})
