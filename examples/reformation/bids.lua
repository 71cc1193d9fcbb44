-- Reformation: the Bid Phases. How a bid is counted, who captures the card, what a tie does.

-- One bid for a territory; the hands hold what is bid and nothing else.
local function bid_for(territory, protestant, catholic, set)
  local m = match { game = "reformation", set = set }
  m:begin("first_bid")
  m:put("bid_cards.1", territory)
  m:put("protestant.hand", protestant)
  m:put("catholic.hand", catholic)
  m:together("bid", { protestant = protestant, catholic = catholic })
  return m
end

-- Where the bid card lies after the bid.
local where = { protestant = "protestant.victory_pile", catholic = "catholic.victory_pile", tie = "territories" }

-- The worked vectors: both totals, who captures, and for how many points.
for _, v in ipairs {
  { "RT01", "holland", { "william_of_orange" }, { "holy_inquisition", "council_of_trent" }, 13, 10, "protestant", 5 },
  { "RT02", "northern_germany", {}, { "holy_roman_emperor" }, 5, 6, "catholic", 7 },
  { "RT03", "southern_germany", { "peace_of_augsburg" }, { "church_supremacy" }, 7, 8, "catholic", 7 },
  { "RT04", "spain", { "martin_luther" }, { "phillip_ii_of_spain" }, 7, 12, "catholic", 7 },
  { "RT05", "minority_france", { "huguenots" }, { "church_supremacy", "papal_edict" }, 8, 10, "catholic", 3 },
  { "RT06", "poland", { "erasmus_humanist_scholar" }, { "papal_edict" }, 4, 4, "tie" },
} do
  local id, territory, protestant, catholic, totals, winner, points = v[1], v[2], v[3], v[4], { v[5], v[6] }, v[7], v[8]
  scenario(id .. ": " .. territory .. ", " .. totals[1] .. " to " .. totals[2], function()
    local open = match "reformation"
    open:put("bid_cards.1", territory)
    open:put("protestant.bid", protestant)
    open:put("catholic.bid", catholic)
    equal({ open:rule("total", "protestant", territory), open:rule("total", "catholic", territory) }, totals, "totals")

    local m = bid_for(territory, protestant, catholic)
    m:expect(territory .. ".place", where[winner])
    m:expect("protestant.discards", protestant)
    m:expect("catholic.discards", catholic)
    if winner ~= "tie" then
      m:expect(winner .. ".population", points)
      m:expect(winner .. ".captured", 1)
    end
  end)
end

scenario("RT06, R04: a tied card lies in the territory deck before the next bid", function()
  local m = match "reformation"
  m:begin("first_bid")
  m:put("bid_cards.1", "poland")
  m:put("bid_cards.2", "spain")
  m:put("protestant.hand", "erasmus_humanist_scholar")
  m:put("catholic.hand", "papal_edict")
  m:together("bid", { protestant = "erasmus_humanist_scholar", catholic = "papal_edict" })
  m:expect("poland.place", "territories")
  m:expect("phase", "first_bid")
  m:expect("asked", "protestant bid")
  m:expect("phase", "second_bid")
end)

scenario("R04: the deck is shuffled when a tied card comes back", function()
  local places = {}
  for seed = 1, 12 do
    local m = match { game = "reformation", seed = seed }
    m:begin("third_bid")
    m:put("bid_cards.3", "poland")
    m:put("protestant.hand", "erasmus_humanist_scholar")
    m:put("catholic.hand", "papal_edict")
    m:top("territories", "spain", "italy", "wales")
    m:together("bid", { protestant = "erasmus_humanist_scholar", catholic = "papal_edict" })
    m:skip("protestant_event")                      -- through the next Reveal Phase
    places[m:get("bid_cards.1")[1]] = true
  end
  local different = 0
  for _ in pairs(places) do different = different + 1 end
  ok(different > 3, "other cards than the known top one are revealed first")
end)

