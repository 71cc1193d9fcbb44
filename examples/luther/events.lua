-- Luther: the event cards, read at the beginning of a turn. The ring cards stand in rings.lua.

-- A turn that begins with these event cards before its player, seat1 unless it is said otherwise.
--   stack: the top of the provisions stack; hands: provisions by seat; at: places by seat; cheese, bread: special stacks
local function reading_of(o)
  local me = o.me or "seat1"
  local m = match { game = "luther", players = o.players, set = o.set, seed = o.seed }
  m:put(me .. ".events", o.events)
  m:top("provision_stack", o.stack or {})
  for seat, cards in pairs(o.hands or {}) do m:put(seat .. ".provisions", cards) end
  for seat, place in pairs(o.at or {}) do m:put(place, seat .. ".figure") end
  m:put("cheese_stack", o.cheese or {})
  m:put("bread_stack", o.bread or {})
  if o.before then o.before(m) end
  m:start(me)
  m:begin("turn")
  m:get("asked")                                                             -- reads the events
  return m
end

-- Puts all tiles away but those of the stack named, so that each location without a tile is empty.
local function tile_stack(m, ...)
  m:put("box", m:get("tile_stack"))
  m:put("tile_stack", ...)
end

-- ---- drawing

for _, card in ipairs { "all_draw", "all_draw#2" } do
  scenario(card .. ": the active player draws two, then each opponent one, clockwise, without special cards", function()
    local m = reading_of { players = 3, me = "seat2", events = { card }, stack = { "bread_1", "cheese_2", "bread_3", "cheese_4" }, cheese = { "points_worms" }, bread = { "relocate" } }
    m:expect("asked", "seat2 actions")
    m:expect("seat2.provisions", { "bread_1", "cheese_2" })
    m:expect("seat3.provisions", { "bread_3" })
    m:expect("seat1.provisions", { "cheese_4" })
    for i = 1, 3 do m:expect("seat" .. i .. ".hand", {}) end
    equal({ m:count("cheese_stack"), m:count("bread_stack") }, { 1, 1 })
    m:expect(card .. ".place", "box")
  end)
end

scenario("L22: an event that brings more than there is brings what there is, in turn order", function()
  local m = reading_of { players = 3, events = { "all_draw" }, before = function(m)
    m:put("box", m:get("provision_stack"))
    m:put("provision_stack", "bread_1", "bread_2")
    m:put("provision_discard", "beer_6")
  end }
  m:expect("seat1.provisions", { "bread_1", "bread_2" })
  m:expect("seat2.provisions", { "beer_6" })
  m:expect("seat3.provisions", {})
end)

scenario("self_draw: the active player draws three, without special cards", function()
  local m = reading_of { events = { "self_draw" }, stack = { "bread_1", "cheese_2", "beer_3" }, cheese = { "points_worms" }, bread = { "relocate" } }
  m:expect("seat1.provisions", { "bread_1", "cheese_2", "beer_3" })
  m:expect("seat2.provisions", {})
  m:expect("seat1.hand", {})
end)

for region, places in pairs { red = { "marburg", "worms", "erfurt" }, orange = { "eisenach", "eisleben", "worms" }, green = { "leipzig", "nimbschen", "marburg" } } do
  scenario("region_draw_" .. region .. ": everyone there draws two, with special cards", function()
    local m = reading_of { players = 3, events = { "region_draw_" .. region }, at = { seat1 = places[1], seat2 = places[2], seat3 = places[3] },
      stack = { "bread_1", "cheese_2", "cheese_3", "beer_4" }, cheese = { "points_worms", "card_perlen" }, bread = { "relocate" } }
    m:expect("seat1.provisions", { "bread_1", "cheese_2" })
    m:expect("seat1.hand", { "relocate", "points_worms" })
    m:expect("seat2.provisions", { "cheese_3", "beer_4" })
    m:expect("seat2.hand", { "card_perlen" })
    m:expect("seat3.provisions", {})
  end)
end

