-- Luther: the house rules that come with it.

-- A house rule plays whole matches of 2, 3 and 4.
for _, with in ipairs { "summary", "odd", "pilgrims" } do
  scenario(with .. " plays whole matches", function()
    for players = 2, 4 do
      for seed = 1, 3 do
        local m = match { game = "luther", with = with, players = players, seed = seed }
        m:play()
        m:expect("over", true)
        within(m:get("round"), 2, 16, "rounds")
      end
    end
  end)
end

scenario("all three together play whole matches", function()
  for players = 2, 4 do
    local m = match { game = "luther", with = { "summary", "odd", "pilgrims" }, players = players }
    m:play()
    m:expect("over", true)
  end
end)

-- ---- the German summary

scenario("summary: what it turns, and nothing else", function()
  local base, m = match "luther", match { game = "luther", with = "summary" }
  local turned = { uncover_scoring = "adjacent", tile_pickup = "optional", unused_events_score = true }
  for _, knob in ipairs(game("luther"):knobs()) do
    local expected = turned[knob]
    if expected == nil then expected = base:get("rule." .. knob) end
    equal(m:get("rule." .. knob), expected, knob)
  end
end)

scenario("L02: summary: only the open sections next to the new one score", function()
  local m = match { game = "luther", with = "summary" }
  m:begin("turn")
  m:put("box", m:get("picture.1.2"))
  m:put("box", m:get("picture.1.4"))
  m:put("box", m:get("picture.3.1"))
  m:put("picture.1.1", "section_ebenbild")
  m:put("seat1.hand", "card_ebenbild")
  m:answer("seat1", "uncover", "card_ebenbild")
  m:expect("seat1.points", 3)
end)

scenario("L09, L20: summary: a tile may be left lying, and unread events score", function()
  local m = match { game = "luther", with = "summary" }
  m:begin("turn")
  m:put("seat1.provisions", "bread_4")
  m:put("wittenberg", "tile_luther")
  m:answer("seat1", "travel", "wittenberg")
  m:answer("seat1", "route", "eisleben-wittenberg")
  m:answer("seat1", "days", "bread_4")
  m:answer("seat1", "take_tile", false)
  m:expect("wittenberg", { "tile_luther", "seat1.figure" })

  m = match { game = "luther", with = "summary" }
  m:put("seat1.events", "self_draw")
  m:begin("score_rest")
  m:step()
  m:expect("seat1.points", 1)
end)

scenario("L05: summary: a region still gets new tiles when its last one is taken", function()
  local m = match { game = "luther", with = "summary" }
  m:begin("turn")
  m:put("seat1.provisions", "bread_4")
  m:put("wittenberg", "tile_luther")
  m:answer("seat1", "travel", "wittenberg")
  m:answer("seat1", "route", "eisleben-wittenberg")
  m:answer("seat1", "days", "bread_4")
  m:answer("seat1", "take_tile", true)
  for _, place in ipairs { "magdeburg", "leipzig", "nimbschen" } do equal(m:count(place), 1, place) end
end)

scenario("L41: summary: a portrait card may be traded in only when its word is uncovered", function()
  local m = match { game = "luther", with = "summary" }
  m:put("seat1.hand", "card_perlen", "card_morgenland", "exchange")
  m:put("box", "section_morgenland")
  m:begin("turn")
  m:answer("seat1", "trade_in")
  m:refused("seat1", "trade_in", "card_perlen", "Perlen vor die Säue can still be uncovered.")
  m:answer("seat1", "trade_in", "card_morgenland", "exchange")
  m:expect("seat1.hand", { "card_perlen" })
  equal(m:count("seat1.provisions"), 2)
end)

scenario("L41: summary: with nothing but playable portrait cards there is nothing to trade in", function()
  local m = match { game = "luther", with = "summary" }
  m:put("seat1.hand", "card_perlen")
  m:begin("turn")
  m:refused("seat1", "trade_in", "You hold no benefit card, and no portrait card whose word is uncovered.")
end)

-- ---- odd days

