-- Lübeck: how the decks run out, which round is the last, the final scoring and who wins.

-- Before the layout of a round for three: piles 4 and 5 are left with a card each, so that 8 cards are needed. So many
-- cards are in the deck, so many in the discard pile, the others out of the way; so many times it was reshuffled. With any
-- hand one may pass, unless it is said otherwise.
local function layout(deck, discards, shuffles, set, seed)
  set = set or {}
  set.hand_limit = set.hand_limit or 20
  local m = match { game = "luebeck", set = set, seed = seed }
  local to = { ["piles.4"] = 1, ["piles.5"] = 1, discards = discards, box = 60 - deck - discards - 2 }
  local lists, copies = { {}, {} }, {}
  for _, card in ipairs(m:get("deck")) do
    copies[card] = (copies[card] or 0) + 1
    for _, place in ipairs { "piles.4", "piles.5", "discards", "box" } do
      if to[place] > 0 then
        to[place] = to[place] - 1
        table.insert(lists[copies[card] == 1 and 1 or 2], { place, copies[card] == 1 and card or card .. "#" .. copies[card] })
        break
      end
    end
  end
  for _, list in ipairs(lists) do                       -- the first of each first: its name alone means any copy
    for _, v in ipairs(list) do m:put(v[1], v[2]) end
  end
  m:set("shuffles", shuffles)
  local own = m:get("deck")
  m:begin("layout")
  m:step()
  return m, own
end

-- Plays the round: the first piles are taken, all pass.
local function play_round(m)
  m:skip("actions")
  for _ = 1, 3 do m:answer(m:get("asked"):sub(1, 5), "pass") end
end

local function sizes(m)
  local n = {}
  for p = 1, 5 do n[p] = m:count("piles." .. p) end
  return n
end

scenario("K25: what is left of the deck is laid out first, then the discards make a new one", function()
  local m, own = layout(2, 30, 0)
  equal({ m:get("piles.1")[1], m:get("piles.2")[1] }, own)
  equal(sizes(m), { 2, 2, 2, 2, 2 })
  m:expect("shuffles", 1)
  m:expect("discards", {})
  equal(m:count("deck"), 30 - 6)
  ok(m:happened("shuffle deck"))
end)

scenario("K25: a deck that suffices is not reshuffled, and an empty one waits for the next layout", function()
  local m = layout(8, 30, 0)
  m:expect("shuffles", 0)
  equal({ m:count("deck"), m:count("discards") }, { 0, 30 })
  play_round(m)
  m:expect("over", false)                               -- it was the first deck
  m:expect("shuffles", 1)                               -- for the layout of round 2
end)

scenario("K25: leftover = shuffle_in: what is left is shuffled in with the discards", function()
  local first = {}
  for seed = 1, 8 do
    local m, own = layout(1, 30, 0, { leftover = "shuffle_in" }, seed)
    equal(sizes(m), { 2, 2, 2, 2, 2 })
    m:expect("shuffles", 1)
    equal({ m:count("deck"), m:count("discards") }, { 31 - 8, 0 })
    first[m:get("piles.1")[1] == own[1] and "own" or "other"] = true
  end
  ok(first.other, "the last card of the old deck does not always come first")
end)

scenario("K25: leftover = shuffle_in: a deck that suffices is laid out to its end", function()
  local m = layout(8, 30, 0, { leftover = "shuffle_in" })
  m:expect("shuffles", 0)
  equal({ m:count("deck"), m:count("discards") }, { 0, 30 })
end)

scenario("K28: too few cards even so: single cards first, then what there is", function()
  local m = layout(1, 3, 0)
  equal(sizes(m), { 1, 1, 1, 2, 1 })                    -- three new piles, then one more for pile 4
  m:expect("deck", {})
  m:expect("discards", {})
  m:expect("shuffles", 1)
end)

scenario("K28: no card at all: the piles that are left are all there is", function()
  local m = layout(0, 0, 0)
  equal(sizes(m), { 0, 0, 0, 1, 1 })
  m:expect("shuffles", 0)
  m:answer("seat1", "pile", "piles.5")
  m:answer("seat2", "pile", "piles.4")
  m:expect("asked", "seat3 first_actor")                -- nothing is left for the third
end)

scenario("K29: doublings are on the discard pile before the next layout is formed", function()
  local m = layout(20, 10, 1)
  m:put("seat2.front", "double_visby")
  m:begin("clear_up")
  m:step()
  m:expect("double_visby.place", "discards")
end)

-- ---- the last round