scenario("L51: the active player draws first, then clockwise, whoever is in the region", function()
  local m = reading_of { players = 4, me = "seat3", events = { "region_draw_red" }, at = { seat1 = "worms", seat2 = "augsburg", seat3 = "leipzig", seat4 = "marburg" },
    stack = { "beer_3", "beer_4", "beer_5", "beer_6", "bread_1", "bread_2" } }
  m:expect("seat4.provisions", { "beer_3", "beer_4" })
  m:expect("seat1.provisions", { "beer_5", "beer_6" })
  m:expect("seat2.provisions", { "bread_1", "bread_2" })
  m:expect("seat3.provisions", {})
end)

scenario("L51: each player finishes, special cards included, before the next", function()
  local m = reading_of { events = { "region_draw_red" }, at = { seat1 = "worms", seat2 = "augsburg" }, stack = { "cheese_1", "cheese_2", "cheese_3", "cheese_4" },
    cheese = { "card_perlen", "card_lichterloh", "card_morgenland" } }
  m:expect("seat1.hand", { "card_perlen", "card_lichterloh" })
  m:expect("seat2.hand", { "card_morgenland" })
end)

scenario("lowest_draw: all with the fewest points draw two, without special cards", function()
  local m = reading_of { players = 4, me = "seat2", events = { "lowest_draw" }, stack = { "bread_1", "bread_2", "cheese_3", "cheese_4" }, cheese = { "points_worms" }, bread = { "relocate" },
    before = function(m)
      m:set("seat1.points", 4)
      m:set("seat2.points", 7)
      m:set("seat3.points", 4)
      m:set("seat4.points", 5)
    end }
  m:expect("seat3.provisions", { "bread_1", "bread_2" })                     -- clockwise from the active player
  m:expect("seat1.provisions", { "cheese_3", "cheese_4" })
  m:expect("seat2.provisions", {})
  m:expect("seat4.provisions", {})
  m:expect("seat3.hand", {})
end)

scenario("lowest_draw: the active player may be among them", function()
  local m = reading_of { events = { "lowest_draw" } }
  equal({ m:count("seat1.provisions"), m:count("seat2.provisions") }, { 2, 2 })
end)

scenario("L04: lowest_draw: a half point is more than none", function()
  local m = reading_of { events = { "lowest_draw" }, set = { travel_rounding = "exact" }, before = function(m) m:set("seat1.half_points", 1) end }
  equal({ m:count("seat1.provisions"), m:count("seat2.provisions") }, { 0, 2 })
end)

-- ---- discarding

for _, card in ipairs { "all_discard", "all_discard#2" } do
  scenario("L21: " .. card .. ": the active player discards one of own choice, then each opponent two, clockwise", function()
    local m = reading_of { players = 3, me = "seat2", events = { card },
      hands = { seat1 = { "bread_1", "bread_2", "bread_3" }, seat2 = { "cheese_1", "cheese_2" }, seat3 = { "beer_3", "beer_4", "beer_5" } } }
    m:refused("seat2", "discard", "cheese_1", "cheese_2", "choose exactly 1, not 2")
    m:answer("seat2", "discard", "cheese_1")
    m:answer("seat3", "discard", "beer_4", "beer_3")
    m:refused("seat1", "discard", "bread_1", "choose exactly 2, not 1")
    m:answer("seat1", "discard", "bread_1", "bread_3")
    m:expect("seat2.provisions", { "cheese_2" })
    m:expect("seat3.provisions", { "beer_5" })
    m:expect("seat1.provisions", { "bread_2" })
    m:expect("provision_discard", { "cheese_1", "beer_4", "beer_3", "bread_1", "bread_3" })
  end)
end

scenario("LT23: who has fewer discards fewer", function()
  local m = reading_of { players = 3, events = { "all_discard" }, hands = { seat1 = { "bread_1" }, seat2 = { "beer_3" } } }
  m:answer("seat1", "discard", "bread_1")
  m:answer("seat2", "discard", "beer_3")
  m:expect("asked", "seat1 actions")
  for i = 1, 3 do m:expect("seat" .. i .. ".provisions", {}) end
  m:expect("provision_discard", { "bread_1", "beer_3" })
end)

