-- Lübeck: what is laid out before the first round, and how a layout of piles is formed and taken.

-- By number of players: cogs in use, piles.
local tables = { [3] = { 4, 5 }, [4] = { 5, 6 }, [5] = { 6, 7 } }

for players, v in pairs(tables) do
  local cogs, piles = v[1], v[2]
  scenario("KT06, K07, K34: the table for " .. players .. " players", function()
    local m = match { game = "luebeck", players = players }
    equal(m:count("supply"), cogs, "cogs")
    equal(m:count("deck"), 60)
    m:step(players)
    m:expect("phase", "deal")
    for s = 1, players do
      equal(m:count("seat" .. s .. ".hand"), 3, "hand")
      equal(m:count("seat" .. s .. ".reserve"), 2, "two figures; the third marks the score")
      m:expect("seat" .. s .. ".points", 0)
    end
    m:step()
    m:expect("phase", "layout")
    for p = 1, piles do equal(m:count("piles." .. p), 2, "pile " .. p) end
    equal(m:count("piles"), 2 * piles)
    equal(m:count("deck"), 60 - 3 * players - 2 * piles)
    m:expect("asked", "seat1 pile")
    equal(#m:options(), piles)
  end)

  scenario("2.2: rounds that the first deck lasts, for " .. players .. " players", function()
    -- the first layout takes 2 a pile, every later one 2 a pile taken and 1 a pile left
    local left, rounds = 60 - 3 * players - 2 * piles, 1
    local later = 2 * players + (piles - players)
    while left >= later do left, rounds = left - later, rounds + 1 end
    equal({ rounds, left }, ({ [3] = { 6, 1 }, [4] = { 4, 6 }, [5] = { 3, 7 } })[players])
    local m = match { game = "luebeck", players = players }
    m:skip("pile")
    for _ = 2, rounds do
      for _ = 1, players do m:skip("actions") end
      m:skip("pile")
    end
    m:expect("round", rounds)
    m:expect("shuffles", 0)
    equal(m:count("deck"), left)
    m:skip("first_actor")
    m:skip("pile")
    m:expect("round", rounds + 1)
    m:expect("shuffles", 1)
  end)
end

scenario("K33: the first seat begins, as the eldest would", function()
  for seed = 1, 5 do
    local m = match { game = "luebeck", seed = seed }
    m:expect("asked", "seat1 pile")
    m:expect("start", "seat1")
  end
end)

scenario("K33: start_player = random: somebody begins", function()
  local starts = {}
  for seed = 1, 30 do
    local m = match { game = "luebeck", seed = seed, set = { start_player = "random" } }
    local asked = m:get("asked")
    equal(asked, m:get("start") .. " pile")
    starts[m:get("start")] = true
  end
  ok(starts.seat1 and starts.seat2 and starts.seat3, "each seat in thirty matches")
end)

scenario("K35: the compass is the start player and nothing else", function()
  local m = match "luebeck"
  m:skip("actions")
  m:expect("round", 1)
  m:expect("start", "seat1")
end)

scenario("first_hand, piles and cogs may be other numbers", function()
  local m = match { game = "luebeck", set = { first_hand = 4, piles = 6, cogs = 2 } }
  m:step(4)
  equal({ m:count("seat1.hand"), m:count("seat3.hand"), m:count("piles"), m:count("supply") }, { 4, 4, 12, 2 })
end)

scenario("fewer piles than players: who comes too late takes none", function()
  local m = match { game = "luebeck", set = { piles = 2 } }
  m:answer("seat1", "pile", "piles.2")
  m:answer("seat2", "pile", "piles.1")
  m:expect("asked", "seat3 first_actor")
  equal({ m:count("seat1.hand"), m:count("seat2.hand"), m:count("seat3.hand") }, { 5, 5, 3 })
end)

-- ---- the layout

scenario("KT05, KT14: three players, two piles left over: 8 cards, piles of 2, 3, 2, 2 and 3", function()
  local m = match "luebeck"
  m:answer("seat1", "pile", "piles.1")
  m:answer("seat2", "pile", "piles.3")
  m:answer("seat3", "pile", "piles.4")
  local left = { m:get("piles.2"), m:get("piles.5") }
  m:skip("take_back")
  m:skip("pile")
  m:expect("round", 2)
  m:expect("start", "seat2")                            -- the compass goes on clockwise
  m:expect("asked", "seat2 pile")
  local sizes = {}
  for p = 1, 5 do sizes[p] = m:count("piles." .. p) end
  equal(sizes, { 2, 3, 2, 2, 3 })
  equal(m:count("deck"), 60 - 9 - 10 - 8)
  for i, p in ipairs { 2, 5 } do
    local pile = m:get("piles." .. p)
    equal({ pile[1], pile[2] }, left[i], "what was left stays")
  end
end)

scenario("K43: new piles first, then one more card for each pile, the kept ones before the new ones", function()
  local m = match "luebeck"
  m:put("piles.2", "stettin_1", "visby_1")
  m:put("piles.5", "danzig_2", "visby_2")
  m:top("deck", "riga_3", "riga_4", "reval_4", "reval_5", "reval_6", "bergen_3", "bergen_4", "bergen_5")
  m:begin("layout")
  m:step()
  m:expect("piles.1", { "riga_3", "bergen_3" })
  m:expect("piles.2", { "stettin_1", "visby_1", "reval_5" })
  m:expect("piles.3", { "riga_4", "bergen_4" })
  m:expect("piles.4", { "reval_4", "bergen_5" })
  m:expect("piles.5", { "danzig_2", "visby_2", "reval_6" })
end)

scenario("a pile that nobody takes grows round by round", function()
  local m = match "luebeck"
  for p = 2, 5 do m:put("piles." .. p, "visby_" .. (p - 1 < 4 and p - 1 or 3)) end
  m:put("piles.1", "riga_3", "riga_4", "reval_4", "reval_5")
  m:begin("layout")
  m:step()
  equal({ m:count("piles.1"), m:count("piles.2"), m:count("deck") }, { 5, 2, 60 - 8 - 5 })
end)

-- ---- taking piles

scenario("K32: piles are taken clockwise from the start player; the last one names who acts first", function()
  local m = match "luebeck"
  m:step(3)
  m:start("seat2")
  m:put("piles.1", "visby_1", "visby_2")
  m:put("piles.2", "riga_3", "riga_4", "reval_4")
  m:put("piles.3", "stettin_1")
  m:begin("choose_pile")
  m:expect("text", "Which pile do you take?")
  m:expect("options", { "piles.1", "piles.2", "piles.3" })
  m:answer("seat2", "pile", "piles.2")
  equal(m:count("seat2.hand"), 6)
  m:expect("reval_4.place", "seat2.hand")
  m:expect("piles.2", {})
  m:expect("asked", "seat3 pile")
  m:expect("options", { "piles.1", "piles.3" })
  m:answer("seat3", "pile", "piles.3")
  m:answer("seat1", "pile", "piles.1")
  m:expect("asked", "seat1 first_actor")                -- to the right of the start player
  m:expect("text", "Who acts first?")
  m:expect("options", { "seat1", "seat2", "seat3" })
end)

for _, first in ipairs { "seat1", "seat2", "seat3", "seat4" } do
  scenario("K32: " .. first .. " is named to act first, the others follow clockwise", function()
    local m = match { game = "luebeck", players = 4 }
    m:begin("name_first")
    m:answer("seat4", "first_actor", first)
    local n = tonumber(first:sub(5))
    for i = 0, 3 do
      m:answer("seat" .. ((n - 1 + i) % 4 + 1), "pass")
    end
    m:expect("start", "seat1")                          -- the compass stays for this round
  end)
end
