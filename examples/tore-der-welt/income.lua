-- Die Tore der Welt: step 3. Income, victory points or an action; the good at the arrow; the cards that come back.

local goods = { "piety", "cloth", "building", "medicine" }

-- A match in step 3 of a round with this event, turned so often, and the seats' counters.
-- Krieg gegen Frankreich as it is printed: seat1 piety, seat2 cloth, seat3 cloth, seat4 points, the arrow at building material.
local function income(o)
  o = o or {}
  local m = match { game = "tore-der-welt", players = o.players or 4, set = o.set }
  m:put("placed", o.event or "krieg")
  m:face(o.event or "krieg", o.turns or 0)
  for path, n in pairs(o.counters or {}) do m:set(path, n) end
  if o.start then m:start(o.start) end
  m:begin("income", o.seat)
  return m
end

-- All cards of a seat but this one have been played.
local function played_but(m, seat, card)
  for _, other in ipairs { "points_to_goods", "goods_to_points", "goods_to_goods", "use_favor", "take_up" } do
    if other ~= card then m:put(seat .. ".played", seat .. "." .. other) end
  end
end

-- Piety, cloth, building material, medicine.
local printed = {
  points_to_goods = { 3, 0, 2, 1 }, goods_to_points = { 2, 3, 1, 0 }, goods_to_goods = { 0, 1, 3, 2 }, use_favor = { 1, 2, 0, 3 }, take_up = { 2, 2, 2, 2 },
}

-- A seat at each good: Godwyn wird Prior shows cloth, medicine, building material and piety.
local corner_of = { piety = { "godwyn", "seat4" }, cloth = { "godwyn", "seat1" }, building = { "godwyn", "seat3" }, medicine = { "godwyn", "seat2" } }

for card, units in pairs(printed) do
  for i, good in ipairs(goods) do
    scenario("T12: " .. card .. " for income at " .. good .. ": " .. units[i], function()
      local event, seat = corner_of[good][1], corner_of[good][2]
      local m = income { event = event, seat = seat, start = seat == "seat1" and "seat2" or "seat1" }
      m:expect(seat .. ".corner", good)
      m:answer(seat, "income", card)
      for k, other in ipairs(goods) do m:expect(seat .. "." .. other, other == good and units[i] or 0) end
      m:expect(seat .. ".points", 10)
      m:expect(seat .. ".played", { card })
      equal(m:count(seat .. ".hand"), 4)
    end)
  end
end

