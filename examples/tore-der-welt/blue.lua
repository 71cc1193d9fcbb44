-- Die Tore der Welt: step 4. Blue events are laid out, at most two, and used once each by everybody; one must be used.

-- A match in step 4 with these events on display, the oldest first.
local function step4(o)
  local m = match { game = "tore-der-welt", players = o.players or 2, set = o.set }
  m:put("display", o.display)
  for path, n in pairs(o.counters or {}) do m:set(path, n) end
  m:begin("blue_events", o.seat)
  return m
end

local goods = { "piety", "cloth", "building", "medicine" }
local name = { piety = "piety", cloth = "cloth", building = "building material", medicine = "medicine" }

-- What each costs in piety, cloth, building material and medicine, and the points it brings.
for event, v in pairs {
  walkmuehle = { { 0, 0, 2, 0 }, 3, "2 building material" }, krieg = { { 0, 1, 0, 2 }, 4, "2 medicine, 1 cloth" }, wollmarkt = { { 0, 2, 0, 0 }, 3, "2 cloth" },
  godwyn = { { 2, 0, 0, 0 }, 3, "2 piety" }, caris_tuch = { { 0, 1, 0, 1 }, 3, "1 cloth, 1 medicine" }, neue_bruecke = { { 1, 0, 2, 0 }, 4, "2 building material, 1 piety" },
  kirchturm = { { 1, 0, 3, 0 }, 6, "3 building material, 1 piety" }, hospital = { { 0, 0, 0, 2 }, 3, "2 medicine" },
  stadtrecht = { { 1, 1, 1, 1 }, 6, "1 piety, 1 cloth, 1 building material, 1 medicine" }, koenigshof = { { 0, 2, 0, 0 }, 3, "2 cloth" },
  dank = { { 1, 0, 0, 1 }, 3, "1 piety, 1 medicine" }, leprainsel = { { 0, 1, 2, 0 }, 4, "2 building material, 1 cloth" },
} do
  local cost, points, text = v[1], v[2], v[3]

  scenario(event .. ": " .. text .. " for " .. points .. " points", function()
    local m = step4 { display = { event } }
    for i, good in ipairs(goods) do m:set("seat1." .. good, 5) end
    m:answer("seat1", "blue_event", event)
    for i, good in ipairs(goods) do m:expect("seat1." .. good, 5 - cost[i]) end
    m:expect("seat1.points", 10 + points)
    m:expect("display", { event }, "it stays for the others and for later rounds")
  end)

  scenario(event .. " cannot be used with one of its goods short", function()
    for i, good in ipairs(goods) do
      if cost[i] > 0 then
        local m = step4 { display = { "bischof_henry", event } }     -- so that something can be done
        for k, other in ipairs(goods) do m:set("seat1." .. other, k == i and cost[k] - 1 or cost[k]) end
        m:refused("seat1", "blue_event", event, "You cannot give " .. text .. ".")
        m:set("seat1." .. good, cost[i])
        m:answer("seat1", "blue_event", event)
        for _, other in ipairs(goods) do m:expect("seat1." .. other, 0) end
      end
    end
  end)
end

scenario("TT04, T21: the third blue event pushes the oldest out, and it may be used in this round", function()
  local m = match { game = "tore-der-welt", players = 2 }
  m:put("display", "godwyn", "wollmarkt")
  m:put("placed", "walkmuehle")
  m:set("seat1.building", 2)
  m:begin("lay_out")
  m:step()
  equal(m:get("display"), { "wollmarkt", "walkmuehle" })
  m:expect("godwyn.place", "box")
  m:answer("seat1", "blue_event", "walkmuehle")
  m:expect("seat1.points", 13)
end)

scenario("T21: the first and the second blue event push nothing out", function()
  local m = match { game = "tore-der-welt", players = 2 }
  m:put("placed", "walkmuehle")
  m:begin("lay_out")
  m:step()
  equal(m:get("display"), { "walkmuehle" })
  m = match { game = "tore-der-welt", players = 2 }
  m:put("display", "godwyn")
  m:put("placed", "walkmuehle")
  m:begin("lay_out")
  m:step()
  equal(m:get("display"), { "godwyn", "walkmuehle" })
end)

scenario("display_size: another number of blue events on display", function()
  for size, left in pairs { [0] = {}, [1] = { "walkmuehle" }, [3] = { "godwyn", "wollmarkt", "walkmuehle" } } do
    local m = match { game = "tore-der-welt", players = 2, set = { display_size = size } }
    if size > 1 then m:put("display", "godwyn", "wollmarkt") end
    m:put("placed", "walkmuehle")
    m:begin("lay_out")
    m:step()
    equal(m:get("display"), left)
  end
end)

scenario("T23, T35: each event once a round by each player, in any order", function()
  for _, order in ipairs { { "godwyn", "wollmarkt" }, { "wollmarkt", "godwyn" } } do
    local m = step4 { display = { "godwyn", "wollmarkt" }, counters = { ["seat1.piety"] = 4, ["seat1.cloth"] = 4, ["seat2.piety"] = 2 } }
    m:answer("seat1", "blue_event", order[1])
    m:refused("seat1", "blue_event", order[1], "Only once.")
    m:answer("seat1", "blue_event", order[2])
    m:expect("seat1.points", 16)
    m:expect("asked", "seat2 actions")                    -- though seat1 could pay for both once more
    m:answer("seat2", "blue_event", "godwyn")             -- the same card, by another player
    m:expect("seat2.points", 13)
  end
end)

scenario("T23, T35: in the next round it may be used again", function()
  local m = step4 { display = { "godwyn" }, counters = { ["seat1.piety"] = 4 } }
  m:answer("seat1", "blue_event", "godwyn")
  m:begin("blue_events")
  m:answer("seat1", "blue_event", "godwyn")
  m:expect("seat1.points", 16)
  m:expect("seat1.piety", 0)
end)

