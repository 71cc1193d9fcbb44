-- Luther: action c, the benefit cards. All look at where the figures stand when the card is played (L37).

-- A turn of seat1 with these cards in hand; figures as named, all others in Eisleben.
local function turn(o)
  local m = match { game = "luther", players = o.players, set = o.set }
  if o.before then o.before(m) end
  m:put("seat1.hand", o.hand)
  m:put("seat1.provisions", o.provisions or {})
  for seat, place in pairs(o.at or {}) do m:put(place, seat .. ".figure") end
  m:top("provision_stack", o.stack or {})
  m:put("cheese_stack", o.cheese or {})
  m:put("bread_stack", o.bread or {})
  m:begin("turn")
  return m
end
local function travel(m, to, way, ...)
  m:answer("seat1", "travel", to)
  m:answer("seat1", "route", way)
  m:answer("seat1", "days", ...)
end

scenario("a benefit card leaves the game, and one may be played a turn", function()
  local m = turn { hand = { "points_erfurt", "exchange", "card_perlen" } }
  m:answer("seat1", "benefit", "points_erfurt")
  m:expect("points_erfurt.place", "box")
  m:expect("seat1.hand", { "exchange", "card_perlen" })
  ok(not m:offers("benefit", "exchange"))
  ok(m:offers("uncover", "card_perlen"), "the other actions are left")
end)

-- ---- points for a location or a region

for _, place in ipairs { "worms", "wittenberg", "augsburg", "erfurt", "leipzig", "eisenach" } do
  scenario("points_" .. place .. ": 3 points in " .. place, function()
    local m = turn { hand = { "points_" .. place }, at = { seat1 = place } }
    m:answer("seat1", "benefit", "points_" .. place)
    m:expect("seat1.points", 3)
    m:expect("seat2.points", 0)
  end)
end

scenario("LT17, L37: the Worms card counts before travelling and after, not in passing", function()
  local m = turn { hand = { "points_worms" }, at = { seat1 = "worms" }, provisions = { "bread_2" } }
  m:answer("seat1", "benefit", "points_worms")
  travel(m, "frankfurt", "worms-frankfurt", "bread_2")
  m:expect("seat1.points", 3 + 1)

  m = turn { hand = { "points_worms" }, at = { seat1 = "frankfurt" }, provisions = { "bread_2" } }
  travel(m, "worms", "frankfurt-worms", "bread_2")
  m:answer("seat1", "benefit", "points_worms")
  m:expect("seat1.points", 1 + 3)

  m = turn { hand = { "points_worms" }, at = { seat1 = "frankfurt" }, provisions = { "bread_4", "cheese_4" } }
  travel(m, "augsburg", "frankfurt-worms-augsburg", "bread_4", "cheese_4")
  m:answer("seat1", "benefit", "points_worms")
  m:expect("seat1.points", 4)
end)

scenario("LT16: region_red: 4 points in Marburg, 2 elsewhere in the region, none outside", function()
  local m = turn { players = 3, hand = { "region_red" }, at = { seat1 = "marburg", seat2 = "worms", seat3 = "erfurt" } }
  m:answer("seat1", "benefit", "region_red")
  equal({ m:get("seat1.points"), m:get("seat2.points"), m:get("seat3.points") }, { 4, 2, 0 })
end)

for card, v in pairs { region_orange = { "frankenhausen", "eisleben", "leipzig" }, region_green = { "magdeburg", "nimbschen", "worms" } } do
  scenario(card .. ": 4 points in " .. v[1] .. ", 2 elsewhere in the region, for everyone", function()
    local m = turn { players = 4, hand = { card }, at = { seat1 = v[2], seat2 = v[1], seat3 = v[3], seat4 = v[1] } }
    m:answer("seat1", "benefit", card)
    equal({ m:get("seat1.points"), m:get("seat2.points"), m:get("seat3.points"), m:get("seat4.points") }, { 2, 4, 0, 4 })
  end)
end

