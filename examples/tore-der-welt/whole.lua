-- Die Tore der Welt: whole matches, by bots, with every value of every knob, and the house rules.

-- What holds in any match at any time: 24 events, 4 favors, 2 tributes and 5 action cards a seat, each in one place.
local function check_pieces(m, players)
  local events = m:count("events") + m:count("placed") + m:count("display") + m:count("box")
  equal(events, 24, "events")
  equal(m:count("favors"), 4)
  equal(m:count("tributes"), 2)
  for n = 1, players do equal(m:count("seat" .. n .. ".hand") + m:count("seat" .. n .. ".played"), 5) end
end

for players = 2, 4 do
  scenario("whole matches of " .. players .. " end after two chapters of twelve rounds", function()
    for seed = 1, 6 do
      local m = match { game = "tore-der-welt", players = players, seed = seed }
      m:play()
      m:expect("over", true)
      m:expect("chapter", 2)
      m:expect("round", 12)
      m:expect("events", {})
      check_pieces(m, players)
      local best, winner, shared = -1, nil, false
      for n = 1, players do
        local seat = "seat" .. n
        local rank = m:get(seat .. ".points") * 1000 + m:get(seat .. ".goods")
        shared = rank == best or shared and rank < best
        if rank > best then best, winner = rank, seat end
      end
      if shared then winner = nil end
      m:expect("winner", winner)
    end
  end)
end

scenario("the display never holds more than two, and played cards are never five between rounds", function()
  local m = match { game = "tore-der-welt", players = 3, seed = 5 }
  for round = 1, 23 do
    m:play("favor")
    ok(m:count("display") <= 2, "display")
    for n = 1, 3 do ok(m:count("seat" .. n .. ".played") < 5, "seat" .. n) end
    check_pieces(m, 3)
    m:answer(m:get("start"), "favor", "cloth")
  end
end)

scenario("the same seed gives the same match, another seed another", function()
  local ends = {}
  for i, seed in ipairs { 7, 7, 8 } do
    local m = match { game = "tore-der-welt", players = 3, seed = seed }
    m:play()
    ends[i] = m:get("hash")
  end
  equal(ends[1], ends[2])
  ok(ends[1] ~= ends[3], "another match")
end)

scenario("undo and redo lead through a match and back", function()
  local m = match { game = "tore-der-welt", players = 3, seed = 3 }
  for _ = 1, 3 do
    m:play("favor")
    m:answer(m:get("start"), "favor", "medicine")
  end
  m:play("favor")
  local here, asked, log, n = m:get("hash"), m:get("asked"), m:log(), m:get("decisions")
  m:undo(n)
  m:expect("decisions", 0)
  m:expect("asked", "seat1 favor")
  m:redo(n)
  m:expect("asked", asked)
  m:expect("hash", here)
  equal(m:log(), log)
end)

-- Each value of each knob, one at a time.
local g = game "tore-der-welt"
for _, knob in ipairs(g:knobs()) do
  for _, word in ipairs(g:words(knob)) do
    scenario(knob .. " = " .. word .. " plays to the end", function()
      for players = 2, knob == "corner_mode" and word == "double" and 2 or 4 do
        local m = match { game = "tore-der-welt", players = players, seed = players, set = { [knob] = word } }
        m:play()
        m:expect("over", true)
        check_pieces(m, players)
      end
    end)
  end
end

scenario("all readings turned at once play to the end", function()
  for seed = 1, 3 do
    local m = match { game = "tore-der-welt", seed = seed, set = {
      tribute_penalty = 2, corner_mode = "double", favor_order = "random", income_order = "simultaneous", may_skip_income = true, return_optional = true,
      favor_other_may_match = true, clear_display = true, henry_piety_first = true, start_player = "random", fewest_tie = "fewest_goods", goods_cap = 19,
      vp_floor = false, arrow_bonus = "before" } }
    m:play()
    m:expect("over", true)
    check_pieces(m, 2)
  end
end)

for players = 2, 4 do
  scenario("random against random, " .. players .. " players: what the rules come to", function()
    local r = simulate { game = "tore-der-welt", players = players, games = 400, bots = "random" }
    equal(r.games, 400)
    within(r.cycles.round, 12, 12)
    within(r.cycles.chapter, 2, 2)
    for n = 1, players do
      within(r.wins["seat" .. n] / r.games, 1 / players - 0.09, 1 / players + 0.09, "wins of seat" .. n)
      within(r.metrics.points["seat" .. n], 24, 40, "points")
      within(r.metrics.goods["seat" .. n], 4, 9, "goods left")
      within(r.metrics.missing["seat" .. n], 1, 7, "tribute goods missing, of 3 and 4")
    end
    within(r.shared / r.games, 0, 0.04, "shared")
  end)
end

-- House rules.

scenario("As printed: two points for a missing tribute good, at most 19 of a good", function()
  local m = match { game = "tore-der-welt", with = "printed" }
  m:put("placed", "krieg")
  m:set("seat1.piety", 18)
  m:set("seat1.points", 30)
  m:set("seat2.points", 30)
  m:begin("income")
  m:answer("seat1", "income", "points_to_goods")
  m:expect("seat1.piety", 19)
  m:answer("seat2", "income", "goods_to_goods")           -- at its corner: cloth
  m:begin("tribute")
  m:step(2)
  m:expect("seat1.points", 28)                            -- 1 cloth is missing
  m:expect("seat2.points", 26)                            -- 2 piety
end)

scenario("Two corners each: both pick one of two, and it is a game for two", function()
  local m = match { game = "tore-der-welt", with = "corners" }
  m:put("placed", "krieg")
  m:begin("place_event")
  m:answer("seat1", "favor", "building")
  m:answer("seat1", "next_corner", false)
  m:expect("text", "Your corners show cloth and victory points. Take the second?")
  m:answer("seat2", "next_corner", true)
  m:expect("seat1.corner", "piety")
  m:expect("seat2.corner", "points")
  m:answer("seat1", "income", "take_up")
  m:answer("seat2", "points")
  m:expect("seat2.points", 12)
end)

for _, house in ipairs { "printed", "corners" } do
  scenario(house .. ": whole matches come to an end", function()
    for seed = 1, 5 do
      local m = match { game = "tore-der-welt", with = house, seed = seed }
      m:play()
      m:expect("over", true)
      check_pieces(m, 2)
    end
  end)
end

scenario("both house rules together", function()
  local m = match { game = "tore-der-welt", with = { "printed", "corners" }, seed = 2 }
  m:expect("rule.tribute_penalty", 2)
  m:expect("rule.corner_mode", "double")
  m:play()
  m:expect("over", true)
end)
