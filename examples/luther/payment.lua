-- Luther: how a trip is paid (L12), with and without a card that counts double (L49).

-- Seat1 pays for 10 days (Marburg, Eisenach, Erfurt, Eisleben) or for the way named, with these provisions in hand.
local function pay(o)
  local m = match { game = "luther", set = o.set }
  m:begin("turn")
  local way = o.way or "marburg-eisenach-erfurt-eisleben"
  m:put(string.sub(way, 1, string.find(way, "-", 1, true) - 1), "seat1.figure")
  m:put("seat1.provisions", o.hand)
  if o.double then
    m:put("seat1.hand", "double_card")
    m:answer("seat1", "benefit", "double_card")
  end
  m:answer("seat1", "travel", o.to or "eisleben")
  m:answer("seat1", "route", way)
  return m
end

-- Eight days, Eisleben to Wittenberg by Magdeburg.
local eight = "eisleben-magdeburg-wittenberg"

scenario("L12: paying exactly, with any cards that fit", function()
  local hand = { "beer_6", "bread_4", "cheese_4", "cheese_2" }
  for _, cards in ipairs { { "beer_6", "bread_4" }, { "bread_4", "cheese_4", "cheese_2" } } do
    local m = pay { hand = hand }
    m:answer("seat1", "days", unpack(cards))
    m:expect("provision_discard", cards)
    m:expect("seat1.points", 5)
  end
end)

scenario("L12: of equal cards as many go as are named, in whatever order they were taken", function()
  for _, hand in ipairs { { "beer_4", "beer_4#2", "beer_4#3" }, { "beer_4#2", "beer_4#3", "beer_4" }, { "beer_4#3", "beer_4#2", "beer_4" } } do
    local m = pay { hand = hand }
    m:answer("seat1", "days", "beer_4", "beer_4", "beer_4")
    m:expect("seat1.provisions", {})
  end
end)

scenario("L12: too little is refused", function()
  local m = pay { hand = { "beer_6", "bread_4", "bread_3" } }
  m:refused("seat1", "days", "beer_6", "bread_3", "that is 9, and 10 is needed")
  m:refused("seat1", "days", "that is 0, and 10 is needed")
end)

scenario("L12: a card that could be left out is refused", function()
  local m = pay { hand = { "beer_6", "bread_4", "cheese_1" } }
  m:refused("seat1", "days", "beer_6", "bread_4", "cheese_1", "Käse 1 is too much: without it 10 is covered")
end)

scenario("L12: overpaying without such a card is allowed, even where other cards fit exactly", function()
  local m = pay { hand = { "beer_6", "beer_6", "bread_4" } }
  m:answer("seat1", "days", "beer_6", "beer_6")
  m:expect("seat1.provisions", { "bread_4" })
  m:expect("seat1.points", 5)
end)

scenario("L12: payment = exact_if_possible: who can pay exactly must", function()
  local m = pay { hand = { "beer_6", "beer_6", "bread_4" }, set = { payment = "exact_if_possible" } }
  m:refused("seat1", "days", "beer_6", "beer_6", "that is 12: 10 can be paid exactly")
  m:answer("seat1", "days", "beer_6", "bread_4")
  m:expect("seat1.provisions", { "beer_6" })
end)

scenario("L12: payment = exact_if_possible: who cannot may overpay, still without a card that could be left out", function()
  local m = pay { hand = { "beer_6", "beer_6", "bread_3" }, set = { payment = "exact_if_possible" } }
  m:refused("seat1", "days", "beer_6", "beer_6", "bread_3", "Brot 3 is too much: without it 10 is covered")
  m:answer("seat1", "days", "beer_6", "beer_6")
  m:expect("seat1.points", 5)
end)

scenario("L12: payment = any_covering_set: more cards than needed may go", function()
  local m = pay { hand = { "beer_6", "bread_4", "cheese_1" }, set = { payment = "any_covering_set" } }
  m:refused("seat1", "days", "bread_4", "cheese_1", "that is 5, and 10 is needed")
  m:answer("seat1", "days", "beer_6", "bread_4", "cheese_1")
  m:expect("seat1.provisions", {})
  m:expect("seat1.points", 5)
end)

scenario("LT15, L17, L49: Augsburg to Eisenach, 14 days with a 5 that counts double and a 4", function()
  local m = pay { double = true, way = "augsburg-worms-frankfurt-eisenach", to = "eisenach", hand = { "beer_5", "bread_4" } }
  m:answer("seat1", "days", "beer_5", "bread_4")
  m:expect("seat1.points", 7)
  m:expect("seat1.provisions", {})
  m:expect("double_card.place", "box")
end)

scenario("L49: without the double card the same provisions do not last", function()
  local m = match "luther"
  m:begin("turn")
  m:put("augsburg", "seat1.figure")
  m:put("seat1.provisions", "beer_5", "bread_4")
  m:refused("seat1", "travel", "eisenach", "The cheapest way to Eisenach costs 14 days, and you can pay 9.")
end)

scenario("L49: one card counts double, not two", function()
  local m = match "luther"
  m:begin("turn")
  m:put("augsburg", "seat1.figure")
  m:put("seat1.provisions", "beer_4", "bread_4", "cheese_1")                 -- 8 + 4 + 1 to 14
  m:put("seat1.hand", "double_card")
  m:answer("seat1", "benefit", "double_card")
  m:refused("seat1", "travel", "eisenach", "The cheapest way to Eisenach costs 14 days, and you can pay 13.")
  ok(m:offers("travel", "worms"))
end)

scenario("L49: the double card counts in the test of what could be left out", function()
  local m = pay { double = true, way = eight, to = "wittenberg", hand = { "beer_4", "bread_3" } }
  m:refused("seat1", "days", "beer_4", "bread_3", "beer_4", "Bier 4 can be chosen only once")
  m:answer("seat1", "days", "beer_4")                                        -- 8
  m:expect("seat1.provisions", { "bread_3" })
end)

scenario("L49: which card counts double is the payer's to say, and whether any does", function()
  for _, cards in ipairs {
    { "beer_5", "bread_3" },                                                 -- 5 + 3, none doubled
    { "beer_6", "bread_1" },                                                 -- 6 + 2
    { "beer_5" },                                                            -- 10
    { "beer_5", "bread_4" },                                                 -- 5 + 4
  } do
    local m = pay { double = true, way = eight, to = "wittenberg", hand = { "beer_5", "beer_6", "bread_4", "bread_3", "bread_1" } }
    m:answer("seat1", "days", unpack(cards))
    m:expect("provision_discard", cards)
    m:expect("seat1.points", 4)
  end
end)

scenario("L49: whichever is doubled, one of these could be left out", function()
  local m = pay { double = true, way = eight, to = "wittenberg", hand = { "beer_5", "bread_4", "bread_1" } }
  m:refused("seat1", "days", "beer_5", "bread_4", "bread_1", "Bier 5 is too much: without it 8 is covered")
end)

scenario("L12, L49: exact_if_possible looks for the doubled card as well", function()
  local m = pay { double = true, way = eight, to = "wittenberg", hand = { "beer_5", "beer_6", "bread_1" }, set = { payment = "exact_if_possible" } }
  m:refused("seat1", "days", "beer_5", "that is 10: 8 can be paid exactly")
  m:answer("seat1", "days", "beer_6", "bread_1")                             -- 6 + 2
  m:expect("seat1.provisions", { "beer_5" })
end)

scenario("L49: the points stay those of the days", function()
  local m = pay { double = true, way = eight, to = "wittenberg", hand = { "beer_6" } }
  m:answer("seat1", "days", "beer_6")
  m:expect("seat1.points", 4)
end)
