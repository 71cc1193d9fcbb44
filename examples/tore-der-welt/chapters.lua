-- Die Tore der Welt: the course of rounds, the end of a chapter with its tribute, the second chapter, the end and the ranking.

-- A match at the end of a chapter.
local function chapter_end(o)
  local m = match { game = "tore-der-welt", players = o.players or 2, set = o.set }
  m:set("chapter", o.chapter or 1)
  m:set("round", 12)
  if o.face then m:face("chapter_" .. (o.chapter or 1), o.face) end
  for path, n in pairs(o.counters or {}) do m:set(path, n) end
  if o.start then m:start(o.start) end
  m:begin(o.phase or "tribute")
  return m
end

-- The first chapter ends with this event as the last one placed, and nobody uses the display.
local function last_event(event, o)
  local m = match { game = "tore-der-welt", players = 2, set = o.set }
  m:set("round", 12)
  m:put("placed", event)
  for path, n in pairs(o.counters or {}) do m:set(path, n) end
  m:begin("lay_out")
  if m:get("asked") == "seat1 actions" then m:answer("seat1", "done") end
  m:expect("asked", m:get("start") .. " favor")
  return m
end

scenario("TT08: the left neighbour of the start player begins the next round, all around the table", function()
  local m = match { game = "tore-der-welt", players = 3 }
  for round = 1, 7 do
    m:expect("asked", "seat" .. ((round - 1) % 3 + 1) .. " favor")
    m:expect("round", round)
    m:answer("seat" .. ((round - 1) % 3 + 1), "favor", "piety")
    m:skip("favor")
  end
end)

scenario("T32: a chapter is twelve rounds and its twelve events, in random order", function()
  local m = match { game = "tore-der-welt", players = 2, seed = 4 }
  local drawn = {}
  for round = 1, 12 do
    m:skip("favor")
    m:expect("chapter", 1)
    m:expect("round", round)
    local event = m:get("placed")[1]
    ok(not drawn[event], event .. " comes once")
    drawn[event] = true
    m:answer(m:get("start"), "favor", "piety")
  end
  m:expect("events.1", {})
  m:skip("favor")
  m:expect("chapter", 2)
  m:expect("round", 1)
  equal(m:count("events.2"), 11)

  local tops, n = {}, 0
  for seed = 1, 12 do
    local m = match { game = "tore-der-welt", seed = seed }
    m:step()
    local top = m:get("placed")[1]
    if not tops[top] then tops[top], n = true, n + 1 end
  end
  ok(n > 4, "different ones lie on top")
end)

-- T01 to T03, T30. The sides: what is due of piety, cloth, building material, medicine.
local due = {
  { "chapter_1", "blue", { 2, 1, 0, 0 } }, { "chapter_1", "brown", { 1, 0, 1, 1 } },
  { "chapter_2", "blue", { 2, 1, 0, 1 } }, { "chapter_2", "brown", { 1, 0, 1, 2 } },
}
local goods = { "piety", "cloth", "building", "medicine" }

for i, v in ipairs(due) do
  local card, side, amounts = v[1], v[2], v[3]
  local total = amounts[1] + amounts[2] + amounts[3] + amounts[4]

  scenario("T02: the " .. side .. " tribute of " .. card .. ": who has all gives it and loses no points", function()
    local m = chapter_end { chapter = i > 2 and 2 or 1, face = side }
    for _, good in ipairs(goods) do m:set("seat1." .. good, 4) end
    m:step()
    for k, good in ipairs(goods) do m:expect("seat1." .. good, 4 - amounts[k]) end
    m:expect("seat1.points", 10)
  end)

  for _, penalty in ipairs { 3, 2 } do
    scenario("T01: the " .. side .. " tribute of " .. card .. ": who has nothing loses " .. penalty .. " points for each good", function()
      local m = chapter_end { chapter = i > 2 and 2 or 1, face = side, counters = { ["seat1.points"] = 20 }, set = { tribute_penalty = penalty } }
      m:step()
      m:expect("seat1.points", 20 - penalty * total)
      for _, good in ipairs(goods) do m:expect("seat1." .. good, 0) end
    end)
  end
