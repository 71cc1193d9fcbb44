-- Die Tore der Welt: every card as the card lists give it. The rules must agree with these lists.

local word = { P = "piety", C = "cloth", B = "building", M = "medicine", V = "points" }
local edge = { N = 1, E = 2, S = 3, W = 4 }

-- "CMPV" as words.
local function words(letters)
  local list = {}
  for i = 1, #letters do list[i] = word[letters:sub(i, i)] end
  return list
end

-- Chapter, frame, corners from the north-west clockwise, arrow, title; what it does; then its amounts.
local events = {
  walkmuehle    = { 1, "blue", "VCMP", "W", "Merthin baut eine Walkmühle", "exchange", { building = 2 }, 3 },
  krieg         = { 1, "blue", "PCCV", "S", "Krieg gegen Frankreich", "exchange", { medicine = 2, cloth = 1 }, 4 },
  wollmarkt     = { 1, "blue", "MVBP", "E", "Wollmarkt in Kingsbridge", "exchange", { cloth = 2 }, 3 },
  godwyn        = { 1, "blue", "CMBP", "E", "Godwyn wird Prior", "exchange", { piety = 2 }, 3 },
  caris_tuch    = { 1, "blue", "PCVB", "S", "Caris färbt scharlachrotes Tuch", "exchange", { cloth = 1, medicine = 1 }, 3 },
  neue_bruecke  = { 1, "blue", "CMBV", "N", "Die neue Brücke wächst", "exchange", { building = 2, piety = 1 }, 4 },
  einsturz      = { 1, "brown", "MBPC", "W", "Einsturz der Brücke", "must_give", { building = 1 }, 0, 1 },
  steuer        = { 1, "brown", "MBVP", "N", "Königliche Steuer", "give_or_pay", { cloth = 1 }, 0, 2 },
  schafschur    = { 1, "brown", "BVPM", "N", "Reiche Schafschur", "receive", {}, 0, 0, { cloth = 1 } },
  mattie        = { 1, "brown", "MCPB", "W", "Mattie lehrt die Heilkunst", "receive", {}, 0, 0, { medicine = 1 } },
  neue_steine   = { 1, "brown", "MCPB", "E", "Neue Steine aus dem Bruch", "receive", {}, 0, 0, { building = 1 } },
  pilger        = { 1, "brown", "BMCV", "S", "Pilger am Schrein", "may_exchange", { piety = 1 }, 2 },
  bischof_henry = { 2, "blue", "BCPV", "E", "Bischof Henry wird König", "give_or_pay", { piety = 1 }, 0, 2 },
  kirchturm     = { 2, "blue", "CMPB", "N", "Der höchste Kirchturm Englands", "exchange", { building = 3, piety = 1 }, 6 },
  hospital      = { 2, "blue", "VBPM", "W", "Caris gründet ein Hospital", "exchange", { medicine = 2 }, 3 },
  stadtrecht    = { 2, "blue", "CVMP", "W", "Kingsbridge erhält das Stadtrecht", "exchange", { piety = 1, cloth = 1, building = 1, medicine = 1 }, 6 },
  koenigshof    = { 2, "blue", "CMBP", "W", "Tuch für den Königshof", "exchange", { cloth = 2 }, 3 },
  dank          = { 2, "blue", "MBCP", "N", "Dankgottesdienst der Geheilten", "exchange", { piety = 1, medicine = 1 }, 3 },
  leprainsel    = { 2, "blue", "PVBC", "E", "Häuser auf der Leprainsel", "exchange", { building = 2, cloth = 1 }, 4 },
  pest          = { 2, "brown", "CBPM", "N", "Die Pest bricht aus", "must_give", { medicine = 2 }, 0, 2 },
  geissler      = { 2, "brown", "PCMV", "E", "Geißler ziehen durch die Stadt", "give_if_any", { cloth = 1 } },
  erbe          = { 2, "brown", "BPVM", "S", "Das Erbe der Toten", "receive_any" },
  geluebde      = { 2, "brown", "MBCV", "S", "Gelübde der Nonnen", "receive", {}, 0, 0, { piety = 1 } },
  loehne        = { 2, "brown", "VCBM", "S", "Löhne steigen", "may_exchange", { cloth = 1 }, 2 },
}

for id, e in pairs(events) do
  scenario(id .. " is printed as in the list", function()
    local m = match "tore-der-welt"
    m:expect(id .. ".chapter", e[1])
    m:expect(id .. ".frame", e[2])
    equal(m:get(id .. ".corners"), words(e[3]), "corners")
    m:expect(id .. ".arrow", edge[e[4]])
    m:expect(id .. ".name", e[5])
    m:expect(id .. ".event", e[6])
    equal(m:get(id .. ".give"), e[7] or {}, "what is given")
    equal(m:get(id .. ".get"), e[10] or (e[8] or 0) > 0 and { points = e[8] } or {}, "what it brings")
    m:expect(id .. ".penalty", e[9] or 0)
    m:expect(id .. ".units", id == "erbe" and 1 or 0)
    m:expect(id .. ".duty", id == "bischof_henry")
    m:expect(id .. ".place", "events." .. e[1])
  end)
