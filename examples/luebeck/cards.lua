-- Lübeck: the map and every card as printed. The tables below are those of the rules; the game must agree with them.

local cities = { "luebeck", "stettin", "danzig", "riga", "reval", "visby", "helsingborg", "bergen", "london", "hamburg", "bruegge" }
local names = { luebeck = "Lübeck", stettin = "Stettin", danzig = "Danzig", riga = "Riga", reval = "Reval", visby = "Visby",
  helsingborg = "Helsingborg", bergen = "Bergen", london = "London", hamburg = "Hamburg", bruegge = "Brügge" }

-- The one city before each, and the colour of the line between.
local before = { stettin = "luebeck", danzig = "stettin", riga = "danzig", reval = "riga", visby = "luebeck", helsingborg = "visby",
  bergen = "helsingborg", london = "bergen", hamburg = "helsingborg", bruegge = "hamburg" }
local colour = { stettin = "orange", danzig = "orange", riga = "orange", reval = "orange", visby = "blue", helsingborg = "blue",
  bergen = "blue", london = "blue", hamburg = "green", bruegge = "green" }

-- Goods: the values of the cards of a city.
local goods = { stettin = { 1, 2, 2, 3, 3 }, danzig = { 2, 2, 3, 3, 4 }, riga = { 3, 3, 4, 4 }, reval = { 4, 5, 5, 6 }, visby = { 1, 1, 2, 2, 3, 3 },
  helsingborg = { 2, 2, 3, 3, 4, 4 }, bergen = { 3, 4, 5 }, london = { 4, 5, 5, 6 }, hamburg = { 3, 4, 5 }, bruegge = { 4, 5, 5, 6 } }
local special_cities = { "stettin", "danzig", "riga", "visby", "helsingborg" }

-- A match in which the first seat acts, with a figure on a cog in a city, and these cards.
local function on_cog(city, hand, set)
  local m = match { game = "luebeck", set = set }
  m:put(city, "cog")
  m:put("cog.aboard", "seat1.figure")
  m:put("seat1.hand", hand)
  m:begin("actions", "seat1")
  return m
end

scenario("2.2: 60 cards: 44 goods worth 153, 5 voyages, 5 doublings, 3 pirates, 3 ship changes", function()
  local m = match "luebeck"
  local count, histogram, sum = {}, {}, 0
  for _, card in ipairs(m:get("deck")) do count[card] = (count[card] or 0) + 1 end
  local n = 0
  for city, values in pairs(goods) do
    local of = {}
    for _, value in ipairs(values) do
      n, sum = n + 1, sum + value
      histogram[value] = (histogram[value] or 0) + 1
      of[value] = (of[value] or 0) + 1
    end
    for value, copies in pairs(of) do
      local card = city .. "_" .. value
      equal(count[card], copies, card)
      m:expect(card .. ".name", names[city] .. " " .. value)
      m:expect(card .. ".value", value)
      m:expect(card .. ".city", city)
      count[card] = nil
    end
  end
  equal({ n, sum }, { 44, 153 })
  equal(histogram, { 3, 8, 12, 10, 8, 3 })
  for _, city in ipairs(special_cities) do
    equal({ count["voyage_" .. city], count["double_" .. city] }, { 1, 1 }, city)
    m:expect("voyage_" .. city .. ".name", "Handelsfahrt " .. names[city])
    m:expect("double_" .. city .. ".name", "Verdoppelung " .. names[city])
    count["voyage_" .. city], count["double_" .. city] = nil, nil
  end
  equal(count, { pirates = 3, ship_change = 3 }, "nothing else")
end)

scenario("K01, K41: each arrow runs from the one city before, in the colour of its line", function()
  local m = match "luebeck"
  for city, from in pairs(before) do m:expect(from .. "_" .. city .. ".line", colour[city]) end
  for _, city in ipairs(cities) do
    m:expect(city .. ".final", city == "reval" or city == "london" or city == "bruegge")
  end
end)

-- ---- goods: from everywhere

