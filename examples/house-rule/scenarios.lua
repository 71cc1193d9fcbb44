-- Indulgences: what the house rule must do.

local function open(set)
  return match { game = "reformation", with = "./indulgences.toml", set = set }
end

scenario("the new card takes cards back from the discards", function()
  local m = open()
  m:put("catholic.hand", "indulgences")
  m:put("catholic.discards", "hapsburgs", "trial", "church_supremacy")
  m:begin("catholic_event")
  m:answer("catholic", "event", "indulgences")
  m:expect("text", "Which cards do you take back?")
  m:expect("options", { "hapsburgs", "trial", "church_supremacy" })
  m:answer("catholic", "take_back", "hapsburgs", "church_supremacy")
  m:expect("catholic.hand", { "hapsburgs", "church_supremacy" })
  m:expect("catholic.discards", { "trial", "indulgences" })
end)

scenario("it takes back what there is", function()
  local m = open()
  m:put("catholic.hand", "indulgences")
  m:put("catholic.discards", "trial")
  m:begin("catholic_event")
  m:answer("catholic", "event", "indulgences")
  m:answer("catholic", "take_back", "trial")
  m:expect("catholic.hand", { "trial" })
end)

scenario("it is barred while nothing is discarded", function()
  local m = open()
  m:put("catholic.hand", "indulgences")
  m:begin("catholic_event")
  m:refused("catholic", "event", "indulgences", "Nothing has been discarded yet.")
end)

-- Four cards of 5, 5, 5 and 4 are 19, as a great bid 15; and 1 for Poland.
for _, v in ipairs { { 4, 16 }, { 5, 20 } } do
  local great_bid, total = v[1], v[2]
  scenario("great_bid = " .. great_bid .. ": four cards count " .. total, function()
    local m = open { great_bid = great_bid }
    m:put("catholic.bid", "hapsburgs", "church_rule", "holy_inquisition", "jesuits")
    m:put("bid_cards.1", "poland")
    equal(m:rule("total", "catholic", "poland"), total)
  end)
end

scenario("hands of seven, and Book Burnings is stronger", function()
  local m = open()
  m:step(3)
  equal({ m:count("protestant.hand"), m:count("catholic.hand") }, { 7, 7 })
  m:expect("book_burnings.ip", 2)
  equal(#game({ game = "reformation", with = "./indulgences.toml" }):pieces("catholic"), 37)
end)

scenario("whole matches come to an end", function()
  for seed = 1, 5 do
    local m = match { game = "reformation", with = "./indulgences.toml", seed = seed }
    m:play()
    m:expect("over", true)
  end
end)
