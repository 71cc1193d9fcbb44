-- Reformation: the Event Phases. What each event does, when it is barred, and which cards have none.

-- A match in the Protestant Event Phase with open bid cards and these hands.
local function event_phase(o)
  local m = match { game = "reformation", set = o.set, seed = o.seed }
  m:begin(o.phase or "protestant_event")
  for slot, territory in pairs(o.open or {}) do m:put(slot, territory) end
  m:put("protestant.hand", o.protestant or {})
  m:put("catholic.hand", o.catholic or {})
  return m
end

-- Puts the whole territory deck into the victory piles.
local function empty_deck(m)
  m:put("protestant.victory_pile", m:get("territories"))
  m:expect("territories", {})
end

local three = { ["bid_cards.1"] = "wales", ["bid_cards.2"] = "spain", ["bid_cards.3"] = "italy" }

scenario("the Protestants decide on an event first, then the Catholic Church, each for at most one", function()
  local m = event_phase { open = three, protestant = { "revolt_against_rome", "open_debate" }, catholic = { "root_out_heresies" } }
  m:expect("asked", "protestant event")
  m:answer("protestant", "event", "revolt_against_rome")
  m:expect("asked", "catholic event")
  m:answer("catholic", "event")
  m:expect("phase", "catholic_event")
  m:expect("asked", "protestant bid")
  m:expect("protestant.hand", { "open_debate" })
  m:expect("catholic.hand", { "root_out_heresies" })
end)

for _, v in ipairs { { "protestant", "open_debate" }, { "catholic", "demand_devotion_to_duty" } } do
  local side, card = v[1], v[2]

  scenario(card .. " puts up a fourth bid card", function()
    local m = event_phase { phase = side .. "_event", open = three, [side] = { card } }
    m:top("territories", "holland")
    m:answer(side, "event", card)
    m:expect("extra_bid_cards.1", { "holland" })
    m:expect(card .. ".place", side .. ".discards")
    m:skip("fourth_bid")
    m:together("bid", {})
    m:expect("holland.place", "protestant.victory_pile")
  end)

  scenario("R22: " .. card .. " is barred when the territory deck is empty", function()
    local m = event_phase { phase = side .. "_event", open = three, [side] = { card } }
    empty_deck(m)
    m:refused(side, "event", card, "The territory deck is empty.")
    m:expect("options", {})
  end)
end

scenario("R23: there is one fourth bid card: the second event for it is barred", function()
  local m = event_phase { open = three, protestant = { "open_debate" }, catholic = { "demand_devotion_to_duty" } }
  m:answer("protestant", "event", "open_debate")
  m:refused("catholic", "event", "demand_devotion_to_duty", "No place is left for another bid card.")
end)

scenario("R23: extra_bid_cards = 2: a fifth bid card with a bid phase of its own", function()
  local m = event_phase { open = three, protestant = { "open_debate", "martin_luther" }, catholic = { "demand_devotion_to_duty" }, set = { extra_bid_cards = 2 } }
  m:top("territories", "holland", "belgium")
  m:answer("protestant", "event", "open_debate")
  m:answer("catholic", "event", "demand_devotion_to_duty")
  m:expect("extra_bid_cards.1", { "holland" })
  m:expect("extra_bid_cards.2", { "belgium" })
  m:skip("fourth_bid")
  m:together("bid", {})
  m:expect("asked", "protestant bid")
  m:expect("phase", "fifth_bid")
  m:expect("text", "What do you bid for Belgium?")
  m:together("bid", { protestant = "martin_luther" })
  m:expect("belgium.place", "protestant.victory_pile")      -- 7 to 1
end)

-- The two cards that exchange a bid card.
for _, v in ipairs { { "protestant", "new_doctrine" }, { "catholic", "excommunication" } } do
  local side, card = v[1], v[2]

  scenario("R17, R18, R24: " .. card .. " exchanges any open bid card, the fourth included", function()
    for _, slot in ipairs { "bid_cards.1", "bid_cards.2", "bid_cards.3", "extra_bid_cards.1" } do
      local open = { ["bid_cards.1"] = "wales", ["bid_cards.2"] = "spain", ["bid_cards.3"] = "italy", ["extra_bid_cards.1"] = "poland" }
      local m = event_phase { phase = side .. "_event", open = open, [side] = { card } }
      m:expect("options", { card .. " bid_cards.1", card .. " bid_cards.2", card .. " bid_cards.3", card .. " extra_bid_cards.1" })
      m:answer(side, "event", card, slot)
      equal(m:count(slot), 1, "one card lies there again")
      for other, territory in pairs(open) do
        if other ~= slot then m:expect(other, { territory }) end
      end
      m:expect(card .. ".place", side .. ".discards")
      equal(m:count("territories"), 16, "the target is back in the deck")
    end
  end)

  scenario(card .. " is barred when no bid card is open", function()
    local m = event_phase { phase = side .. "_event", [side] = { card } }
    m:refused(side, "event", card, "No bid card is open.")
  end)
