-- Luther: the pathway rings. How they come onto the map, and what they save.

local rings = { "ring", "ring#2", "ring#3", "ring#4" }

-- A turn of seat1 at a place with provisions; rings lie on the paths named.
local function turn(o)
  local m = match { game = "luther", players = o.players, set = o.set }
  m:begin("turn")
  m:put(o.at or "marburg", "seat1.figure")
  for i, path in ipairs(o.rings or {}) do m:put(path, rings[i]) end
  m:put("seat1.provisions", o.provisions or {})
  return m
end

local function go(m, to, way, ...)
  m:answer("seat1", "travel", to)
  m:answer("seat1", "route", way)
  if select("#", ...) > 0 then m:answer("seat1", "days", ...) end
end

local long = "marburg-eisenach-frankenhausen-eisleben"

scenario("LT07, L13: a ring makes its path free, and goes back to the supply", function()
  local m = turn { rings = { "eisenach_frankenhausen" }, provisions = { "bread_4", "cheese_4" } }
  go(m, "eisleben", long, "bread_4", "cheese_4")
  m:expect("seat1.points", 6)
  m:expect("seat1.provisions", {})
  m:expect("eisenach_frankenhausen", {})
  equal(m:count("ring_supply"), 4)
end)

scenario("L13: a ring works in both directions", function()
  local m = turn { at = "frankenhausen", rings = { "eisenach_frankenhausen" } }
  go(m, "eisenach", "frankenhausen-eisenach")
  m:expect("seat1.figure.place", "eisenach")
  m:expect("seat1.points", 2)
end)

scenario("L13: there and back on a path with a ring: the way back is paid", function()
  local m = turn { at = "eisenach", rings = { "eisenach_frankenhausen" }, provisions = { "bread_4" } }
  m:answer("seat1", "travel", "eisenach")
  m:answer("seat1", "route", "eisenach-frankenhausen-eisenach")
  m:expect("text", "What do you pay 4 days with?")
  m:answer("seat1", "days", "bread_4")
  m:expect("seat1.points", 4)
  equal(m:count("ring_supply"), 4)
end)

scenario("L13: several rings on one way all count and all go back", function()
  local m = turn { rings = { "marburg_eisenach", "eisenach_frankenhausen" }, provisions = { "bread_4" } }
  go(m, "eisleben", long, "bread_4")
  m:expect("seat1.points", 6)
  equal(m:count("ring_supply"), 4)
end)

scenario("L13: a ring beside the way stays", function()
  local m = turn { rings = { "eisenach_frankenhausen" }, provisions = { "bread_4", "cheese_4", "bread_2" } }
  go(m, "eisleben", "marburg-eisenach-erfurt-eisleben", "bread_4", "cheese_4", "bread_2")
  equal(m:count("eisenach_frankenhausen"), 1)
end)

scenario("L16: a trip that is free altogether needs no card and brings its points", function()
  local m = turn { rings = { "marburg_eisenach" } }
  m:put("eisenach", "tile_tetzel")
  m:put("marburg", "tile_karl")
  go(m, "eisenach", "marburg-eisenach")
  m:expect("seat1.points", 2)
  m:expect("seat1.tiles", { "tile_tetzel" })
  m:expect("asked", "seat1 actions")
end)

scenario("L13: who laid the ring may use it too, in the same turn", function()
  local m = match "luther"
  m:put("seat1.events", "ring_1")
  m:put("eisenach", "seat1.figure")
  m:begin("turn")
  go(m, "frankenhausen", "eisenach-frankenhausen")
  m:expect("seat1.figure.place", "frankenhausen")
  equal(m:count("ring_supply"), 4)
end)

scenario("L13: with a ring the provisions last farther", function()
  local m = turn { provisions = { "bread_4", "cheese_4" } }
  m:answer("seat1", "travel", "frankenhausen")                               -- 8 by either way
  m:undo()
  m:refused("seat1", "travel", "eisleben", "The cheapest way to Eisleben costs 10 days, and you can pay 8.")
  m:put("eisenach_frankenhausen", "ring")
  m:answer("seat1", "travel", "eisleben")
  m:expect("options", { long })
  m:refused("seat1", "route", "marburg-eisenach-erfurt-eisleben", "This way costs 10 days, and you can pay 8.")
end)

scenario("L13: ring_use = optional: the traveller says which rings stay", function()
  local m = turn { rings = { "marburg_eisenach", "eisenach_frankenhausen" }, provisions = { "beer_6", "beer_6" }, set = { ring_use = "optional" } }
  go(m, "eisleben", long)
  m:answer("seat1", "leave_ring", "ring")
  m:answer("seat1", "leave_ring", "ring")
  m:answer("seat1", "days", "beer_6", "beer_6")
  m:expect("seat1.points", 6)
  equal({ m:count("marburg_eisenach"), m:count("eisenach_frankenhausen"), m:count("ring_supply") }, { 1, 1, 2 })
end)