end

scenario("TT14, T01: 2 piety and 1 cloth are due, there is 1 piety: minus 6, or minus 4", function()
  for penalty, points in pairs { [3] = 4, [2] = 6 } do
    local m = chapter_end { face = "blue", counters = { ["seat1.piety"] = 1 }, set = { tribute_penalty = penalty } }
    m:step()
    m:expect("seat1.piety", 0)
    m:expect("seat1.points", points)
    m:expect("seat1.missing", 2)
  end
end)

scenario("T01: the rule book's text stands: 3, unless it is set otherwise", function()
  match("tore-der-welt"):expect("rule.tribute_penalty", 3)
end)

scenario("T30: what is there is given, even where points would be cheaper", function()
  local m = chapter_end { face = "brown", counters = { ["seat1.building"] = 1, ["seat1.cloth"] = 7 } }
  m:step()                                                -- 1 piety and 1 medicine are missing
  m:expect("seat1.building", 0)
  m:expect("seat1.cloth", 7)
  m:expect("seat1.points", 4)
end)

scenario("T29: the tribute leaves at least 0 points", function()
  local m = chapter_end { face = "brown", counters = { ["seat1.points"] = 5 } }
  m:step()
  m:expect("seat1.points", 0)
end)

scenario("T29: vp_floor = false: below 0, then", function()
  local m = chapter_end { face = "brown", counters = { ["seat1.points"] = 5 }, set = { vp_floor = false } }
  m:step()
  m:expect("seat1.points", -4)
end)

scenario("every player pays the tribute", function()
  local m = chapter_end { players = 4, face = "blue", counters = { ["seat1.piety"] = 2, ["seat2.cloth"] = 1, ["seat3.piety"] = 3, ["seat3.cloth"] = 1 } }
  m:step(4)
  for seat, points in pairs { seat1 = 7, seat2 = 4, seat3 = 10, seat4 = 1 } do m:expect(seat .. ".points", points) end
  m:expect("seat3.piety", 1)
end)

scenario("TT15, T03: a brown event placed last: the brown side", function()
  local m = last_event("mattie", { counters = { ["seat1.piety"] = 2, ["seat1.cloth"] = 1, ["seat1.building"] = 1, ["seat1.medicine"] = 1 } })
  m:expect("chapter_1.face", "brown")
  equal({ m:get("seat1.piety"), m:get("seat1.cloth"), m:get("seat1.building"), m:get("seat1.medicine") }, { 1, 1, 0, 0 })
  m:expect("seat1.points", 10)
end)

scenario("T03: each chapter has a tribute card of its own, and the last event of that chapter turns it", function()
  for chapter, v in ipairs { { "godwyn", "brown", "blue" }, { "erbe", "blue", "brown" } } do
    local event, before, after = v[1], v[2], v[3]
    local m = match { game = "tore-der-welt", players = 2 }
    m:set("chapter", chapter)
    m:face("chapter_" .. chapter, before)
    m:put("placed", event)
    m:begin("lay_out")
    m:step()
    m:expect("chapter_" .. chapter .. ".face", after)
    m:expect("chapter_" .. (3 - chapter) .. ".face", "blue", "the other is left as it lies")
  end
end)

scenario("T03: a blue event placed last: the blue side", function()
  local m = last_event("godwyn", { counters = { ["seat1.piety"] = 2, ["seat1.cloth"] = 1, ["seat1.building"] = 1, ["seat1.medicine"] = 1 } })
  m:expect("chapter_1.face", "blue")
  equal({ m:get("seat1.piety"), m:get("seat1.cloth"), m:get("seat1.building"), m:get("seat1.medicine") }, { 0, 0, 1, 1 })
end)

scenario("T03: only the last event counts", function()
  local m = match { game = "tore-der-welt", players = 2 }
  m:set("round", 11)
  m:top("events.1", "godwyn", "mattie")                   -- blue, then brown
  m:begin("read_event")
  m:answer("seat1", "favor", "building")
  m:skip("blue_event")
  m:expect("chapter_1.face", "blue")
  m:skip("favor")
  m:answer("seat2", "favor", "building")
  m:skip("favor")
  m:expect("chapter", 2)
  m:expect("chapter_1.face", "brown")
end)