end

scenario("R18: the target is shuffled in first and may come back", function()
  local came_back, another = 0, 0
  for seed = 1, 30 do
    local m = event_phase { open = { ["bid_cards.2"] = "spain" }, protestant = { "new_doctrine" }, seed = seed }
    local others = m:get("territories")
    table.remove(others)                              -- all but one of the deck are captured already
    m:put("catholic.victory_pile", others)
    m:answer("protestant", "event", "new_doctrine", "bid_cards.2")
    if m:get("spain.place") == "bid_cards.2" then came_back = came_back + 1 else another = another + 1 end
  end
  within(came_back, 5, 25, "of 30 with two cards in the deck")
  within(another, 5, 25, "of 30 with two cards in the deck")
end)

scenario("R18: replacement_order = draw_first: the target never comes back", function()
  for seed = 1, 10 do
    local m = event_phase { open = { ["bid_cards.2"] = "spain" }, protestant = { "new_doctrine" }, seed = seed, set = { replacement_order = "draw_first" } }
    m:top("territories", "holland")
    m:answer("protestant", "event", "new_doctrine", "bid_cards.2")
    m:expect("bid_cards.2", { "holland" })
    m:expect("spain.place", "territories")
  end
end)

scenario("R19: with an empty territory deck the target comes back", function()
  local m = event_phase { open = { ["bid_cards.2"] = "spain" }, catholic = { "excommunication" }, phase = "catholic_event" }
  empty_deck(m)
  m:answer("catholic", "event", "excommunication", "bid_cards.2")
  m:expect("bid_cards.2", { "spain" })
end)

scenario("R19: with an empty deck the place stays empty under draw_first and under removed", function()
  local m = event_phase { open = { ["bid_cards.2"] = "spain" }, protestant = { "new_doctrine" }, set = { replacement_order = "draw_first" } }
  empty_deck(m)
  m:answer("protestant", "event", "new_doctrine", "bid_cards.2")
  m:expect("bid_cards.2", {})
  m:expect("spain.place", "territories")

  m = event_phase { open = { ["bid_cards.2"] = "spain" }, protestant = { "new_doctrine" }, set = { discarded_territory = "removed" } }
  empty_deck(m)
  m:answer("protestant", "event", "new_doctrine", "bid_cards.2")
  m:expect("bid_cards.2", {})
  m:expect("spain.place", "box")
end)

-- The two cards that discard the third bid card.
for _, v in ipairs { { "protestant", "dynastic_intrigue" }, { "catholic", "compromise" } } do
  local side, card = v[1], v[2]

  scenario("R17, R21: " .. card .. " discards the third bid card and nothing moves up", function()
    local m = event_phase { phase = side .. "_event", open = three, [side] = { card } }
    m:put("extra_bid_cards.1", "poland")
    m:answer(side, "event", card)
    m:expect("italy.place", "territories")
    m:expect("bid_cards.3", {})
    m:expect("bid_cards.1", { "wales" })
    m:expect("bid_cards.2", { "spain" })
    m:expect("extra_bid_cards.1", { "poland" })
    m:skip("second_bid")
    m:together("bid", {})
    m:expect("asked", "protestant bid")
    m:expect("phase", "fourth_bid")                   -- there is no third bid, and the fourth is still the fourth
  end)

  scenario("R20: " .. card .. " is barred without a third bid card", function()
    local m = event_phase { phase = side .. "_event", open = { ["bid_cards.1"] = "wales", ["bid_cards.2"] = "spain" }, [side] = { card } }
    m:refused(side, "event", card, "There is no bid card at Bid Cards 3.")
  end)
end

scenario("R21: the event of the third bid card leaves a second one its place", function()
  local m = event_phase { open = three, protestant = { "dynastic_intrigue" }, catholic = { "compromise", "demand_devotion_to_duty" } }
  m:answer("protestant", "event", "dynastic_intrigue")
  m:refused("catholic", "event", "compromise", "There is no bid card at Bid Cards 3.")
  m:top("territories", "holland")
  m:answer("catholic", "event", "demand_devotion_to_duty")
  m:expect("bid_cards.3", {})
  m:expect("extra_bid_cards.1", { "holland" })          -- a fourth card is number 4 even where number 3 is missing
end)

