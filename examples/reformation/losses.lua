-- Reformation: what a lost bid costs: a card of the hand, or a territory of the victory pile.

-- A bid with hands, victory piles and what is kept in hand; the phase is that of the bid card's place.
local function bid(o)
  local m = match { game = "reformation", set = o.set, seed = o.seed }
  local slot = o.slot or 1
  m:begin(({ "first_bid", "second_bid", "third_bid" })[slot])
  m:put("bid_cards." .. slot, o.territory or "poland")
  m:put("protestant.victory_pile", o.protestant_pile or {})
  m:put("catholic.victory_pile", o.catholic_pile or {})
  m:put("protestant.hand", o.protestant or {}, o.protestant_keeps or {})
  m:put("catholic.hand", o.catholic or {}, o.catholic_keeps or {})
  if o.before then o.before(m) end
  m:together("bid", { protestant = o.protestant or {}, catholic = o.catholic or {} })
  return m
end

-- Side, its cards, two cards it keeps, the territory it loses, the winning bid.
local losers = {
  { side = "protestant", hand_card = "martyrs", pile_card = "civil_war", keeps = { "conversions", "nationalism" }, other = "catholic", wins = { "church_supremacy", "hapsburgs" }, territory = "poland" },
  { side = "catholic", hand_card = "reformer_killed", pile_card = "bloody_religious_struggle", keeps = { "trial", "arrests" }, other = "protestant", wins = { "martin_luther", "john_calvin" }, territory = "wales" },
}

for _, v in ipairs(losers) do
  scenario("R31: " .. v.hand_card .. ": the loser chooses a card of the hand", function()
    local m = bid { territory = v.territory, [v.side] = { v.hand_card }, [v.side .. "_keeps"] = v.keeps, [v.other] = v.wins }
    m:expect("asked", v.side .. " lose")
    m:expect("text", "You lost the bid. What do you give up?")
    m:expect("options", v.keeps)
    m:refused(v.side, "lose", "choose exactly 1, not 0")
    m:refused(v.side, "lose", v.keeps[1], v.keeps[2], "choose exactly 1, not 2")
    m:answer(v.side, "lose", v.keeps[2])
    m:expect(v.side .. ".hand", { v.keeps[1] })
    m:expect(v.side .. ".discards", { v.hand_card, v.keeps[2] })
    m:expect(v.territory .. ".place", v.other .. ".victory_pile")
  end)

  scenario("R31: " .. v.hand_card .. ": an empty hand costs nothing", function()
    local m = bid { territory = v.territory, [v.side] = { v.hand_card }, [v.other] = v.wins }
    m:expect(v.side .. ".discards", { v.hand_card })
    ok(not m:happened("answer " .. v.side .. " lose " .. v.keeps[1]))
    m:expect("phase", "first_bid")
  end)

  scenario("R31: loser_discard = random: " .. v.hand_card .. " costs a card drawn at random", function()
    local times = 0
    for seed = 1, 30 do
      local m = bid { seed = seed, set = { loser_discard = "random" }, territory = v.territory, [v.side] = { v.hand_card }, [v.side .. "_keeps"] = v.keeps, [v.other] = v.wins }
      m:expect("phase", "first_bid")
      equal(m:count(v.side .. ".hand"), 1, "one card is gone and nobody was asked")
      if m:happened("lot " .. v.keeps[1]) then times = times + 1 end
    end
    within(times, 6, 24, "of 30 with two cards in hand")
  end)

  scenario("R31, R32: " .. v.pile_card .. ": the loser chooses a territory, which is shuffled back", function()
    local m = bid { territory = v.territory, [v.side] = { v.pile_card }, [v.side .. "_pile"] = { "spain", "england" }, [v.other] = v.wins }
    m:expect("options", { "spain", "england" })               -- the card just lost is not among them
    m:answer(v.side, "lose", "spain")
    m:expect(v.side .. ".victory_pile", { "england" })
    m:expect("spain.place", "territories")
    m:expect(v.side .. ".discards", { v.pile_card })
  end)

  scenario("R31, R32: " .. v.pile_card .. ": an empty victory pile costs nothing", function()
    local m = bid { territory = v.territory, [v.side] = { v.pile_card }, [v.side .. "_keeps"] = v.keeps, [v.other] = v.wins, [v.other .. "_pile"] = { "spain" } }
    m:expect(v.other .. ".victory_pile", { "spain", v.territory })
    m:expect(v.side .. ".hand", v.keeps)
    m:expect("phase", "first_bid")
  end)

  scenario("R31: loser_discard = random: " .. v.pile_card .. " costs a territory drawn at random", function()
    local m = bid { set = { loser_discard = "random" }, territory = v.territory, [v.side] = { v.pile_card }, [v.side .. "_pile"] = { "spain", "england" }, [v.other] = v.wins,
      before = function(m) m:stack("england") end }
    m:expect(v.side .. ".victory_pile", { "spain" })
    m:expect("england.place", "territories")
  end)

  scenario("R08: the hand is paid before the victory pile: " .. v.hand_card .. " and " .. v.pile_card, function()
    local wins = { v.wins[1], v.wins[2], v.side == "protestant" and "recantation" or "ulrich_zwingli" }
    local m = bid { territory = v.territory, [v.side] = { v.pile_card, v.hand_card }, [v.side .. "_keeps"] = v.keeps, [v.side .. "_pile"] = { "spain", "england" }, [v.other] = wins }
    m:expect("options", v.keeps)
    m:answer(v.side, "lose", v.keeps[1])
    m:expect("options", { "spain", "england" })
    m:answer(v.side, "lose", "england")
    m:expect("england.place", "territories")
  end)

  scenario("R08: who wins pays nothing: " .. v.hand_card .. " and " .. v.pile_card, function()
    local m = bid { territory = v.territory, [v.side] = { v.hand_card, v.pile_card }, [v.side .. "_keeps"] = v.keeps, [v.side .. "_pile"] = { "spain" } }
    m:expect(v.territory .. ".place", v.side .. ".victory_pile")
    m:expect(v.side .. ".hand", v.keeps)
    m:expect(v.side .. ".victory_pile", { "spain", v.territory })
  end)
