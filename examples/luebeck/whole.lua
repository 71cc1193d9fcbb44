-- Lübeck: whole matches, by bots and step by step, and every way the knobs can stand.

local cogs = { [3] = 4, [4] = 5, [5] = 6 }

-- What holds in any match at any time: 60 cards, the cogs, two figures each, every one in one place.
local function check_pieces(m, players, in_use)
  local n = m:count("deck") + m:count("discards") + m:count("piles")
  for s = 1, players do n = n + m:count("seat" .. s .. ".hand") + m:count("seat" .. s .. ".front") end
  equal(n, 60, "cards")
  local afloat, figures = m:count("supply"), 0
  for _, city in ipairs { "luebeck", "stettin", "danzig", "riga", "reval", "visby", "helsingborg", "bergen", "london", "hamburg", "bruegge" } do
    afloat = afloat + m:count(city)
  end
  equal(afloat, in_use, "cogs")
  for i = 1, in_use do figures = figures + m:count("cog#" .. i .. ".aboard") end
  for s = 1, players do figures = figures + m:count("seat" .. s .. ".reserve") end
  equal(figures, 2 * players, "figures")
end

for players = 3, 5 do
  scenario(players .. " players: whole matches end in the round in which the second deck is used up", function()
    for seed = 1, 6 do
      local m = match { game = "luebeck", players = players, seed = seed }
      m:play()
      m:expect("over", true)
      check_pieces(m, players, cogs[players])
      ok(m:get("shuffles") == 2 or m:get("shuffles") == 1 and m:count("deck") == 0, "the second deck is used up")
      local best, winner = nil, nil
      for s = 1, players do
        local points = m:get("seat" .. s .. ".points")
        equal(m:count("seat" .. s .. ".hand") <= 3, true, "no more than three cards in hand")
        equal(m:count("seat" .. s .. ".front"), 0, "no doubling is left")
        if best == nil or points > best then best, winner = points, "seat" .. s
        elseif points == best then winner = nil end
      end
      m:expect("winner", winner)
    end
  end)
end

scenario("at the end of every round hands are small, final stations empty and no cog is at sea without a crew", function()
  local m = match { game = "luebeck", players = 4, seed = 11 }
  for round = 2, 6 do
    m:play("first_actor")
    m:answer(m:get("asked"):sub(1, 5), "first_actor", "seat2")
    m:play("pile")
    m:expect("round", round)
    for _, city in ipairs { "reval", "london", "bruegge" } do m:expect(city, {}) end
    for i = 1, 5 do
      if m:get("cog#" .. i .. ".place") ~= "supply" then ok(m:count("cog#" .. i .. ".aboard") > 0, "a crew") end
    end
    for s = 1, 4 do
      ok(m:count("seat" .. s .. ".hand") <= 3)
      m:expect("seat" .. s .. ".front", {})
    end
    check_pieces(m, 4, 5)
  end
end)

scenario("the same seed gives the same match, another seed another", function()
  local ends = {}
  for i, seed in ipairs { 7, 7, 8 } do
    local m = match { game = "luebeck", seed = seed }
    m:play()
    ends[i] = m:get("hash")
  end
  equal(ends[1], ends[2])
  ok(ends[1] ~= ends[3], "another match")
end)

scenario("undo and redo lead through a match and back", function()
  local m = match { game = "luebeck", seed = 3 }
  m:play("take_back")
  local here, asked, log, n = m:get("hash"), m:get("asked"), m:log(), m:get("decisions")
  m:undo(n)
  m:expect("decisions", 0)
  m:expect("asked", "seat1 pile")
  m:redo(n)
  m:expect("asked", asked)
  m:expect("hash", here)
  equal(m:log(), log)
end)

-- Each value of each knob, one at a time.
local g = game "luebeck"
for _, knob in ipairs(g:knobs()) do
  for _, word in ipairs(g:words(knob)) do
    scenario(knob .. " = " .. word .. " plays to the end", function()
      for players = 3, 5 do
        local m = match { game = "luebeck", players = players, seed = players, set = { [knob] = word } }
        m:play()
        m:expect("over", true)
        check_pieces(m, players, knob == "cogs" and tonumber(word) or cogs[players])
      end
    end)
  end
end

-- All readings turned at once.
scenario("all knobs turned together play to the end", function()
  for seed = 1, 5 do
    local m = match { game = "luebeck", seed = seed, set = { doubling_stacks = true, empty_cog = "end_of_round", discard_rule = "no_action_at_all",
      two_own_on_cog = false, pirates_spare_harbour = "luebeck", ship_change_to_empty = true, score_floor = true, leftover = "shuffle_in",
      last_round = "following_round", tie_break = "fewer_cards_value", start_player = "random", before_visby = "danzig", west_ends = "bergen_bruegge",
      piles = 4, cogs = 3, first_hand = 1, hand_limit = 2, special_loss = 2 } }
    m:play()
    m:expect("over", true)
    check_pieces(m, 3, 3)
  end
end)

-- Rounds as counted by the size of the layouts: twice through the deck.
for players, rounds in pairs { [3] = { 11, 13 }, [4] = { 8, 10 }, [5] = { 6, 8 } } do
  scenario(players .. " players, at random: about " .. (rounds[1] + 1) .. " rounds, no seat is ahead", function()
    local r = simulate { game = "luebeck", players = players, games = 400, bots = "random" }
    equal(r.games, 400)
    within(r.metrics.rounds, rounds[1], rounds[2], "rounds")
    for s = 1, players do
      within(r.wins["seat" .. s] / r.games, 0.7 / players, 1.3 / players, "wins of seat " .. s)
      within(r.metrics.hand_loss["seat" .. s], 1, 18, "at most three cards, of at most 6")
      ok(r.metrics.thrown["seat" .. s] > 0, "cards thrown overboard")
      ok(r.metrics.points["seat" .. s] > -100, "points")
    end
  end)
end