for city, values in pairs(goods) do
  local seen = {}
  for _, value in ipairs(values) do
    local card = city .. "_" .. value
    if not seen[value] then
      seen[value] = true
      scenario("K01, K42: " .. names[city] .. " " .. value .. " is sold from " .. names[before[city]] .. " and in " .. names[city] .. " alone", function()
        for _, from in ipairs(cities) do
          local m = on_cog(from, card)
          if from == city or from == before[city] then
            m:answer("seat1", "card", card, "cog")
            m:expect("cog.place", city)
            m:expect("cog.aboard", { "seat1.figure" })
            m:expect("seat1.points", value)
            m:expect("seat1.hand", {})
            m:expect("discards", { card })
            ok(m:happened("move cog " .. from .. " " .. city) == (from ~= city), "it moves only when it is not there")
          else
            m:refused("seat1", "card", card, "cog", "No cog of yours is in " .. names[city] .. " or right before it.")
          end
        end
      end)
    end
  end
end

scenario("KT01: Danzig, Riga 3: along the orange line to Riga for 3 points", function()
  local m = on_cog("danzig", { "riga_3" })
  m:expect("danzig_riga.line", "orange")
  m:answer("seat1", "card", "riga_3", "cog")
  m:expect("cog.place", "riga")
  m:expect("seat1.points", 3)
end)

scenario("KT07: in Stettin a card for Danzig is legal, one for Riga is not", function()
  local m = on_cog("stettin", { "danzig_4", "riga_4" })
  m:refused("seat1", "card", "riga_4", "cog", "No cog of yours is in Riga or right before it.")
  m:answer("seat1", "card", "danzig_4", "cog")
  m:expect("cog.place", "danzig")
end)

scenario("KT08: from Helsingborg either to Bergen or to Hamburg", function()
  for _, city in ipairs { "bergen", "hamburg" } do
    local m = on_cog("helsingborg", { "bergen_3", "hamburg_3" })
    m:expect("options", { "voyage cog", "card bergen_3 cog", "card hamburg_3 cog", "pass" })
    m:answer("seat1", "card", city .. "_3", "cog")
    m:expect("cog.place", city)
  end
end)

scenario("K38: from a final station no cog goes on", function()
  for _, final in ipairs { "reval", "london", "bruegge" } do
    for city, values in pairs(goods) do
      if city ~= final then
        local m = on_cog(final, city .. "_" .. values[1])
        m:refused("seat1", "card", city .. "_" .. values[1], "cog", "No cog of yours is in " .. names[city] .. " or right before it.")
      end
    end
  end
end)

scenario("K37: goods for a final station sell there until the round is over", function()
  local m = on_cog("riga", { "reval_4", "reval_6" })
  m:answer("seat1", "card", "reval_4", "cog")
  m:expect("cog.place", "reval")
  m:answer("seat2", "pass")
  m:answer("seat3", "pass")
  m:answer("seat1", "card", "reval_6", "cog")
  m:expect("cog.place", "reval")
  m:expect("seat1.points", 10)
end)

scenario("K39: from Lübeck, the city before Stettin and Visby", function()
  local m = on_cog("luebeck", { "stettin_3", "visby_3", "danzig_2", "helsingborg_2" })
  m:refused("seat1", "card", "danzig_2", "cog", "No cog of yours is in Danzig or right before it.")
  m:refused("seat1", "card", "helsingborg_2", "cog", "No cog of yours is in Helsingborg or right before it.")
  m:expect("options", { "voyage cog@luebeck", "voyage cog@supply", "card stettin_3 cog", "card visby_3 cog" })
  m:answer("seat1", "card", "visby_3", "cog")
  m:expect("cog.place", "visby")
end)

