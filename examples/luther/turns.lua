-- Luther: what a turn offers, action d, and the course of rounds to the end.

-- A turn of seat1 with these cards in hand.
local function turn(o)
  local m = match { game = "luther", players = o.players, set = o.set }
  m:put("seat1.hand", o.hand or {})
  m:put("seat1.provisions", o.provisions or {})
  m:top("provision_stack", o.stack or {})
  m:begin("turn")
  return m
end

scenario("the four actions may be taken in any order, each once", function()
  local take = {
    travel = function(m)
      m:answer("seat1", "travel", "wittenberg")
      m:answer("seat1", "route", "eisleben-wittenberg")
      m:answer("seat1", "days", "bread_4")
    end,
    uncover = function(m) m:answer("seat1", "uncover", "card_perlen") end,
    benefit = function(m) m:answer("seat1", "benefit", "points_worms") end,
    trade_in = function(m)
      m:answer("seat1", "trade_in")
      m:answer("seat1", "trade_in", "card_morgenland")
    end,
  }
  local offers = { travel = { "travel", "eisleben" }, uncover = { "uncover", "card_lichterloh" }, benefit = { "benefit", "exchange" }, trade_in = { "trade_in" } }
  for _, order in ipairs { { "travel", "uncover", "benefit", "trade_in" }, { "trade_in", "benefit", "uncover", "travel" }, { "benefit", "travel", "trade_in", "uncover" } } do
    local m = turn { hand = { "card_perlen", "card_morgenland", "card_lichterloh", "points_worms", "exchange" }, provisions = { "bread_4", "beer_6", "beer_6", "beer_6" } }
    for _, action in ipairs(order) do
      ok(m:offers(unpack(offers[action])), action)
      take[action](m)
      ok(not m:offers(unpack(offers[action])), action .. " a second time")
    end
    m:expect("options", { "done" })
    m:answer("seat1", "done")
    m:expect("asked", "seat2 actions")
  end
end)

scenario("a turn may be ended at once", function()
  local m = turn { hand = { "card_perlen" } }
  m:answer("seat1", "done")
  m:expect("asked", "seat2 actions")
  m:expect("seat1.hand", { "card_perlen" })
end)

-- ---- d. trading cards in

scenario("L41, L53: any portrait and benefit cards, playable or not, for a provisions card each", function()
  local m = turn { hand = { "card_perlen", "points_worms", "exchange" }, stack = { "bread_1", "cheese_2", "beer_3" } }
  m:answer("seat1", "trade_in")
  m:expect("options", { "card_perlen", "points_worms", "exchange" })
  m:answer("seat1", "trade_in", "card_perlen", "exchange")
  m:expect("seat1.provisions", { "bread_1", "cheese_2" })
  m:expect("seat1.hand", { "points_worms" })
  m:expect("card_perlen.place", "box")
  m:expect("exchange.place", "box")
  equal(m:count("picture"), 20, "the cover stays")
end)

scenario("bread and cheese drawn for cards bring no special cards", function()
  local m = turn { hand = { "card_perlen", "exchange" }, stack = { "bread_1", "cheese_2" } }
  m:put("cheese_stack", "points_erfurt")
  m:put("bread_stack", "points_leipzig")
  m:answer("seat1", "trade_in")
  m:answer("seat1", "trade_in", "card_perlen", "exchange")
  m:expect("seat1.hand", {})
  m:expect("seat1.provisions", { "bread_1", "cheese_2" })
end)

scenario("L53: the number is settled before the first card is drawn, and at least 1", function()
  local m = turn { hand = { "card_perlen", "exchange" } }
  m:answer("seat1", "trade_in")
  m:refused("seat1", "trade_in", "choose 1 to 2, not 0")
  m:answer("seat1", "trade_in", "exchange")
  ok(not m:offers("trade_in"), "once a turn")
end)

scenario("L53: the cards drawn may pay for a trip in the same turn", function()
  local m = turn { hand = { "card_perlen" }, stack = { "bread_4" } }
  m:answer("seat1", "trade_in")
  m:answer("seat1", "trade_in", "card_perlen")
  m:answer("seat1", "travel", "wittenberg")
  m:answer("seat1", "route", "eisleben-wittenberg")
  m:answer("seat1", "days", "bread_4")
  m:expect("seat1.points", 2)
end)

