-- Die Tore der Welt: what the five action cards do.

local goods = { "piety", "cloth", "building", "medicine" }

-- Krieg gegen Frankreich as it is printed: the arrow at building material. seat2 acts, so that nothing comes from the arrow.
local function acting(o)
  o = o or {}
  local m = match { game = "tore-der-welt", players = o.players or 4, set = o.set }
  m:put("placed", o.event or "krieg")
  for path, n in pairs(o.counters or {}) do m:set(path, n) end
  m:begin("income", "seat2")
  if o.card then m:answer("seat2", "use", o.card) end
  return m
end

-- What seat2 has: points, then the four goods.
local function has(m, points, piety, cloth, building, medicine)
  equal({ m:get("seat2.points"), m:get("seat2.piety"), m:get("seat2.cloth"), m:get("seat2.building"), m:get("seat2.medicine") },
    { points, piety, cloth, building, medicine })
end

scenario("victory points for goods: two become two goods, any of the four, also twice the same", function()
  local m = acting { card = "points_to_goods" }
  m:expect("text", "Which good for 1 victory point?")
  m:expect("options", goods)
  m:answer("seat2", "buy", "medicine")
  m:answer("seat2", "buy", "medicine")
  has(m, 8, 0, 0, 0, 2)
  m:expect("asked", "seat3 actions", "no third")
  m = acting { card = "points_to_goods" }
  m:answer("seat2", "buy", "piety")
  m:answer("seat2", "buy", "building")
  has(m, 8, 1, 0, 1, 0)
end)

scenario("T17: victory points for goods: none or one will do", function()
  local m = acting { card = "points_to_goods" }
  m:answer("seat2", "buy", "cloth")
  m:answer("seat2", "buy")
  has(m, 9, 0, 1, 0, 0)
  m = acting { card = "points_to_goods" }
  m:answer("seat2", "buy")
  has(m, 10, 0, 0, 0, 0)
  m:expect("asked", "seat3 actions")
end)

scenario("T17: victory points for goods: only those one has", function()
  local m = acting { card = "points_to_goods", counters = { ["seat2.points"] = 1 } }
  m:answer("seat2", "buy", "cloth")
  m:expect("asked", "seat3 actions")
  has(m, 0, 0, 1, 0, 0)
  m = acting { card = "points_to_goods", counters = { ["seat2.points"] = 0 } }
  m:expect("asked", "seat3 actions")
  has(m, 0, 0, 0, 0, 0)
end)

scenario("T17, T29: vp_floor = false: nobody buys with points below 0", function()
  local m = acting { card = "points_to_goods", counters = { ["seat2.points"] = -2 }, set = { vp_floor = false } }
  m:expect("asked", "seat3 actions")
  m = acting { card = "points_to_goods", counters = { ["seat2.points"] = 1 }, set = { vp_floor = false } }
  m:answer("seat2", "buy", "cloth")
  m:expect("asked", "seat3 actions")
  has(m, 0, 0, 1, 0, 0)
end)

scenario("goods for victory points: two goods, alike or not, one point each", function()
  local m = acting { card = "goods_to_points", counters = { ["seat2.cloth"] = 3, ["seat2.piety"] = 1 } }
  m:expect("text", "Which good do you give?")
  m:expect("options", { "piety", "cloth" })
  m:answer("seat2", "give", "cloth")
  m:answer("seat2", "give", "cloth")
  has(m, 12, 1, 1, 0, 0)
  m:expect("asked", "seat3 actions", "no third")
  m = acting { card = "goods_to_points", counters = { ["seat2.cloth"] = 3, ["seat2.piety"] = 1 } }
  m:answer("seat2", "give", "piety")
  m:answer("seat2", "give", "cloth")
  has(m, 12, 0, 2, 0, 0)
end)

scenario("T17: goods for victory points: none or one will do, and only what one has", function()
  local m = acting { card = "goods_to_points", counters = { ["seat2.medicine"] = 1 } }
  m:refused("seat2", "give", "cloth", "You have no cloth.")
  m:answer("seat2", "give", "medicine")
  has(m, 11, 0, 0, 0, 0)
  m:expect("asked", "seat3 actions")
  m = acting { card = "goods_to_points" }
  m:expect("asked", "seat3 actions", "nothing to give")
  m = acting { card = "goods_to_points", counters = { ["seat2.medicine"] = 2 } }
  m:answer("seat2", "give")
  has(m, 10, 0, 0, 0, 2)
  m:expect("asked", "seat3 actions")
end)

scenario("exchange goods: two goods become two others", function()
  local m = acting { card = "goods_to_goods", counters = { ["seat2.cloth"] = 2, ["seat2.piety"] = 1 } }
  m:answer("seat2", "give", "cloth")
  m:expect("text", "Which good do you receive for cloth?")
  m:expect("options", { "piety", "building", "medicine" })
  m:answer("seat2", "receive", "medicine")
  m:answer("seat2", "give", "piety")
  m:answer("seat2", "receive", "building")
  has(m, 10, 0, 1, 1, 1)
  m:expect("asked", "seat3 actions", "no third")
end)

scenario("T18: exchange goods: each received good differs from the one given for it", function()
  local m = acting { card = "goods_to_goods", counters = { ["seat2.cloth"] = 1, ["seat2.piety"] = 1 } }
  m:answer("seat2", "give", "cloth")
  m:refused("seat2", "receive", "cloth", "It must be another good than cloth.")
  m:answer("seat2", "receive", "piety")
  m:answer("seat2", "give", "piety")
  m:answer("seat2", "receive", "cloth")                  -- not the one given for this
  has(m, 10, 1, 1, 0, 0)
end)

