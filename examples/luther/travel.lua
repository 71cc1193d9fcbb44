-- Luther: action a. What a trip costs, what it brings, and when it is refused.

-- A turn of seat1 at a place, with provisions, other cards and tiles lying about.
local function turn(o)
  local m = match { game = "luther", players = o.players, set = o.set }
  m:begin("turn")
  m:put(o.at or "marburg", "seat1.figure")
  m:put("seat1.provisions", o.provisions or {})
  m:put("seat1.hand", o.hand or {})
  for place, tile in pairs(o.tiles or {}) do m:put(place, tile) end
  return m
end

-- Travels by a way ("marburg-eisenach") and pays with these cards.
local function travel(m, way, ...)
  local to = way
  while string.find(to, "-", 1, true) do to = string.sub(to, string.find(to, "-", 1, true) + 1) end
  m:answer("seat1", "travel", to)
  m:answer("seat1", "route", way)
  if select("#", ...) > 0 then m:answer("seat1", "days", ...) end
end

local short, long = "marburg-eisenach-erfurt-eisleben", "marburg-eisenach-frankenhausen-eisleben"

scenario("LT04, L03: Marburg to Eisleben by Erfurt costs 10 days and brings 5 points", function()
  local m = turn { provisions = { "bread_4", "cheese_4", "bread_2", "beer_3" } }
  travel(m, short, "bread_4", "cheese_4", "bread_2")
  m:expect("seat1.figure.place", "eisleben")
  m:expect("seat1.points", 5)
  m:expect("seat1.provisions", { "beer_3" })
  m:expect("provision_discard", { "bread_4", "cheese_4", "bread_2" })
end)

scenario("LT05: who pays 12 for the 10 days gets nothing back, and 5 points", function()
  local m = turn { provisions = { "bread_4", "cheese_4", "bread_4" } }
  travel(m, short, "bread_4", "cheese_4", "bread_4")
  m:expect("seat1.points", 5)
  m:expect("seat1.provisions", {})
end)

scenario("LT06: by Frankenhausen it costs 12 days and brings 6 points", function()
  local m = turn { provisions = { "bread_4", "cheese_4", "bread_4" } }
  travel(m, long, "bread_4", "cheese_4", "bread_4")
  m:expect("seat1.points", 6)
end)

scenario("LT09: the tile at the end of the way is taken, one on the way is not", function()
  local m = turn { provisions = { "bread_4", "cheese_4", "bread_2" }, tiles = { eisleben = "tile_katharina", erfurt = "tile_cranach", leipzig = "tile_luther" } }
  travel(m, short, "bread_4", "cheese_4", "bread_2")
  m:expect("seat1.tiles", { "tile_katharina" })
  m:expect("erfurt", { "tile_cranach" })
end)

scenario("a way is offered when the provisions last for it, the others say what is missing", function()
  local m = turn { provisions = { "bread_4", "cheese_4", "bread_2" } }
  m:answer("seat1", "travel", "eisleben")
  m:expect("options", { short })
  m:refused("seat1", "route", long, "This way costs 12 days, and you can pay 10.")
end)

scenario("a place is refused when the provisions last for no way there", function()
  local m = turn { provisions = { "bread_4", "cheese_4", "bread_1" } }
  m:refused("seat1", "travel", "eisleben", "The cheapest way to Eisleben costs 10 days, and you can pay 9.")
  ok(m:offers("travel", "erfurt"), "6 days")
end)

scenario("nobody must travel", function()
  local m = turn { provisions = { "bread_4", "cheese_4" } }
  m:answer("seat1", "done")
  m:expect("asked", "seat2 actions")
  m:expect("seat1.provisions", { "bread_4", "cheese_4" })
  m:expect("seat1.figure.place", "marburg")
end)

scenario("one trip a turn", function()
  local m = turn { provisions = { "bread_4", "cheese_4", "bread_2" }, hand = { "points_worms" } }
  travel(m, "marburg-eisenach", "bread_4")
  ok(not m:offers("travel", "erfurt"))
  ok(m:offers("benefit", "points_worms"), "the other actions are left")
end)

