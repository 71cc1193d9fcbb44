-- Luther: who sees what. Backs tell the food of provisions and the seal of special cards; fronts are for their owners.

-- A match in which pairs and special stacks hold what is named, at the taking of provisions.
local function taking(o)
  local m = match { game = "luther", set = o and o.set }
  m:begin("take_provisions")
  m:put("pairs.1", "cheese_1", "beer_3")
  m:put("pairs.2", "bread_4", "cheese_2")
  m:put("pairs.3", "bread_1", "bread_2")
  m:put("cheese_stack", "points_worms", "self_draw")
  m:put("bread_stack", "card_perlen", "all_draw", "exchange")
  return m
end

scenario("L24, L25: of the pairs on display everyone sees the food, and nobody the days", function()
  local m = taking()
  for _, seat in ipairs { "seat1", "seat2" } do
    equal(m:sees(seat, "pairs.1"), { "Käse", "Bier" })
    equal(m:sees(seat, "pairs.2"), { "Brot", "Käse" })
  end
end)

scenario("L24: of each stack everyone sees the back of the top card, of no other", function()
  local m = taking()
  m:top("provision_stack", "beer_6")
  for _, seat in ipairs { "seat1", "seat2" } do
    equal(m:sees(seat, "cheese_stack"), { "Benefit", "?" })
    equal(m:sees(seat, "bread_stack"), { "Portrait", "?", "?" })
    local stack = m:sees(seat, "provision_stack")
    equal(stack[1], "Bier")
    for i = 2, #stack do equal(stack[i], "?") end
  end
end)

scenario("L24: who takes a pair sees what it is worth; the others see the backs", function()
  local m = taking()
  m:answer("seat1", "pair", "pairs.2")
  equal(m:sees("seat1", "seat1.provisions"), { "bread_4", "cheese_2" })
  equal(m:sees("seat2", "seat1.provisions"), { "Brot", "Käse" })
  equal(m:sees("seat1", "seat1.hand"), { "card_perlen", "points_worms" })
  equal(m:sees("seat2", "seat1.hand"), { "Portrait", "Benefit" })
  ok(m:happened("move bread_4 pairs.2 seat1.provisions", "seat1"))
  ok(m:happened("move card_perlen bread_stack seat1.hand", "seat1"))
  ok(not m:happened("move bread_4 pairs.2 seat1.provisions", "seat2"))
  ok(not m:happened("move card_perlen bread_stack seat1.hand", "seat2"))
  ok(m:happened("move ? bread_stack seat1.hand", "seat2"), "that one was taken shows")
end)

scenario("L25: hide_hand_types: the backs of cards in hand are hidden, their number is not", function()
  local m = taking { set = { hide_hand_types = true } }
  m:answer("seat1", "pair", "pairs.2")
  equal(m:sees("seat1", "seat1.provisions"), { "bread_4", "cheese_2" })
  equal(m:sees("seat2", "seat1.provisions"), { "?", "?" })
  equal(m:sees("seat2", "seat1.hand"), { "?", "?" })
end)

scenario("an event is hidden from everyone until it is read, then from nobody", function()
  local m = match "luther"
  m:put("seat1.events", "self_draw", "all_discard")
  m:put("seat1.provisions", "bread_1", "bread_2")
  m:begin("turn")
  for _, seat in ipairs { "seat1", "seat2" } do equal(m:sees(seat, "seat1.events"), { "Event", "Event" }) end
  m:expect("asked", "seat1 discard")
  for _, seat in ipairs { "seat1", "seat2" } do
    ok(m:happened("effect seat1 self_draw self_draw", seat))
    ok(m:happened("move self_draw seat1.events box", seat))
    ok(m:happened("effect seat1 all_discard all_discard", seat), "it is read aloud before it is carried out")
  end
end)

scenario("what an event brings is hidden from the others", function()
  local m = match "luther"
  m:put("seat1.events", "self_draw")
  m:top("provision_stack", "bread_1", "bread_2", "beer_3")
  m:begin("turn")
  m:expect("asked", "seat1 actions")
  equal(m:sees("seat2", "seat1.provisions"), { "Brot", "Brot", "Bier" })
  ok(m:happened("move beer_3 provision_stack seat1.provisions", "seat1"))
  ok(not m:happened("move beer_3 provision_stack seat1.provisions", "seat2"))
end)