scenario("L21: event_discard = random: chance takes the cards", function()
  local gone = {}
  for seed = 1, 20 do
    local m = reading_of { events = { "all_discard" }, hands = { seat1 = { "bread_1", "bread_2", "bread_3" }, seat2 = { "beer_3", "beer_4", "beer_5" } }, set = { event_discard = "random" }, seed = seed }
    m:expect("asked", "seat1 actions")
    equal({ m:count("seat1.provisions"), m:count("seat2.provisions") }, { 2, 1 })
    gone[m:get("provision_discard")[1]] = true
  end
  ok(gone.bread_1 and gone.bread_2 and gone.bread_3, "any of them in twenty matches")
end)

scenario("L21: event_discard = random: who has fewer loses fewer", function()
  local m = reading_of { events = { "all_discard" }, hands = { seat2 = { "beer_3" } }, set = { event_discard = "random" } }
  m:expect("provision_discard", { "beer_3" })
  m:answer("seat1", "done")
end)

scenario("region_discard: everyone in the orange region discards one of own choice", function()
  local m = reading_of { players = 3, me = "seat3", events = { "region_discard" }, at = { seat1 = "erfurt", seat2 = "leipzig", seat3 = "eisleben" },
    hands = { seat1 = { "bread_1", "bread_2" }, seat2 = { "cheese_1" }, seat3 = { "beer_3", "beer_4" } } }
  m:answer("seat3", "discard", "beer_3")
  m:answer("seat1", "discard", "bread_2")
  m:expect("seat2.provisions", { "cheese_1" })
  m:expect("seat1.provisions", { "bread_1" })
  m:expect("seat3.provisions", { "beer_4" })
end)

-- ---- passing to the left

scenario("L51: pass_left: all choose before any card moves, then it goes to the left", function()
  local m = reading_of { players = 3, events = { "pass_left" }, hands = { seat1 = { "bread_1", "bread_2" }, seat2 = { "beer_3", "beer_4" }, seat3 = { "cheese_1", "cheese_2" } } }
  m:refused("seat1", "pass_left", "bread_1", "bread_2", "choose exactly 1, not 2")
  m:answer("seat1", "pass_left", "bread_1")
  m:expect("seat1.provisions", { "bread_1", "bread_2" })
  m:answer("seat2", "pass_left", "beer_4")
  m:expect("options", { "cheese_1", "cheese_2" })                            -- not what is on its way
  m:answer("seat3", "pass_left", "cheese_2")
  m:expect("seat2.provisions", { "beer_3", "bread_1" })
  m:expect("seat3.provisions", { "cheese_1", "beer_4" })
  m:expect("seat1.provisions", { "bread_2", "cheese_2" })
end)

scenario("L51: pass_left: two players swap a card", function()
  local m = reading_of { events = { "pass_left" }, hands = { seat1 = { "bread_1", "bread_2" }, seat2 = { "beer_3", "beer_4" } } }
  m:together("pass_left", { seat1 = "bread_2", seat2 = "beer_3" })
  m:expect("seat1.provisions", { "bread_1", "beer_3" })
  m:expect("seat2.provisions", { "beer_4", "bread_2" })
end)

scenario("L51: pass_left: who has no provisions gives none but gets one", function()
  local m = reading_of { players = 3, events = { "pass_left" }, hands = { seat1 = { "bread_1", "bread_2" }, seat3 = { "cheese_1", "cheese_2" } } }
  m:together("pass_left", { seat1 = "bread_1", seat3 = "cheese_1" })
  m:expect("seat1.provisions", { "bread_2", "cheese_1" })
  m:expect("seat2.provisions", { "bread_1" })
  m:expect("seat3.provisions", { "cheese_2" })
end)

scenario("L52: pass_left: when nobody has provisions nothing happens", function()
  local m = reading_of { events = { "pass_left" } }
  m:expect("asked", "seat1 actions")
  m:expect("pass_left.place", "box")
end)

-- ---- new tiles

for _, card in ipairs { "refill_region", "refill_region#2" } do
  scenario(card .. ": a new tile on each empty location of the player's region, and on no other", function()
    local m = reading_of { events = { card }, at = { seat1 = "worms" }, before = function(m)
      tile_stack(m, "tile_luther", "tile_karl", "tile_tetzel", "tile_cranach")
      m:put("frankfurt", "tile_katharina")
      m:put("erfurt", "tile_friedrich")
    end }
    m:expect("marburg", { "tile_luther" })
    m:expect("frankfurt", { "tile_katharina" })
    m:expect("worms", { "seat1.figure", "tile_karl" })
    m:expect("augsburg", { "tile_tetzel" })
    m:expect("eisenach", {})
    m:expect("tile_stack", { "tile_cranach" })
    m:expect("seat1.tiles", {})
  end)
