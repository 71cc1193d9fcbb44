-- want: calls are nested more than 200 deep
local function f()
  for x in f do end
end
f()