-- Trips on the odd map: what they cost and bring.
for _, v in ipairs {
  { "LT04", "marburg-eisenach-erfurt-eisleben", { "beer_6", "bread_4" }, 5 },                    -- 5 + 2 + 3
  { "LT06", "marburg-eisenach-frankenhausen-eisleben", { "beer_6", "beer_6" }, 6 },              -- 5 + 4 + 3
  { "LT15", "augsburg-worms-frankfurt-eisenach", { "beer_6", "beer_4", "bread_4" }, 7 },         -- 6 + 2 + 6
  { "L04", "marburg-eisenach", { "beer_5" }, 2 },                                                -- half of 5
} do
  local tag, way, cards, points = v[1], v[2], v[3], v[4]
  scenario(tag .. ": odd: " .. way .. " brings " .. points, function()
    local m = match { game = "luther", with = "odd" }
    m:begin("turn")
    local first = string.find(way, "-", 1, true)
    local last = way
    while string.find(last, "-", 1, true) do last = string.sub(last, string.find(last, "-", 1, true) + 1) end
    m:put(string.sub(way, 1, first - 1), "seat1.figure")
    m:put("seat1.provisions", cards)
    m:answer("seat1", "travel", last)
    m:answer("seat1", "route", way)
    m:answer("seat1", "days", unpack(cards))
    m:expect("seat1.points", points)
  end)
end

scenario("LT07: odd: with a ring between Eisenach and Frankenhausen the 12 days cost 8", function()
  local m = match { game = "luther", with = "odd" }
  m:begin("turn")
  m:put("marburg", "seat1.figure")
  m:put("eisenach_frankenhausen", "ring")
  m:put("seat1.provisions", "beer_5", "bread_3")
  m:answer("seat1", "travel", "eisleben")
  m:answer("seat1", "route", "marburg-eisenach-frankenhausen-eisleben")
  m:answer("seat1", "days", "beer_5", "bread_3")
  m:expect("seat1.points", 6)
end)

scenario("odd goes with travel_rounding", function()
  local m = match { game = "luther", with = "odd", set = { travel_rounding = "up" } }
  m:begin("turn")
  m:put("marburg", "seat1.figure")
  m:put("seat1.provisions", "beer_5")
  m:answer("seat1", "travel", "eisenach")
  m:answer("seat1", "route", "marburg-eisenach")
  m:answer("seat1", "days", "beer_5")
  m:expect("seat1.points", 3)
end)

-- ---- pilgrims

scenario("pilgrims: a way of three locations brings a point more, a shorter one does not", function()
  local m = match { game = "luther", with = "pilgrims" }
  m:begin("turn")
  m:put("marburg", "seat1.figure")
  m:put("seat1.provisions", "beer_6", "bread_4")
  m:answer("seat1", "travel", "eisleben")
  m:answer("seat1", "route", "marburg-eisenach-erfurt-eisleben")
  m:answer("seat1", "days", "beer_6", "bread_4")
  m:expect("seat1.points", 5 + 1)

  m = match { game = "luther", with = "pilgrims" }
  m:begin("turn")
  m:put("seat1.provisions", "bread_4")
  m:answer("seat1", "travel", "wittenberg")
  m:answer("seat1", "route", "eisleben-wittenberg")
  m:answer("seat1", "days", "bread_4")
  m:expect("seat1.points", 2)
end)

for _, card in ipairs { "safe_conduct", "safe_conduct#2" } do
  scenario("pilgrims: " .. card .. " brings a provisions card for each other figure here", function()
    local m = match { game = "luther", with = "pilgrims", players = 4 }
    m:put("worms", "seat4.figure")
    m:put("seat1.hand", card)
    m:begin("turn")
    m:answer("seat1", "benefit", "safe_conduct")
    equal(m:count("seat1.provisions"), 2)
    m:expect(card .. ".place", "box")
  end)
end

scenario("pilgrims: safe_conduct is barred where nobody else is", function()
  local m = match { game = "luther", with = "pilgrims" }
  m:put("worms", "seat1.figure")
  m:put("seat1.hand", "safe_conduct")
  m:begin("turn")
  m:refused("seat1", "benefit", "safe_conduct", "Nobody else is here.")
end)

scenario("pilgrims: long_way = 0: no point more", function()
  local m = match { game = "luther", with = "pilgrims", set = { long_way = 0 } }
  m:begin("turn")
  m:put("marburg", "seat1.figure")
  m:put("seat1.provisions", "beer_6", "bread_4")
  m:answer("seat1", "travel", "eisleben")
  m:answer("seat1", "route", "marburg-eisenach-erfurt-eisleben")
  m:answer("seat1", "days", "beer_6", "bread_4")
  m:expect("seat1.points", 5)
end)