scenario("L13: ring_use = optional: none is left unless it is said", function()
  local m = turn { rings = { "marburg_eisenach", "eisenach_frankenhausen" }, provisions = { "beer_6", "bread_4" }, set = { ring_use = "optional" } }
  go(m, "eisleben", long)
  m:answer("seat1", "leave_ring")
  m:answer("seat1", "leave_ring")
  m:expect("text", "What do you pay 4 days with?")
  m:answer("seat1", "days", "bread_4")
  equal(m:count("ring_supply"), 4)
end)

scenario("L13: ring_use = optional: one is used, the other left", function()
  local m = turn { rings = { "marburg_eisenach", "eisenach_frankenhausen" }, provisions = { "beer_6", "bread_2" }, set = { ring_use = "optional" } }
  go(m, "eisleben", long)
  m:answer("seat1", "leave_ring")                                            -- Marburg to Eisenach is free
  m:answer("seat1", "leave_ring", "ring")
  m:expect("text", "What do you pay 8 days with?")
  m:answer("seat1", "days", "beer_6", "bread_2")
  equal({ m:count("marburg_eisenach"), m:count("eisenach_frankenhausen") }, { 0, 1 })
end)

scenario("L13: ring_use = optional: a ring that is needed cannot be left", function()
  local m = turn { rings = { "eisenach_frankenhausen" }, provisions = { "bread_4", "cheese_4" }, set = { ring_use = "optional" } }
  go(m, "eisleben", long)
  m:expect("asked", "seat1 leave_ring")
  m:expect("options", {})
  m:refused("seat1", "leave_ring", "ring", "Without this ring your provisions do not last.")
  m:answer("seat1", "leave_ring")
  m:answer("seat1", "days", "bread_4", "cheese_4")
  m:expect("seat1.points", 6)
end)

-- The six ring cards.
for card, path in pairs {
  ring_1 = "eisenach_frankenhausen", ring_2 = "frankfurt_eisenach", ring_3 = "worms_augsburg",
  ring_4 = "augsburg_nimbschen", ring_5 = "eisleben_magdeburg", ring_6 = "erfurt_leipzig",
} do
  scenario(card .. " lays a ring on " .. path, function()
    local m = match "luther"
    m:put("seat1.events", card)
    m:begin("turn")
    m:expect("asked", "seat1 actions")
    equal(m:count(path), 1)
    equal(m:count("ring_supply"), 3)
    m:expect(card .. ".place", "box")
  end)
end

-- A match in which seat1 reads a ring card while rings lie on these paths.
local function reads(card, paths, set)
  local m = match { game = "luther", set = set }
  m:put("seat1.events", card)
  for i, path in ipairs(paths) do m:put(path, rings[i]) end
  m:begin("turn")
  return m
end

local four = { "frankfurt_eisenach", "worms_augsburg", "augsburg_nimbschen", "eisleben_magdeburg" }

scenario("LT22, L15: with all four rings on the map one may be moved to the path of the card", function()
  local m = reads("ring_6", four)
  m:expect("options", { "ring@frankfurt_eisenach", "ring@worms_augsburg", "ring@augsburg_nimbschen", "ring@eisleben_magdeburg" })
  m:answer("seat1", "move_ring", "ring@worms_augsburg")
  equal(m:count("erfurt_leipzig"), 1)
  equal(m:count("worms_augsburg"), 0)
  equal(m:count("frankfurt_eisenach") + m:count("augsburg_nimbschen") + m:count("eisleben_magdeburg"), 3)
  m:expect("ring_6.place", "box")
end)

scenario("L15: or none is moved", function()
  local m = reads("ring_6", four)
  m:answer("seat1", "move_ring")
  for _, path in ipairs(four) do equal(m:count(path), 1) end
  m:expect("erfurt_leipzig", {})
  m:expect("ring_6.place", "box")
end)

scenario("L14: a ring card whose path has a ring does nothing, also with four on the map", function()
  for _, paths in ipairs { { "erfurt_leipzig" }, { "erfurt_leipzig", "worms_augsburg", "augsburg_nimbschen", "eisleben_magdeburg" } } do
    local m = reads("ring_6", paths)
    m:expect("asked", "seat1 actions")
    equal(m:count("ring_supply"), 4 - #paths)
    for _, path in ipairs(paths) do equal(m:count(path), 1) end
    m:expect("ring_6.place", "box")
  end
end)

scenario("L14: ring_duplicate = move_other: one ring may be put on any path without one", function()
  for _, from in ipairs { "ring_supply", "worms_augsburg", "erfurt_leipzig" } do
    local m = reads("ring_6", { "erfurt_leipzig", "worms_augsburg" }, { ring_duplicate = "move_other" })
    m:answer("seat1", "move_ring", "ring@" .. from)
    m:refused("seat1", "ring_path", "erfurt_leipzig", "A ring lies there already.")
    m:answer("seat1", "ring_path", "wittenberg_leipzig")
    equal(m:count("wittenberg_leipzig"), 1)
    equal(m:count("ring_supply"), from == "ring_supply" and 1 or 2)
  end
end)

scenario("L14: ring_duplicate = move_other: or none", function()
  local m = reads("ring_6", { "erfurt_leipzig" }, { ring_duplicate = "move_other" })
  m:answer("seat1", "move_ring")
  equal(m:count("erfurt_leipzig"), 1)
  equal(m:count("ring_supply"), 3)
end)
