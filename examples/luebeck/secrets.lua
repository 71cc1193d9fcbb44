-- Lübeck: who sees what.

scenario("K44: hands are their owners' alone; how many cards they hold is seen by all", function()
  local m = match "luebeck"
  m:put("seat1.hand", "riga_3", "pirates")
  m:put("seat2.hand", "visby_1", "voyage_riga", "double_riga")
  equal(m:sees("seat1", "seat1.hand"), { "riga_3", "pirates" })
  equal(m:sees("seat2", "seat1.hand"), { "?", "?" })
  equal(m:sees("seat1", "seat2.hand"), { "?", "?", "?" })
  equal(m:sees("seat3", "seat2.hand"), { "?", "?", "?" })
end)

scenario("K44: nobody knows the deck, everybody its size", function()
  local m = match "luebeck"
  for s = 1, 3 do
    local deck = m:sees("seat" .. s, "deck")
    equal(#deck, 60)
    for _, card in ipairs(deck) do equal(card, "?") end
  end
end)

scenario("K44: piles, discards and doublings lie open", function()
  local m = match "luebeck"
  m:put("piles.1", "riga_3", "pirates")
  m:put("discards", "visby_2")
  m:put("seat1.front", "double_riga")
  for s = 1, 3 do
    equal(m:sees("seat" .. s, "piles.1"), { "riga_3", "pirates" })
    equal(m:sees("seat" .. s, "discards"), { "visby_2" })
    equal(m:sees("seat" .. s, "seat1.front"), { "double_riga" })
  end
end)

scenario("K44: cards dealt at the start are seen by who gets them", function()
  local m = match "luebeck"
  m:top("deck", "riga_3", "pirates", "visby_1")
  m:step()
  for _, card in ipairs { "riga_3", "pirates", "visby_1" } do
    local line = "move " .. card .. " deck seat1.hand"
    ok(m:happened(line, "seat1"))
    ok(not m:happened(line, "seat2"))
  end
  ok(m:happened("move ? deck seat1.hand", "seat2"))
  ok(not m:happened("move ? deck seat1.hand", "seat1"))
end)

scenario("K44: which pile was taken, and what was in it, is seen; what is in the hand then is not", function()
  local m = match "luebeck"
  m:step(3)
  m:put("piles.1", "riga_3")
  m:put("piles.2", "visby_1")
  m:begin("choose_pile")
  m:answer("seat1", "pile", "piles.1")
  ok(m:happened("move riga_3 piles.1 seat1.hand", "seat2"))
  for _, card in ipairs(m:sees("seat2", "seat1.hand")) do equal(card, "?") end
  equal(#m:sees("seat2", "seat1.hand"), 4)
end)

scenario("K44: what is played or thrown overboard is seen by all", function()
  local m = match "luebeck"
  m:put("seat1.hand", "london_4", "london_5", "bruegge_5", "bruegge_6")
  m:begin("actions", "seat1")
  m:answer("seat1", "throw", "london_4")
  ok(m:happened("action seat1 throw london_4", "seat2"))
  ok(m:happened("move london_4 seat1.hand discards", "seat3"))
  equal(m:sees("seat2", "seat1.hand"), { "?", "?", "?" })
end)

scenario("K44: a hand that has passed lies face down", function()
  local m = match "luebeck"
  m:put("seat1.hand", "london_4", "london_5")
  m:begin("actions", "seat1")
  m:answer("seat1", "pass")
  equal(m:sees("seat2", "seat1.hand"), { "?", "?" })
  ok(m:happened("action seat1 pass", "seat2"), "that it has passed is seen")
end)

scenario("K44: the order of a reshuffled deck is nobody's, though its cards are known", function()
  local m = match "luebeck"
  m:put("discards", m:get("deck"))
  m:begin("layout")
  m:step()
  m:expect("shuffles", 1)
  for s = 1, 3 do
    for _, card in ipairs(m:sees("seat" .. s, "deck")) do equal(card, "?") end
  end
end)

scenario("what one player may do tells the others nothing of the hand", function()
  -- the same public position with another hand gives the others the same log up to the answer
  local logs = {}
  for i, hand in ipairs { { "london_4", "london_5" }, { "pirates", "riga_3" } } do
    local m = match "luebeck"
    m:put("seat2.hand", hand)
    m:begin("actions", "seat1")
    m:answer("seat1", "voyage", "cog")
    m:expect("asked", "seat2 actions")
    m:answer("seat2", "pass")
    logs[i] = m:log("seat1")
    for _, line in ipairs(logs[i]) do ok(not line:find(hand[1], 1, true), line) end
  end
  equal(#logs[1], #logs[2])
end)