end

scenario("L06: refill_region: too few tiles go in the order of the map", function()
  local m = reading_of { events = { "refill_region" }, at = { seat1 = "nimbschen" }, before = function(m)
    tile_stack(m, "tile_luther", "tile_karl")
    m:put("magdeburg", "tile_katharina")
  end }
  m:expect("wittenberg", { "tile_luther" })
  m:expect("leipzig", { "tile_karl" })
  m:expect("nimbschen", { "seat1.figure" })
end)

scenario("L52: refill_region: with no empty location or no tile nothing happens", function()
  local m = reading_of { events = { "refill_region" }, at = { seat1 = "worms" }, before = function(m)
    m:put("marburg", "tile_katharina")
    m:put("frankfurt", "tile_luther")
    m:put("worms", "tile_karl")
    m:put("augsburg", "tile_tetzel")
  end }
  equal(m:count("tile_stack"), 40)
  m = reading_of { events = { "refill_region" }, at = { seat1 = "worms" }, before = function(m) m:put("box", m:get("tile_stack")) end }
  m:expect("marburg", {})
  m:expect("asked", "seat1 actions")
  m:expect("refill_region.place", "box")
end)

scenario("refill_one: a new tile on an empty location of the player's choice", function()
  local m = reading_of { events = { "refill_one" }, before = function(m)
    tile_stack(m, "tile_luther", "tile_karl")
    m:put("leipzig", "tile_katharina")
  end }
  m:refused("seat1", "tile_place", "leipzig", "A tile lies in Leipzig already.")
  m:answer("seat1", "tile_place", "magdeburg")
  m:expect("magdeburg", { "tile_luther" })
  m:expect("tile_stack", { "tile_karl" })
end)

scenario("L52: refill_one: without a tile, or without an empty location, nothing happens", function()
  local m = reading_of { events = { "refill_one" }, before = function(m) m:put("box", m:get("tile_stack")) end }
  m:expect("asked", "seat1 actions")
  m:expect("refill_one.place", "box")
  m = reading_of { events = { "refill_one" }, before = function(m)
    for i, place in ipairs { "marburg", "frankfurt", "worms", "augsburg", "eisenach", "erfurt", "frankenhausen", "eisleben", "magdeburg", "wittenberg", "leipzig", "nimbschen" } do
      m:put(place, "tile_luther#" .. i + 1)
    end
  end }
  m:expect("asked", "seat1 actions")
  m:expect("refill_one.place", "box")
end)

scenario("L52: region_draw and region_discard with nobody in the region: nothing happens", function()
  for _, card in ipairs { "region_draw_red", "region_draw_green", "region_discard" } do
    local m = reading_of { events = { card }, at = { seat1 = card == "region_discard" and "worms" or "erfurt", seat2 = card == "region_discard" and "leipzig" or "eisenach" },
      hands = { seat1 = { "bread_1" }, seat2 = { "bread_2" } } }
    m:expect("asked", "seat1 actions")
    m:expect("seat1.provisions", { "bread_1" })
    m:expect("seat2.provisions", { "bread_2" })
    m:expect(card .. ".place", "box")
  end
end)

-- ---- the order of events

scenario("L18: two events are read one after the other, in the order drawn", function()
  local m = reading_of { events = { "self_draw", "all_discard", "all_draw" }, stack = { "bread_1", "bread_2", "bread_3" } }
  m:expect("asked", "seat1 discard")                                         -- of what the first one brought
  m:expect("options", { "bread_1", "bread_2", "bread_3" })
  m:expect("seat1.events", { "all_draw" })                                   -- still unread
  equal(m:sees("seat1", "seat1.events"), { "Event" })
  m:answer("seat1", "discard", "bread_2")
  m:expect("asked", "seat1 actions")
  equal(m:count("seat1.provisions"), 4)

  m = reading_of { events = { "all_discard", "self_draw" }, stack = { "bread_1", "bread_2", "bread_3" } }
  m:expect("asked", "seat1 actions")
  m:expect("seat1.provisions", { "bread_1", "bread_2", "bread_3" })
end)

