-- An expectation outside all scenarios.
scenario("a", function() end)
ok(true)
