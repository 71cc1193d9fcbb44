-- Two scenarios of one name.
scenario("a", function() end)
scenario("a", function() end)