scenario("T18: exchange goods: two alike may bring two different or two alike", function()
  for _, second in ipairs { "medicine", "building" } do
    local m = acting { card = "goods_to_goods", counters = { ["seat2.cloth"] = 2 } }
    m:answer("seat2", "give", "cloth")
    m:answer("seat2", "receive", "medicine")
    m:answer("seat2", "give", "cloth")
    m:answer("seat2", "receive", second)
    if second == "medicine" then has(m, 10, 0, 0, 0, 2) else has(m, 10, 0, 0, 1, 1) end
  end
end)

scenario("T17: exchange goods: what is received is not given again in the same action", function()
  local m = acting { card = "goods_to_goods", counters = { ["seat2.cloth"] = 1, ["seat2.building"] = 1 } }
  m:answer("seat2", "give", "cloth")
  m:answer("seat2", "receive", "piety")
  m:refused("seat2", "give", "piety", "You have no piety.")
  m:refused("seat2", "give", "cloth", "You have no cloth.")
  m:answer("seat2", "give")
  has(m, 10, 1, 0, 1, 0)
  m = acting { card = "goods_to_goods", counters = { ["seat2.cloth"] = 1 } }
  m:answer("seat2", "give", "cloth")
  m:answer("seat2", "receive", "piety")
  m:expect("asked", "seat3 actions")
end)

scenario("T17: exchange goods: none will do", function()
  local m = acting { card = "goods_to_goods", counters = { ["seat2.cloth"] = 2 } }
  m:answer("seat2", "give")
  has(m, 10, 0, 2, 0, 0)
  m:expect("asked", "seat3 actions")
end)

scenario("T17, T28: goods_cap: a good given makes room for what comes", function()
  local m = acting { card = "goods_to_goods", counters = { ["seat2.cloth"] = 19, ["seat2.piety"] = 19 }, set = { goods_cap = 19 } }
  m:answer("seat2", "give", "cloth")
  m:answer("seat2", "receive", "piety")
  m:answer("seat2", "give", "piety")
  m:answer("seat2", "receive", "cloth")
  has(m, 10, 19, 19, 0, 0)
end)

scenario("T20: use the favor: the good at the arrow for every seat, and one other", function()
  local m = acting { card = "use_favor" }
  m:expect("text", "Which good do you receive beside building material?")
  m:expect("options", { "piety", "cloth", "medicine" })
  m:answer("seat2", "other_good", "cloth")
  has(m, 10, 0, 1, 1, 0)
end)

scenario("T19: use the favor: the other good is another than that at the arrow", function()
  local m = acting { card = "use_favor" }
  m:refused("seat2", "other_good", "building", "It must be another good than building material.")
  m:answer("seat2", "other_good", "medicine")
  has(m, 10, 0, 0, 1, 1)
end)

scenario("T19: favor_other_may_match: it may be the same", function()
  local m = acting { card = "use_favor", set = { favor_other_may_match = true } }
  m:expect("options", goods)
  m:answer("seat2", "other_good", "building")
  has(m, 10, 0, 0, 2, 0)
end)

scenario("T14, T20: the start player who uses the favor has that good twice", function()
  local m = match { game = "tore-der-welt", players = 3 }
  m:put("placed", "krieg")
  m:begin("income")
  m:answer("seat1", "use", "use_favor")
  m:answer("seat1", "other_good", "piety")
  m:expect("seat1.building", 2)
  m:expect("seat1.piety", 1)
end)

-- By every event and turn: the favor that is used is where the arrow points.
scenario("T20: the favor that is used is the one at the arrow, however the event lies", function()
  for i, favor in ipairs(goods) do
    local m = match { game = "tore-der-welt", players = 2 }
    m:put("placed", "mattie")                             -- its arrow points west
    m:face("mattie", i % 4)                               -- from west to north, east, south and west
    m:begin("income", "seat2")
    m:answer("seat2", "use", "use_favor")
    local other = favor == "piety" and "cloth" or "piety"
    m:answer("seat2", "other_good", other)
    m:expect("seat2." .. favor, 1)
    m:expect("seat2." .. other, 1)
  end
end)

scenario("T16: take up cards: all played cards come back, this one too, and a victory point", function()
  local m = acting()
  m:put("seat2.played", "seat2.points_to_goods", "seat2.goods_to_goods")
  m:answer("seat2", "use", "take_up")
  m:expect("seat2.played", {})
  m:expect("seat2.hand", { "points_to_goods", "goods_to_points", "goods_to_goods", "use_favor", "take_up" })
  has(m, 11, 0, 0, 0, 0)
end)

scenario("T16: take up cards: also when nothing else was played, and as the fifth", function()
  local m = acting { card = "take_up" }
  equal(m:count("seat2.hand"), 5)
  has(m, 11, 0, 0, 0, 0)
  m = acting()
  m:put("seat2.played", "seat2.points_to_goods", "seat2.goods_to_points", "seat2.goods_to_goods", "seat2.use_favor")
  m:answer("seat2", "use", "take_up")
  equal(m:count("seat2.hand"), 5)
  has(m, 11, 0, 0, 0, 0)
end)

scenario("an action touches nobody else", function()
  local m = acting { counters = { ["seat2.cloth"] = 2 } }
  m:put("seat3.played", "seat3.use_favor")
  m:answer("seat2", "use", "take_up")
  m:expect("seat3.played", { "use_favor" })
  m:expect("seat3.points", 10)
  m:expect("seat1.points", 10)
end)
