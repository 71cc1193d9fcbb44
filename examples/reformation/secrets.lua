-- Reformation: who sees what.

scenario("R38: bids are committed by both, then revealed; nothing of the first shows before", function()
  local m = match "reformation"
  m:begin("first_bid")
  m:put("bid_cards.1", "wales")
  m:put("protestant.hand", "martin_luther", "john_calvin")
  m:put("catholic.hand", "trial", "arrests")
  m:expect("asked", "protestant bid")
  local before = m:log("catholic")
  m:answer("protestant", "bid", "john_calvin", "martin_luther")
  m:expect("asked", "catholic bid")
  equal(m:sees("catholic", "protestant.hand"), { "?", "?" }, "even the number is hidden")
  equal(m:sees("catholic", "protestant.bid"), {})
  equal(m:log("catholic"), before, "the log tells nothing")
  m:answer("catholic", "bid", "trial")
  ok(m:happened("move john_calvin protestant.hand protestant.bid", "catholic"), "revealed")
  ok(m:happened("move trial catholic.hand catholic.bid", "protestant"), "revealed")
end)

scenario("R42: hands and decks are hidden, their sizes and all discards are not", function()
  local m = match "reformation"
  m:put("protestant.hand", "martin_luther", "john_calvin")
  m:put("protestant.discards", "grievances")
  m:put("protestant.victory_pile", "spain")
  equal(m:sees("protestant", "protestant.hand"), { "martin_luther", "john_calvin" })
  equal(m:sees("catholic", "protestant.hand"), { "?", "?" })
  equal(#m:sees("catholic", "protestant.deck"), 33)
  for _, place in ipairs { "protestant.deck", "catholic.deck", "territories" } do
    for _, seat in ipairs { "protestant", "catholic" } do
      for _, card in ipairs(m:sees(seat, place)) do equal(card, "?", place) end
    end
  end
  equal(m:sees("catholic", "protestant.discards"), { "grievances" })
  equal(m:sees("catholic", "protestant.victory_pile"), { "spain" })
end)

scenario("R42: unused hands are discarded openly in the End Phase", function()
  local m = match "reformation"
  m:put("protestant.hand", "martin_luther")
  m:begin("end_turn")
  m:step(2)
  equal(m:sees("catholic", "protestant.discards"), { "martin_luther" })
  ok(m:happened("move martin_luther protestant.hand protestant.discards", "catholic"))
end)

scenario("R42: open_discards = false: they stay unseen, and come back with the reshuffle", function()
  local m = match { game = "reformation", set = { open_discards = false, hand_size = 2 } }
  m:put("protestant.hand", "martin_luther")
  m:put("protestant.discards", "grievances")
  m:begin("end_turn")
  m:step(2)
  equal(m:sees("catholic", "protestant.discards"), { "grievances" }, "other discards are open")
  equal(m:sees("catholic", "protestant.unseen"), { "?" })
  ok(not m:happened("move martin_luther protestant.hand protestant.unseen", "catholic"))
  ok(m:happened("move ? protestant.hand protestant.unseen", "catholic"))

  m:put("protestant.bid", m:get("protestant.deck"))     -- out of the way
  m:begin("draw")
  m:step()
  m:expect("protestant.hand", { "martin_luther", "grievances" })
end)

scenario("R42: what is drawn is hidden from the other side", function()
  local m = match "reformation"
  m:top("protestant.deck", "martin_luther")
  m:begin("draw")
  m:step()
  ok(m:happened("move martin_luther protestant.deck protestant.hand", "protestant"))
  ok(not m:happened("move martin_luther protestant.deck protestant.hand", "catholic"))
  ok(m:happened("move ? protestant.deck protestant.hand", "catholic"), "that a card was drawn shows")
end)

scenario("R42: a card given up for an event shows, one given up for a lost bid too", function()
  local m = match "reformation"
  m:put("bid_cards.1", "poland")
  m:put("protestant.hand", "revolt_against_rome", "martyrs", "conversions")
  m:put("catholic.hand", "church_supremacy")
  m:begin("protestant_event")
  m:answer("protestant", "event", "revolt_against_rome")
  equal(m:sees("catholic", "protestant.discards"), { "revolt_against_rome" })
  m:skip("first_bid")
  m:together("bid", { protestant = "martyrs", catholic = "church_supremacy" })
  m:answer("protestant", "lose", "conversions")
  equal(m:sees("catholic", "protestant.discards"), { "revolt_against_rome", "martyrs", "conversions" })
end)
