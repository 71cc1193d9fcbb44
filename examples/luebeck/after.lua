-- Lübeck: what follows the actions of a round.

-- After the actions: cogs out as { { CITY, FIGURE, .. }, .. }; the given phase begins.
local function after(phase, cogs, set)
  local m = match { game = "luebeck", set = set }
  for i, v in ipairs(cogs) do
    local cog = "cog#" .. i
    m:put(v[1], cog)
    for k = 2, #v do m:put(cog .. ".aboard", v[k]) end
  end
  m:begin(phase)
  return m
end

scenario("KT11: cogs in Reval, London and Brügge go back, and their figures with them", function()
  local m = after("final_stations", { { "reval", "seat1.figure", "seat2.figure" }, { "london", "seat3.figure" }, { "bruegge", "seat2.figure#2" }, { "riga", "seat1.figure#2" } })
  m:step()
  m:expect("phase", "final_stations")
  for i = 1, 3 do
    m:expect("cog#" .. i .. ".place", "supply")
    m:expect("cog#" .. i .. ".aboard", {})
  end
  equal({ m:count("seat1.reserve"), m:count("seat2.reserve"), m:count("seat3.reserve") }, { 1, 2, 2 })
  m:expect("cog#4.place", "riga")
  m:expect("cog#4.aboard", { "seat1.figure#2" })
end)

scenario("every other harbour is no final station", function()
  for _, city in ipairs { "luebeck", "stettin", "danzig", "riga", "visby", "helsingborg", "bergen", "hamburg" } do
    local m = after("final_stations", { { city, "seat1.figure" } })
    m:step()
    m:expect("cog#1.place", city)
  end
end)

scenario("several cogs in one final station all go back", function()
  local m = after("final_stations", { { "reval", "seat1.figure" }, { "reval", "seat2.figure" } })
  m:step()
  m:expect("reval", {})
  equal(m:count("supply"), 4)
end)

scenario("K23, K24: figures are taken back clockwise from the start player; emptied cogs are free again", function()
  local m = match "luebeck"
  m:put("riga", "cog#1")
  m:put("visby", "cog#2")
  m:put("cog#1.aboard", "seat1.figure", "seat2.figure")
  m:put("cog#2.aboard", "seat1.figure#2", "seat3.figure")
  m:start("seat2")
  m:begin("take_back")
  m:expect("asked", "seat2 take_back")
  m:expect("text", "Which figures do you take back?")
  m:answer("seat2", "take_back", "figure")
  m:expect("asked", "seat3 take_back")
  m:answer("seat3", "take_back")                        -- it stays aboard
  m:expect("asked", "seat1 take_back")
  m:expect("options", { "figure@cog.aboard", "figure@cog#2.aboard" })
  m:answer("seat1", "take_back", "figure@cog.aboard")
  m:step()
  m:expect("phase", "clear_up")
  m:expect("cog#1.place", "supply")
  m:expect("cog#2.place", "visby")
  m:expect("cog#2.aboard", { "seat1.figure#2", "seat3.figure" })
  equal({ m:count("seat1.reserve"), m:count("seat2.reserve"), m:count("seat3.reserve") }, { 1, 2, 1 })
end)

scenario("K23: both figures may be taken back, from one cog or two", function()
  local m = after("take_back", { { "riga", "seat1.figure", "seat1.figure#2" } })
  m:answer("seat1", "take_back", "figure", "figure")
  equal(m:count("seat1.reserve"), 2)
  m = after("take_back", { { "riga", "seat1.figure" }, { "riga", "seat1.figure#2" } })
  m:answer("seat1", "take_back", "figure@cog.aboard", "figure@cog#2.aboard")
  equal(m:count("seat1.reserve"), 2)
end)

scenario("K23: only figures at sea can be taken back; who has none is not asked", function()
  local m = after("take_back", { { "riga", "seat2.figure" } })
  m:expect("asked", "seat2 take_back")
  m:expect("options", { "figure" })
end)

scenario("K23: the final stations come first: who is there takes nothing back", function()
  local m = after("final_stations", { { "reval", "seat1.figure", "seat2.figure" }, { "riga", "seat3.figure" } })
  m:expect("asked", "seat3 take_back")
end)

scenario("K24: a cog emptied in this way sails again in the next round", function()
  local m = after("take_back", { { "riga", "seat1.figure" } }, { cogs = 1 })
  m:answer("seat1", "take_back", "figure")
  m:skip("first_actor")
  m:answer("seat1", "first_actor", "seat1")             -- the start player is seat2, so seat1 was the last to choose
  m:answer("seat1", "voyage", "cog")
  m:expect("cog.place", "luebeck")
end)

scenario("figures that stay aboard are there in the next round", function()
  local m = after("take_back", { { "riga", "seat1.figure" } })
  m:answer("seat1", "take_back")
  m:skip("first_actor")
  m:expect("cog.place", "riga")
  m:expect("cog.aboard", { "seat1.figure" })
end)

scenario("doublings leave the table, hands stay", function()
  local m = after("clear_up", {})
  m:put("seat1.front", "double_riga")
  m:put("seat3.front", "double_visby", "double_danzig")
  m:put("seat1.hand", "riga_3", "pirates")
  m:step()
  m:expect("discards", { "double_riga", "double_visby", "double_danzig" })
  m:expect("seat1.hand", { "riga_3", "pirates" })
end)

scenario("KT14: the compass goes on clockwise after each round", function()
  local m = match { game = "luebeck", players = 4 }
  for round = 1, 5 do
    m:skip("pile")
    m:expect("round", round)
    local seat = "seat" .. ((round - 1) % 4 + 1)
    m:expect("start", seat)
    m:expect("asked", seat .. " pile")
    m:skip("first_actor")
    m:expect("asked", "seat" .. ((round + 2) % 4 + 1) .. " first_actor")
  end
end)
