-- Luther: the picture. Action b, what an uncovered section scores, and step D, Cranach paints.

local words = { "friedfertig", "ebenbild", "naechstenliebe", "feuereifer", "suendenbock", "denkzettel", "machtwort", "wohlgefallen", "glaubenskampf", "wortgezaenk",
  "lueckenbuesser", "lockvogel", "laestermaul", "gewissensbisse", "herzeleid", "morgenland", "nachteule", "lichterloh", "perlen", "im_dunkeln" }

-- A turn of seat1 with a picture drawn as rows of text: "." open, "e" Ebenbild, "f" friedfertig, "#" any other cover.
local function picture(rows, o)
  o = o or {}
  local m = match { game = "luther", set = o.set }
  m:begin(o.phase or "turn")
  m:put("box", m:get("picture"))
  local others = 3
  for r, row in ipairs(rows) do
    for c = 1, #row do
      local cell, what = "picture." .. r .. "." .. c, string.sub(row, c, c)
      if what == "e" then m:put(cell, "section_ebenbild") end
      if what == "f" then m:put(cell, "section_friedfertig") end
      if what == "#" then
        m:put(cell, "section_" .. words[others])
        others = others + 1
      end
    end
  end
  m:put("seat1.hand", o.hand or { "card_ebenbild", "card_friedfertig" })
  return m
end

-- The points of uncovering a word.
local function points(m, word)
  m:answer("seat1", "uncover", "card_" .. word)
  return m:get("seat1.points")
end

-- Two pictures on which both words score as in the examples: in the first by row and column alone, in the second in any way.
local apart = { "e.#.", "####", ".###", "#f.#", ".###" }
local alike = { "f.##", ".e.#", "#.##", "####", "###." }

for _, v in ipairs {
  { "LT10", "friedfertig", "row_column", 4, 4 }, { "LT11", "ebenbild", "row_column", 6, 6 },
  { "L02", "friedfertig", "adjacent", 3, 4 }, { "L02", "ebenbild", "adjacent", 3, 6 },
  { "L02", "friedfertig", "contiguous", 3, 4 }, { "L02", "ebenbild", "contiguous", 3, 6 },
} do
  local tag, word, reading, one, two = v[1], v[2], v[3], v[4], v[5]
  scenario(tag .. ", L02: uncover_scoring = " .. reading .. ": " .. word .. " brings " .. one .. " and " .. two, function()
    equal(points(picture(apart, { set = { uncover_scoring = reading } }), word), one)
    equal(points(picture(alike, { set = { uncover_scoring = reading } }), word), two)
  end)
end

-- One picture for each bound: the last cover, a run with a gap, a corner.
for _, v in ipairs {
  { "row_column", { "....", "....", "..e.", "....", "...." }, 9, "all others are open: 2 + 3 + 4" },
  { "adjacent", { "....", "....", "..e.", "....", "...." }, 6, "all others are open: 2 + 4" },
  { "contiguous", { "....", "....", "..e.", "....", "...." }, 9, "all others are open: 2 + 3 + 4" },
  { "row_column", { "e.#.", "####", ".###", "####", "####" }, 5, "gaps do not matter" },
  { "contiguous", { "e..#", ".###", ".###", ".###", "#.##" }, 7, "runs of 2 and of 3" },
  { "contiguous", { "e#..", "#...", "....", "....", "...." }, 2, "runs cut off at once" },
  { "adjacent", { "e#..", "#...", "....", "....", "...." }, 2, "diagonals do not count" },
  { "row_column", { "e###", "#...", "#...", "#...", "#..." }, 2, "other rows and columns do not count" },
} do
  local reading, rows, n, why = v[1], v[2], v[3], v[4]
  scenario("L02: uncover_scoring = " .. reading .. ": " .. why, function()
    equal(points(picture(rows, { set = { uncover_scoring = reading } }), "ebenbild"), n)
  end)
end

scenario("section_points: other points for the section itself", function()
  equal(points(picture(apart, { set = { section_points = 5 } }), "friedfertig"), 7)
end)

scenario("portrait_grid = 4x5: a row of five and a column of four", function()
  local m = picture({ "e....", ".####", ".####", ".####" }, { set = { portrait_grid = "4x5" } })
  equal(points(m, "ebenbild"), 9)                                            -- 2 + 4 + 3
end)

scenario("the card and the cover leave the game", function()
  local m = picture(apart)
  m:answer("seat1", "uncover", "card_ebenbild")
  m:expect("card_ebenbild.place", "box")
  m:expect("section_ebenbild.place", "box")
  m:expect("picture.1.1", {})
  m:expect("seat1.hand", { "card_friedfertig" })
end)

scenario("one portrait card a turn", function()
  local m = picture(apart)
  m:answer("seat1", "uncover", "card_ebenbild")
  ok(not m:offers("uncover", "card_friedfertig"))
  ok(m:offers("trade_in"), "it may still be traded in")
end)

scenario("L42: a card whose word is uncovered cannot be played, only traded in or kept", function()
  local m = picture({ "#.#.", "####", ".###", "#f.#", ".###" })
  m:refused("seat1", "uncover", "card_ebenbild", "Ebenbild is uncovered already.")
  m:answer("seat1", "trade_in")
  m:answer("seat1", "trade_in", "card_ebenbild")
  equal(m:count("seat1.provisions"), 1)
end)

scenario("L42: kept to the end it is worth a point", function()
  local m = picture({ "#.#.", "####", ".###", "#f.#", ".###" }, { phase = "score_rest", hand = { "card_ebenbild" } })
  m:step()
  m:expect("seat1.points", 1)
end)

-- Each word once, so that every card and every cover is seen to fit.
for _, word in ipairs(words) do
  scenario("the card " .. word .. " uncovers " .. word, function()
    local m = match "luther"
    local place = m:get("section_" .. word .. ".place")
    m:put("box", "section_" .. word)
    m:put(place, "section_" .. word)                                         -- alone there, wherever it lay
    m:put("seat1.hand", "card_" .. word)
    m:begin("turn")
    m:answer("seat1", "uncover", "card_" .. word)
    m:expect(place, {})
    m:expect("section_" .. word .. ".place", "box")
    m:expect("seat1.points", 2)                                              -- nothing else is open
  end)

  scenario("Cranach paints " .. word, function()
    local m = match "luther"
    local cell = m:get("section_" .. word .. ".place")
    m:top("cranach_stack", "paints_" .. word)
    m:begin("cranach")
    m:step()
    m:expect(cell, {})
    m:expect("paints_" .. word .. ".place", "box")
    equal({ m:count("cranach_stack"), m:count("picture") }, { 19, 19 })
  end)
end

scenario("Cranach paints on until a tile names a section that is still covered", function()
  local m = match "luther"
  m:put("box", "section_ebenbild", "section_lockvogel")
  m:top("cranach_stack", "paints_ebenbild", "paints_lockvogel", "paints_perlen", "paints_nachteule")
  m:begin("cranach")
  m:step()
  for _, word in ipairs { "ebenbild", "lockvogel", "perlen" } do m:expect("paints_" .. word .. ".place", "box") end
  m:expect("section_perlen.place", "box")
  ok(m:get("section_nachteule.place") ~= "box")
  equal({ m:count("cranach_stack"), m:count("picture") }, { 17, 17 })
  m:expect("seat1.points", 0)
end)

scenario("L29: without a cover Cranach paints nothing", function()
  local m = match "luther"
  m:put("box", m:get("picture"))
  m:begin("cranach")
  m:skip("pair")
  equal(m:count("cranach_stack"), 20)
  ok(not m:happened("step cranach"))
end)
