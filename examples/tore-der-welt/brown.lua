-- Die Tore der Welt: brown events. They happen at once, to everybody, the start player first; then they are placed.

local goods = { "piety", "cloth", "building", "medicine" }
local chapter_of = { pest = 2, geissler = 2, erbe = 2, geluebde = 2, loehne = 2 }

-- A match in which this event is drawn next.
local function draw(event, o)
  o = o or {}
  local m = match { game = "tore-der-welt", players = o.players or 3, set = o.set }
  local chapter = chapter_of[event] or 1
  m:set("chapter", chapter)
  m:top("events." .. chapter, event)
  for path, n in pairs(o.counters or {}) do m:set(path, n) end
  if o.start then m:start(o.start) end
  m:begin("read_event")
  return m
end

local function has(m, seat, points, piety, cloth, building, medicine)
  equal({ m:get(seat .. ".points"), m:get(seat .. ".piety"), m:get(seat .. ".cloth"), m:get(seat .. ".building"), m:get(seat .. ".medicine") },
    { points, piety, cloth, building, medicine }, seat)
end

-- The events that bring everybody one of a good.
for event, good in pairs { schafschur = "cloth", mattie = "medicine", neue_steine = "building", geluebde = "piety" } do
  scenario("T10: " .. event .. " brings everybody 1 " .. good .. " before it is placed", function()
    local m = draw(event)
    m:step()
    for _, seat in ipairs { "seat1", "seat2", "seat3" } do
      for _, other in ipairs(goods) do m:expect(seat .. "." .. other, other == good and 1 or 0) end
      m:expect(seat .. ".points", 10)
    end
    m:expect("placed", { event })
    m:expect("asked", "seat1 favor")
  end)

  scenario("T28: goods_cap: " .. event .. " brings nothing to who is full", function()
    local m = draw(event, { counters = { ["seat2." .. good] = 12 }, set = { goods_cap = 12 } })
    m:step()
    m:expect("seat2." .. good, 12)
    m:expect("seat1." .. good, 1)
  end)
end

scenario("erbe brings everybody a good of their choice, the start player first", function()
  local m = draw("erbe", { start = "seat2" })
  m:expect("asked", "seat2 receive_any")
  m:expect("text", "Which good do you receive?")
  m:expect("options", goods)
  m:answer("seat2", "receive_any", "medicine")
  m:answer("seat3", "receive_any", "piety")
  m:answer("seat1", "receive_any", "piety")
  has(m, "seat1", 10, 1, 0, 0, 0)
  has(m, "seat2", 10, 0, 0, 0, 1)
  has(m, "seat3", 10, 1, 0, 0, 0)
  m:expect("asked", "seat2 favor")
end)

scenario("T08: einsturz costs 1 building material, or 1 victory point where there is none", function()
  local m = draw("einsturz", { counters = { ["seat1.building"] = 2, ["seat2.cloth"] = 3 } })
  m:step()
  has(m, "seat1", 10, 0, 0, 1, 0)
  has(m, "seat2", 9, 0, 3, 0, 0)
  has(m, "seat3", 9, 0, 0, 0, 0)
  m:expect("asked", "seat1 favor", "nobody is asked: it must be given")
end)

scenario("T08: pest costs 2 medicine, or 2 victory points for each one missing", function()
  local m = draw("pest", { counters = { ["seat1.medicine"] = 3, ["seat2.medicine"] = 1 } })
  m:step()
  has(m, "seat1", 10, 0, 0, 0, 1)
  has(m, "seat2", 8, 0, 0, 0, 0)
  has(m, "seat3", 6, 0, 0, 0, 0)
end)

scenario("T29: pest stops at 0 victory points", function()
  local m = draw("pest", { counters = { ["seat1.points"] = 3, ["seat2.points"] = 0 } })
  m:step()
  m:expect("seat1.points", 0)
  m:expect("seat2.points", 0)
end)

scenario("T29: vp_floor = false: pest goes on below 0", function()
  local m = draw("pest", { counters = { ["seat1.points"] = 3, ["seat2.points"] = 0 }, set = { vp_floor = false } })
  m:step()
  m:expect("seat1.points", -1)
  m:expect("seat2.points", -4)
end)