scenario("the one who plays it need not be in the region", function()
  local m = turn { hand = { "region_green" }, at = { seat1 = "worms", seat2 = "leipzig" } }
  m:answer("seat1", "benefit", "region_green")
  equal({ m:get("seat1.points"), m:get("seat2.points") }, { 0, 2 })
end)

-- ---- cards that bring nobody anything

for card, at in pairs { points_worms = "marburg", region_green = "marburg" } do
  scenario("L50: " .. card .. " may be played where it brings nothing", function()
    local m = turn { hand = { card }, at = { seat1 = at } }
    m:answer("seat1", "benefit", card)
    m:expect("seat1.points", 0)
    m:expect(card .. ".place", "box")
  end)
end

scenario("L50: empty_benefit = barred: not where it brings nobody anything", function()
  local set = { empty_benefit = "barred" }
  local m = turn { set = set, hand = { "points_worms", "region_green", "exchange", "keep_frankfurt" }, at = { seat1 = "marburg" }, before = function(m) m:put("box", m:get("provision_stack")) end }
  m:refused("seat1", "benefit", "points_worms", "You are not in Worms.")
  m:refused("seat1", "benefit", "region_green", "Nobody is in the green region.")
  m:refused("seat1", "benefit", "exchange", "You hold no provisions.")
  m:refused("seat1", "benefit", "keep_frankfurt", "No provisions are left to draw.")
  m:put("leipzig", "seat2.figure")
  m:put("worms", "seat1.figure")
  m:put("seat1.provisions", "bread_1")
  m:put("provision_discard", "bread_2")
  for _, card in ipairs { "points_worms", "region_green", "exchange", "keep_frankfurt" } do ok(m:offers("benefit", card), card) end
end)

-- ---- before travelling

