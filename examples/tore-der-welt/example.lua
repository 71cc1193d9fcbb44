-- Die Tore der Welt: the rule book's example, Walter (seat1, the start player) and Maria (seat2) among four, step by step.

-- Before the round: another blue event and the fulling mill are on display, the war lies on top of the stack.
local function before()
  local m = match { game = "tore-der-welt", players = 4 }
  m:put("display", "wollmarkt", "walkmuehle")
  m:top("events.1", "krieg")
  m:set("seat1.building", 1)
  m:set("seat2.medicine", 4)
  m:set("seat2.cloth", 2)
  m:put("seat2.played", "seat2.points_to_goods", "seat2.use_favor")
  m:begin("read_event")
  return m
end

-- Walter turns the war so that its arrow points to building material.
local function placed()
  local m = before()
  m:answer("seat1", "favor", "building")
  return m
end

-- Step 3 of both.
local function income_taken()
  local m = placed()
  m:answer("seat1", "income", "goods_to_points")
  m:answer("seat2", "use", "take_up")
  return m
end

-- Step 3 of the other two, and the event laid out.
local function laid_out()
  local m = income_taken()
  m:answer("seat3", "use", "goods_to_goods")
  m:answer("seat4", "points")
  m:step()
  m:expect("phase", "lay_out")
  return m
end

scenario("TT01: a blue event that is drawn does nothing yet", function()
  local m = before()
  m:step()
  m:expect("placed", { "krieg" })
  m:expect("asked", "seat1 favor")
  for _, seat in ipairs { "seat1", "seat2", "seat3", "seat4" } do m:expect(seat .. ".points", 10) end
  m:expect("seat2.medicine", 4)
  m:expect("seat2.cloth", 2)
end)

scenario("the card lies as in the picture: piety at Walter's corner, cloth at Maria's, the arrow at building material", function()
  local m = placed()
  m:expect("krieg.face", 0)
  m:expect("seat1.corner", "piety")
  m:expect("seat2.corner", "cloth")
  m:expect("arrow_good", "building")
end)

scenario("TT02, T36: Walter plays a card for income and receives the good at the arrow as well", function()
  local m = placed()
  m:answer("seat1", "income", "goods_to_points")
  m:expect("seat1.piety", 2)
  m:expect("seat1.building", 2)
  m:expect("seat1.points", 10)
  m:expect("seat1.played", { "seat1.goods_to_points" })
end)

scenario("TT03: Maria takes up her cards instead, with a victory point and without cloth", function()
  local m = income_taken()
  m:expect("seat2.cloth", 2)
  m:expect("seat2.points", 11)
  equal(m:count("seat2.hand"), 5)
  m:expect("seat2.played", {})
end)

scenario("TT04: a third blue event pushes the oldest out of the display", function()
  local m = laid_out()
  m:expect("wollmarkt.place", "box")
  equal(m:get("display"), { "walkmuehle", "krieg" })
  m:expect("placed", {})
end)

scenario("TT07: a second use of the war is refused though Maria could pay for it", function()
  local m = laid_out()
  m:set("seat2.building", 2)                              -- so that she has something else left to do
  m:answer("seat1", "blue_event", "walkmuehle")
  m:answer("seat2", "blue_event", "krieg")
  m:refused("seat2", "blue_event", "krieg", "Only once.")
  m:answer("seat2", "done")
  m:expect("seat2.medicine", 2)
  m:expect("seat2.cloth", 1)
end)

scenario("TT05, TT06, TT08: both use an event and the round ends", function()
  local m = laid_out()
  m:answer("seat1", "blue_event", "walkmuehle")
  m:expect("seat1.building", 0)
  m:expect("seat1.points", 13)
  m:answer("seat2", "blue_event", "krieg")
  m:expect("seat2.medicine", 2)
  m:expect("seat2.cloth", 1)
  m:expect("seat2.points", 15)
  m:step(2)                                               -- she is not asked again, and the others can use nothing
  m:expect("phase", "blue_events")
  m:step()
  m:expect("start", "seat2")
  m:expect("round", 2)
  m:expect("asked", "seat2 favor")
end)
