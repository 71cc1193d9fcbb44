-- Reformation: the cards with an effect in a bid (BE), in the order of R08.

-- A bid for Wales (1 for the Protestants) or another territory; hands may hold more than is bid.
local function bid(o)
  local m = match { game = "reformation", set = o.set, seed = o.seed }
  m:begin("first_bid")
  m:put("bid_cards.1", o.territory or "wales")
  m:put("protestant.hand", o.protestant or {}, o.protestant_keeps or {})
  m:put("catholic.hand", o.catholic or {}, o.catholic_keeps or {})
  m:stack(o.struck or {})
  if o.before then o.before(m) end
  m:together("bid", { protestant = o.protestant or {}, catholic = o.catholic or {} })
  return m
end

-- The cards that strike one card of the other bid, and one that each may strike.
local strikers = { { "protestant", "turkish_threat", "catholic", "church_supremacy", "trial" }, { "catholic", "rebels_submit", "protestant", "martin_luther", "edict_of_nantes" } }

for _, v in ipairs(strikers) do
  local side, striker, other, high, low = v[1], v[2], v[3], v[4], v[5]

  scenario("R08, R09: " .. striker .. " strikes a card of the other bid: its influence is lost", function()
    local m = bid { [side] = { striker }, [other] = { high, low }, struck = { high } }
    m:expect("wales.place", side .. ".victory_pile")      -- 2 or 5 to what is left
    ok(m:happened("lot " .. high), "drawn at random")
    ok(m:happened("move " .. high .. " " .. other .. ".bid " .. other .. ".discards"))
    m:expect(other .. ".discards", { high, low })
  end)

  scenario("R08: " .. striker .. " strikes each card of a bid about as often", function()
    local times = 0
    for seed = 1, 40 do
      local m = bid { seed = seed, [side] = { striker }, [other] = { high, low } }
      if m:happened("lot " .. high) then times = times + 1 end
    end
    within(times, 10, 30, "of 40 with two cards bid")
  end)

  scenario("R08: " .. striker .. " does nothing to an empty bid", function()
    local m = bid { [side] = { striker } }
    m:expect("wales.place", side .. ".victory_pile")
    m:expect(other .. ".discards", {})
  end)
end

scenario("R08, R09: two cards that strike work both, even on each other", function()
  local m = bid { protestant = { "turkish_threat" }, catholic = { "rebels_submit" } }
  ok(m:happened("lot turkish_threat") and m:happened("lot rebels_submit"), "both are struck")
  m:expect("wales.place", "protestant.victory_pile")      -- 0 + 1 to 0
end)

scenario("R09: a struck card loses its target bonus and its effects", function()
  local m = bid { territory = "holland", protestant = { "william_of_orange" }, catholic = { "rebels_submit", "jesuits" } }
  m:expect("holland.place", "catholic.victory_pile")      -- 0 + 5 to 9
  m = bid { protestant = { "martyrs" }, protestant_keeps = { "conversions" }, catholic = { "rebels_submit" } }
  m:expect("wales.place", "catholic.victory_pile")
  m:expect("protestant.hand", { "conversions" })          -- lost, but the struck card costs nothing
  m = bid { protestant = { "revolutionary_ideas" }, catholic = { "rebels_submit" } }
  m:expect("protestant.hand", {})                         -- struck before it could bring a card
end)

scenario("R09: random_discard_keeps_effects: the card lies face down, its influence and bonus are lost", function()
  local set = { random_discard_keeps_effects = true }
  local m = bid { set = set, territory = "holland", protestant = { "william_of_orange" }, catholic = { "rebels_submit", "jesuits" } }
  m:expect("holland.place", "catholic.victory_pile")      -- 0 + 5 to 9
  ok(m:happened("face william_of_orange down"))
  m:expect("william_of_orange.place", "protestant.discards")
  m:expect("william_of_orange.face", "up")
end)