scenario("L18: event_order = player_choice: the owner picks the next one unread", function()
  local m = reading_of { events = { "all_discard", "self_draw" }, set = { event_order = "player_choice" } }
  m:expect("options", { "seat1.events:1", "seat1.events:2" })
  equal(m:sees("seat1", "seat1.events"), { "Event", "Event" })
  m:answer("seat1", "next_event", "seat1.events:2")
  equal(m:count("seat1.provisions"), 3)
  m:answer("seat1", "discard", m:get("seat1.provisions")[1])
  equal(m:count("seat1.provisions"), 2)
end)

scenario("a player without events acts at once", function()
  local m = reading_of { events = {} }
  m:expect("asked", "seat1 actions")
end)

scenario("the events are read before the actions, each in its owner's own turn", function()
  local m = match "luther"
  m:put("seat2.events", "self_draw")
  m:begin("turn")
  m:expect("asked", "seat1 actions")
  m:expect("seat2.provisions", {})
  m:answer("seat1", "done")
  m:expect("asked", "seat2 actions")
  equal(m:count("seat2.provisions"), 3)
end)

-- ---- events that events bring

scenario("L19: an event drawn while an event is resolved is read in the same step", function()
  local m = reading_of { events = { "region_draw_orange" }, stack = { "cheese_1", "bread_2" }, cheese = { "self_draw" }, at = { seat2 = "worms" } }
  m:expect("asked", "seat1 actions")
  equal(m:count("seat1.provisions"), 5)
  m:expect("self_draw.place", "box")
end)

scenario("L19: one that an opponent draws waits for the opponent's next turn", function()
  local m = reading_of { events = { "region_draw_orange" }, stack = { "beer_3", "beer_4", "cheese_1", "beer_5" }, cheese = { "self_draw" } }
  m:expect("asked", "seat1 actions")
  m:expect("seat2.events", { "self_draw" })
  m:answer("seat1", "done")
  m:expect("asked", "seat2 actions")
  m:expect("self_draw.place", "box")
  equal(m:count("seat2.provisions"), 5)
end)

scenario("L19: one drawn later in the own turn waits for the next turn", function()
  local m = reading_of { events = {}, hands = { seat1 = { "bread_1" } }, stack = { "cheese_1" }, cheese = { "self_draw" }, before = function(m) m:put("seat1.hand", "exchange") end }
  m:answer("seat1", "benefit", "exchange")
  m:answer("seat1", "exchange", "bread_1")
  m:expect("seat1.events", { "self_draw" })
  m:answer("seat1", "done")
  m:expect("self_draw.place", "seat1.events")
end)

scenario("L19: late_events = next_turn: it always waits for the owner's next turn", function()
  local m = reading_of { events = { "region_draw_orange" }, stack = { "cheese_1", "bread_2" }, cheese = { "self_draw" }, at = { seat2 = "worms" }, set = { late_events = "next_turn" } }
  m:expect("asked", "seat1 actions")
  equal(m:count("seat1.provisions"), 2)
  m:expect("self_draw.place", "seat1.late_events")
  equal(m:sees("seat1", "seat1.late_events"), { "Event" })
  m:skip("pair")
  m:skip("travel")                                                           -- seat2's turn comes first now
  m:answer("seat2", "done")
  m:expect("asked", "seat1 actions")
  m:expect("self_draw.place", "box")
end)

scenario("L19: late_events = next_turn: what came with the pair is read in this round's turn", function()
  local m = match { game = "luther", set = { late_events = "next_turn" } }
  m:put("pairs.1", "cheese_1", "beer_3")
  m:put("pairs.2", "beer_4", "beer_5")
  m:put("cheese_stack", "self_draw")
  m:begin("take_provisions")
  m:answer("seat1", "pair", "pairs.1")
  m:answer("seat2", "pair", "pairs.2")
  m:expect("asked", "seat1 actions")
  equal(m:count("seat1.provisions"), 5)
end)
