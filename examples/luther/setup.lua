-- Luther: what is in the box, and how the board looks when the first round begins.

-- A match that is set up: the phases of the set-up are over, and the first pairs lie open.
local function set_up(o)
  o = o or {}
  local m = match { game = "luther", players = o.players, set = o.set, seed = o.seed }
  m:expect("asked", m:get("start") .. " pair")
  return m
end

-- How many of these pieces have a value in a field.
local function with(m, pieces, field, value)
  local n = 0
  for _, p in ipairs(pieces) do
    if m:get(p .. "." .. field) == value then n = n + 1 end
  end
  return n
end

local g = game "luther"

scenario("L43: the pieces in the box", function()
  local m = match "luther"
  local tiles, specials = m:get("tile_stack"), m:get("specials")
  equal(#tiles, 44)
  equal(with(m, tiles, "portrait", "luther"), 14, "Luther tiles")
  for _, who in ipairs { "katharina", "friedrich", "melanchthon", "cranach", "tetzel", "karl" } do
    equal(with(m, tiles, "portrait", who), 5, who)
  end
  equal(m:count("provision_stack"), 70)
  for _, kind in ipairs { "event", "benefit", "portrait" } do equal(with(m, specials, "kind", kind), 20, kind) end
  equal({ #specials, m:count("picture"), m:count("cranach_stack"), m:count("ring_supply") }, { 60, 20, 20, 4 })
end)

-- Cards of 1, 2, 3, .. days.
for food, counts in pairs { cheese = { 6, 7, 7, 6 }, bread = { 6, 7, 7, 6 }, beer = { 0, 0, 4, 5, 5, 4 } } do
  scenario("L46: the values of the " .. food .. " cards", function()
    local m, found = match "luther", {}
    for days = 1, #counts do found[days] = 0 end
    for _, card in ipairs(m:get("provision_stack")) do
      local days = m:get(card .. ".days")
      if m:get(card .. ".food") == food then found[days] = found[days] + 1 end
    end
    equal(found, counts)
  end)
end

scenario("each word is on one cover, one Cranach tile and one card", function()
  local m = match "luther"
  for _, kind in ipairs { "cover", "cranach", "portrait" } do
    local seen = {}
    for _, piece in ipairs(g:pieces(kind)) do
      local word = m:get(piece .. ".word")
      ok(not seen[word], word .. " twice among " .. kind)
      seen[word] = true
    end
  end
end)

for players = 2, 4 do
  scenario("the board of " .. players .. " players after set-up", function()
    local m = set_up { players = players }
    for i = 1, players do
      local seat = "seat" .. i
      m:expect(seat .. ".figure.place", "eisleben")
      m:expect(seat .. ".points", 0)
      equal({ m:count(seat .. ".hand"), m:count(seat .. ".events"), m:count(seat .. ".tiles") }, { 0, 0, 0 })
      equal(m:count(seat .. ".provisions"), 2)
    end
    equal({ m:count("cheese_stack"), m:count("bread_stack"), m:count("specials") }, { 30, 30, 0 }, "special cards")
    equal({ m:count("picture"), m:count("cranach_stack") }, { 15, 15 })
    equal(m:count("tile_stack"), 32)
    equal(m:count("ring_supply"), 4)
    equal(m:count("pairs"), 2 * (players + 1))
    equal(m:count("provision_stack"), 70 - 2 * players - 2 * (players + 1))
  end)
end

scenario("L08: one portrait tile lies in each location", function()
  local m = set_up()
  local places = { "marburg", "frankfurt", "worms", "augsburg", "eisenach", "erfurt", "frankenhausen", "eisleben", "magdeburg", "wittenberg", "leipzig", "nimbschen" }
  for _, place in ipairs(places) do
    local tiles = 0
    for _, piece in ipairs(m:get(place)) do
      if m:get(piece .. ".kind") == "tile" then tiles = tiles + 1 end
    end
    equal(tiles, 1, place)
    for i = 1, 2 do equal(m:sees("seat" .. i, place), m:get(place), "face up") end
  end
end)

scenario("L26: the first provisions are cheese of 1 and of 2 days while there is any", function()
  local m = set_up { players = 4 }
  for i = 1, 4 do m:expect("seat" .. i .. ".provisions", { "cheese_1", "cheese_2" }) end
end)

scenario("L26: when the cheese of 1 day is used up, bread follows", function()
  local m = match "luther"
  m:put("provision_discard", "cheese_1", "cheese_1", "cheese_1", "cheese_1", "cheese_1")
  m:begin("first_provisions")
  m:step(2)
  m:expect("seat1.provisions", { "cheese_1", "cheese_2" })
  m:expect("seat2.provisions", { "bread_1", "cheese_2" })
end)

scenario("L26: start_food = random: bread or cheese by lot, still of 1 and of 2 days", function()
  local bread = 0
  for seed = 1, 40 do
    local m = match { game = "luther", set = { start_food = "random" }, seed = seed }
    m:step()
    local cards = m:get("seat1.provisions")
    equal({ m:get(cards[1] .. ".days"), m:get(cards[2] .. ".days") }, { 1, 2 })
    if m:get(cards[1] .. ".food") == "bread" then bread = bread + 1 end
  end
  within(bread, 10, 30, "of 40; six cards of each food")
end)

scenario("L27: the first seat begins", function()
  for seed = 1, 5 do set_up({ players = 3, seed = seed }):expect("start", "seat1") end
end)

scenario("L27: start_player = random: any seat may begin", function()
  local begins = { seat1 = 0, seat2 = 0, seat3 = 0 }
  for seed = 1, 60 do
    local m = match { game = "luther", players = 3, seed = seed, set = { start_player = "random" } }
    local asked = m:get("asked")
    local start = m:get("start")
    equal(asked, start .. " pair")
    m:answer(start, "pair", "pairs.1")
    begins[start] = begins[start] + 1
  end
  for seat, n in pairs(begins) do within(n, 8, 34, seat .. " of 60") end
end)

scenario("L28: five covers are taken off the picture, and nobody scores", function()
  local m = match "luther"
  m:top("cranach_stack", "paints_ebenbild", "paints_lockvogel", "paints_nachteule", "paints_denkzettel", "paints_machtwort", "paints_feuereifer")
  m:begin("lay_out_board")
  m:step()
  for _, word in ipairs { "ebenbild", "lockvogel", "nachteule", "denkzettel", "machtwort" } do
    m:expect("section_" .. word .. ".place", "box")
    m:expect("paints_" .. word .. ".place", "box")
  end
  ok(m:get("section_feuereifer.place") ~= "box", "the sixth stays")
  m:expect("seat1.points", 0)
  m:expect("seat2.points", 0)
end)

scenario("first_sections = 0: the whole picture is covered", function()
  local m = set_up { set = { first_sections = 0 } }
  equal({ m:count("picture"), m:count("cranach_stack") }, { 20, 20 })
  m:answer("seat1", "pair", "pairs.1")
end)

scenario("first_sections = 20: nothing is left to uncover; the first round is followed by the final one", function()
  local m = match { game = "luther", set = { first_sections = 20 } }
  m:play()
  m:expect("round", 2)
  m:expect("over", true)
end)

scenario("the covers lie in any arrangement", function()
  local places = {}
  for seed = 1, 12 do places[set_up({ seed = seed, set = { first_sections = 0 } }):get("section_ebenbild.place")] = true end
  local n = 0
  for _ in pairs(places) do n = n + 1 end
  ok(n >= 5, "the same few cells in twelve matches")
end)

scenario("the picture is 5 rows of 4; portrait_grid = 4x5: 4 rows of 5", function()
  local m = set_up { set = { first_sections = 0 } }
  equal({ m:count("picture.5.4"), m:count("picture.1.1") }, { 1, 1 })
  m = set_up { set = { first_sections = 0, portrait_grid = "4x5" } }
  equal({ m:count("picture.4.5"), m:count("picture.1.1"), m:count("picture") }, { 1, 1, 20 })
end)

scenario("L23, L28: the special cards are dealt without looking: nobody knows their order", function()
  local m = set_up { players = 4 }
  for i = 1, 4 do
    local seen = m:sees("seat" .. i, "bread_stack")
    ok(contains({ "Event", "Benefit", "Portrait" }, seen[1]), "the seal on top is seen: " .. seen[1])
    for k = 2, #seen do equal(seen[k], "?") end
  end
end)