scenario("T12: a card must be played at a good's corner, even one that brings nothing", function()
  local m = income()
  m:refused("seat1", "points", "Your corner shows piety, no victory points.")
  equal(#m:options(), 10, "each of five cards for income or for its action")
  m:answer("seat1", "income", "goods_to_goods")
  m:expect("seat1.piety", 0)
  m:expect("seat1.played", { "goods_to_goods" })
end)

scenario("T12: an action without any exchange is legal", function()
  local m = income()
  m:answer("seat1", "use", "points_to_goods")
  m:answer("seat1", "buy")
  m:expect("seat1.points", 10)
  m:expect("seat1.piety", 0)
  m:expect("seat1.played", { "points_to_goods" })
end)

scenario("T12: may_skip_income: no card need be played, and nothing but the good at the arrow comes", function()
  local m = income { set = { may_skip_income = true } }
  m:answer("seat1", "skip")
  m:expect("seat1.played", {})
  m:expect("seat1.piety", 0)
  m:expect("seat1.building", 1)
  m:answer("seat2", "skip")
  for _, good in ipairs(goods) do m:expect("seat2." .. good, 0) end
  m:answer("seat3", "income", "take_up")
  m:refused("seat4", "skip", "Your corner shows victory points: a card can only be played for its action.")
  m:answer("seat4", "points")
end)

scenario("TT09, T13: a corner with victory points: two, without a card", function()
  local m = income { seat = "seat4", start = "seat1" }
  m:answer("seat4", "points")
  m:expect("seat4.points", 12)
  m:expect("seat4.played", {})
end)

scenario("TT10, T13: a corner with victory points: an action instead of them", function()
  local m = income { seat = "seat4", start = "seat1" }
  m:answer("seat4", "use", "points_to_goods")
  m:answer("seat4", "buy", "cloth")
  m:answer("seat4", "buy", "medicine")
  m:expect("seat4.points", 8)
  m:expect("seat4.cloth", 1)
  m:expect("seat4.medicine", 1)
  m:expect("seat4.played", { "points_to_goods" })
end)

scenario("T13: at a corner with victory points no card can be played for income", function()
  local m = income { seat = "seat4", start = "seat1" }
  for card in pairs(printed) do
    m:refused("seat4", "income", card, "Your corner shows victory points: a card can only be played for its action.")
  end
  m:expect("options", { "points", "use points_to_goods", "use goods_to_points", "use goods_to_goods", "use use_favor", "use take_up" })
end)

scenario("corner_points: another number at such a corner", function()
  local m = income { seat = "seat4", start = "seat1", set = { corner_points = 3 } }
  m:answer("seat4", "points")
  m:expect("seat4.points", 13)
end)

scenario("income or action: a card played for its action brings no income", function()
  local m = income { seat = "seat2", start = "seat1" }
  m:answer("seat2", "use", "goods_to_points")
  m:expect("seat2.cloth", 0)
  m:expect("seat2.played", { "goods_to_points" })
end)

scenario("what was played cannot be played again before it comes back", function()
  local m = income { counters = { ["seat1.piety"] = 1 } }
  m:put("seat1.played", "seat1.take_up")
  ok(not m:offers("income", "take_up") and not m:offers("use", "take_up"), "it lies before the player")
  ok(m:offers("income", "use_favor"))
end)

scenario("T11, T36: step 3 goes clockwise from the start player, who has the good at the arrow before the next acts", function()
  local m = income { start = "seat3" }
  m:expect("asked", "seat3 actions")
  m:answer("seat3", "income", "take_up")
  m:expect("seat3.cloth", 2)
  m:expect("seat3.building", 1)
  m:expect("asked", "seat4 actions")
  m:answer("seat4", "points")
  m:expect("asked", "seat1 actions")
  m:answer("seat1", "income", "take_up")
  m:expect("asked", "seat2 actions")
  m:expect("seat1.building", 0)
end)

scenario("T11: income_order = simultaneous: all choose in secret, then it is carried out in turn order", function()
  local m = income { players = 3, set = { income_order = "simultaneous" } }
  m:answer("seat1", "income", "take_up")
  m:expect("seat1.piety", 0, "nothing happens before all have chosen")
  m:answer("seat2", "use", "points_to_goods")
  m:answer("seat3", "income", "goods_to_points")
  m:answer("seat2", "buy", "piety")
  m:answer("seat2", "buy")
  m:expect("seat1.piety", 2)
  m:expect("seat1.building", 1)
  m:expect("seat2.piety", 1)
  m:expect("seat2.points", 9)
  m:expect("seat3.cloth", 3)
end)

scenario("T14: the good at the arrow comes to the start player alone", function()
  local m = income()
  m:answer("seat1", "income", "goods_to_goods")
  m:answer("seat2", "income", "points_to_goods")
  m:answer("seat3", "income", "points_to_goods")
  m:answer("seat4", "points")
  for seat, n in pairs { seat1 = 1, seat2 = 0, seat3 = 0, seat4 = 0 } do m:expect(seat .. ".building", n) end
end)

scenario("T14: it comes with victory points and with an action, too", function()
  local m = income { start = "seat4", seat = "seat4" }
  m:answer("seat4", "points")
  m:expect("seat4.building", 1)
  m = income()
  m:answer("seat1", "use", "take_up")
  m:expect("seat1.building", 1)
end)

scenario("T14: it adds to an income of the same good", function()
  local m = income { event = "godwyn", turns = 2 }          -- building material at seat1, the arrow at medicine
  m:answer("seat1", "income", "goods_to_goods")
  m:expect("seat1.building", 3)
  m:expect("seat1.medicine", 1)
  m = income { event = "mattie", turns = 0 }                -- medicine at seat1, the arrow at medicine
  m:answer("seat1", "income", "use_favor")
  m:expect("seat1.medicine", 4)
end)

scenario("arrow_goods: another number at the arrow", function()
  local m = income { set = { arrow_goods = 2 } }
  m:answer("seat1", "income", "take_up")
  m:expect("seat1.building", 2)
end)

scenario("T36: what comes from the arrow cannot be given away in the action before it", function()
  local m = income { counters = { ["seat1.piety"] = 1 } }
  m:answer("seat1", "use", "goods_to_points")
  m:refused("seat1", "give", "building", "You have no building material.")
  m:answer("seat1", "give")
  m:expect("seat1.building", 1)
end)

scenario("T36: arrow_bonus = before: it can", function()
  local m = income { set = { arrow_bonus = "before" } }
  m:expect("asked", "seat1 actions")
  m:expect("seat1.building", 1)
  m:answer("seat1", "use", "goods_to_points")
  m:answer("seat1", "give", "building")
  m:expect("seat1.building", 0)
  m:expect("seat1.points", 11)
end)

scenario("T11, T36: arrow_bonus = before, and simultaneous", function()
  local m = income { players = 2, set = { arrow_bonus = "before", income_order = "simultaneous" } }
  m:answer("seat1", "use", "goods_to_points")
  m:answer("seat2", "income", "take_up")
  m:answer("seat1", "give", "building")
  m:expect("seat1.points", 11)
  m:expect("seat1.building", 0)
  m:expect("seat2.cloth", 2)
end)

scenario("TT13, T15: with the fifth card played all five come back", function()
  local m = income()
  played_but(m, "seat1", "points_to_goods")
  m:answer("seat1", "income", "points_to_goods")
  m:expect("seat1.piety", 3)
  equal(m:count("seat1.hand"), 5)
  m:expect("seat1.played", {})
end)

scenario("T15: the fifth is resolved before they come back", function()
  local m = income { counters = { ["seat1.cloth"] = 1 } }
  played_but(m, "seat1", "goods_to_points")
  m:answer("seat1", "use", "goods_to_points")
  m:expect("asked", "seat1 give")
  equal(m:count("seat1.played"), 5)
  m:answer("seat1", "give", "cloth")
  m:expect("seat1.points", 11)
  equal(m:count("seat1.hand"), 5)
end)

scenario("T15: with the fourth they stay", function()
  local m = income()
  m:put("seat1.played", "seat1.points_to_goods", "seat1.goods_to_points", "seat1.use_favor")
  m:answer("seat1", "income", "goods_to_goods")
  equal(m:count("seat1.played"), 4)
  m:expect("seat1.hand", { "take_up" })
end)

scenario("T15: return_optional: one may leave them, and then take them when a card is needed", function()
  local m = income { players = 2, set = { return_optional = true } }
  played_but(m, "seat1", "take_up")
  m:answer("seat1", "income", "take_up")
  m:expect("text", "Take all action cards back?")
  m:answer("seat1", "return_cards", false)
  equal(m:count("seat1.played"), 5)
  m:put("placed", "krieg")
  m:begin("income")
  m:expect("asked", "seat1 actions")
  equal(m:count("seat1.hand"), 5, "all are taken back first")
  m:answer("seat1", "income", "take_up")
  equal(m:count("seat1.played"), 1)
end)

scenario("T15: return_optional: or take them at once", function()
  local m = income { set = { return_optional = true } }
  played_but(m, "seat1", "points_to_goods")
  m:answer("seat1", "income", "points_to_goods")
  m:answer("seat1", "return_cards", true)
  equal(m:count("seat1.hand"), 5)
end)

scenario("T15: return_optional: at a corner with victory points none is needed", function()
  local m = income { seat = "seat4", start = "seat1", set = { return_optional = true } }
  m:put("seat4.played", m:get("seat4.hand"))
  m:expect("options", { "points" })
  m:answer("seat4", "points")
  m:answer("seat4", "return_cards", false)
  equal(m:count("seat4.played"), 5)
  m:expect("seat4.points", 12)
end)

scenario("T16: take up played for income returns nothing", function()
  local m = income()
  m:put("seat1.played", "seat1.use_favor")
  m:answer("seat1", "income", "take_up")
  m:expect("seat1.played", { "use_favor", "take_up" })
  m:expect("seat1.points", 10)
end)

scenario("TT11, T28: nine and one are ten, and there is no cap", function()
  local m = income { counters = { ["seat1.building"] = 9, ["seat1.piety"] = 18 } }
  m:answer("seat1", "income", "points_to_goods")
  m:expect("seat1.building", 10)
  m:expect("seat1.piety", 21)
end)

scenario("T28: goods_cap: what does not fit is lost", function()
  local m = income { counters = { ["seat1.building"] = 19, ["seat1.piety"] = 17 }, set = { goods_cap = 19 } }
  m:answer("seat1", "income", "points_to_goods")
  m:expect("seat1.building", 19)
  m:expect("seat1.piety", 19)
  m:expect("seat1.points", 10)
end)

scenario("TT12, T29: nineteen points and one are twenty", function()
  local m = income { counters = { ["seat1.points"] = 19 } }
  m:answer("seat1", "use", "take_up")
  m:expect("seat1.points", 20)
end)
