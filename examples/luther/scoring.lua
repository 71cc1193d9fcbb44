-- Luther: the final scoring, and who wins.

-- A match at the final scoring. tiles: of each seat, { luther = 4, karl = 1 }; rest: provisions, hand, events of seats; points: so far.
local function final(o)
  local m = match { game = "luther", players = o.players or #(o.tiles or { 1, 2 }), set = o.set }
  local next_copy = {}
  for i, tiles in ipairs(o.tiles or {}) do
    for who, n in pairs(tiles) do
      for _ = 1, n do
        local copy = (next_copy[who] or 0) + 1
        next_copy[who] = copy
        m:put("seat" .. i .. ".tiles", "tile_" .. who .. (copy > 1 and "#" .. copy or ""))
      end
    end
  end
  for zone, cards in pairs(o.rest or {}) do m:put(zone, cards) end
  for i, points in ipairs(o.points or {}) do m:set("seat" .. i .. ".points", points) end
  m:begin(o.phase or "score_sets")
  return m
end

-- ---- sets

scenario("LT12, L35: Luther 4, Katharina 2, Friedrich, Tetzel and Karl: 15 + 3 + 1 + 1", function()
  local m = final { tiles = { { luther = 4, katharina = 2, friedrich = 1, tetzel = 1, karl = 1 }, {} } }
  m:step()
  m:expect("seat1.points", 20)
  m:expect("seat1.tiles", {})
  equal(m:count("seat1.sets"), 9)
end)

local who = { "luther", "katharina", "friedrich", "melanchthon", "cranach", "tetzel", "karl" }
for k, n in ipairs { 1, 3, 6, 10, 15, 21, 28 } do
  scenario("LT13: a set of " .. k .. " different portraits brings " .. n, function()
    local tiles = {}
    for i = 1, k do tiles[who[i]] = 1 end
    local m = final { tiles = { tiles, {} } }
    m:step()
    m:expect("seat1.points", n)
  end)
end

scenario("L35: sets are as large as can be: two of each of seven are 28 twice", function()
  local m = final { tiles = { { luther = 2, katharina = 2, friedrich = 2, melanchthon = 2, cranach = 2, tetzel = 2, karl = 2 }, {} } }
  m:step()
  m:expect("seat1.points", 56)
end)

scenario("five of one portrait are five sets of one", function()
  local m = final { tiles = { { tetzel = 5 }, {} } }
  m:step()
  m:expect("seat1.points", 5)
end)

scenario("no tile brings nothing", function()
  local m = final { tiles = { {}, { karl = 1 } } }
  m:step(2)
  m:expect("seat1.points", 0)
  m:expect("seat2.points", 1)
end)

scenario("set_points: other points for sets", function()
  local m = match { game = "luther", set = { set_points = { 2, 4, 8, 16, 32, 64, 128 } } }
  m:put("seat1.tiles", "tile_luther", "tile_karl", "tile_luther#2")
  m:begin("score_sets")
  m:step()
  m:expect("seat1.points", 4 + 2)
end)

-- ---- the most Luther tiles: tiles of each seat, what they bring, and with skip_second

for _, v in ipairs {
  { "LT19, L32", { 4, 4, 2, 0 }, { 12, 12, 6, 0 }, { 12, 12, 0, 0 } },
  { "LT20, L32", { 5, 3, 3, 1 }, { 12, 6, 6, 0 }, { 12, 6, 6, 0 } },
  { "LT25, L31", { 3, 0, 0 }, { 12, 0, 0 }, { 12, 0, 0 } },
  { "L33", { 3, 1 }, { 12, 6 }, { 12, 6 } },
  { "L32", { 2, 2 }, { 12, 12 }, { 12, 12 } },
  { "L32", { 2, 2, 1, 1 }, { 12, 12, 6, 6 }, { 12, 12, 0, 0 } },
  { "L31", { 0, 0 }, { 0, 0 }, { 0, 0 } },
  { "L32", { 1, 2, 3, 4 }, { 0, 0, 6, 12 }, { 0, 0, 6, 12 } },
} do
  local tag, tiles, dense, skip = v[1], v[2], v[3], v[4]
  local hands = {}
  for i, n in ipairs(tiles) do hands[i] = { luther = n } end
  for word, expected in pairs { dense = dense, skip_second = skip } do
    scenario(tag .. ": majority_ties = " .. word .. ": " .. table.concat(tiles, ", ") .. " Luther tiles bring " .. table.concat(expected, ", "), function()
      local m = final { tiles = hands, phase = "score_luther", set = { majority_ties = word } }
      m:step()
      for i, n in ipairs(expected) do m:expect("seat" .. i .. ".points", n) end
    end)
  end
end

for _, v in ipairs { { { 3, 0, 0 }, { 12, 6, 6 } }, { { 0, 0 }, { 12, 12 } }, { { 2, 1, 0 }, { 12, 6, 0 } } } do
  local tiles, expected = v[1], v[2]
  scenario("L31: majority_zero_scores: " .. table.concat(tiles, ", ") .. " Luther tiles bring " .. table.concat(expected, ", "), function()
    local hands = {}
    for i, n in ipairs(tiles) do hands[i] = { luther = n } end
    local m = final { tiles = hands, phase = "score_luther", set = { majority_zero_scores = true } }
    m:step()
    for i, n in ipairs(expected) do m:expect("seat" .. i .. ".points", n) end
  end)
end

scenario("Luther tiles count in sets and for the most", function()
  local m = final { tiles = { { luther = 2 }, { karl = 1 } } }
  m:expect("over", true)
  m:expect("seat1.points", 1 + 1 + 12)
  m:expect("seat1.luther_tiles", 2)
end)

scenario("most_luther, second_luther: other points for the most", function()
  local m = final { tiles = { { luther = 2 }, { luther = 1 }, {} }, phase = "score_luther", set = { most_luther = 10, second_luther = 5 } }
  m:step()
  equal({ m:get("seat1.points"), m:get("seat2.points"), m:get("seat3.points") }, { 10, 5, 0 })
end)

-- ---- what is left

scenario("LT14, L34: provisions of 11 days bring 2 points", function()
  local m = final { phase = "score_rest", rest = { ["seat1.provisions"] = { "bread_4", "cheese_4", "beer_3" } } }
  m:step()
  m:expect("seat1.points", 2)
end)

for days, cards in pairs { [4] = { "bread_4" }, [5] = { "beer_5" }, [9] = { "bread_4", "beer_5" }, [10] = { "bread_4", "beer_6" } } do
  scenario("L34: " .. days .. " days left bring " .. math.floor(days / 5), function()
    local m = final { phase = "score_rest", rest = { ["seat1.provisions"] = cards } }
    m:step()
    m:expect("seat1.points", math.floor(days / 5))
  end)
end

scenario("days_per_point: other days for a point", function()
  local m = final { phase = "score_rest", set = { days_per_point = 3 }, rest = { ["seat1.provisions"] = { "bread_4", "cheese_4", "beer_3" } } }
  m:step()
  m:expect("seat1.points", 3)
end)

scenario("LT18: each portrait and benefit card left in hand brings a point", function()
  local m = final { phase = "score_rest", rest = { ["seat1.hand"] = { "card_perlen", "card_morgenland", "exchange" } } }
  m:step()
  m:expect("seat1.points", 3)
end)

scenario("L20: event cards that nobody has read bring nothing", function()
  local m = final { phase = "score_rest", rest = { ["seat1.events"] = { "self_draw", "all_draw" }, ["seat1.hand"] = { "exchange" } } }
  m:step()
  m:expect("seat1.points", 1)
end)

scenario("L20: unused_events_score: they bring a point each", function()
  local m = final { phase = "score_rest", set = { unused_events_score = true }, rest = { ["seat1.events"] = { "self_draw", "all_draw" }, ["seat1.hand"] = { "exchange" } } }
  m:step()
  m:expect("seat1.points", 3)
end)

scenario("L19, L20: unused_events_score: late ones too", function()
  local m = final { phase = "score_rest", set = { unused_events_score = true, late_events = "next_turn" }, rest = { ["seat1.late_events"] = { "self_draw" } } }
  m:step()
  m:expect("seat1.points", 1)
end)

-- ---- the end

scenario("LT21, L45: a marker that passed 95/0 and shows 7 stands for 102", function()
  local m = final { phase = "score_rest", points = { 94, 0 }, rest = { ["seat1.hand"] = { "card_perlen", "card_morgenland", "exchange", "relocate", "relocate#2", "relocate#3", "double_card", "extra_step" } } }
  m:expect("over", true)
  m:expect("seat1.points", 102)
  m:expect("winner", "seat1")
end)

scenario("everything together", function()
  local m = final { players = 3, tiles = { { luther = 1, karl = 1 }, { luther = 2 }, { tetzel = 3 } }, points = { 30, 20, 40 },
    rest = { ["seat1.provisions"] = { "beer_6" }, ["seat2.hand"] = { "exchange" }, ["seat3.provisions"] = { "bread_4" } } }
  m:expect("over", true)
  m:expect("seat1.points", 30 + 3 + 6 + 1)
  m:expect("seat2.points", 20 + 2 + 12 + 1)
  m:expect("seat3.points", 40 + 3)
  m:expect("winner", "seat3")
end)

scenario("L36: of those with the most points the one with more Luther tiles wins", function()
  local m = final { tiles = { { luther = 1 }, { luther = 2 } }, points = { 20 + 7, 20 } }
  m:expect("over", true)
  m:expect("seat1.points", 27 + 1 + 6)
  m:expect("seat2.points", 20 + 2 + 12)
  m:expect("winner", "seat2")
end)

scenario("L36: with as many Luther tiles they share the victory", function()
  local m = final { tiles = { { luther = 1 }, { luther = 1 }, { karl = 1 } }, points = { 20, 20, 0 } }
  m:expect("over", true)
  m:expect("winner", nil)
  equal({ m:get("seat1.points"), m:get("seat2.points") }, { 33, 33 })
end)

scenario("L36: Luther tiles decide between the first alone", function()
  local m = final { tiles = { { karl = 1 }, { luther = 3 } }, points = { 50, 20 } }
  m:expect("over", true)
  m:expect("winner", "seat1")
end)
