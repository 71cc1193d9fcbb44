-- Luther: whole matches, by bots and step by step, and every way the knobs can stand.

local spaces = { "marburg", "frankfurt", "worms", "augsburg", "eisenach", "erfurt", "frankenhausen", "eisleben", "magdeburg", "wittenberg", "leipzig", "nimbschen" }
local paths = { "frankfurt_worms", "frankfurt_marburg", "worms_augsburg", "marburg_eisenach", "frankfurt_eisenach", "eisenach_erfurt",
  "eisenach_frankenhausen", "erfurt_frankenhausen", "erfurt_eisleben", "frankenhausen_eisleben", "erfurt_leipzig", "eisleben_magdeburg", "eisleben_wittenberg",
  "eisleben_leipzig", "magdeburg_wittenberg", "wittenberg_leipzig", "leipzig_nimbschen", "wittenberg_nimbschen", "augsburg_nimbschen" }

-- What holds in any match at any time: 44 tiles, 70 provisions, 60 special cards, 20 covers, 20 Cranach tiles, 4 rings and a
-- figure for each player, each in one place.
local function check_pieces(m, players)
  local counts = {}
  local function add(place)
    for _, piece in ipairs(m:get(place)) do
      local kind = m:get(piece .. ".kind")
      counts[kind] = (counts[kind] or 0) + 1
    end
  end
  for _, zone in ipairs { "provision_stack", "provision_discard", "pairs", "specials", "bread_stack", "cheese_stack", "cranach_stack", "tile_stack", "ring_supply", "picture", "box" } do add(zone) end
  for _, space in ipairs(spaces) do add(space) end
  for _, path in ipairs(paths) do add(path) end
  for i = 1, players do
    for _, zone in ipairs { "provisions", "hand", "events", "late_events", "drawn", "passing", "tiles", "sets" } do add("seat" .. i .. "." .. zone) end
  end
  equal(counts, { figure = players, ring = 4, provision = 70, event = 20, benefit = 20, portrait = 20, cover = 20, cranach = 20, tile = 44 })
end

-- What holds when a match is over.
local function check_end(m, players)
  m:expect("over", true)
  check_pieces(m, players)
  m:expect("picture", {})
  within(m:get("round"), 2, 16, "rounds")
  equal(m:get("tiles_left"), m:count("tile_stack"))
  local best, winner, tiles = -1, nil, nil
  for i = 1, players do
    local seat = "seat" .. i
    m:expect(seat .. ".tiles", {})
    local points, luther = m:get(seat .. ".points"), m:get(seat .. ".luther_tiles")
    if points > best or points == best and luther > tiles then
      best, winner, tiles = points, seat, luther
    elseif points == best and luther == tiles then
      winner = nil
    end
  end
  m:expect("winner", winner)
end

for players = 2, 4 do
  scenario("whole matches of " .. players .. " end within 15 rounds and the last, with all pieces", function()
    for seed = 1, 8 do
      local m = match { game = "luther", players = players, seed = seed }
      m:play("turn")
      check_pieces(m, players)
      m:play()
      check_end(m, players)
    end
  end)
end

scenario("the same seed gives the same match, another seed another", function()
  local ends = {}
  for i, seed in ipairs { 7, 7, 8 } do
    local m = match { game = "luther", seed = seed, players = 3 }
    m:play()
    ends[i] = m:get("hash")
  end
  equal(ends[1], ends[2])
  ok(ends[1] ~= ends[3], "another match")
end)

scenario("undo and redo lead through a match and back", function()
  local m = match { game = "luther", seed = 3, players = 4 }
  m:play("days")
  local here, asked, log = m:get("hash"), m:get("asked"), m:log()
  local n = m:get("decisions")
  m:undo(n)
  m:expect("decisions", 0)
  m:expect("asked", "seat1 pair")
  m:redo(n)
  m:expect("asked", asked)
  m:expect("hash", here)
  equal(m:log(), log)
end)

scenario("a trip regretted after seeing the ways is one undo", function()
  local m = match "luther"
  m:begin("turn")
  m:put("seat1.provisions", "bread_4", "cheese_4")
  m:expect("asked", "seat1 actions")
  local here = m:get("hash")
  m:answer("seat1", "travel", "wittenberg")
  m:expect("asked", "seat1 route")
  m:undo()
  m:expect("asked", "seat1 actions")
  m:expect("hash", here)
end)

-- Each value of each knob, one at a time.
local g = game "luther"
for _, knob in ipairs(g:knobs()) do
  for _, word in ipairs(g:words(knob)) do
    scenario(knob .. " = " .. word .. " plays to the end", function()
      for players = 2, 4 do
        local m = match { game = "luther", players = players, seed = players, set = { [knob] = word } }
        m:play()
        m:expect("over", true)
        check_pieces(m, players)
      end
    end)
  end
end

-- Random bots: rounds a match, points a seat and tiles left; each bound lies five deviations of the mean of 300 matches off.
for players, v in pairs { [2] = { 13.2, 0.35, 96.5, 3.5, 23.2, 1 }, [3] = { 12.05, 0.36, 86.9, 3.6, 18.8, 1.2 }, [4] = { 11.1, 0.38, 77.9, 3.6, 15.3, 1.4 } } do
  scenario("random against random: what the rules come to with " .. players .. " players", function()
    local r = simulate { game = "luther", games = 300, bots = "random", players = players }
    equal(r.games, 300)
    within(r.metrics.rounds, v[1] - v[2], v[1] + v[2], "rounds")
    within(r.metrics.tiles_left, v[5] - v[6], v[5] + v[6], "tiles left")
    local all = r.shared
    for i = 1, players do
      local seat = "seat" .. i
      within(r.metrics.points[seat], v[3] - v[4], v[3] + v[4], "points of " .. seat)
      within(r.metrics.luther_tiles[seat], 1.4, 2.8, "Luther tiles of " .. seat)
      within(r.wins[seat] / r.games, 0.65 / players, 1.35 / players, "wins of " .. seat)
      all = all + r.wins[seat]
    end
    equal(all, 300)
  end)
end
