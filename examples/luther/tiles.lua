-- Luther: portrait tiles. When they must be taken, and when new ones are laid.

-- Seat1 is about to travel from Marburg to Frankfurt (4 days), where a Katharina lies; other tiles as named; `stack` is the
-- tile stack, first the top.
local function before_last(o)
  local m = match { game = "luther", set = o.set }
  m:begin("turn")
  m:put("marburg", "seat1.figure")
  m:put("seat1.provisions", "bread_4")
  m:put("box", m:get("tile_stack"))
  m:put("frankfurt", "tile_katharina")
  for place, tile in pairs(o.tiles or {}) do m:put(place, tile) end
  m:put("tile_stack", o.stack or { "tile_luther", "tile_karl", "tile_tetzel", "tile_cranach", "tile_friedrich" })
  return m
end
local function travel(m)
  m:answer("seat1", "travel", "frankfurt")
  m:answer("seat1", "route", "marburg-frankfurt")
  m:answer("seat1", "days", "bread_4")
end

scenario("LT24, L05: the last tile of a region is taken: four new ones are laid there at once", function()
  local m = before_last { tiles = { eisenach = "tile_melanchthon" } }
  travel(m)
  m:expect("seat1.tiles", { "tile_katharina" })
  m:expect("marburg", { "tile_luther" })
  m:expect("worms", { "tile_tetzel" })
  m:expect("augsburg", { "tile_cranach" })
  m:expect("tile_stack", { "tile_friedrich" })
  m:expect("eisenach", { "tile_melanchthon" })
  m:expect("erfurt", {})
  m:expect("asked", "seat1 actions")
end)

scenario("L07: the new tile where the traveller stands is not taken", function()
  local m = before_last {}
  travel(m)
  m:expect("frankfurt", { "seat1.figure", "tile_karl" })
  m:expect("seat1.tiles", { "tile_katharina" })
end)

scenario("L05: while a tile is left in the region, nothing is laid", function()
  local m = before_last { tiles = { augsburg = "tile_melanchthon" } }
  travel(m)
  m:expect("frankfurt", { "seat1.figure" })
  equal(m:count("tile_stack"), 5)
end)

scenario("L05: region_refill = event_only: the region stays empty", function()
  local m = before_last { set = { region_refill = "event_only" } }
  travel(m)
  for _, place in ipairs { "marburg", "worms", "augsburg" } do m:expect(place, {}) end
  equal(m:count("tile_stack"), 5)
end)

scenario("L06: too few tiles: they are laid in the order of the map", function()
  local m = before_last { stack = { "tile_luther", "tile_karl" } }
  travel(m)
  m:expect("marburg", { "tile_luther" })
  m:expect("frankfurt", { "seat1.figure", "tile_karl" })
  m:expect("worms", {})
  m:expect("augsburg", {})
end)

scenario("L06: no tile is left: none is laid", function()
  for _, short in ipairs { "in_order", "active_player_chooses", "none" } do
    local m = before_last { stack = {}, set = { refill_short = short } }
    travel(m)
    m:expect("asked", "seat1 actions")
    for _, place in ipairs { "marburg", "worms", "augsburg" } do m:expect(place, {}) end
  end
end)

scenario("L06: refill_short = active_player_chooses: the player says where they go", function()
  local m = before_last { stack = { "tile_luther", "tile_karl" }, set = { refill_short = "active_player_chooses" } }
  travel(m)
  m:expect("options", { "marburg", "frankfurt", "worms", "augsburg" })
  m:refused("seat1", "where_tiles", "worms", "choose exactly 2, not 1")
  m:answer("seat1", "where_tiles", "worms", "augsburg")
  m:expect("worms", { "tile_luther" })
  m:expect("augsburg", { "tile_karl" })
  m:expect("marburg", {})
end)

scenario("L06: refill_short = none: too few for all, so none is laid", function()
  local m = before_last { stack = { "tile_luther", "tile_karl", "tile_tetzel" }, set = { refill_short = "none" } }
  travel(m)
  for _, place in ipairs { "marburg", "worms", "augsburg" } do m:expect(place, {}) end
  equal(m:count("tile_stack"), 3)
end)

scenario("L06: refill_short = none: just enough are laid", function()
  local m = before_last { stack = { "tile_luther", "tile_karl", "tile_tetzel", "tile_cranach" }, set = { refill_short = "none" } }
  travel(m)
  m:expect("augsburg", { "tile_cranach" })
end)

scenario("L09: the tile is taken without asking", function()
  local m = before_last { tiles = { augsburg = "tile_melanchthon" } }
  travel(m)
  m:expect("asked", "seat1 actions")
  m:expect("seat1.tiles", { "tile_katharina" })
end)

scenario("L09: tile_pickup = optional: the traveller may leave it, and then no region is refilled", function()
  local m = before_last { set = { tile_pickup = "optional" } }
  travel(m)
  m:expect("text", "Do you take the tile Katharina von Bora?")
  m:answer("seat1", "take_tile", false)
  m:expect("frankfurt", { "tile_katharina", "seat1.figure" })
  m:expect("seat1.tiles", {})
  equal(m:count("tile_stack"), 5)
end)

scenario("L09: tile_pickup = optional: or take it", function()
  local m = before_last { set = { tile_pickup = "optional" } }
  travel(m)
  m:answer("seat1", "take_tile", true)
  m:expect("seat1.tiles", { "tile_katharina" })
  m:expect("marburg", { "tile_luther" })
end)

scenario("L09: tile_pickup = optional: where no tile lies nothing is asked", function()
  local m = before_last { set = { tile_pickup = "optional" }, tiles = { augsburg = "tile_katharina" } }
  travel(m)
  m:expect("asked", "seat1 actions")
end)