scenario("R09: random_discard_keeps_effects: the effects of a struck card go on", function()
  local set = { random_discard_keeps_effects = true }
  local m = bid { set = set, protestant = { "revolutionary_ideas" }, catholic = { "rebels_submit" } }
  equal(m:count("protestant.hand"), 1, "both draw, though the card was struck")
  equal(m:count("catholic.hand"), 1)

  m = bid { set = set, territory = "wales", protestant = { "revile_church_abuses", "popular_support" }, catholic = { "rebels_submit" }, struck = { "revile_church_abuses" } }
  m:expect("wales.place", "territories")                  -- 3 + 1 to 5 - 1

  m = bid { set = set, territory = "scotland", protestant = { "renaissance_questioning", "nationalism" }, catholic = { "rebels_submit" }, struck = { "renaissance_questioning" } }
  m:expect("scotland.place", "protestant.victory_pile")   -- 4 + 1 to 5: a tie that the struck card wins

  m = bid { set = set, protestant = { "martyrs" }, protestant_keeps = { "conversions" }, catholic = { "rebels_submit" } }
  m:answer("protestant", "lose", "conversions")           -- the struck card still costs a card of the hand
  m:expect("protestant.discards", { "conversions", "martyrs" })
end)

scenario("R09: random_discard_keeps_effects: a struck card takes no minus, and is none that is left", function()
  local open = match { game = "reformation", set = { random_discard_keeps_effects = true, minus_floor = false } }
  open:put("protestant.bid", "justification_by_faith", "martin_luther")
  open:face("martin_luther", "down")
  open:set("protestant.minus", 1)
  equal(open:rule("total", "protestant", "wales"), 2, "2 - 1 + 1, and nothing of or from the struck card")

  local m = bid { set = { random_discard_keeps_effects = true, territory_bonus_needs_card = true }, territory = "italy", protestant = { "turkish_threat" }, catholic = { "church_supremacy" } }
  m:expect("italy.place", "protestant.victory_pile")      -- 2 to 0: the only card lies face down
end)

scenario("R09: random_discard_keeps_effects: two cards that strike work both", function()
  local m = bid { set = { random_discard_keeps_effects = true }, protestant = { "turkish_threat" }, catholic = { "rebels_submit" } }
  ok(m:happened("face turkish_threat down") and m:happened("face rebels_submit down"))
  m:expect("wales.place", "protestant.victory_pile")      -- 0 + 1 to 0
end)

-- The cards that bring a card to both.
for _, v in ipairs { { "protestant", "revolutionary_ideas" }, { "catholic", "fight_the_heathen" } } do
  local side, card = v[1], v[2]
  scenario("R13: " .. card .. " brings both a card into the hand, beyond eight too, for the next bid", function()
    local m = match "reformation"
    m:begin("first_bid")
    m:put("bid_cards.1", "wales")
    m:put("bid_cards.2", "spain")
    m:put(side .. ".hand", card)
    m:top("protestant.deck", "conversions", "nationalism", "grievances", "free_cities", "translate_bible", "erasmus_humanist_scholar", "popular_support", "sweeping_changes")
    m:put("protestant.hand", "martin_luther", "john_calvin", "ulrich_zwingli", "huguenots", "john_knox", "anglican_church", "gustavus_adolphus", "peace_of_augsburg")
    m:top("catholic.deck", "trial")
    m:together("bid", { [side] = card })
    ok(contains(m:get("protestant.hand"), "conversions"), "from the own deck")
    ok(contains(m:get("catholic.hand"), "trial"), "from the own deck")
    equal(m:count("protestant.hand"), 9)
    m:expect("asked", "protestant bid")
    ok(m:offers("conversions"), "it can be bid at once")
  end)
end

scenario("R13: both cards in play bring two cards each", function()
  local m = bid { protestant = { "revolutionary_ideas" }, catholic = { "fight_the_heathen" } }
  equal(m:count("protestant.hand"), 2)
  equal(m:count("catholic.hand"), 2)
end)

scenario("R14, R16: a draw in a bid reshuffles the discards, without the cards of this bid", function()
  local m = bid { protestant = { "revolutionary_ideas" }, before = function(m)
    m:put("protestant.victory_pile", m:get("protestant.deck"))
    m:put("protestant.discards", "conversions")
  end }
  m:expect("protestant.hand", { "conversions" })
  m:expect("protestant.discards", { "revolutionary_ideas" })
end)

scenario("R15, R16: nothing to draw and nothing discarded: fewer cards are drawn", function()
  local m = bid { protestant = { "revolutionary_ideas" }, before = function(m) m:put("protestant.victory_pile", m:get("protestant.deck")) end }
  m:expect("protestant.hand", {})
  m:expect("wales.place", "protestant.victory_pile")
end)

