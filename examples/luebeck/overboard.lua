-- Lübeck: passing, and throwing cards overboard.

-- A match in which the first seat acts with this hand; cogs out as { { CITY, FIGURE, .. }, .. }.
local function hold(hand, set, cogs)
  local m = match { game = "luebeck", set = set }
  for i, v in ipairs(cogs or {}) do
    local cog = "cog#" .. i
    m:put(v[1], cog)
    for k = 2, #v do m:put(cog .. ".aboard", v[k]) end
  end
  m:put("seat1.hand", hand)
  m:begin("actions", "seat1")
  return m
end

-- Four cards for cities that are far away, and both figures at sea in Riga: nothing at all can be done with them.
local far = { "london_4", "london_5", "bruegge_6", "hamburg_3" }
local at_sea = { { "riga", "seat1.figure", "seat1.figure#2" } }

local few = "You may not pass with more than 3 cards."
local much = "Cards are thrown overboard only from a hand of more than 3."
local playable = "You can still play a card."

for n = 0, 3 do
  scenario("KT10, K17: with " .. n .. " cards one may pass, and throws nothing overboard", function()
    local hand = {}
    for i = 1, n do hand[i] = far[i] end
    local m = hold(hand, nil, at_sea)
    m:expect("options", { "pass" })
    if n > 0 then m:refused("seat1", "throw", far[1], much) end
    m:answer("seat1", "pass")
    equal(m:count("seat1.hand"), n)
    m:expect("asked", "seat2 actions")
  end)
end

scenario("KT10: with four cards one may not pass", function()
  local m = hold(far, nil, at_sea)
  m:refused("seat1", "pass", few)
end)

scenario("K17: passing is allowed though one could act, and before any action", function()
  local m = hold({ "reval_4" }, nil, at_sea)
  m:expect("options", { "card reval_4 cog", "pass" })
  m:answer("seat1", "pass")
  m:expect("reval_4.place", "seat1.hand")
end)

scenario("K17: who has passed does not come back in this round", function()
  local m = hold({ "reval_4" }, nil, at_sea)
  m:answer("seat1", "pass")
  m:answer("seat2", "voyage", "cog@supply")
  m:answer("seat3", "pass")
  m:expect("asked", "seat2 actions")
  m:answer("seat2", "voyage", "cog@supply")
  m:expect("asked", "seat2 actions")
  m:answer("seat2", "pass")
  m:expect("asked", "seat1 take_back")
end)

for card, loss in pairs { london_4 = 4, london_5 = 5, bruegge_6 = 6, hamburg_3 = 3 } do
  scenario("KT09, K21: four cards and none to play: " .. card .. " overboard costs " .. loss, function()
    local m = hold(far, nil, at_sea)
    m:set("seat1.points", 10)
    m:expect("options", { "throw london_4", "throw london_5", "throw bruegge_6", "throw hamburg_3" })
    m:answer("seat1", "throw", card)
    m:expect("seat1.points", 10 - loss)
    m:expect("seat1.thrown", 1)
    m:expect("discards", { card })
    equal(m:count("seat1.hand"), 3)
    m:expect("asked", "seat2 actions")                  -- it was the one action (K40)
  end)
end

for _, card in ipairs { "double_stettin", "voyage_stettin", "ship_change" } do
  scenario("KT09: a special card overboard costs 1: " .. card, function()
    -- no reserve for a voyage, no other cog to change to, no cog at Stettin
    local m = hold({ "london_4", "london_5", "bruegge_6", card }, nil, at_sea)
    m:answer("seat1", "throw", card)
    m:expect("seat1.points", -1)
    m = hold({ "london_4", "london_5", "bruegge_6", card }, { special_loss = 4 }, at_sea)
    m:answer("seat1", "throw", card)
    m:expect("seat1.points", -4)
  end)
end

scenario("KT09: pirates cost 1, too, when nothing is at sea", function()
  local m = hold { "london_4", "london_5", "bruegge_6", "pirates" }
  m:answer("seat1", "throw", "pirates")
  m:expect("seat1.points", -1)
  m:expect("discards", { "pirates" })
end)