scenario("R04, R17: a tied card goes back to the deck where discarded territories are removed, too", function()
  local m = bid_for("poland", { "erasmus_humanist_scholar" }, { "papal_edict" }, { discarded_territory = "removed" })
  m:expect("poland.place", "territories")
end)

scenario("R05: an empty bid keeps the bonus of the territory", function()
  local m = bid_for("italy", { "erasmus_humanist_scholar" }, {})
  m:expect("italy.place", "catholic.victory_pile")        -- 4 to 5
end)

scenario("R05: territory_bonus_needs_card: without a card no bonus", function()
  local m = bid_for("italy", { "erasmus_humanist_scholar" }, {}, { territory_bonus_needs_card = true })
  m:expect("italy.place", "protestant.victory_pile")      -- 4 to 0
  m = bid_for("italy", { "martin_luther" }, { "papal_edict" }, { territory_bonus_needs_card = true })
  m:expect("italy.place", "catholic.victory_pile")        -- 7 to 3 + 5
end)

scenario("R05: territory_bonus_needs_card: a struck card is none that is left", function()
  local m = bid_for("italy", { "turkish_threat" }, { "church_supremacy" }, { territory_bonus_needs_card = true })
  m:expect("italy.place", "protestant.victory_pile")      -- 2 to 0
end)

scenario("R06: two empty bids: the favoured side captures", function()
  bid_for("wales", {}, {}):expect("wales.place", "protestant.victory_pile")
  bid_for("portugal", {}, {}):expect("portugal.place", "catholic.victory_pile")
end)

scenario("R06: two empty bids tie where a bonus needs a card", function()
  bid_for("wales", {}, {}, { territory_bonus_needs_card = true }):expect("wales.place", "territories")
end)

for word, result in pairs { nobody = "tie", protestant = "protestant", catholic = "catholic" } do
  scenario("R07: both bid a card that wins ties, double_tiebreak = " .. word, function()
    -- 2 + 2 + 1 to 3 + 2
    local m = bid_for("wales", { "renaissance_questioning", "edict_of_nantes" }, { "political_maneuvering", "trial" }, { double_tiebreak = word })
    m:expect("wales.place", where[result])
  end)
end

scenario("R08: only a tie is won by the card that wins ties", function()
  bid_for("wales", { "renaissance_questioning" }, { "papal_edict" }):expect("wales.place", "protestant.victory_pile")     -- 2 + 1 to 3
  bid_for("wales", { "renaissance_questioning" }, { "unity_of_the_church" }):expect("wales.place", "catholic.victory_pile") -- 2 + 1 to 4
  bid_for("poland", { "erasmus_humanist_scholar" }, { "political_maneuvering" }):expect("poland.place", "catholic.victory_pile") -- 4 to 3 + 1
end)

scenario("R08: a struck card wins no tie", function()
  -- Rebels Submit strikes the only card: 0 + 1 to 5
  local m = bid_for("wales", { "renaissance_questioning" }, { "rebels_submit" })
  m:expect("protestant.discards", { "renaissance_questioning" })
  m:expect("wales.place", "catholic.victory_pile")
end)