for _, card in ipairs { "relocate", "relocate#2", "relocate#3" } do
  scenario("L38: " .. card .. ": the figure goes to any location, without points or tile, and travels from there", function()
    local m = turn { hand = { card }, at = { seat1 = "marburg" }, provisions = { "bread_4" }, before = function(m)
      m:put("magdeburg", "tile_luther")
      m:put("wittenberg", "tile_karl")
    end }
    m:answer("seat1", "benefit", "relocate")
    equal(#m:options(), 12)
    m:answer("seat1", "relocate", "magdeburg")
    m:expect("seat1.figure.place", "magdeburg")
    m:expect("seat1.points", 0)
    m:expect("seat1.tiles", {})
    travel(m, "wittenberg", "magdeburg-wittenberg", "bread_4")
    m:expect("seat1.tiles", { "tile_karl" })
    m:expect("seat1.points", 2)
    m:expect("magdeburg", { "tile_luther" })
  end)
end

scenario("L38: the tile of the new place is taken by who comes back to it", function()
  local m = turn { hand = { "relocate" }, provisions = { "bread_4" }, before = function(m) m:put("leipzig", "tile_luther") end }
  m:answer("seat1", "benefit", "relocate")
  m:answer("seat1", "relocate", "leipzig")
  travel(m, "leipzig", "leipzig-nimbschen-leipzig", "bread_4")
  m:expect("seat1.tiles", { "tile_luther" })
end)

scenario("L38: the figure may stay where it is, and L48: no trip need follow", function()
  local m = turn { hand = { "relocate" }, at = { seat1 = "marburg" }, before = function(m) m:put("marburg", "tile_luther") end }
  m:answer("seat1", "benefit", "relocate")
  m:answer("seat1", "relocate", "marburg")
  m:answer("seat1", "done")
  m:expect("seat1.figure.place", "marburg")
  m:expect("seat1.tiles", {})
  m:expect("relocate.place", "box")
end)

scenario("L48: the travel benefits are for a trip still to come", function()
  local m = turn { hand = { "relocate", "double_card", "extra_step", "points_worms" }, at = { seat1 = "marburg" }, provisions = { "bread_4", "cheese_4" } }
  for _, card in ipairs { "relocate", "double_card", "extra_step" } do ok(m:offers("benefit", card), card) end
  travel(m, "eisenach", "marburg-eisenach", "bread_4")
  for _, card in ipairs { "relocate", "double_card", "extra_step" } do m:refused("seat1", "benefit", card, "Only before you travel in this turn.") end
  ok(m:offers("benefit", "points_worms"))
end)

for _, card in ipairs { "double_card", "double_card#2", "double_card#3" } do
  scenario("L49: " .. card .. ": one card counts double in this turn's trip", function()
    local m = turn { hand = { card }, at = { seat1 = "marburg" }, provisions = { "bread_2" } }
    m:refused("seat1", "travel", "eisenach", "The cheapest way to Eisenach costs 4 days, and you can pay 2.")
    m:answer("seat1", "benefit", "double_card")
    travel(m, "eisenach", "marburg-eisenach", "bread_2")
    m:expect("seat1.points", 2)
    m:expect(card .. ".place", "box")
  end)
end

scenario("LT08, L11: extra_step: four locations, so that Magdeburg can be reached from Marburg", function()
  local m = turn { hand = { "extra_step" }, at = { seat1 = "marburg" }, provisions = { "beer_6", "bread_4", "cheese_4" } }
  m:refused("seat1", "travel", "magdeburg", "Magdeburg is 4 paths away, and a turn takes you along 3 at most.")
  m:answer("seat1", "benefit", "extra_step")
  travel(m, "magdeburg", "marburg-eisenach-erfurt-eisleben-magdeburg", "beer_6", "bread_4", "cheese_4")
  m:expect("seat1.points", 7)
  m:expect("extra_step.place", "box")
end)

scenario("LT08: from Marburg Magdeburg can be reached by relocate too", function()
  local m = turn { hand = { "relocate" }, at = { seat1 = "marburg" }, provisions = { "bread_4" } }
  m:answer("seat1", "benefit", "relocate")
  m:answer("seat1", "relocate", "eisleben")
  ok(m:offers("travel", "magdeburg"))
end)

scenario("L48: what a travel benefit gives ends with the turn", function()
  local m = turn { hand = { "extra_step" }, at = { seat1 = "marburg" }, provisions = { "beer_6", "bread_4", "cheese_4", "beer_5" } }
  m:answer("seat1", "benefit", "extra_step")
  m:answer("seat1", "done")
  m:begin("turn")
  m:refused("seat1", "travel", "magdeburg", "Magdeburg is 4 paths away, and a turn takes you along 3 at most.")

  m = turn { hand = { "double_card" }, at = { seat1 = "marburg" }, provisions = { "bread_2" } }
  m:answer("seat1", "benefit", "double_card")
  m:answer("seat1", "done")
  m:begin("turn")
  m:refused("seat1", "travel", "eisenach", "The cheapest way to Eisenach costs 4 days, and you can pay 2.")
end)

-- ---- provisions

local five = { "bread_1", "cheese_2", "beer_3", "beer_4", "beer_5" }

for card, v in pairs { keep_nimbschen = { "nimbschen", "leipzig" }, keep_frankfurt = { "frankfurt", "marburg" } } do
  scenario(card .. ": draw five and keep three, without special cards", function()
    local m = turn { hand = { card }, at = { seat1 = v[2] }, stack = five, cheese = { "points_worms" }, bread = { "relocate" } }
    m:answer("seat1", "benefit", card)
    m:expect("options", five)
    m:refused("seat1", "keep", "beer_3", "beer_4", "choose exactly 3, not 2")
    m:answer("seat1", "keep", "beer_3", "beer_4", "beer_5")
    m:expect("seat1.provisions", { "beer_3", "beer_4", "beer_5" })
    m:expect("provision_discard", { "bread_1", "cheese_2" })
    m:expect("seat1.hand", {})
  end)

  scenario(card .. ": keep four in " .. v[1], function()
    local m = turn { hand = { card }, at = { seat1 = v[1] }, stack = five }
    m:answer("seat1", "benefit", card)
    m:answer("seat1", "keep", "cheese_2", "beer_3", "beer_4", "beer_5")
    m:expect("provision_discard", { "bread_1" })
    equal(m:count("seat1.provisions"), 4)
  end)
end

scenario("L39: with fewer to draw three are kept and the rest discarded", function()
  for left, discarded in pairs { [4] = 1, [3] = 0, [2] = 0 } do
    local m = turn { hand = { "keep_frankfurt" }, before = function(m)
      local cards = {}
      for i = 1, left do cards[i] = five[i] end
      m:put("box", m:get("provision_stack"))
      m:put("provision_stack", cards)
    end }
    m:answer("seat1", "benefit", "keep_frankfurt")
    m:answer("seat1", "keep", unpack(five, 1, math.min(3, left)))
    equal(m:count("seat1.provisions"), math.min(3, left))
    equal(m:count("provision_discard"), discarded)
  end
end)

for _, card in ipairs { "exchange", "exchange#2" } do
  scenario("L40: " .. card .. ": up to three provisions for as many new ones, with special cards", function()
    local m = turn { hand = { card }, provisions = { "bread_1", "bread_2", "cheese_1", "beer_6" }, stack = { "cheese_4", "bread_4", "beer_5" }, cheese = { "points_worms" }, bread = { "self_draw" } }
    m:answer("seat1", "benefit", "exchange")
    m:refused("seat1", "exchange", "bread_1", "bread_2", "cheese_1", "beer_6", "choose at most 3, not 4")
    m:answer("seat1", "exchange", "bread_1", "bread_2", "cheese_1")
    m:expect("seat1.provisions", { "beer_6", "cheese_4", "bread_4", "beer_5" })
    m:expect("seat1.hand", { "points_worms" })
    m:expect("seat1.events", { "self_draw" })
    m:expect("provision_discard", { "bread_1", "bread_2", "cheese_1" })
    m:expect(card .. ".place", "box")
  end)
end

scenario("L40: the number is said at once, and may be 0", function()
  local m = turn { hand = { "exchange" }, provisions = { "bread_1", "bread_2" } }
  m:answer("seat1", "benefit", "exchange")
  m:answer("seat1", "exchange")
  m:expect("asked", "seat1 actions")
  m:expect("seat1.provisions", { "bread_1", "bread_2" })
end)

scenario("L47: what exchange has discarded is reshuffled with the rest when the stack is empty", function()
  local m = turn { hand = { "exchange" }, provisions = { "bread_1", "bread_2" }, before = function(m) m:put("box", m:get("provision_stack")) end }
  m:answer("seat1", "benefit", "exchange")
  m:answer("seat1", "exchange", "bread_1", "bread_2")
  m:expect("seat1.provisions", { "bread_1", "bread_2" })
  m:expect("provision_discard", {})
end)

scenario("L47: what is not kept of five is not among the cards of the same draw", function()
  local m = turn { hand = { "keep_frankfurt" }, before = function(m)
    m:put("box", m:get("provision_stack"))
    m:put("provision_stack", "beer_3", "beer_4")
    m:put("provision_discard", "bread_1", "bread_2")
  end }
  m:answer("seat1", "benefit", "keep_frankfurt")
  m:expect("options", { "beer_3", "beer_4", "bread_1", "bread_2" })
  m:answer("seat1", "keep", "beer_3", "beer_4", "bread_2")
  m:expect("provision_discard", { "bread_1" })
  m:expect("provision_stack", {})
end)

scenario("L53, L54: cards drawn in a turn may pay for a trip later in that turn; no hand is too large", function()
  local m = turn { hand = { "keep_frankfurt" }, at = { seat1 = "frankfurt" }, stack = five, provisions = { "bread_2", "bread_2", "bread_3", "bread_3", "cheese_1", "cheese_3", "cheese_4", "beer_6" } }
  m:answer("seat1", "benefit", "keep_frankfurt")
  m:answer("seat1", "keep", "cheese_2", "beer_3", "beer_4", "beer_5")
  equal(m:count("seat1.provisions"), 12)
  travel(m, "marburg", "frankfurt-marburg", "beer_4")
  m:expect("seat1.points", 2)
end)
