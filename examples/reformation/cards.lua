-- Reformation: every card as it is printed. The numbers below are those of the card list; the rules must agree with them.

-- Population points, whose bonus, how much.
local territories = {
  northern_germany = { 7, "protestant", 5 }, england = { 7, "protestant", 3 }, scotland = { 5, "protestant", 1 }, wales = { 3, "protestant", 1 },
  holland = { 5, "protestant", 5 }, switzerland = { 3, "protestant", 3 }, denmark = { 5, "protestant", 1 }, norway = { 5, "protestant", 1 },
  sweden = { 7, "protestant", 1 }, minority_france = { 3, "protestant", 1 },
  southern_germany = { 7, "catholic", 1 }, italy = { 5, "catholic", 5 }, spain = { 7, "catholic", 5 }, portugal = { 3, "catholic", 1 },
  majority_france = { 7, "catholic", 3 }, belgium = { 3, "catholic", 1 }, ireland = { 3, "catholic", 3 }, austria = { 5, "catholic", 1 },
  poland = { 5, "catholic", 1 }, hungary = { 5, "catholic", 1 },
}

-- Influence, and for some the territories where it is more, by how much.
local faith = {
  protestant = {
    revile_church_abuses = { 3 }, open_debate = { 1 }, new_doctrine = { 1 }, justification_by_faith = { 2 }, renaissance_questioning = { 2 },
    revolt_against_rome = { 4 }, martin_luther = { 7 }, john_calvin = { 6 }, ulrich_zwingli = { 5, 5, "switzerland" }, william_of_orange = { 3, 5, "holland" },
    anglican_church = { 3, 5, "england" }, huguenots = { 3, 4, "minority_france", "majority_france" }, gustavus_adolphus = { 5, 3, "sweden" },
    john_knox = { 3, 5, "scotland" }, erasmus_humanist_scholar = { 4 }, translate_bible = { 4 }, nationalism = { 4 }, revolutionary_ideas = { 5 },
    dynastic_intrigue = { 4 }, martyrs = { 5 }, moveable_type_printing_press = { 6 }, rebellious_princes = { 5 }, turkish_threat = { 2 }, conversions = { 4 },
    strengthened_civil_authority = { 5 }, peace_of_augsburg = { 3, 4, "northern_germany", "southern_germany" }, confiscate_church_property = { 5 },
    replace_latin_with_vernacular = { 4 }, popular_support = { 3 }, civil_war = { 5 }, free_cities = { 4 }, babylonian_captivity = { 3 }, grievances = { 3 },
    sweeping_changes = { 5 }, desecrate_churches = { 1 }, edict_of_nantes = { 2 },
  },
  catholic = {
    papal_edict = { 3 }, trial = { 2 }, excommunication = { 4 }, holy_inquisition = { 5 }, unity_of_the_church = { 4 }, declared_outlaw = { 2 },
    medieval_religion = { 2 }, holy_roman_emperor = { 3, 3, "northern_germany", "southern_germany" }, counter_reformation = { 4 }, reformer_killed = { 5 },
    phillip_ii_of_spain = { 5, 2, "belgium", "spain" }, energetic_pope = { 4 }, council_of_trent = { 5 }, hapsburgs = { 5 }, persecution = { 3 },
    book_burnings = { 1 }, index_of_forbidden_books = { 1 }, demand_devotion_to_duty = { 2 }, political_maneuvering = { 3 }, jesuits = { 4 },
    squash_peasant_revolts = { 3 }, put_down_student_riots = { 2 }, church_rule = { 5 }, rebels_submit = { 5 }, fight_the_heathen = { 5 }, papal_bull = { 3 },
    church_supremacy = { 7 }, restoration = { 4 }, bloody_religious_struggle = { 6 }, condemnation = { 4 }, recantation = { 5 }, root_out_heresies = { 2 },
    denouncement = { 3 }, compromise = { 1 }, blasphemy = { 2 }, arrests = { 3 },
  },
}

-- Cards without an effect worth so much, to bid against.
local plain = {
  protestant = { [1] = "desecrate_churches", [2] = "edict_of_nantes", [3] = "grievances", [4] = "conversions", [5] = "sweeping_changes", [6] = "john_calvin", [7] = "martin_luther" },
  catholic = { [1] = "book_burnings", [2] = "trial", [3] = "arrests", [4] = "jesuits", [5] = "hapsburgs", [7] = "church_supremacy" },
}
local other = { protestant = "catholic", catholic = "protestant" }