-- Deck of the second pass, discards: is this round the last, and how often was reshuffled then?
for _, v in ipairs {
  { "K26", 5, 20, {}, true, 2, "cards are missing: a third shuffle completes it" },
  { "K27", 8, 20, {}, true, 1, "used up exactly: no third shuffle" },
  { "K26", 9, 20, {}, false, 1, "one card is left" },
  { "K26", 5, 20, { last_round = "following_round" }, false, 2, "one more round follows" },
  { "K27", 8, 20, { last_round = "following_round" }, false, 1, "used up exactly: one more round follows" },
  { "K25", 5, 20, { leftover = "shuffle_in" }, true, 2, "it cannot complete a layout" },
  { "K25", 8, 20, { leftover = "shuffle_in" }, false, 1, "it has just completed a layout" },
  { "K25", 5, 20, { leftover = "shuffle_in", last_round = "following_round" }, false, 2, "one more round follows" },
} do
  local reading, deck, discards, set, last, shuffles, why = v[1], v[2], v[3], v[4], v[5], v[6], v[7]
  local name = ""
  for knob, word in pairs(set) do name = name .. ", " .. knob .. " = " .. word end
  scenario(reading .. ": second deck of " .. deck .. name .. ": " .. why, function()
    local m = layout(deck, discards, 1, set)
    equal(sizes(m), { 2, 2, 2, 2, 2 })
    m:expect("shuffles", shuffles)
    m:expect("asked", "seat1 pile")
    m:expect("announced", (last or set.last_round) and 1 or 0, "it is announced")
    play_round(m)
    m:expect("over", last)
    if set.last_round then
      m:expect("round", 2)
      play_round(m)
      m:expect("over", true)
    end
  end)
end

scenario("K26: a first deck that is used up ends nothing", function()
  local m = layout(5, 40, 0)
  m:expect("shuffles", 1)
  m:expect("asked", "seat1 pile")
  m:expect("announced", 0)
  play_round(m)
  m:expect("over", false)
end)

scenario("K26, last_round = following_round: the last layout is completed too, with a third shuffle", function()
  local m = layout(8, 20, 1, { last_round = "following_round" })
  play_round(m)
  m:expect("asked", "seat2 pile")
  m:expect("shuffles", 2)
  equal(m:count("piles"), 3 * 2 + 2 * 3)
end)

scenario("K30: in the last round one passes as always, with three cards or fewer", function()
  local m = layout(8, 20, 1, { hand_limit = 3 })
  m:put("seat1.hand", "london_4", "london_5", "london_6", "bruegge_4")
  m:begin("actions", "seat1")
  m:refused("seat1", "pass", "You may not pass with more than 3 cards.")
  m:answer("seat1", "throw", "bruegge_4")
  m:answer("seat2", "pass")
  m:answer("seat3", "pass")
  m:answer("seat1", "pass")
  m:expect("over", true)
  m:expect("seat1.points", -4 - 4 - 5 - 6)
  m:expect("seat1.hand_loss", 15)
end)

-- ---- the final scoring

-- The end with these hands and points.
local function final(hands, points, set)
  local m = match { game = "luebeck", set = set }
  for s, hand in pairs(hands) do m:put("seat" .. s .. ".hand", hand) end
  for s, n in pairs(points or {}) do m:set("seat" .. s .. ".points", n) end
  m:begin("score_hands")
  m:step(3)
  return m
end

scenario("KT13: goods of 3 and 5 and a special card left in hand cost 9", function()
  local m = final { { "visby_3", "bergen_5", "pirates" } }
  m:expect("seat1.points", -9)
  m:expect("seat1.hand_loss", 9)
  m:expect("seat2.points", 0)
  m:expect("over", true)
end)

for _, card in ipairs { "pirates", "ship_change", "voyage_riga", "double_riga" } do
  scenario("final scoring: " .. card .. " costs 1, or what special_loss says", function()
    final({ { card } }, { 10 }):expect("seat1.points", 9)
    final({ { card } }, { 10 }, { special_loss = 3 }):expect("seat1.points", 7)
    final({ { card } }, { 10 }, { special_loss = 0 }):expect("seat1.points", 10)
  end)
end

scenario("K22: points fall below 0", function()
  local m = final({ { "london_6", "london_5" } }, { 4, -1, -2 })
  m:expect("seat1.points", -7)
  m:expect("winner", "seat2")                           -- -7, -1, -2
end)

scenario("K22: score_floor = true: not below 0, neither at the end nor before", function()
  local m = final({ { "london_6", "london_5" } }, { 4 }, { score_floor = true })
  m:expect("seat1.points", 0)
  m = match { game = "luebeck", set = { score_floor = true } }
  m:set("seat1.points", 2)
  m:put("seat1.hand", "london_4", "london_5", "london_6", "bruegge_4")
  m:begin("actions", "seat1")
  m:answer("seat1", "throw", "bruegge_4")
  m:expect("seat1.points", 0)
end)

scenario("K36: the track has no end: points are plain numbers", function()
  local m = final({}, { 250, 99, 100 })
  m:expect("seat1.points", 250)
  m:expect("winner", "seat1")
end)

scenario("most points after the final scoring win", function()
  local m = final({ { "london_6" } }, { 20, 15, 14 })
  m:expect("seat1.points", 14)
  m:expect("winner", "seat2")
end)

scenario("K31: equal points share the victory", function()
  local m = final({ { "london_6" } }, { 26, 20, 3 })
  equal({ m:get("seat1.points"), m:get("seat2.points") }, { 20, 20 })
  m:expect("over", true)
  m:expect("winner", nil)
end)

scenario("K31: tie_break = fewer_cards_value: who has lost less for cards in hand", function()
  local set = { tie_break = "fewer_cards_value" }
  local m = final({ { "london_6" } }, { 26, 20, 3 }, set)
  m:expect("winner", "seat2")
  m = final({ { "london_6" }, { "riga_3", "riga_3" } }, { 26, 26, 3 }, set)
  m:expect("winner", nil)                               -- equal in that, too
  m = final({ { "london_6" } }, { 27, 20, 3 }, set)
  m:expect("winner", "seat1")                           -- points come first
end)
