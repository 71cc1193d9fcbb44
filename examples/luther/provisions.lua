-- Luther: steps A and B of a round. Pairs of provisions are revealed and taken, with special cards for bread and cheese.

-- A match about to take pairs; `pairs` lists the cards of the pairs on display, the special stacks hold what is named.
local function taking(o)
  local m = match { game = "luther", players = o.players, set = o.set }
  m:begin("take_provisions")
  for i, cards in ipairs(o.pairs) do m:put("pairs." .. i, cards) end
  m:put("cheese_stack", o.cheese or {})
  m:put("bread_stack", o.bread or {})
  return m
end

local three = { { "cheese_1", "beer_3" }, { "bread_2", "cheese_2" }, { "cheese_3", "cheese_4" } }

-- Puts all provisions but those named into the box.
local function keep_only(m, place, ...)
  m:put("box", m:get("provision_stack"))
  m:put(place, ...)
end

for players = 2, 4 do
  scenario("LT01, L33: " .. players .. " players: one pair more than there are players", function()
    local m = match { game = "luther", players = players }
    m:begin("reveal_pairs")
    m:step()
    equal(m:count("pairs"), 2 * (players + 1))
    for i = 1, players + 1 do equal(m:count("pairs." .. i), 2) end
  end)
end

scenario("the pair that was left over counts: only the others are revealed", function()
  local m = match { game = "luther", players = 4 }
  m:put("pairs.3", "beer_6", "bread_1")
  m:begin("reveal_pairs")
  m:step()
  equal(m:count("provision_stack"), 70 - 10)
  m:expect("pairs.3", { "beer_6", "bread_1" })
  equal(m:count("pairs"), 10)
end)

scenario("LT02, L01: cheese and beer: one special card, from the cheese stack", function()
  local m = taking { pairs = three, cheese = { "points_worms", "card_ebenbild" }, bread = { "card_lockvogel" } }
  m:answer("seat1", "pair", "pairs.1")
  m:expect("seat1.provisions", { "cheese_1", "beer_3" })
  m:expect("seat1.hand", { "points_worms" })
  m:expect("cheese_stack", { "card_ebenbild" })
  m:expect("bread_stack", { "card_lockvogel" })
end)

scenario("LT03: two cheese: two special cards, both from the cheese stack", function()
  local m = taking { pairs = three, cheese = { "points_worms", "card_ebenbild", "relocate" }, bread = { "card_lockvogel" } }
  m:answer("seat1", "pair", "pairs.3")
  m:expect("seat1.hand", { "points_worms", "card_ebenbild" })
  equal(m:count("bread_stack"), 1)
end)

scenario("bread and cheese: one special card from each stack", function()
  local m = taking { pairs = three, cheese = { "points_worms" }, bread = { "card_lockvogel" } }
  m:answer("seat1", "pair", "pairs.2")
  m:expect("seat1.hand", { "card_lockvogel", "points_worms" })
end)

scenario("L01: beer brings no special card", function()
  local m = taking { pairs = { { "beer_5", "beer_6" }, { "bread_2", "cheese_2" }, { "cheese_3", "cheese_4" } }, cheese = { "points_worms" }, bread = { "card_lockvogel" } }
  m:answer("seat1", "pair", "pairs.1")
  m:expect("seat1.hand", {})
  m:expect("seat1.events", {})
end)

scenario("L24: event cards are laid before the player unread, the others go to the hand", function()
  local m = taking { pairs = three, cheese = { "self_draw", "points_worms" }, bread = {} }
  m:answer("seat1", "pair", "pairs.3")
  m:expect("seat1.events", { "self_draw" })
  m:expect("seat1.hand", { "points_worms" })
  equal(m:sees("seat1", "seat1.events"), { "Event" }, "not even the owner has read it")
  equal(m:sees("seat2", "seat1.events"), { "Event" })
end)

scenario("L18: the special cards of a pair come in the order in which its cards were laid", function()
  local m = taking { pairs = { { "cheese_1", "bread_2" }, { "bread_3", "cheese_3" }, { "beer_3", "beer_4" } }, cheese = { "self_draw", "points_worms" }, bread = { "pass_left", "lowest_draw" } }
  m:answer("seat1", "pair", "pairs.2")
  equal(m:get("seat1.events"), { "pass_left", "self_draw" })
end)

