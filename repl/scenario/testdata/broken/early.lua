-- A match outside all scenarios.
local m = match "../../../../variants/testdata/saltmarsh"
scenario("a", function() m:play() end)
