-- Each of these scenarios must fail; the report is compared with expectations.txt.
local rules = "../../../../variants/testdata/saltmarsh"

scenario("a list that has other pieces", function()
  local m = match(rules)
  m:put("seat1.hand", "flotsam", "flotsam")
  m:expect("seat1.hand", { "flotsam", "new_buoy" }, "the hand")
end)

scenario("a number", function() match(rules):expect("seat1.salt", 3) end)

scenario("a text that reads like the number", function() match(rules):expect("seat1.salt", "1") end)

scenario("a number that reads like the text", function() equal("5", 5) end)

scenario("nothing is expected", function() match(rules):step() end)

scenario("a place", function() match(rules):expect("vane.place", "bowl") end)

scenario("ok, without and with words", function() ok(1 == 2, "arithmetic") end)

scenario("equal lists in another order", function() equal({ "a", "b" }, { "b", "a" }) end)

scenario("within", function() within(0.7, 0.1, 0.5, "share") end)

-- Fails where it is called, and says from where.
local function check_water(m, n) m:expect("water", n) end

scenario("in a function of the script", function()
  local m = match(rules)
  check_water(m, 4)
end)

scenario("another question is asked", function()
  local m = match(rules)
  m:begin("errands", "seat1")
  m:answer("seat1", "bid", "coin_1")
end)

scenario("another seat is asked", function()
  local m = match(rules)
  m:begin("errands", "seat1")
  m:answer("seat2", "home")
end)

scenario("an option that is barred", function()
  local m = match(rules)
  m:begin("errands", "seat1")
  m:set("seat1.fish", 0)
  m:answer("seat1", "barter", "fish", "salt")
end)

scenario("an option that is not offered", function()
  local m = match(rules)
  m:begin("errands", "seat1")
  m:answer("seat1", "errand", "ole")
end)

scenario("too little is paid", function()
  local m = match(rules)
  m:put("altsiel", "seat1.barge")
  m:begin("work", "seat1")
  m:answer("seat1", "sail", "torfkaje")
  m:answer("seat1", "route", "altsiel-torfkaje")
  m:answer("seat1", "toll", "coin_1")
end)

scenario("refused for another reason", function()
  local m = match(rules)
  m:begin("errands", "seat1")
  m:set("seat1.fish", 0)
  m:refused("seat1", "barter", "fish", "You have no salt.")
end)

scenario("not refused at all", function()
  local m = match(rules)
  m:begin("errands", "seat1")
  m:refused("seat1", "home", "Somebody in your house wants to be fed first.")
end)

scenario("refused, but nothing of the kind is there", function()
  local m = match(rules)
  m:begin("errands", "seat1")
  m:refused("seat1", "errand", "ole", "Only once.")
end)

scenario("a seat that does not choose with the others", function()
  local m = match(rules)
  m:begin("errands", "seat1")
  m:together("bid", { seat1 = "coin_1" })
end)

scenario("a question that never comes", function()
  local m = match { game = rules, set = { seasons = 1 } }
  m:begin("settle_hands")
  m:play("bid")
end)

scenario("nothing is left to undo", function() match(rules):undo() end)

scenario("a step in the middle of a question", function()
  local m = match(rules)
  m:begin("errands", "seat1")
  m:expect("asked", "seat1 actions")
  m:step()
end)

scenario("what was printed is shown", function()
  print("water", match(rules):get("water"))
  ok(false)
end)

scenario("rules that break", function()
  local m = match { game = "faulty/base.toml" }
  m:answer("seat1", "ask_one", "b")
end)