end

scenario("24 events: in each chapter 12, every good on 10 corners and points on 8, every arrow 3 times, 13 blue in all", function()
  local m = match "tore-der-welt"
  equal(#game("tore-der-welt"):pieces("event"), 24)
  local blue = 0
  for chapter = 1, 2 do
    local cards, n = m:get("events." .. chapter), {}
    equal(#cards, 12)
    for _, id in ipairs(cards) do
      ok(events[id] and events[id][1] == chapter, id .. " belongs to chapter " .. chapter)
      if m:get(id .. ".frame") == "blue" then blue = blue + 1 end
      for _, shown in ipairs(m:get(id .. ".corners")) do n[shown] = (n[shown] or 0) + 1 end
      n[m:get(id .. ".arrow")] = (n[m:get(id .. ".arrow")] or 0) + 1
    end
    for _, good in ipairs { "piety", "cloth", "building", "medicine" } do equal(n[good], 10, good) end
    equal(n.points, 8, "victory points")
    for arrow = 1, 4 do equal(n[arrow], 3, "arrow " .. arrow) end
  end
  equal(blue, 13)
end)

-- Piety, cloth, building material, medicine.
local incomes = {
  points_to_goods = { 3, 0, 2, 1 }, goods_to_points = { 2, 3, 1, 0 }, goods_to_goods = { 0, 1, 3, 2 }, use_favor = { 1, 2, 0, 3 }, take_up = { 2, 2, 2, 2 },
}

scenario("everybody has the same five action cards, and begins with 10 victory points and no goods", function()
  for players = 2, 4 do
    local m = match { game = "tore-der-welt", players = players }
    for n = 1, players do
      local seat = "seat" .. n
      m:expect(seat .. ".hand", { "points_to_goods", "goods_to_points", "goods_to_goods", "use_favor", "take_up" })
      m:expect(seat .. ".points", 10)
      for i, good in ipairs { "piety", "cloth", "building", "medicine" } do
        m:expect(seat .. "." .. good, 0)
        local total = 0
        for card, income in pairs(incomes) do
          equal(m:get(seat .. "." .. card .. ".income")[good] or 0, income[i], card .. " for " .. good)
          total = total + income[i]
        end
        equal(total, 8, good)
      end
    end
  end
end)

scenario("the action cards say what they do", function()
  local m = match "tore-der-welt"
  for card in pairs(incomes) do m:expect("seat1." .. card .. ".action", card) end
  m:expect("seat1.points_to_goods.times", 2)
  m:expect("seat1.goods_to_points.times", 2)
  m:expect("seat1.goods_to_goods.times", 2)
  m:expect("seat1.take_up.points", 1)
end)

scenario("T05: the four favors lie clockwise: piety, cloth, building material, medicine", function()
  local m = match "tore-der-welt"
  for i, good in ipairs { "piety", "cloth", "building", "medicine" } do m:expect("favors." .. i, { good }) end
end)

scenario("T05: favor_order = random: another order with another seed, all four in it", function()
  local orders, n = {}, 0
  for seed = 1, 12 do
    local m = match { game = "tore-der-welt", seed = seed, set = { favor_order = "random" } }
    m:expect("favors", { "piety", "cloth", "building", "medicine" })
    local order = table.concat(m:get("favors"), " ")
    if not orders[order] then orders[order], n = true, n + 1 end
  end
  ok(n > 4, "different orders")
end)

scenario("T02: one tribute card for each chapter, with a blue and a brown side", function()
  local m = match "tore-der-welt"
  m:expect("tributes.1", { "chapter_1" })
  m:expect("tributes.2", { "chapter_2" })
  equal(m:get("chapter_1.blue"), { piety = 2, cloth = 1 })
  equal(m:get("chapter_1.brown"), { piety = 1, building = 1, medicine = 1 })
  equal(m:get("chapter_2.blue"), { piety = 2, cloth = 1, medicine = 1 })
  equal(m:get("chapter_2.brown"), { piety = 1, building = 1, medicine = 2 })
end)

scenario("24 events, 4 favors, 2 tributes, 5 action cards a seat: nothing else", function()
  local g = game { game = "tore-der-welt", players = 4 }
  equal({ #g:pieces("event"), #g:pieces("favor"), #g:pieces("tribute"), #g:pieces("card") }, { 24, 4, 2, 5 })
end)

scenario("T34: the goods are those of the card game, not those of the board game of the same name", function()
  local m = match "tore-der-welt"
  m:expect("favors", { "piety", "cloth", "building", "medicine" })
  m:expect("building.name", "Building material")
end)