-- R11 and R12: a card that names Germany or France counts more for both territories, or for one.
for _, v in ipairs {
  { "R11", "germany", "both", { northern_germany = true, southern_germany = true } },
  { "R11", "germany", "northern", { northern_germany = true } },
  { "R11", "germany", "southern", { southern_germany = true } },
  { "R12", "france", "both", { minority_france = true, majority_france = true } },
  { "R12", "france", "minority", { minority_france = true } },
  { "R12", "france", "majority", { majority_france = true } },
} do
  local reading, knob, word, counts = v[1], v[2], v[3], v[4]
  scenario(reading .. ": " .. knob .. " = " .. word, function()
    local set = { [knob] = word }
    local m = match { game = "reformation", set = set }
    local function worth(card, territory) return m:rule("influence", card, territory, 0) end
    if knob == "germany" then
      for _, territory in ipairs { "northern_germany", "southern_germany" } do
        equal(worth("peace_of_augsburg", territory), counts[territory] and 7 or 3, territory)
        equal(worth("holy_roman_emperor", territory), counts[territory] and 6 or 3, territory)
      end
      -- 3 or 7, and 5 for the territory, to 9: the bonus decides
      local won = bid_for("northern_germany", { "peace_of_augsburg" }, { "unity_of_the_church", "hapsburgs" }, set)
      won:expect("northern_germany.place", counts.northern_germany and where.protestant or where.catholic)
      -- 4 to 3 or 6, and 1 for the territory
      won = bid_for("southern_germany", { "rebellious_princes" }, { "holy_roman_emperor" }, set)
      won:expect("southern_germany.place", counts.southern_germany and where.catholic or where.protestant)
    else
      for _, territory in ipairs { "minority_france", "majority_france" } do
        equal(worth("huguenots", territory), counts[territory] and 7 or 3, territory)
      end
      -- 3 or 7, and 1 for the territory, to 7
      local won = bid_for("minority_france", { "huguenots" }, { "church_supremacy" }, set)
      won:expect("minority_france.place", counts.minority_france and where.protestant or where.catholic)
      -- 3 or 7 to 2 + 3
      won = bid_for("majority_france", { "huguenots" }, { "trial" }, set)
      won:expect("majority_france.place", counts.majority_france and where.protestant or where.catholic)
    end
  end)
end

scenario("R28: in a bid a card with an event is its influence alone", function()
  -- Open Debate 1 and Dynastic Intrigue 4 to Trial 2 and 3 for the territory: a tie without any event
  local m = match "reformation"
  m:begin("first_bid")
  m:put("bid_cards.1", "ireland")
  m:put("bid_cards.3", "wales")
  m:put("protestant.hand", "open_debate", "dynastic_intrigue")
  m:put("catholic.hand", "trial")
  m:together("bid", { protestant = { "open_debate", "dynastic_intrigue" }, catholic = "trial" })
  m:expect("ireland.place", "territories")
  m:expect("wales.place", "bid_cards.3")
  m:expect("extra_bid_cards.1", {})
end)

scenario("R39: bids go from the first bid card to the fourth and hands shrink", function()
  local m = match "reformation"
  m:begin("first_bid")
  m:put("bid_cards.1", "wales")
  m:put("bid_cards.2", "portugal")
  m:put("bid_cards.3", "ireland")
  m:put("extra_bid_cards.1", "switzerland")
  m:put("protestant.hand", "martin_luther", "john_calvin", "conversions", "nationalism")
  m:put("catholic.hand", "church_supremacy", "hapsburgs", "trial", "papal_bull")
  for i, phase in ipairs { "first_bid", "second_bid", "third_bid", "fourth_bid" } do
    m:expect("asked", "protestant bid")
    m:expect("phase", phase)
    equal(#m:options(), 5 - i, "cards to bid in the " .. phase)
    local p, c = m:get("protestant.hand")[1], m:get("catholic.hand")[1]
    m:together("bid", { protestant = p, catholic = c })
    m:expect(p .. ".place", "protestant.discards")
    m:expect(c .. ".place", "catholic.discards")
  end
  m:expect("protestant.hand", {})
end)

scenario("a bid is what is in the hand, each card once", function()
  local m = match "reformation"
  m:begin("first_bid")
  m:put("bid_cards.1", "wales")
  m:put("protestant.hand", "martin_luther", "john_calvin")
  m:refused("protestant", "bid", "martin_luther", "martin_luther", "Martin Luther can be chosen only once")
  ok(not m:offers("conversions"), "a card of the deck is not offered")
  m:expect("text", "What do you bid for Wales?")
end)

scenario("a phase without a bid card is left out", function()
  local m = match "reformation"
  m:begin("first_bid")
  m:put("bid_cards.2", "wales")
  m:expect("asked", "protestant bid")
  m:expect("phase", "second_bid")
end)