scenario("T22: the display stays at the change of chapter", function()
  local m = last_event("godwyn", {})
  m:expect("chapter", 2)
  equal(m:get("display"), { "godwyn" })
end)

scenario("T22: clear_display: or it is cleared", function()
  local m = last_event("godwyn", { set = { clear_display = true } })
  m:expect("chapter", 2)
  m:expect("display", {})
  m:expect("godwyn.place", "box")
end)

scenario("T22: clear_display: not before everybody had the last use of it", function()
  local m = match { game = "tore-der-welt", players = 2, set = { clear_display = true } }
  m:set("round", 12)
  m:put("placed", "godwyn")
  m:set("seat2.piety", 2)
  m:begin("lay_out")
  m:answer("seat2", "blue_event", "godwyn")
  m:expect("seat2.points", 13)
end)

scenario("T38: nothing else changes with the chapter", function()
  local m = match { game = "tore-der-welt", players = 2 }
  m:set("round", 12)
  m:put("placed", "mattie")
  m:put("display", "godwyn")
  m:put("seat1.played", "seat1.take_up", "seat1.use_favor")
  for _, good in ipairs(goods) do m:set("seat1." .. good, 9) end
  m:set("seat1.points", 33)
  m:begin("lay_out")
  m:answer("seat1", "done")
  m:skip("favor")
  m:expect("chapter", 2)
  m:expect("seat1.played", { "take_up", "use_favor" })
  equal(m:count("seat1.hand"), 3)
  m:expect("seat1.points", 33)
  m:expect("display", { "godwyn" })
  equal({ m:get("seat1.piety"), m:get("seat1.cloth"), m:get("seat1.building"), m:get("seat1.medicine") }, { 8, 9, 8, 8 })
end)

scenario("T26: the second chapter begins left of the player with the fewest points", function()
  for seat, begins in pairs { seat1 = "seat2", seat2 = "seat3", seat3 = "seat4", seat4 = "seat1" } do
    local m = chapter_end { players = 4, phase = "next_start", counters = { ["seat1.points"] = 20, ["seat2.points"] = 20, ["seat3.points"] = 20, ["seat4.points"] = 20 } }
    m:set(seat .. ".points", 19)
    m:step()
    m:expect("start", begins)
    m:expect("asked", begins .. " favor")
    m:expect("chapter", 2)
  end
end)

scenario("T26: measured after the tribute", function()
  -- seat1 has more points before it and fewer after it: 13 - 9 to 10.
  local m = chapter_end { face = "blue", counters = { ["seat1.points"] = 13, ["seat2.piety"] = 2, ["seat2.cloth"] = 1 } }
  m:skip("favor")
  m:expect("seat1.points", 4)
  m:expect("start", "seat2")
end)

scenario("T27: of those tied, the first clockwise from the last start player, who counts too", function()
  local counters = { ["seat1.points"] = 5, ["seat2.points"] = 5, ["seat3.points"] = 9, ["seat4.points"] = 5 }
  for start, begins in pairs { seat1 = "seat2", seat2 = "seat3", seat3 = "seat1", seat4 = "seat1" } do
    local m = chapter_end { players = 4, phase = "next_start", start = start, counters = counters }
    m:step()
    m:expect("start", begins)
  end
end)

scenario("T27: fewest_tie = fewest_goods: of those tied, who has the fewest goods in all", function()
  local counters = { ["seat1.points"] = 5, ["seat2.points"] = 5, ["seat3.points"] = 9, ["seat4.points"] = 5,
    ["seat1.piety"] = 3, ["seat2.cloth"] = 2, ["seat4.building"] = 1, ["seat4.medicine"] = 1, ["seat2.medicine"] = 1 }
  local m = chapter_end { players = 4, phase = "next_start", counters = counters, set = { fewest_tie = "fewest_goods" } }
  m:step()
  m:expect("start", "seat1")                              -- left of seat4: 2 goods to 3
  counters["seat4.cloth"] = 1                             -- three each: the first clockwise again
  m = chapter_end { players = 4, phase = "next_start", start = "seat2", counters = counters, set = { fewest_tie = "fewest_goods" } }
  m:step()
  m:expect("start", "seat3")
end)

