scenario("not closed", function()
  ok(true
end)
