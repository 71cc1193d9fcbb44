-- want: next: the table has no key nope
local k = next({ a = 1 }, "nope")
