-- Die Tore der Welt: who sees what. Only the order of the events is hidden.

local seats = { "seat1", "seat2", "seat3" }

scenario("T33: the stacks are hidden from everybody, what has been drawn is not", function()
  local m = match { game = "tore-der-welt", players = 3 }
  m:top("events.1", "godwyn")
  m:step()
  for _, seat in ipairs(seats) do
    for chapter, left in ipairs { 11, 12 } do
      local cards = m:sees(seat, "events." .. chapter)
      equal(#cards, left, "how many are left shows")
      for _, card in ipairs(cards) do equal(card, "?") end
    end
    equal(m:sees(seat, "placed"), { "godwyn" })
    ok(m:happened("move godwyn events.1 placed", seat), "all have read it")
  end
end)

scenario("T33: hands, played cards, display, favors and tributes are open", function()
  local m = match { game = "tore-der-welt", players = 3 }
  m:put("seat2.played", "seat2.take_up")
  m:put("display", "krieg", "godwyn")
  for _, seat in ipairs(seats) do
    equal(m:sees(seat, "seat2.played"), { "take_up" })
    equal(m:sees(seat, "seat2.hand"), { "points_to_goods", "goods_to_points", "goods_to_goods", "use_favor" })
    equal(m:sees(seat, "display"), { "krieg", "godwyn" })
    equal(m:sees(seat, "favors.4"), { "medicine" })
    equal(m:sees(seat, "tributes.2"), { "chapter_2" })
  end
end)

scenario("T33: what leaves the game is seen by all", function()
  local m = match { game = "tore-der-welt", players = 3 }
  m:put("placed", "mattie")
  m:begin("lay_out")
  m:step()
  for _, seat in ipairs(seats) do ok(m:happened("move mattie placed box", seat)) end
end)

scenario("T33: choices are open: the next player knows what the one before did", function()
  local m = match { game = "tore-der-welt", players = 3 }
  m:put("placed", "krieg")
  m:begin("income")
  m:answer("seat1", "income", "goods_to_points")
  for _, seat in ipairs(seats) do
    ok(m:happened("action seat1 income goods_to_points", seat))
    ok(m:happened("move goods_to_points seat1.hand seat1.played", seat))
    ok(m:happened("counter seat1 piety +2", seat))
    ok(m:happened("counter seat1 building +1", seat))
  end
end)

scenario("T11: income_order = simultaneous: nothing of a choice shows before all have chosen", function()
  local m = match { game = "tore-der-welt", players = 3, set = { income_order = "simultaneous" } }
  m:put("placed", "krieg")
  m:begin("income")
  m:expect("asked", "seat1 actions")
  local before = m:log("seat2")
  m:answer("seat1", "income", "goods_to_points")
  m:expect("asked", "seat2 actions")
  equal(m:log("seat2"), before, "the log tells nothing")
  equal(#m:sees("seat2", "seat1.hand"), 5)
  m:answer("seat2", "income", "take_up")
  m:expect("asked", "seat3 actions")
  equal(m:log("seat3"), before)
  m:answer("seat3", "income", "take_up")
  m:expect("phase", "income")
  for _, seat in ipairs(seats) do ok(m:happened("move goods_to_points seat1.hand seat1.played", seat)) end
end)

scenario("T05: favor_order = random: the order is open all the same", function()
  local m = match { game = "tore-der-welt", players = 3, set = { favor_order = "random" } }
  for _, seat in ipairs(seats) do
    for i = 1, 4 do equal(m:sees(seat, "favors." .. i), m:get("favors." .. i)) end
  end
end)