scenario("without a portrait or benefit card there is nothing to trade in; events do not count", function()
  local m = turn {}
  m:refused("seat1", "trade_in", "You hold no portrait or benefit card.")
  m = match { game = "luther", set = { late_events = "next_turn" } }
  m:begin("turn")
  m:get("asked")
  m:put("seat1.late_events", "self_draw")
  m:refused("seat1", "trade_in", "You hold no portrait or benefit card.")
end)

scenario("L22: with too few provisions one gets what there is", function()
  local m = match "luther"
  m:put("box", m:get("provision_stack"))
  m:put("provision_stack", "bread_1")
  m:put("seat1.hand", "card_perlen", "exchange")
  m:begin("turn")
  m:answer("seat1", "trade_in")
  m:answer("seat1", "trade_in", "card_perlen", "exchange")
  m:expect("seat1.provisions", { "bread_1" })
  m:expect("seat1.hand", {})
end)

-- ---- rounds

scenario("a round: pairs, taking, turns, Cranach paints; then the Luther Rose goes to the left", function()
  local m = match { game = "luther", players = 3 }
  m:begin("reveal_pairs")
  m:expect("asked", "seat1 pair")
  equal(m:count("pairs"), 8)
  for _, seat in ipairs { "seat1", "seat2", "seat3" } do m:answer(seat, "pair", m:options()[1]) end
  for _, seat in ipairs { "seat1", "seat2", "seat3" } do m:answer(seat, "done") end
  m:expect("phase", "turn")
  equal(m:count("picture"), 20)
  m:step()
  m:expect("phase", "cranach")
  equal(m:count("picture"), 19)
  m:expect("start", "seat1")
  m:expect("asked", "seat2 pair")
  m:expect("start", "seat2")
  m:expect("round", 2)
end)

scenario("the last player passes the Rose to the first", function()
  local m = match { game = "luther", players = 3 }
  m:start("seat3")
  m:begin("cranach")
  m:expect("asked", "seat1 pair")
end)

-- A match in which these words alone are still covered.
local function covered(phase, ...)
  local m = match "luther"
  m:put("box", m:get("picture"))
  for i, word in ipairs { ... } do m:put("picture.1." .. i, "section_" .. word) end
  m:begin(phase)
  return m
end

scenario("L30: the last cover goes at the end of a round: one final round, and the Rose passes on", function()
  local m = covered("cranach", "perlen")
  m:skip("pair")
  m:expect("asked", "seat2 pair")
  m:expect("round", 2)
  m:skip()
  m:expect("over", true)
  m:expect("round", 2)
end)

scenario("L30: the last cover goes in mid-round: that round is finished, then one final round", function()
  local m = covered("turn", "perlen")
  m:put("seat1.hand", "card_perlen")
  m:answer("seat1", "uncover", "card_perlen")
  m:expect("picture", {})
  m:answer("seat1", "done")
  m:answer("seat2", "done")                                                  -- the round goes on
  m:expect("asked", "seat2 pair")
  m:expect("round", 2)
  m:skip("turn")
  m:expect("round", 2)
  m:answer("seat2", "done")
  m:expect("asked", "seat1 actions")
  m:answer("seat1", "done")
  m:expect("over", true)
  m:expect("round", 2)
end)

scenario("L29, L30: in the final round Cranach paints nothing", function()
  local m = covered("cranach", "perlen")
  m:top("cranach_stack", "paints_perlen")
  m:skip("pair")
  equal(m:count("cranach_stack"), 19)
  m:skip()
  m:expect("over", true)
  equal(m:count("cranach_stack"), 19)
end)

scenario("while a section is covered the match goes on", function()
  local m = covered("cranach", "perlen", "morgenland")
  m:skip("pair")
  m:expect("round", 2)
  equal(m:count("picture"), 1)
  m:skip()
  m:expect("over", true)
  m:expect("round", 3)
end)

scenario("a match lasts at most 15 rounds and the final one", function()
  local m = match "luther"
  m:put("box", "section_perlen", "section_ebenbild", "section_lockvogel", "section_nachteule", "section_machtwort")
  m:begin("reveal_pairs")                                                    -- no special cards: nobody uncovers anything
  while not m:get("over") do
    local seat, pair = string.sub(m:get("asked"), 1, 5), contains({ "seat1 pair", "seat2 pair" }, m:get("asked"))
    if pair then m:answer(seat, "pair", m:options()[1]) else m:answer(seat, "done") end
  end
  m:expect("round", 16)
  m:expect("picture", {})
end)