-- A bid for a territory, each side with these cards alone.
local function bid(territory, bids)
  local m = match "reformation"
  m:begin("first_bid")
  m:put("bid_cards.1", territory)
  for side, cards in pairs(bids) do m:put(side .. ".hand", cards) end
  m:together("bid", bids)
  return m
end

scenario("RT12: 20 territories and 36 cards a side, no two alike; 100 points; 134 and 127 influence", function()
  local g, m = game "reformation", match "reformation"
  local all = g:pieces("territory")
  equal(#all, 20)
  local points, half, bonus = 0, { protestant = 0, catholic = 0 }, { protestant = 0, catholic = 0 }
  for _, t in ipairs(all) do
    local printed = territories[t]
    equal({ m:get(t .. ".pp"), m:get(t .. ".favours"), m:get(t .. ".bonus") }, printed, t)
    points = points + printed[1]
    half[printed[2]] = half[printed[2]] + printed[1]
    bonus[printed[2]] = bonus[printed[2]] + printed[3]
  end
  equal({ points, half.protestant, half.catholic, bonus.protestant, bonus.catholic }, { 100, 50, 50, 22, 22 })
  for side, sum in pairs { protestant = 134, catholic = 127 } do
    local cards = g:pieces(side)
    equal(#cards, 36, side)
    equal(m:count(side .. ".deck"), 36, side)
    local influence = 0
    for _, card in ipairs(cards) do
      equal(m:get(card .. ".ip"), faith[side][card][1], card)
      influence = influence + faith[side][card][1]
    end
    equal(influence, sum, side)
  end
end)

for territory, printed in pairs(territories) do
  scenario(territory .. ": its points, and exactly its bonus", function()
    local points, side, bonus = printed[1], printed[2], printed[3]
    local m = bid(territory, {})
    m:expect(territory .. ".place", side .. ".victory_pile")
    m:expect(side .. ".population", points)
    -- the same influence without the bonus is a tie, one more is more
    m = bid(territory, { [other[side]] = plain[other[side]][bonus] })
    m:expect(territory .. ".place", "territories")
    m = bid(territory, { [other[side]] = { plain[other[side]][bonus], side == "protestant" and "index_of_forbidden_books" or "open_debate" } })
    m:expect(territory .. ".place", other[side] .. ".victory_pile")
  end)
end

-- Those whose effect in a bid decides more than their influence: effects.lua has them.
local deciding = { revile_church_abuses = true, condemnation = true, turkish_threat = true, rebels_submit = true, renaissance_questioning = true, political_maneuvering = true }

for _, side in ipairs { "protestant", "catholic" } do
  -- A territory that gives the other side 1, and is no card's target.
  local neutral = { protestant = "poland", catholic = "wales" }
  for card, printed in pairs(faith[side]) do
    local influence, more = printed[1], printed[2]

    scenario(card .. ": an influence of " .. influence, function()
      if deciding[card] then
        equal(match("reformation"):rule("influence", card, neutral[side], 0), influence)
        return
      end
      -- a tie with as much; the card itself is discarded whatever came of it
      local against = plain[other[side]][influence - 1]
      local m
      if influence - 1 == 6 and side == "protestant" then
        m = bid(neutral[side], { [side] = card, [other[side]] = { "hapsburgs", "book_burnings" } })
      else
        m = bid(neutral[side], { [side] = card, [other[side]] = against or {} })
      end
      m:expect(neutral[side] .. ".place", "territories")
      m:expect(card .. ".place", side .. ".discards")
    end)

    if more then
      scenario(card .. ": " .. more .. " more for its target alone", function()
        local m = match "reformation"
        for territory in pairs(territories) do
          local target = territory == printed[3] or territory == printed[4]
          equal(m:rule("influence", card, territory, 0), target and influence + more or influence, territory)
        end
        for i = 3, #printed do
          -- with the bonus of the territory on either side, a tie with as much
          local t = territories[printed[i]]
          local total = influence + more + (t[2] == side and t[3] or -t[3])
          local against = {}
          local units = side == "catholic" and { 7, 6, 5, 4, 3, 2, 1 } or { 7, 5, 4, 3, 2, 1 }
          for _, n in ipairs(units) do
            if n <= total then
              table.insert(against, plain[other[side]][n])
              total = total - n
            end
          end
          equal(total, 0, "cards for that much")
          local tied = bid(printed[i], { [side] = card, [other[side]] = against })
          tied:expect(printed[i] .. ".place", "territories")
        end
      end)
    end
  end
end