scenario("what is paid, discarded and played shows", function()
  local m = match "luther"
  m:put("seat1.provisions", "bread_4", "cheese_2")
  m:put("seat1.hand", "card_perlen", "points_worms")
  m:begin("turn")
  m:answer("seat1", "travel", "wittenberg")
  m:answer("seat1", "route", "eisleben-wittenberg")
  m:answer("seat1", "days", "bread_4")
  m:answer("seat1", "uncover", "card_perlen")
  equal(m:sees("seat2", "provision_discard"), { "bread_4" })
  ok(m:happened("move card_perlen seat1.hand box", "seat2"))
  equal(m:sees("seat2", "seat1.provisions"), { "Käse" })
  m:answer("seat1", "trade_in")
  m:answer("seat1", "trade_in", "points_worms")
  ok(m:happened("move points_worms seat1.hand box", "seat2"))
end)

scenario("of five cards drawn the others see the backs, and what is not kept", function()
  local m = match "luther"
  m:put("seat1.hand", "keep_frankfurt")
  m:top("provision_stack", "bread_1", "cheese_2", "beer_3", "beer_4", "beer_5")
  m:begin("turn")
  m:answer("seat1", "benefit", "keep_frankfurt")
  equal(m:sees("seat1", "seat1.drawn"), { "bread_1", "cheese_2", "beer_3", "beer_4", "beer_5" })
  equal(m:sees("seat2", "seat1.drawn"), { "Brot", "Käse", "Bier", "Bier", "Bier" })
  m:answer("seat1", "keep", "bread_1", "beer_4", "beer_5")
  equal(m:sees("seat2", "seat1.provisions"), { "Brot", "Bier", "Bier" })
  equal(m:sees("seat2", "provision_discard"), { "cheese_2", "beer_3" })
  ok(not m:happened("move bread_1 seat1.drawn seat1.provisions", "seat2"))
end)

scenario("L51: what is passed to the left shows to nobody while others still choose, then to giver and taker", function()
  local m = match { game = "luther", players = 3 }
  m:put("seat1.events", "pass_left")
  m:put("seat1.provisions", "bread_1", "bread_2")
  m:put("seat2.provisions", "beer_3", "beer_4")
  m:put("seat3.provisions", "cheese_1", "cheese_2")
  m:begin("turn")
  m:expect("asked", "seat1 pass_left")
  local before = m:log("seat2")
  m:answer("seat1", "pass_left", "bread_2")
  m:expect("asked", "seat2 pass_left")
  equal(m:sees("seat2", "seat1.passing"), {})
  equal(m:log("seat2"), before, "the log tells nothing")
  m:answer("seat2", "pass_left", "beer_3")
  m:answer("seat3", "pass_left", "cheese_1")
  equal(m:sees("seat2", "seat2.provisions"), { "beer_4", "bread_2" })
  ok(m:happened("move bread_2 seat1.passing seat2.provisions", "seat1"))
  ok(m:happened("move bread_2 seat1.passing seat2.provisions", "seat2"))
  ok(not m:happened("move bread_2 seat1.passing seat2.provisions", "seat3"))
end)

scenario("the next tiles and the next Cranach tile are hidden from everyone", function()
  local m = match "luther"
  for _, stack in ipairs { "tile_stack", "cranach_stack", "specials" } do
    for _, seat in ipairs { "seat1", "seat2" } do
      for _, piece in ipairs(m:sees(seat, stack)) do equal(piece, "?", stack) end
    end
  end
end)

scenario("points, tiles, rings and the picture are open", function()
  local m = match "luther"
  m:put("seat1.tiles", "tile_luther")
  m:put("erfurt_leipzig", "ring")
  equal(m:sees("seat2", "seat1.tiles"), { "tile_luther" })
  equal(m:sees("seat2", "erfurt_leipzig"), { "ring" })
  equal(m:sees("seat2", "picture.3.2"), m:get("picture.3.2"))
end)

scenario("the same is offered to all eyes: whether a question is asked tells nothing of a hand", function()
  -- A ring that is needed is asked about just as one that might be left.
  for _, cards in ipairs { { "bread_4", "cheese_4" }, { "bread_4", "cheese_4", "bread_4" } } do
    local m = match { game = "luther", set = { ring_use = "optional" } }
    m:begin("turn")
    m:put("marburg", "seat1.figure")
    m:put("eisenach_frankenhausen", "ring")
    m:put("seat1.provisions", cards)
    m:answer("seat1", "travel", "eisleben")
    m:answer("seat1", "route", "marburg-eisenach-frankenhausen-eisleben")
    m:expect("asked", "seat1 leave_ring")
  end
end)
