-- Reformation: the phases around the bids, the end of the game and who wins.

-- Captures everything but the territories named: the Protestants get them unless it is said otherwise.
local function capture_all_but(m, ...)
  local keep = { ... }
  local rest = {}
  for _, t in ipairs(m:get("territories")) do
    if not contains(keep, t) then table.insert(rest, t) end
  end
  m:put("protestant.victory_pile", rest)
end

scenario("R01: no hands are dealt at set-up; the Draw Phase fills them to eight", function()
  local m = match "reformation"
  m:expect("protestant.hand", {})
  m:expect("catholic.hand", {})
  equal({ m:count("protestant.deck"), m:count("catholic.deck"), m:count("territories") }, { 36, 36, 20 })
  m:step()
  m:expect("phase", "reveal")
  m:expect("protestant.hand", {})
  m:step(2)
  m:expect("phase", "draw")
  equal({ m:count("protestant.hand"), m:count("catholic.hand") }, { 8, 8 })
  equal({ m:count("protestant.deck"), m:count("catholic.deck") }, { 28, 28 })
end)

scenario("R02: two sides with their own decks; who takes which is agreed outside the rules", function()
  local m = match { game = "reformation", bots = { "random", "random" } }
  for _, side in ipairs { "protestant", "catholic" } do
    m:skip(side .. "_event")
    m:expect("asked", side .. " event")
    for _, card in ipairs(m:get(side .. ".hand")) do equal(m:get(card .. ".owner"), side) end
  end
  m:expect("start", "protestant")
end)

scenario("hand_size: the Draw Phase fills to another number", function()
  for _, n in ipairs { 1, 5, 36 } do
    local m = match { game = "reformation", set = { hand_size = n } }
    m:step(3)
    equal({ m:count("protestant.hand"), m:count("catholic.hand") }, { n, n })
  end
end)

scenario("the Reveal Phase turns over three cards in order", function()
  local m = match "reformation"
  m:top("territories", "spain", "wales", "italy")
  m:step()
  m:expect("bid_cards.1", { "spain" })
  m:expect("bid_cards.2", { "wales" })
  m:expect("bid_cards.3", { "italy" })
  m:expect("extra_bid_cards.1", {})
end)

scenario("R03: fewer than three cards in the deck: what is there is revealed", function()
  local m = match "reformation"
  capture_all_but(m, "spain", "wales")
  m:step()
  equal({ m:count("bid_cards.1"), m:count("bid_cards.2"), m:count("bid_cards.3") }, { 1, 1, 0 })
  m:skip("second_bid")
  m:together("bid", {})
  m:expect("over", true)                                -- no third bid, and all is captured
end)

scenario("the Draw Phase adds to the cards that are left in hand", function()
  local m = match "reformation"
  m:put("protestant.hand", "martin_luther", "john_calvin")
  m:begin("draw")
  m:step()
  equal(m:count("protestant.hand"), 8)
  equal(m:count("protestant.deck"), 28)
end)

scenario("R14: when a faith deck runs out its discards are shuffled and the drawing goes on", function()
  local m = match "reformation"
  local deck = m:get("catholic.deck")
  local rest = {}
  for i = 1, #deck do
    if i > 3 then table.insert(rest, deck[i]) end
  end
  m:put("catholic.discards", rest)                      -- 3 in the deck, 33 discarded
  m:put("catholic.hand", rest[1])                       -- of which one is in hand
  m:put("catholic.bid", rest[2])
  m:begin("draw", "catholic")
  m:step()
  equal(m:count("catholic.hand"), 8)
  for i = 1, 3 do ok(contains(m:get("catholic.hand"), deck[i]), "what was left in the deck comes first") end
  equal(m:count("catholic.discards"), 0)
  equal(m:count("catholic.deck"), 27)                   -- 31 discards, of which 4 were drawn
  m:expect("catholic.bid", { rest[2] })                 -- hands and bids stay out
  ok(m:happened("shuffle catholic.deck"))
end)

scenario("R14: a deck that is empty is left so until a card is due", function()
  local m = match { game = "reformation", set = { hand_size = 36 } }
  m:put("protestant.discards", "martin_luther")
  m:put("protestant.hand", "john_calvin")
  m:begin("draw")
  m:step()
  m:expect("protestant.deck", {})
  m:expect("protestant.discards", {})
  equal(m:count("protestant.hand"), 36)
end)

scenario("R15: deck and discards are empty: fewer cards are drawn", function()
  local m = match "reformation"
  m:put("protestant.bid", m:get("protestant.deck"))
  m:put("protestant.deck", "martin_luther")
  m:put("protestant.discards", "john_calvin")
  m:begin("draw")
  m:step()
  m:expect("protestant.hand", { "martin_luther", "john_calvin" })
end)

scenario("R34: the End Phase discards what is left in the hands", function()
  local m = match "reformation"
  m:put("protestant.hand", "martin_luther", "john_calvin")
  m:put("catholic.hand", "trial")
  m:begin("end_turn")
  m:step(2)
  m:expect("protestant.hand", {})
  m:expect("protestant.discards", { "martin_luther", "john_calvin" })
  m:expect("catholic.discards", { "trial" })
end)

scenario("R34: keep_hand: unused cards stay, and only what is missing is drawn", function()
  local m = match { game = "reformation", set = { keep_hand = true } }
  m:put("bid_cards.1", "wales")
  m:put("protestant.hand", "martin_luther", "john_calvin")
  m:begin("first_bid")
  m:together("bid", { protestant = "john_calvin" })
  m:skip("protestant_event")
  ok(contains(m:get("protestant.hand"), "martin_luther"), "kept")
  equal(m:count("protestant.hand"), 8)
  equal(m:count("protestant.deck"), 27)
  m:expect("protestant.discards", { "john_calvin" })
end)