scenario("K02: the whole cog sails, with all who are aboard, whoever plays the card", function()
  local m = match "luebeck"
  m:put("danzig", "cog")
  m:put("cog.aboard", "seat1.figure", "seat2.figure", "seat2.figure#2", "seat3.figure")
  m:put("seat3.hand", "riga_4")
  m:begin("actions", "seat3")
  m:answer("seat3", "card", "riga_4", "cog")
  m:expect("cog.place", "riga")
  m:expect("cog.aboard", { "seat1.figure", "seat2.figure", "seat2.figure#2", "seat3.figure" })
  equal({ m:get("seat1.points"), m:get("seat2.points"), m:get("seat3.points") }, { 0, 0, 4 })
end)

scenario("somebody else's cog does not do", function()
  local m = match "luebeck"
  m:put("danzig", "cog")
  m:put("cog.aboard", "seat2.figure")
  m:put("seat1.hand", "danzig_2", "riga_3")
  m:begin("actions", "seat1")
  m:refused("seat1", "card", "danzig_2", "cog", "No cog of yours is in Danzig or right before it.")
  m:refused("seat1", "card", "riga_3", "cog", "No cog of yours is in Riga or right before it.")
end)

-- K03: one own cog in Riga, another right before it.
for _, case in ipairs { { "cog@riga", "riga", "danzig" }, { "cog@danzig", "riga", "riga" } } do
  scenario("K03: two own cogs could do it: " .. case[1] .. " is chosen", function()
    local m = match "luebeck"
    m:put("riga", "cog")
    m:put("danzig", "cog#2")
    m:put("cog.aboard", "seat1.figure")
    m:put("cog#2.aboard", "seat1.figure#2")
    m:put("seat1.hand", "riga_4")
    m:begin("actions", "seat1")
    m:expect("options", { "card riga_4 cog@riga", "card riga_4 cog@danzig", "pass" })
    m:answer("seat1", "card", "riga_4", case[1])
    m:expect("cog.place", case[2])
    m:expect("cog#2.place", case[3])
    m:expect("seat1.points", 4)
  end)
end

scenario("K03: two own cogs in one harbour: either may be meant", function()
  local m = match "luebeck"
  m:put("danzig", "cog", "cog#2")
  m:put("cog.aboard", "seat1.figure")
  m:put("cog#2.aboard", "seat1.figure#2", "seat2.figure")
  m:put("seat1.hand", "riga_4")
  m:begin("actions", "seat1")
  m:answer("seat1", "card", "riga_4", "cog#2")
  m:expect("cog.place", "danzig")
  m:expect("cog#2.place", "riga")
  m:expect("seat2.figure.place", "cog#2.aboard")
end)

-- ---- Trading Voyage

for _, city in ipairs(special_cities) do
  local card = "voyage_" .. city
  scenario(card .. ": a voyage starts in " .. names[city] .. " with a free cog", function()
    local m = match "luebeck"
    m:put("seat1.hand", card)
    m:begin("actions", "seat1")
    m:answer("seat1", "card", card, "cog")
    m:expect("cog.place", city)
    m:expect("cog.aboard", { "seat1.figure" })
    equal({ m:count("seat1.reserve"), m:count("supply") }, { 1, 3 })
    m:expect("discards", { card })
    m:expect("seat1.points", 0)
  end)

  scenario(card .. ": or aboard a cog that lies there, but nowhere else", function()
    local m = match "luebeck"
    for i, at in ipairs { city, before[city] } do
      local cog = i == 1 and "cog" or "cog#2"
      m:put(at, cog)
      m:put(cog .. ".aboard", i == 1 and "seat2.figure" or "seat3.figure")
    end
    m:put("seat1.hand", card)
    m:begin("actions", "seat1")
    ok(m:offers("card", card, "cog@" .. city), "there")
    ok(m:offers("card", card, "cog@supply"), "K16: a free one as well")
    ok(not m:offers("card", card, "cog@" .. before[city]), "not in another city")
    m:answer("seat1", "card", card, "cog@" .. city)
    m:expect("cog.place", city)
    m:expect("cog.aboard", { "seat2.figure", "seat1.figure" })
    equal(m:count("supply"), 2)
  end)
end