scenario("T27: fewest_tie = fewest_goods: fewest points come first", function()
  local m = chapter_end { players = 2, phase = "next_start", counters = { ["seat1.points"] = 5, ["seat1.piety"] = 9 }, set = { fewest_tie = "fewest_goods" } }
  m:step()
  m:expect("start", "seat2")
end)

scenario("T25: the first seat begins", function()
  for seed = 1, 5 do match({ game = "tore-der-welt", players = 4, seed = seed }):expect("start", "seat1") end
end)

scenario("T25: start_player = random: any seat may begin", function()
  local seen, n = {}, 0
  for seed = 1, 30 do
    local m = match { game = "tore-der-welt", players = 3, seed = seed, set = { start_player = "random" } }
    local asked = m:get("asked")
    equal(asked, m:get("start") .. " favor")
    m:answer(m:get("start"), "favor", "piety")
    if not seen[m:get("start")] then seen[m:get("start")], n = true, n + 1 end
  end
  equal(n, 3)
end)

-- The end.

scenario("the match ends after the tribute of the second chapter, and the most points win", function()
  local m = chapter_end { chapter = 2, face = "blue", players = 3, counters = { ["seat1.points"] = 50, ["seat2.points"] = 50, ["seat3.points"] = 49,
    ["seat1.piety"] = 2, ["seat3.piety"] = 2, ["seat3.cloth"] = 1, ["seat3.medicine"] = 1 } }
  m:step(3)
  m:expect("over", true)
  equal({ m:get("seat1.points"), m:get("seat2.points"), m:get("seat3.points") }, { 44, 38, 49 })
  m:expect("winner", "seat3")
  m:expect("start", "seat1", "nobody begins after the last chapter")
end)

scenario("T31: of equal points more goods win, all four added up", function()
  local m = chapter_end { chapter = 2, face = "blue", players = 3, counters = { ["seat1.points"] = 40, ["seat2.points"] = 40, ["seat3.points"] = 30 } }
  for _, seat in ipairs { "seat1", "seat2", "seat3" } do
    m:set(seat .. ".piety", 2)
    m:set(seat .. ".cloth", 2)
    m:set(seat .. ".medicine", 1)
  end
  m:set("seat2.building", 2)
  m:set("seat3.building", 9)
  m:step(3)
  m:expect("over", true)
  equal({ m:get("seat1.goods"), m:get("seat2.goods"), m:get("seat3.goods") }, { 1, 3, 10 })
  m:expect("winner", "seat2")
end)

scenario("T31: with equal goods too, the win is shared", function()
  local m = chapter_end { chapter = 2, face = "blue", counters = { ["seat1.points"] = 40, ["seat2.points"] = 40 } }
  for _, good in ipairs(goods) do
    m:set("seat1." .. good, 2)
    m:set("seat2." .. good, 2)
  end
  m:set("seat1.building", 1)
  m:set("seat2.cloth", 1)
  m:step(2)
  m:expect("over", true)
  equal({ m:get("seat1.goods"), m:get("seat2.goods") }, { 3, 3 })
  m:expect("winner", nil)
end)

scenario("T31: goods decide nothing between unequal points", function()
  local m = chapter_end { chapter = 2, face = "blue", counters = { ["seat1.points"] = 41, ["seat2.points"] = 40 } }
  for _, good in ipairs(goods) do
    m:set("seat1." .. good, 2)
    m:set("seat2." .. good, 9)
  end
  m:step(2)
  m:expect("winner", "seat1")
end)

scenario("there is no third chapter", function()
  local m = match { game = "tore-der-welt", players = 2 }
  m:play()
  m:expect("over", true)
  m:expect("chapter", 2)
  m:expect("events", {})
end)