scenario("any number of figures may stand in a location", function()
  local m = turn { players = 4, provisions = { "bread_4" } }
  m:put("eisenach", "seat2.figure", "seat3.figure", "seat4.figure")
  travel(m, "marburg-eisenach", "bread_4")
  equal(m:count("eisenach"), 4)
end)

scenario("a location without a tile may be the end of a trip; it brings the points alone", function()
  local m = turn { provisions = { "bread_4" } }
  travel(m, "marburg-eisenach", "bread_4")
  m:expect("seat1.points", 2)
  m:expect("seat1.tiles", {})
end)

scenario("L10: who comes back to where the trip began has arrived there, and takes the tile", function()
  local m = turn { at = "leipzig", provisions = { "bread_4" }, tiles = { leipzig = "tile_karl", nimbschen = "tile_luther" } }
  travel(m, "leipzig-nimbschen-leipzig", "bread_4")
  m:expect("seat1.figure.place", "leipzig")
  m:expect("seat1.tiles", { "tile_karl" })
  m:expect("seat1.points", 2)
  m:expect("nimbschen", { "tile_luther" })
end)

scenario("L10: a circle", function()
  local m = turn { at = "leipzig", provisions = { "bread_4", "cheese_4" }, tiles = { leipzig = "tile_karl", erfurt = "tile_luther" } }
  travel(m, "leipzig-wittenberg-nimbschen-leipzig", "bread_4", "cheese_4")   -- 2 + 4 + 2
  m:expect("seat1.tiles", { "tile_karl" })
  m:expect("seat1.points", 4)
end)

scenario("who does not travel does not get the tile where the figure stands", function()
  local m = turn { at = "leipzig", provisions = { "bread_4" }, tiles = { leipzig = "tile_karl" } }
  m:answer("seat1", "done")
  m:expect("leipzig", { "tile_karl", "seat1.figure" })
  m:expect("seat1.tiles", {})
end)

-- Half of 7 days (Marburg to Erfurt on the odd map).
for rounding, points in pairs { down = { 3, 0 }, up = { 4, 0 }, exact = { 3, 1 } } do
  scenario("L04: travel_rounding = " .. rounding .. ": half of 7 days", function()
    local m = turn { provisions = { "bread_4", "beer_3" }, set = { map = "odd", travel_rounding = rounding } }
    travel(m, "marburg-eisenach-erfurt", "bread_4", "beer_3")
    m:expect("seat1.points", points[1])
    m:expect("seat1.half_points", points[2])
  end)

  scenario("L04: travel_rounding = " .. rounding .. ": the whole trip is halved, not each path", function()
    local m = turn { at = "erfurt", provisions = { "bread_4", "bread_2" }, set = { map = "odd", travel_rounding = rounding } }
    travel(m, "erfurt-eisleben-frankenhausen", "bread_4", "bread_2")         -- 3 + 3
    m:expect("seat1.points", 3)
    m:expect("seat1.half_points", 0)
  end)
end

scenario("L04: travel_rounding = exact: two half points make one", function()
  local m = turn { provisions = { "beer_5" }, set = { map = "odd", travel_rounding = "exact" } }
  m:set("seat1.half_points", 1)
  m:set("seat1.points", 10)
  travel(m, "marburg-eisenach", "beer_5")
  m:expect("seat1.points", 13)
  m:expect("seat1.half_points", 0)
end)

scenario("L04: travel_rounding = exact: a half point is ahead of none", function()
  local m = match { game = "luther", set = { travel_rounding = "exact" } }
  m:set("seat1.points", 20)
  m:set("seat2.points", 20)
  m:set("seat2.half_points", 1)
  m:put("seat1.tiles", "tile_luther")                -- 1 + 12, and the first tie-break without half points
  m:put("seat2.tiles", "tile_tetzel")                -- 1
  m:set("seat2.points", 32)
  m:begin("score_sets")
  m:skip()
  m:expect("seat1.points", 33)
  m:expect("seat2.points", 33)
  m:expect("winner", "seat2")
end)