scenario("R25: the third bid card is what lies there now", function()
  local m = event_phase { open = three, protestant = { "new_doctrine" }, catholic = { "compromise" }, set = { replacement_order = "draw_first" } }
  m:top("territories", "holland")
  m:answer("protestant", "event", "new_doctrine", "bid_cards.3")
  m:expect("bid_cards.3", { "holland" })
  m:answer("catholic", "event", "compromise")
  m:expect("holland.place", "territories")
  m:expect("bid_cards.3", {})
end)

scenario("R17: discarded_territory = removed: the card leaves the game", function()
  local m = event_phase { open = three, protestant = { "dynastic_intrigue" }, set = { discarded_territory = "removed" } }
  m:answer("protestant", "event", "dynastic_intrigue")
  m:expect("italy.place", "box")
  equal(m:count("territories"), 17)
end)

scenario("R17, R35: removed territories do not hold up the end of the game", function()
  local m = event_phase { open = { ["bid_cards.3"] = "italy" }, protestant = { "dynastic_intrigue" }, set = { discarded_territory = "removed" } }
  empty_deck(m)
  m:answer("protestant", "event", "dynastic_intrigue")
  m:answer("catholic", "event")
  m:expect("over", true)
  m:expect("winner", "protestant")
end)

-- The two cards that show the other hand.
for _, v in ipairs { { "protestant", "revolt_against_rome", "catholic" }, { "catholic", "root_out_heresies", "protestant" } } do
  local side, card, other = v[1], v[2], v[3]
  scenario("R27: " .. card .. " shows the other hand to " .. side .. " alone", function()
    local hand = { protestant = { "martin_luther", "john_calvin" }, catholic = { "trial", "arrests" } }
    local m = event_phase { phase = side .. "_event", open = three, [side] = { card }, [other] = hand[other] }
    m:answer(side, "event", card)
    for _, shown in ipairs(hand[other]) do
      ok(m:happened("look " .. side .. " " .. shown, side), side .. " has seen it")
      ok(not m:happened("look " .. side .. " " .. shown, other), "not said to " .. other)
    end
    equal(m:sees(side, other .. ".hand"), { "?", "?" }, "it is shown once, not from then on")
    m:expect(other .. ".hand", hand[other])
    m:expect(card .. ".place", side .. ".discards")
  end)
end

-- The two cards that bring two cards for one.
for _, v in ipairs { { "protestant", "moveable_type_printing_press", "conversions", "nationalism" }, { "catholic", "council_of_trent", "trial", "arrests" } } do
  local side, card, first, second = v[1], v[2], v[3], v[4]
  scenario("R26: " .. card .. " is discarded for two cards, and that is the event of the phase", function()
    local extra = { protestant = "open_debate", catholic = "demand_devotion_to_duty" }
    local m = event_phase { phase = side .. "_event", open = three, [side] = { card, extra[side] } }
    m:top(side .. ".deck", first, second)
    m:answer(side, "event", card)
    m:expect(side .. ".hand", { first, second, extra[side] })
    m:expect(side .. ".discards", { card })
    ok(m:get("asked") ~= side .. " event", "no second event")
  end)

  scenario("R41: " .. card .. " is discarded first, so a reshuffle for its own draw includes it", function()
    local m = event_phase { phase = side .. "_event", open = three, [side] = { card } }
    m:put(side .. ".victory_pile", m:get(side .. ".deck"))     -- out of the way: the deck and the discards are empty
    m:answer(side, "event", card)
    m:expect(side .. ".hand", { card })
    m:expect(side .. ".discards", {})
  end)
end

scenario("R43, R28: cards without an event cannot be played in an event phase", function()
  local g = game "reformation"
  local with_event = {
    protestant = { "open_debate", "new_doctrine bid_cards.1", "new_doctrine bid_cards.2", "new_doctrine bid_cards.3", "revolt_against_rome", "dynastic_intrigue", "moveable_type_printing_press" },
    catholic = { "demand_devotion_to_duty", "excommunication bid_cards.1", "excommunication bid_cards.2", "excommunication bid_cards.3", "root_out_heresies", "compromise", "council_of_trent" },
  }
  for _, side in ipairs { "protestant", "catholic" } do
    local m = event_phase { phase = side .. "_event", open = three, [side] = g:pieces(side) }
    equal(m:count(side .. ".hand"), 36)
    m:expect("asked", side .. " event")
    m:expect("options", with_event[side])
    equal(m:barred(), {}, "nothing else is barred: it is no event at all")
    m:answer(side, "event")
    equal(m:count(side .. ".hand"), 36, "an event is never compulsory")
  end
end)
