-- Lübeck: the house rules that come with the game.

-- ---- Harbour market

-- Before the market; the deck holds these cards alone, or many with Bergen 4 on top.
local function market(deck)
  local m = match { game = "luebeck", with = "market" }
  m:top("deck", deck or { "bergen_4", "danzig_2" })
  if deck then
    for _, card in ipairs(m:get("deck")) do
      if not contains(deck, card) then m:put("box", card) end
    end
  end
  m:put("seat1.hand", "london_6", "visby_1")
  m:put("seat2.hand", "riga_3")
  m:begin("market")
  return m
end

scenario("market: a card goes under the deck, the top one comes to hand", function()
  local m = market()
  local n = m:count("deck")
  m:expect("asked", "seat1 market")
  m:expect("text", "Which card do you exchange for the top one of the deck?")
  m:expect("options", { "london_6", "visby_1" })
  m:answer("seat1", "market", "london_6")
  m:expect("seat1.hand", { "visby_1", "bergen_4" })
  equal(m:count("deck"), n)
  local deck = m:get("deck")
  equal(deck[#deck], "london_6", "it is the last to come")
  m:answer("seat2", "market")                           -- one need not
  m:expect("seat2.hand", { "riga_3" })
  m:expect("danzig_2.place", "deck")
end)

scenario("market: it comes between taking piles and the actions", function()
  local m = match { game = "luebeck", with = "market" }
  m:skip("market")
  m:expect("phase", "market")
  m:expect("asked", "seat1 market")
  m:answer("seat1", "market")
  m:answer("seat2", "market")
  m:answer("seat3", "market")
  m:expect("asked", "seat3 first_actor")
end)

scenario("market: nobody else sees what goes and what comes", function()
  local m = market()
  m:answer("seat1", "market", "london_6")
  ok(m:happened("move ? seat1.hand deck", "seat2"))
  ok(m:happened("move ? deck seat1.hand", "seat2"))
  ok(not m:happened("move london_6 seat1.hand deck", "seat2"))
  ok(m:happened("move bergen_4 deck seat1.hand", "seat1"))
end)

scenario("market: with one card left in the deck the exchange still is one; with none there is no market", function()
  local m = market { "bergen_4" }
  m:answer("seat1", "market", "london_6")
  m:expect("seat1.hand", { "visby_1", "bergen_4" })
  m:expect("deck", { "london_6" })
  m = market {}
  m:expect("asked", "seat3 first_actor")
end)

scenario("market: a first deck that has run out is not reshuffled for it", function()
  local m = market {}
  m:put("discards", "pirates", "riga_4")
  m:expect("asked", "seat3 first_actor")
  m:expect("shuffles", 0)
end)

-- ---- Calm seas

scenario("calm: cogs in Lübeck are safe from pirates", function()
  local m = match { game = "luebeck", with = "calm" }
  m:put("luebeck", "cog")
  m:put("cog.aboard", "seat2.figure")
  m:put("seat1.hand", "pirates")
  m:begin("actions", "seat1")
  m:refused("seat1", "card", "pirates", "No cog can be raided.")
end)

scenario("calm: a figure may change to a free cog in its harbour", function()
  local m = match { game = "luebeck", with = "calm" }
  m:put("riga", "cog#1")
  m:put("cog#1.aboard", "seat1.figure", "seat2.figure")
  m:put("seat1.hand", "ship_change")
  m:begin("actions", "seat1")
  m:answer("seat1", "card", "ship_change", "cog@supply")
  m:answer("seat1", "figure", "seat1.figure")
  equal(m:count("riga"), 2)
  m:expect("cog#1.aboard", { "seat2.figure" })
end)

scenario("calm: what is too much goes overboard at any time, and points stop at 0", function()
  local m = match { game = "luebeck", with = "calm" }
  m:set("seat1.points", 3)
  m:put("seat1.hand", "london_5", "bruegge_4", "hamburg_3", "voyage_riga")
  m:begin("actions", "seat1")
  ok(m:offers("card", "voyage_riga", "cog"))
  m:answer("seat1", "throw", "london_5")
  m:expect("seat1.points", 0)
end)

-- ---- Strict harbour

scenario("strict: one's figures sail on different cogs", function()
  local m = match { game = "luebeck", with = "strict" }
  m:put("luebeck", "cog#1")
  m:put("cog#1.aboard", "seat1.figure")
  m:begin("actions", "seat1")
  m:refused("seat1", "voyage", "cog@luebeck", "A figure of yours is aboard already.")
  m:answer("seat1", "voyage", "cog@supply")
end)

scenario("strict: an emptied cog waits for the end of the round", function()
  local m = match { game = "luebeck", with = "strict" }
  m:put("riga", "cog#1")
  m:put("visby", "cog#2")
  m:put("cog#1.aboard", "seat1.figure")
  m:put("cog#2.aboard", "seat2.figure")
  m:put("seat1.hand", "ship_change")
  m:begin("actions", "seat1")
  m:answer("seat1", "card", "ship_change", "cog#2")
  m:answer("seat1", "figure", "seat1.figure")
  m:expect("cog#1.place", "riga")
end)

scenario("strict: a tie goes to who has lost less for cards in hand; anybody may begin", function()
  local m = match { game = "luebeck", with = "strict" }
  m:put("seat1.hand", "riga_3")
  m:set("seat1.points", 13)
  m:set("seat2.points", 10)
  m:begin("score_hands")
  m:step(3)
  m:expect("winner", "seat2")
  local starts = {}
  for seed = 1, 20 do
    m = match { game = "luebeck", with = "strict", seed = seed }
    m:step()
    starts[m:get("start")] = true
  end
  ok(starts.seat2 and starts.seat3, "not always the first seat")
end)

-- ---- whole matches, also with several at once

for _, list in ipairs { { "market" }, { "calm" }, { "strict" }, { "market", "calm" }, { "calm", "strict" } } do
  scenario(table.concat(list, " and ") .. ": whole matches come to an end", function()
    for players = 3, 5 do
      for seed = 1, 2 do
        local m = match { game = "luebeck", players = players, with = list, seed = seed }
        m:play()
        m:expect("over", true)
        local n = m:count("deck") + m:count("discards") + m:count("piles")
        for s = 1, players do
          n = n + m:count("seat" .. s .. ".hand") + m:count("seat" .. s .. ".front")
          if list[1] == "calm" then ok(m:get("seat" .. s .. ".points") >= 0, "not below 0") end
        end
        equal(n, 60, "cards")
      end
    end
  end)
end
