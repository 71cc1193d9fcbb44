-- Names are checked before anything is run.
scenario("a", function() exect(1) end)
local n = 1
count = 2
scenario("b", function() n = m end)
