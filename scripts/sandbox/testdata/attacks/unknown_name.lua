-- want: unknown name "tostrin" (did you mean "tostring"?)
local s = tostrin(1)