scenario("R16: a card struck in this bid is among the discards when both draw", function()
  local m = bid { protestant = { "revolutionary_ideas", "conversions" }, catholic = { "rebels_submit" }, struck = { "conversions" },
    before = function(m) m:put("protestant.victory_pile", m:get("protestant.deck")) end }
  m:expect("protestant.hand", { "conversions" })
end)

-- The cards that weaken the other bid.
for _, v in ipairs { { "protestant", "revile_church_abuses", "catholic", { "papal_edict", "trial" } }, { "catholic", "condemnation", "protestant", { "popular_support", "edict_of_nantes" } } } do
  local side, card, other, weakened = v[1], v[2], v[3], v[4]
  scenario("R10: " .. card .. " takes 1 from each card of the other bid", function()
    -- 3 + 2 become 3, to 3 or 4; a territory with 1 for each side shows both
    local m = bid { territory = side == "protestant" and "poland" or "wales", [side] = { card }, [other] = weakened }
    m:expect("phase", "first_bid")
    ok(m:happened("counter " .. other .. " minus +1"))
    if side == "protestant" then
      m:expect("poland.place", "catholic.victory_pile")   -- 3 to 3 + 1
    else
      m:expect("wales.place", "territories")              -- 3 + 1 to 4
    end
  end)
end

scenario("R10: the minus is taken after the target bonus, and not from the bonus of the territory", function()
  local m = match "reformation"
  equal(m:rule("influence", "william_of_orange", "holland", 1), 7)
  m = bid { territory = "switzerland", catholic = { "condemnation" } }
  m:expect("switzerland.place", "catholic.victory_pile")  -- 0 + 3 to 4
  m = bid { territory = "holland", catholic = { "condemnation" } }
  m:expect("holland.place", "protestant.victory_pile")    -- 0 + 5 to 4: nothing was taken from the 5
end)

scenario("R10: the minus is for one bid alone", function()
  local m = match "reformation"
  m:begin("first_bid")
  m:put("bid_cards.1", "portugal")
  m:put("bid_cards.2", "wales")
  m:put("protestant.hand", "popular_support")
  m:put("catholic.hand", "condemnation", "jesuits")
  m:together("bid", { catholic = "condemnation" })
  m:together("bid", { protestant = "popular_support", catholic = "jesuits" })   -- 3 + 1 to 4
  m:expect("wales.place", "territories")
end)

for _, v in ipairs { { true, 0, "territories" }, { false, -1, "catholic.victory_pile" } } do
  local floor, least, place = v[1], v[2], v[3]
  scenario("R10: minus_floor = " .. tostring(floor), function()
    local set = { minus_floor = floor }
    equal(match { game = "reformation", set = set }:rule("influence", "desecrate_churches", "wales", 2), least)
    -- a second minus on top of Condemnation's: 1 - 2 and 5 - 2, 1 for the territory, to 4
    local m = match { game = "reformation", set = set }
    m:begin("first_bid")
    m:put("bid_cards.1", "wales")
    m:put("protestant.hand", "desecrate_churches", "rebellious_princes")
    m:put("catholic.hand", "condemnation")
    m:expect("asked", "protestant bid")
    m:set("protestant.minus", 1)
    m:together("bid", { protestant = { "desecrate_churches", "rebellious_princes" }, catholic = "condemnation" })
    m:expect("wales.place", place)
  end)
end

-- The cards that win ties.
scenario("R08: renaissance_questioning wins a tied bid", function()
  bid { territory = "scotland", protestant = { "renaissance_questioning" }, catholic = { "papal_edict" } }:expect("scotland.place", "protestant.victory_pile")
end)
scenario("R08: political_maneuvering wins a tied bid", function()
  bid { territory = "poland", protestant = { "nationalism" }, catholic = { "political_maneuvering" } }:expect("poland.place", "catholic.victory_pile")
end)
scenario("R08: who wins ties in one bid does not in the next", function()
  local m = match "reformation"
  m:begin("first_bid")
  m:put("bid_cards.1", "wales")
  m:put("bid_cards.2", "scotland")
  m:put("protestant.hand", "renaissance_questioning", "edict_of_nantes")
  m:put("catholic.hand", "papal_edict")
  m:together("bid", { protestant = "renaissance_questioning" })
  m:together("bid", { protestant = "edict_of_nantes", catholic = "papal_edict" })   -- 2 + 1 to 3
  m:expect("scotland.place", "territories")
  m:expect("protestant.wins_ties", 0)
end)