scenario("R35: the game ends after the End Phase of the turn in which all is captured", function()
  local m = match "reformation"
  capture_all_but(m, "wales")
  m:put("bid_cards.1", "wales")
  m:put("catholic.hand", "trial", "arrests")
  m:begin("first_bid")
  m:together("bid", { catholic = "trial" })             -- 1 to 2
  m:expect("catholic.hand", { "arrests" })
  m:expect("over", true)
  m:expect("catholic.discards", { "trial", "arrests" })
  m:expect("winner", "protestant")
  m:expect("protestant.population", 97)
  m:expect("game_turn", 1)
end)

scenario("R35: end_check = immediate: it ends after the bid, with the same result", function()
  local m = match { game = "reformation", set = { end_check = "immediate" } }
  capture_all_but(m, "wales")
  m:put("bid_cards.1", "wales")
  m:put("catholic.hand", "trial", "arrests")
  m:begin("first_bid")
  m:together("bid", { catholic = "trial" })
  m:expect("over", true)
  m:expect("catholic.hand", { "arrests" })              -- there was no End Phase
  m:expect("winner", "protestant")
  m:expect("protestant.population", 97)
end)

scenario("R35: end_check = immediate: a territory given up for the bid keeps the game going", function()
  local m = match { game = "reformation", set = { end_check = "immediate" } }
  capture_all_but(m, "wales")
  m:put("bid_cards.1", "wales")
  m:put("catholic.victory_pile", "spain")
  m:put("catholic.hand", "bloody_religious_struggle")
  m:put("protestant.hand", "martin_luther")
  m:begin("first_bid")
  m:together("bid", { protestant = "martin_luther", catholic = "bloody_religious_struggle" })
  m:answer("catholic", "lose", "spain")
  m:expect("over", false)
  m:expect("game_turn", 2)
end)

scenario("R35: end_check = immediate: an open fourth bid card is not captured yet", function()
  local m = match { game = "reformation", set = { end_check = "immediate" } }
  capture_all_but(m, "wales", "spain")
  m:put("bid_cards.1", "wales")
  m:put("extra_bid_cards.1", "spain")
  m:begin("first_bid")
  m:together("bid", {})
  m:expect("over", false)
  m:expect("phase", "fourth_bid")
  m:together("bid", {})
  m:expect("over", true)
end)

scenario("R35: an open bid card or a card in the deck is not captured yet", function()
  local m = match "reformation"
  capture_all_but(m, "wales", "spain")
  m:put("bid_cards.1", "wales")
  m:begin("first_bid")
  m:together("bid", {})
  m:expect("over", false)                               -- Spain is in the deck
  m:expect("bid_cards.1", { "spain" })
end)

scenario("R36: without a cap the game goes on through any number of turns", function()
  local m = match { game = "reformation", set = { territory_bonus_needs_card = true } }
  m:set("game_turn", 500)
  m:begin("first_bid")
  m:put("bid_cards.1", "wales")
  m:together("bid", {})                                 -- a tie, as always here
  m:expect("over", false)
  m:expect("game_turn", 501)
end)

scenario("R36: max_turns: then population points decide", function()
  local m = match { game = "reformation", set = { max_turns = 2 } }
  m:put("catholic.victory_pile", "spain")
  m:put("bid_cards.1", "wales")
  m:begin("first_bid")
  m:together("bid", {})
  m:expect("over", false)
  m:expect("game_turn", 2)
  m:skip("third_bid")
  m:put("protestant.victory_pile", {})
  m:together("bid", {})
  m:expect("over", true)
  m:expect("game_turn", 2)
end)

-- 50 points each; the Catholic Church has twelve territories to eight.
local function even(set)
  local m = match { game = "reformation", set = set }
  m:put("protestant.victory_pile", "northern_germany", "england", "sweden", "southern_germany", "spain", "scotland", "holland", "denmark")
  m:put("catholic.victory_pile", m:get("territories"))
  m:begin("end_turn")
  m:expect("over", true)
  m:expect("protestant.population", 50)
  m:expect("catholic.population", 50)
  return m
end

scenario("R37: equal population points are a draw", function() even():expect("winner", nil) end)

scenario("R37: final_tie = more_territories: more captured territories win", function()
  local m = even { final_tie = "more_territories" }
  m:expect("protestant.captured", 8)
  m:expect("catholic.captured", 12)
  m:expect("winner", "catholic")
end)

scenario("more population points win, not more territories", function()
  local m = match { game = "reformation", set = { final_tie = "more_territories" } }
  m:put("protestant.victory_pile", "northern_germany", "england", "sweden", "southern_germany", "spain", "scotland", "holland", "denmark", "wales")
  m:put("catholic.victory_pile", m:get("territories"))
  m:begin("end_turn")
  m:expect("winner", "protestant")                      -- 53 to 47 with nine to eleven
end)

scenario("R40: names are as printed, ids are made from them", function()
  local m = match "reformation"
  m:expect("phillip_ii_of_spain.name", "Phillip II of Spain", "spelt so on the card")
  equal(m:get("moveable_type_printing_press.name"), "Moveable Type Printing Press")
  equal(m:get("peace_of_augsburg.name"), "Peace of Augsburg")
  equal(m:get("erasmus_humanist_scholar.name"), "Erasmus Humanist Scholar")
  equal(m:get("index_of_forbidden_books.name"), "Index of Forbidden Books")
end)