scenario("K16, K42: a Trading Voyage needs a figure in reserve, and a cog", function()
  local m = match "luebeck"
  m:put("riga", "cog")
  m:put("cog.aboard", "seat1.figure", "seat1.figure#2")
  m:put("seat1.hand", "voyage_visby")
  m:begin("actions", "seat1")
  m:refused("seat1", "card", "voyage_visby", "You have no figure in reserve.")
  m = match { game = "luebeck", set = { cogs = 1 } }
  m:put("riga", "cog")
  m:put("cog.aboard", "seat2.figure")
  m:put("seat1.hand", "voyage_visby")
  m:begin("actions", "seat1")
  m:refused("seat1", "card", "voyage_visby", "No cog is free, and none with a crew is in Visby.")
  m:put("visby", "cog")
  m:answer("seat1", "card", "voyage_visby", "cog")
  m:expect("cog.aboard", { "seat2.figure", "seat1.figure" })
end)

-- ---- Doubling, played like goods of its city

for _, city in ipairs(special_cities) do
  local card = "double_" .. city
  scenario("K11: " .. card .. " from " .. names[before[city]] .. " or in " .. names[city], function()
    for _, from in ipairs(cities) do
      local m = on_cog(from, card)
      if from == city or from == before[city] then
        m:answer("seat1", "card", card, "cog")
        m:expect("cog.place", city)
        m:expect("seat1.points", 0)
        m:expect("seat1.front", { card })
        m:expect("discards", {})
      else
        m:refused("seat1", "card", card, "cog", "No cog of yours is in " .. names[city] .. " or right before it.")
      end
    end
  end)

  scenario(card .. ": every goods card of " .. names[city] .. " counts twice, no other does", function()
    for _, value in ipairs(goods[city]) do
      local m = on_cog(city, city .. "_" .. value)
      m:put("seat1.front", card)
      m:answer("seat1", "card", city .. "_" .. value, "cog")
      m:expect("seat1.points", 2 * value)
    end
    for other, from in pairs(before) do
      if from == city then
        local m = on_cog(city, other .. "_" .. goods[other][1])
        m:put("seat1.front", card)
        m:answer("seat1", "card", other .. "_" .. goods[other][1], "cog")
        m:expect("seat1.points", goods[other][1])
      end
    end
  end)
end

-- ---- the map otherwise

scenario("west_ends = bergen_bruegge: from Bergen to Brügge, from Hamburg to London", function()
  for _, v in ipairs { { "bergen", "bruegge_4", "london_4", "Brügge", "London" }, { "hamburg", "london_4", "bruegge_4", "London", "Brügge" } } do
    local from, legal, illegal, there, elsewhere = v[1], v[2], v[3], v[4], v[5]
    local m = on_cog(from, { legal, illegal }, { west_ends = "bergen_bruegge" })
    m:refused("seat1", "card", illegal, "cog", "No cog of yours is in " .. elsewhere .. " or right before it.")
    m:answer("seat1", "card", legal, "cog")
    m = on_cog(from, { legal, illegal })                -- and the other way round as it comes
    m:refused("seat1", "card", legal, "cog", "No cog of yours is in " .. there .. " or right before it.")
    m:answer("seat1", "card", illegal, "cog")
  end
end)

for _, city in ipairs { "luebeck", "stettin", "danzig" } do
  scenario("before_visby = " .. city .. ": Visby is reached from there and from nowhere else", function()
    for _, from in ipairs(cities) do
      local m = on_cog(from, "visby_3", { before_visby = city })
      if from == city or from == "visby" then
        m:answer("seat1", "card", "visby_3", "cog")
        m:expect("cog.place", "visby")
      else
        m:refused("seat1", "card", "visby_3", "cog", "No cog of yours is in Visby or right before it.")
      end
    end
    local m = on_cog("stettin", "danzig_2", { before_visby = city })
    m:answer("seat1", "card", "danzig_2", "cog")         -- the other lines stay
    m:expect("cog.place", "danzig")
  end)
end
