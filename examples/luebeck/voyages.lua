-- Lübeck: starting voyages, and what one may do in a turn.

-- A match with cogs out: { { CITY, FIGURE, .. }, .. }, the first is cog#1, the next cog#2, and so on; seat1 acts first.
local function sea(cogs, set, players)
  local m = match { game = "luebeck", set = set, players = players }
  for i, v in ipairs(cogs) do
    local cog = "cog#" .. i
    m:put(v[1], cog)
    for k = 2, #v do m:put(cog .. ".aboard", v[k]) end
  end
  m:begin("actions", "seat1")
  return m
end

local no_crew = "It is neither free nor, with a crew, in the harbour where the voyage starts."

scenario("a voyage starts in Lübeck with a free cog and a figure from the reserve", function()
  local m = sea {}
  m:expect("options", { "voyage cog", "pass" })
  m:answer("seat1", "voyage", "cog")
  equal({ m:count("luebeck"), m:count("supply"), m:count("seat1.reserve") }, { 1, 3, 1 })
  m:expect("cog.aboard", { "seat1.figure" })
  m:expect("seat1.points", 0)
end)

scenario("or aboard a cog that lies in Lübeck: nobody is refused (K06)", function()
  local m = sea { { "luebeck", "seat2.figure", "seat2.figure#2", "seat3.figure" } }
  m:expect("options", { "voyage cog@luebeck", "voyage cog@supply", "pass" })
  m:answer("seat1", "voyage", "cog@luebeck")
  m:expect("cog.aboard", { "seat2.figure", "seat2.figure#2", "seat3.figure", "seat1.figure" })
  equal(m:count("supply"), 3)
end)

scenario("K06: all ten figures of five players fit on one cog", function()
  local m = sea({ { "luebeck", "seat2.figure", "seat2.figure#2", "seat3.figure", "seat3.figure#2", "seat4.figure", "seat4.figure#2",
    "seat5.figure", "seat5.figure#2", "seat1.figure" } }, nil, 5)
  m:answer("seat1", "voyage", "cog@luebeck")
  equal(m:count("cog.aboard"), 10)
end)

scenario("K04: several cogs may lie in Lübeck, and one chooses among them", function()
  for _, cog in ipairs { "cog#1", "cog#2" } do
    local m = sea { { "luebeck", "seat2.figure" }, { "luebeck", "seat3.figure" } }
    m:expect("options", { "voyage cog@luebeck:1", "voyage cog@luebeck:2", "voyage cog@supply", "pass" })
    m:answer("seat1", "voyage", cog)
    equal(m:count(cog .. ".aboard"), 2)
  end
  local m = sea { { "luebeck", "seat2.figure" } }
  m:answer("seat1", "voyage", "cog@supply")             -- a free one beside it
  equal(m:count("luebeck"), 2)
end)

scenario("no cog free: only aboard one in Lübeck", function()
  local m = sea({ { "luebeck", "seat2.figure" }, { "riga", "seat2.figure#2" } }, { cogs = 2 })
  m:expect("options", { "voyage cog", "pass" })
  m:refused("seat1", "voyage", "cog#2", no_crew)
  m = sea({ { "riga", "seat2.figure" } }, { cogs = 1 })
  m:expect("options", { "pass" })
  m:refused("seat1", "voyage", "cog", no_crew)
end)

scenario("K07: only two figures sail; without one in reserve no voyage starts", function()
  local m = sea { { "riga", "seat1.figure" }, { "visby", "seat1.figure#2" } }
  m:refused("seat1", "voyage", "cog@supply", "You have no figure in reserve.")
  m:expect("options", { "pass" })
end)

scenario("K05: both figures of a player may be aboard one cog", function()
  local m = sea { { "luebeck", "seat1.figure" } }
  m:answer("seat1", "voyage", "cog@luebeck")
  m:expect("cog.aboard", { "seat1.figure", "seat1.figure#2" })
end)

scenario("K05: two_own_on_cog = false: not for a voyage, not with a card, not by a change of ships", function()
  local m = sea({ { "luebeck", "seat1.figure", "seat2.figure" }, { "visby", "seat2.figure#2" }, { "riga", "seat3.figure" } }, { two_own_on_cog = false })
  m:put("seat1.hand", "voyage_visby", "ship_change")
  m:refused("seat1", "voyage", "cog@luebeck", "A figure of yours is aboard already.")
  ok(m:offers("voyage", "cog@supply"))
  m:put("cog#2.aboard", "seat1.figure")                 -- from Lübeck to Visby
  ok(not m:offers("card", "voyage_visby", "cog@visby"))
  ok(m:offers("card", "voyage_visby", "cog@supply"))
  m:put("riga", "cog")
  m:put("cog.aboard", "seat1.figure#2")
  ok(not m:offers("card", "ship_change", "cog#1"), "K14 with K05: the other figure is there")
  ok(not m:offers("card", "ship_change", "cog#2"), "and there")
  ok(m:offers("card", "ship_change", "cog#3"))
end)

scenario("K45: a figure at sea starts no voyage; the one in reserve does", function()
  local m = sea { { "riga", "seat1.figure" } }
  m:answer("seat1", "voyage", "cog@supply")
  m:expect("cog.aboard", { "seat1.figure" })            -- it stays in Riga
  m:expect("seat1.reserve", {})
end)

scenario("K45: one may start a voyage with no card in hand", function()
  local m = sea {}
  m:expect("seat1.hand", {})
  m:answer("seat1", "voyage", "cog")
  m:answer("seat2", "pass")
  m:answer("seat3", "pass")
  m:answer("seat1", "voyage", "cog@supply")
  equal(m:count("supply"), 2)
end)

scenario("K40: one action each, then the next player, until all have passed", function()
  local m = sea { { "danzig", "seat1.figure" }, { "visby", "seat2.figure" } }
  m:put("seat1.hand", "riga_3", "reval_5")
  m:put("seat2.hand", "helsingborg_2")
  m:put("seat3.hand", "stettin_1", "stettin_2", "stettin_3", "pirates")
  m:answer("seat1", "card", "riga_3", "cog#1")
  m:answer("seat2", "card", "helsingborg_2", "cog#2")
  m:answer("seat3", "voyage", "cog@supply")
  m:answer("seat1", "card", "reval_5", "cog#1")
  m:answer("seat2", "pass")
  m:answer("seat3", "card", "stettin_3", "cog@luebeck")
  m:answer("seat1", "voyage", "cog@supply")
  m:answer("seat3", "card", "stettin_1", "cog@stettin") -- not seat2, who has passed
  m:answer("seat1", "pass")
  m:answer("seat3", "card", "stettin_2", "cog@stettin") -- as often as it likes now
  m:answer("seat3", "pass")
  m:expect("phase", "actions")
  m:expect("asked", "seat1 take_back")
  equal({ m:get("seat1.points"), m:get("seat2.points"), m:get("seat3.points") }, { 8, 2, 6 })
end)

scenario("the menu names what is chosen and where it is", function()
  local m = sea { { "luebeck", "seat2.figure" } }
  m:put("seat1.hand", "double_visby", "visby_3", "pirates")
  m:expect("text", "Actions")
  m:expect("options", { "voyage cog@luebeck", "voyage cog@supply", "card pirates cog", "pass" })
end)