scenario("geissler costs 1 cloth, and nothing where there is none", function()
  local m = draw("geissler", { counters = { ["seat1.cloth"] = 2, ["seat2.cloth"] = 1 } })
  m:step()
  has(m, "seat1", 10, 0, 1, 0, 0)
  has(m, "seat2", 10, 0, 0, 0, 0)
  has(m, "seat3", 10, 0, 0, 0, 0)
end)

scenario("T09: steuer: the choice of who has cloth, from the start player on", function()
  local m = draw("steuer", { start = "seat3", counters = { ["seat1.cloth"] = 1, ["seat3.cloth"] = 1 } })
  m:expect("asked", "seat3 give_goods")
  m:expect("text", "Königliche Steuer: give 1 cloth? Else you lose 2 victory points.")
  m:answer("seat3", "give_goods", true)
  m:expect("asked", "seat1 give_goods")
  m:answer("seat1", "give_goods", false)
  has(m, "seat3", 10, 0, 0, 0, 0)
  has(m, "seat1", 8, 0, 1, 0, 0)
  has(m, "seat2", 8, 0, 0, 0, 0)                          -- has none: not asked
  m:expect("asked", "seat3 favor")
end)

scenario("T37: steuer: who has cloth but fewer than two points gives the cloth", function()
  local m = draw("steuer", { counters = { ["seat1.cloth"] = 1, ["seat1.points"] = 1, ["seat2.points"] = 1 } })
  m:step()
  has(m, "seat1", 1, 0, 0, 0, 0)
  has(m, "seat2", 0, 0, 0, 0, 0)                          -- without cloth the loss stops at 0
end)

scenario("T37: steuer: with exactly two points there is a choice", function()
  local m = draw("steuer", { counters = { ["seat1.cloth"] = 1, ["seat1.points"] = 2 } })
  m:answer("seat1", "give_goods", false)
  has(m, "seat1", 0, 0, 1, 0, 0)
end)

scenario("T24: henry_piety_first does not touch the king's tax", function()
  local m = draw("steuer", { counters = { ["seat1.cloth"] = 1 }, set = { henry_piety_first = true } })
  m:answer("seat1", "give_goods", false)
  has(m, "seat1", 8, 0, 1, 0, 0)
end)

-- The two that offer a good for two points.
for event, v in pairs { pilger = { "piety", "Pilger am Schrein: give 1 piety for 2 victory points?" }, loehne = { "cloth", "Löhne steigen: give 1 cloth for 2 victory points?" } } do
  local good, text = v[1], v[2]
  scenario("T09: " .. event .. ": in turn each says whether to give 1 " .. good .. " for 2 points", function()
    local m = draw(event, { start = "seat2", counters = { ["seat2." .. good] = 2, ["seat3." .. good] = 1 } })
    m:expect("asked", "seat2 exchange")
    m:expect("text", text)
    m:answer("seat2", "exchange", true)
    m:expect("asked", "seat3 exchange")
    m:answer("seat3", "exchange", false)
    m:expect("seat2." .. good, 1)
    m:expect("seat2.points", 12)
    m:expect("seat3." .. good, 1)
    m:expect("seat3.points", 10)
    m:expect("seat1.points", 10)                          -- has none: not asked
    m:expect("asked", "seat2 favor")
  end)
end

scenario("T10: a brown event still supplies corners and arrow", function()
  local m = draw("geissler", { players = 4 })             -- piety, cloth, medicine, points; its arrow points east
  m:answer("seat1", "favor", "cloth")
  m:expect("geissler.face", 0)
  m:answer("seat1", "income", "use_favor")
  m:expect("seat1.piety", 1)
  m:expect("seat1.cloth", 1)
  m:answer("seat2", "income", "use_favor")
  m:expect("seat2.cloth", 2)
end)

scenario("T39: a brown event leaves the game in step 4, and the display is used as usual", function()
  local m = draw("schafschur", { players = 2 })
  m:put("display", "wollmarkt")
  m:answer("seat1", "favor", "cloth")
  m:skip("blue_event")
  m:expect("schafschur.place", "box")
  m:expect("display", { "wollmarkt" })
  m:set("seat1.cloth", 2)
  m:answer("seat1", "blue_event", "wollmarkt")
  m:expect("seat1.cloth", 0)
end)

scenario("a brown event happens once: the next rounds are free of it", function()
  local m = draw("mattie", { players = 2 })
  m:answer("seat1", "favor", "cloth")
  m:skip("favor")
  m:expect("round", 2)
  m:expect("mattie.place", "box")
end)