scenario("K21: a doubling in front does not double the price", function()
  local m = hold(far, nil, at_sea)
  m:put("seat1.front", "double_riga")
  m:put("seat1.hand", "riga_4")
  m:put("riga", "cog#2")                                -- its own cog is away from Riga
  m:put("luebeck", "cog#1")
  m:answer("seat1", "throw", "riga_4")
  m:expect("seat1.points", -4)
end)

scenario("K19, K42: as long as a card can be played none goes overboard", function()
  -- one hand for each kind of card that can be played
  for _, v in ipairs {
    { "reval_4", at_sea }, { "double_riga", at_sea }, { "pirates", at_sea },
    { "ship_change", { { "riga", "seat1.figure" }, { "visby", "seat2.figure" } } }, { "voyage_stettin", { { "riga", "seat1.figure" } } },
  } do
    local m = hold({ "london_4", "london_5", "bruegge_6", v[1] }, nil, v[2])
    for _, card in ipairs { "london_4", "bruegge_6", v[1] } do m:refused("seat1", "throw", card, playable) end
  end
end)

scenario("K20: an unwanted special card counts as one that can be played", function()
  -- pirates could only raid their own cog
  local m = hold({ "london_4", "london_5", "bruegge_6", "pirates" }, nil, at_sea)
  m:expect("options", { "card pirates cog" })
  m:refused("seat1", "throw", "pirates", playable)
  m:refused("seat1", "pass", few)
end)

scenario("K19: a voyage that could start forbids no throwing", function()
  local m = hold(far)
  m:expect("options", { "voyage cog", "throw london_4", "throw london_5", "throw bruegge_6", "throw hamburg_3" })
  m:answer("seat1", "throw", "hamburg_3")
  m:expect("seat1.points", -3)
end)

scenario("K19: nor does it force one to start it", function()
  local m = hold(far)
  m:answer("seat1", "voyage", "cog")
  m:expect("seat1.points", 0)
  equal(m:count("seat1.hand"), 4)
end)

scenario("K19: discard_rule = no_action_at_all: first the voyages", function()
  local m = hold(far, { discard_rule = "no_action_at_all" })
  m:expect("options", { "voyage cog" })
  m:refused("seat1", "throw", "hamburg_3", "You can still play a card or start a voyage.")
  m = hold({ "london_4", "london_5", "bruegge_6", "reval_4" }, { discard_rule = "no_action_at_all" }, at_sea)
  m:refused("seat1", "throw", "london_4", "You can still play a card or start a voyage.")
  m = hold(far, { discard_rule = "no_action_at_all" }, at_sea)
  m:answer("seat1", "throw", "hamburg_3")
  m:expect("seat1.points", -3)
end)

scenario("K19: discard_rule = free_above_three: at any time with more than three", function()
  local m = hold({ "london_4", "london_5", "bruegge_6", "reval_4" }, { discard_rule = "free_above_three" }, at_sea)
  m:answer("seat1", "throw", "reval_4")
  m:expect("seat1.points", -4)
  m = hold({ "london_4", "london_5", "reval_4" }, { discard_rule = "free_above_three" }, at_sea)
  m:refused("seat1", "throw", "reval_4", much)
end)

for _, limit in ipairs { 0, 2, 5 } do
  scenario("hand_limit = " .. limit .. ": one passes with so many, and throws above", function()
    local hand = {}
    for i, card in ipairs { "london_4", "london_5", "london_6", "bruegge_4", "bruegge_5", "bruegge_6" } do
      if i <= limit + 1 then hand[i] = card end
    end
    local m = hold(hand, { hand_limit = limit }, at_sea)
    m:refused("seat1", "pass", "You may not pass with more than " .. limit .. " cards.")
    m:answer("seat1", "throw", hand[limit + 1])
    m:answer("seat2", "pass")
    m:answer("seat3", "pass")
    m:answer("seat1", "pass")
    equal(m:count("seat1.hand"), limit)
  end)
end