end

scenario("R29: a tie is no loss", function()
  -- 5 + 5 to 5 + 4 + 1
  local m = bid { protestant = { "martyrs", "civil_war" }, catholic = { "hapsburgs", "jesuits" }, protestant_keeps = { "conversions" }, protestant_pile = { "spain" } }
  m:expect("poland.place", "territories")
  m:expect("protestant.hand", { "conversions" })
  m:expect("protestant.victory_pile", { "spain" })
  m:expect("phase", "first_bid")
end)

scenario("R30: a bid lost to a card that wins ties is a loss", function()
  -- 5 to 3 + 1 + 1, and ties go to the Catholic Church
  local m = bid { protestant = { "martyrs" }, catholic = { "political_maneuvering", "book_burnings" }, protestant_keeps = { "conversions" } }
  m:answer("protestant", "lose", "conversions")
  m:expect("poland.place", "catholic.victory_pile")
  m:expect("protestant.hand", {})
end)

scenario("R07, R30: a tie that double_tiebreak decides is a loss too", function()
  local m = bid { set = { double_tiebreak = "catholic" }, territory = "wales", protestant = { "martyrs", "renaissance_questioning" }, protestant_keeps = { "conversions" },
    catholic = { "political_maneuvering", "hapsburgs" } }          -- 5 + 2 + 1 to 3 + 5
  m:answer("protestant", "lose", "conversions")
  m:expect("wales.place", "catholic.victory_pile")
end)

scenario("R08: a card that both drew in the bid may be given up for it", function()
  local m = bid { protestant = { "martyrs" }, catholic = { "fight_the_heathen", "hapsburgs" }, before = function(m) m:top("protestant.deck", "grievances") end }
  m:expect("options", { "grievances" })
  m:answer("protestant", "lose", "grievances")
  m:expect("protestant.discards", { "martyrs", "grievances" })
end)

scenario("R08: the bid is discarded before its costs are paid", function()
  local m = bid { protestant = { "martyrs", "edict_of_nantes" }, catholic = { "church_supremacy", "hapsburgs" }, protestant_keeps = { "conversions" } }
  m:expect("options", { "conversions" })
  m:expect("protestant.discards", { "martyrs", "edict_of_nantes" })
  m:expect("catholic.discards", { "church_supremacy", "hapsburgs" })
end)

scenario("R17: a territory given up goes back to the deck where discarded ones are removed, too", function()
  local m = bid { set = { discarded_territory = "removed" }, protestant = { "civil_war" }, catholic = { "church_supremacy" }, protestant_pile = { "spain" } }
  m:answer("protestant", "lose", "spain")
  m:expect("spain.place", "territories")
end)

scenario("R33: a territory given up in the last bid brings another turn", function()
  local m = bid { slot = 3, territory = "poland", protestant = { "civil_war" }, catholic = { "church_supremacy" }, before = function(m)
    m:put("protestant.victory_pile", "spain")
    m:put("catholic.victory_pile", m:get("territories"))
  end }
  m:expect("territories", {})
  m:expect("options", { "spain" })
  m:answer("protestant", "lose", "spain")
  m:expect("over", false)
  m:expect("game_turn", 2)
  m:expect("bid_cards.1", { "spain" })
  m:expect("bid_cards.2", {})
end)