scenario("blue events are used in turn, beginning with the start player, and by choice", function()
  local m = match { game = "tore-der-welt", players = 3 }
  m:start("seat2")
  m:put("display", "godwyn")
  for _, seat in ipairs { "seat1", "seat2", "seat3" } do m:set(seat .. ".piety", 2) end
  m:begin("blue_events")
  m:answer("seat2", "done")
  m:answer("seat3", "blue_event", "godwyn")
  m:answer("seat1", "done")
  m:expect("seat1.piety", 2)
  m:expect("seat2.piety", 2)
  m:expect("seat3.piety", 0)
end)

scenario("what one event brings may not pay another, but what is left may", function()
  local counters = { ["seat1.piety"] = 2, ["seat1.medicine"] = 1, ["seat1.cloth"] = 2 }
  local m = step4 { display = { "godwyn", "dank", "koenigshof" }, counters = counters }
  m:answer("seat1", "blue_event", "godwyn")
  m:refused("seat1", "blue_event", "dank", "You cannot give 1 piety, 1 medicine.")
  m:answer("seat1", "blue_event", "koenigshof")
  m:expect("seat1.points", 16)
end)

scenario("who can use nothing on display is not asked", function()
  local m = step4 { display = {} }
  m:expect("asked", "seat2 favor")
  m = step4 { display = { "godwyn" }, counters = { ["seat1.piety"] = 1, ["seat2.piety"] = 2 } }
  m:expect("asked", "seat2 actions")
end)

-- Bischof Henry wird König.

scenario("TT16, T24: Bischof Henry must be carried out by everybody, with piety or with two points", function()
  local m = step4 { players = 3, display = { "bischof_henry" }, counters = { ["seat1.piety"] = 1, ["seat2.piety"] = 1 } }
  m:refused("seat1", "done", "An event on display has still to be carried out.")
  m:answer("seat1", "blue_event", "bischof_henry")
  m:expect("text", "Bischof Henry wird König: give 1 piety? Else you lose 2 victory points.")
  m:answer("seat1", "give_goods", true)
  m:expect("seat1.piety", 0)
  m:expect("seat1.points", 10)

  m:answer("seat2", "blue_event", "bischof_henry")
  m:answer("seat2", "give_goods", false)
  m:expect("seat2.piety", 1)
  m:expect("seat2.points", 8)

  m:expect("options", { "blue_event bischof_henry" })     -- without piety: points, and nothing is asked
  m:answer("seat3", "blue_event", "bischof_henry")
  m:expect("seat3.points", 8)
  m:expect("phase", "blue_events")
end)

scenario("T24: without piety and points nothing happens, but it is carried out", function()
  local m = step4 { display = { "bischof_henry" }, counters = { ["seat1.points"] = 0 } }
  m:refused("seat1", "done", "An event on display has still to be carried out.")
  m:answer("seat1", "blue_event", "bischof_henry")
  m:expect("seat1.points", 0)
  m:expect("asked", "seat2 actions")
end)

scenario("T24, T37: with piety and fewer than two points it is the piety", function()
  local m = step4 { display = { "bischof_henry" }, counters = { ["seat1.points"] = 1, ["seat1.piety"] = 1, ["seat2.points"] = 1 } }
  m:answer("seat1", "blue_event", "bischof_henry")
  m:expect("seat1.piety", 0)
  m:expect("seat1.points", 1)
  m:answer("seat2", "blue_event", "bischof_henry")
  m:expect("seat2.points", 0)
end)

scenario("T24, T29: vp_floor = false: without piety two points are lost, whatever is there", function()
  local m = step4 { display = { "bischof_henry" }, counters = { ["seat1.points"] = 1 }, set = { vp_floor = false } }
  m:answer("seat1", "blue_event", "bischof_henry")
  m:expect("seat1.points", -1)
end)

scenario("T24: henry_piety_first: piety, and points only without it", function()
  local m = step4 { display = { "bischof_henry" }, counters = { ["seat1.piety"] = 2 }, set = { henry_piety_first = true } }
  m:refused("seat1", "done", "An event on display has still to be carried out.")
  m:answer("seat1", "blue_event", "bischof_henry")
  m:expect("asked", "seat2 actions")                      -- no question
  m:expect("seat1.piety", 1)
  m:expect("seat1.points", 10)
  m:answer("seat2", "blue_event", "bischof_henry")
  m:expect("seat2.points", 8)
end)

scenario("T24: beside Bischof Henry the other event stays a choice, before or after", function()
  local counters = { ["seat1.piety"] = 3, ["seat2.piety"] = 3 }
  local m = step4 { display = { "godwyn", "bischof_henry" }, counters = counters }
  m:answer("seat1", "blue_event", "godwyn")
  m:refused("seat1", "done", "An event on display has still to be carried out.")
  m:answer("seat1", "blue_event", "bischof_henry")
  m:answer("seat1", "give_goods", true)
  m:expect("seat1.piety", 0)
  m:answer("seat2", "blue_event", "bischof_henry")
  m:answer("seat2", "give_goods", true)
  m:answer("seat2", "done")
  m:expect("seat2.piety", 2)
end)

scenario("T24: Bischof Henry is due in every round he is on display, and no longer", function()
  local m = match { game = "tore-der-welt", players = 2 }
  m:set("chapter", 2)
  m:put("display", "bischof_henry", "godwyn")
  m:top("events.2", "hospital")
  m:begin("read_event")
  m:answer("seat1", "favor", "piety")
  m:skip("favor")                                         -- the hospital has pushed him out
  m:expect("bischof_henry.place", "box")
  m:expect("start", "seat2")
end)