scenario("L23: an empty special stack gives nothing, the other does not replace it", function()
  local m = taking { pairs = three, cheese = { "points_worms" }, bread = { "card_lockvogel" } }
  m:answer("seat1", "pair", "pairs.3")
  m:expect("seat1.hand", { "points_worms" })
  m:expect("bread_stack", { "card_lockvogel" })
  m:answer("seat2", "pair", "pairs.2")
  m:expect("seat2.hand", { "card_lockvogel" })
end)

scenario("the start player takes first, then clockwise; one pair stays", function()
  local m = taking { players = 4, pairs = { { "beer_3", "beer_3" }, { "beer_4", "beer_4" }, { "beer_5", "beer_5" }, { "beer_6", "beer_6" }, { "cheese_1", "bread_1" } } }
  m:start("seat3")
  m:begin("take_provisions")
  m:answer("seat3", "pair", "pairs.5")
  m:answer("seat4", "pair", "pairs.1")
  m:expect("options", { "pairs.2", "pairs.3", "pairs.4" })
  m:answer("seat1", "pair", "pairs.2")
  m:answer("seat2", "pair", "pairs.4")
  m:expect("pairs", { "beer_5", "beer_5" })
  m:expect("seat3.provisions", { "cheese_1", "bread_1" })
end)

scenario("L44: the pair left over stays for the next round without a bonus", function()
  local m = match { game = "luther", seed = 4 }
  m:skip("travel")
  local left, row = m:get("pairs"), nil
  equal(#left, 2)
  for i = 1, 3 do
    if m:count("pairs." .. i) == 2 then row = "pairs." .. i end
  end
  m:skip("pair")
  m:expect("round", 2)
  m:expect(row, left)
  equal(m:count("pairs"), 6)
end)

scenario("L22, L47: the stack runs out while pairs are laid: the discards are shuffled and follow", function()
  local m = match "luther"
  keep_only(m, "provision_stack", "beer_3")
  m:put("provision_discard", "bread_1", "bread_2", "bread_3", "bread_4", "cheese_1", "cheese_2")
  m:begin("reveal_pairs")
  m:step()
  equal(m:count("pairs"), 6)
  equal(m:get("pairs.1")[1], "beer_3", "what was left comes first")
  equal({ m:count("provision_stack"), m:count("provision_discard") }, { 1, 0 })
  ok(m:happened("shuffle provision_stack"))
end)

scenario("L22: only whole pairs are laid; a single last card stays on the stack", function()
  local m = match { game = "luther", players = 4 }
  keep_only(m, "provision_stack", "beer_3", "beer_4", "beer_5")
  m:put("provision_discard", "bread_1", "bread_2")
  m:begin("reveal_pairs")
  m:step()
  equal(m:count("pairs"), 4)
  equal(m:count("provision_stack") + m:count("provision_discard"), 1)
end)

scenario("L22: a single card and nothing discarded: no pair", function()
  local m = match "luther"
  keep_only(m, "provision_stack", "beer_3")
  m:begin("reveal_pairs")
  m:step()
  equal(m:count("pairs"), 0)
  m:expect("provision_stack", { "beer_3" })
end)

scenario("L22: later players may get no pair", function()
  local m = match { game = "luther", players = 3 }
  keep_only(m, "pairs.1", "beer_3", "beer_4")
  m:put("pairs.2", "beer_5", "beer_6")
  m:begin("take_provisions")
  m:answer("seat1", "pair", "pairs.2")
  m:answer("seat2", "pair", "pairs.1")
  m:expect("asked", "seat1 actions")
  m:expect("seat3.provisions", {})
end)

scenario("L47: the discards stay where they are until a card is due", function()
  local m = match "luther"
  keep_only(m, "provision_stack", "beer_3", "beer_3", "beer_4", "beer_4", "beer_5", "beer_5")
  m:put("provision_discard", "bread_1", "bread_2", "bread_3")
  m:begin("reveal_pairs")
  m:step()
  equal({ m:count("provision_stack"), m:count("provision_discard") }, { 0, 3 })
end)

scenario("L47: reshuffle = at_once: the discards become the stack with the last card drawn", function()
  local m = match { game = "luther", set = { reshuffle = "at_once" } }
  keep_only(m, "provision_stack", "beer_3", "beer_3", "beer_4", "beer_4", "beer_5", "beer_5")
  m:put("provision_discard", "bread_1", "bread_2", "bread_3")
  m:begin("reveal_pairs")
  m:step()
  equal({ m:count("provision_stack"), m:count("provision_discard") }, { 3, 0 })
  ok(m:happened("shuffle provision_stack"))
end)
