-- Die Tore der Welt: steps 1 and 2. The event is drawn, then turned: each edge faces a favor, each corner a seat.

-- A match in which this event has just been drawn.
local function drawn(event, o)
  o = o or {}
  local m = match { game = "tore-der-welt", players = o.players, set = o.set, seed = o.seed }
  m:put("placed", event)
  m:begin("place_event")
  return m
end

-- What each seat's corner shows.
local function corners(m, players)
  local list = {}
  for n = 1, players do list[n] = m:get("seat" .. n .. ".corner") end
  return list
end

scenario("step 1: the top event of the chapter is drawn", function()
  local m = match "tore-der-welt"
  m:top("events.1", "godwyn", "krieg")
  m:step()
  m:expect("placed", { "godwyn" })
  equal(m:count("events.1"), 11)
  m:expect("asked", "seat1 favor")
end)

scenario("step 1: the second chapter draws from its own stack", function()
  local m = match "tore-der-welt"
  m:set("chapter", 2)
  m:top("events.2", "hospital")
  m:begin("read_event")
  m:step()
  m:expect("placed", { "hospital" })
  equal({ m:count("events.1"), m:count("events.2") }, { 12, 11 })
end)

-- Krieg gegen Frankreich: piety, cloth, cloth, points from the north-west; its arrow points south. By the favor it is
-- turned to: the quarter turns, and what then lies at the four corners, clockwise from the north-west.
for favor, v in pairs {
  building = { 0, { "piety", "cloth", "cloth", "points" } },
  medicine = { 1, { "points", "piety", "cloth", "cloth" } },
  piety    = { 2, { "cloth", "points", "piety", "cloth" } },
  cloth    = { 3, { "cloth", "cloth", "points", "piety" } },
} do
  scenario("T06, T07: the arrow at " .. favor .. ": " .. v[1] .. " quarter turns, and the corners turn with it", function()
    local m = drawn("krieg", { players = 4 })
    m:answer("seat1", "favor", favor)
    m:expect("krieg.face", v[1])
    m:expect("arrow_good", favor)
    equal(corners(m, 4), v[2])
  end)

  scenario("T04: the arrow at " .. favor .. ": three players sit at three corners, the fourth belongs to nobody", function()
    local m = drawn("krieg", { players = 3 })
    m:answer("seat1", "favor", favor)
    equal(corners(m, 3), { v[2][1], v[2][2], v[2][3] })
  end)

  scenario("T04: the arrow at " .. favor .. ": two players sit across", function()
    local m = drawn("krieg")
    m:answer("seat1", "favor", favor)
    equal(corners(m, 2), { v[2][1], v[2][3] })
  end)

  scenario("T04: the arrow at " .. favor .. ": corner_mode = adjacent: two players sit side by side", function()
    local m = drawn("krieg", { set = { corner_mode = "adjacent" } })
    m:answer("seat1", "favor", favor)
    equal(corners(m, 2), { v[2][1], v[2][2] })
  end)

  local name = { piety = "piety", cloth = "cloth", points = "victory points" }
  scenario("T04: the arrow at " .. favor .. ": corner_mode = double: two players pick one of two corners each", function()
    for _, picks in ipairs { { false, false, 1, 3 }, { false, true, 1, 4 }, { true, false, 2, 3 }, { true, true, 2, 4 } } do
      local m = drawn("krieg", { players = 2, set = { corner_mode = "double" } })
      m:answer("seat1", "favor", favor)
      m:expect("text", "Your corners show " .. name[v[2][1]] .. " and " .. name[v[2][2]] .. ". Take the second?")
      m:answer("seat1", "next_corner", picks[1])
      m:expect("text", "Your corners show " .. name[v[2][3]] .. " and " .. name[v[2][4]] .. ". Take the second?")
      m:answer("seat2", "next_corner", picks[2])
      equal(corners(m, 2), { v[2][picks[3]], v[2][picks[4]] })
    end
  end)
end

-- Every event by every turn: the arrow where it was sent, and each corner at the seat it is carried to.
scenario("T07: every event can be turned all four ways", function()
  local goods = { "piety", "cloth", "building", "medicine" }
  for _, event in ipairs(game("tore-der-welt"):pieces("event")) do
    for i, favor in ipairs(goods) do
      local m = drawn(event, { players = 4 })
      local printed = m:get(event .. ".corners")
      m:answer("seat1", "favor", favor)
      m:expect("arrow_good", favor)
      local turns = (i - m:get(event .. ".arrow")) % 4
      m:expect(event .. ".face", turns)
      for corner = 0, 3 do
        m:expect("seat" .. (corner + 1) .. ".corner", printed[(corner - turns) % 4 + 1])
      end
    end
  end
end)

scenario("T05: favor_order = random: the arrow goes to the favor where it lies", function()
  for seed = 1, 6 do
    local m = drawn("krieg", { players = 4, seed = seed, set = { favor_order = "random" } })
    local east = m:get("favors.2")[1]
    m:answer("seat1", "favor", east)
    m:expect("krieg.face", 3)                             -- from south to east
    m:expect("arrow_good", east)
    m:expect("seat1.corner", "cloth")
  end
end)

scenario("T04: corner_mode = double: each round both pick anew", function()
  local m = drawn("krieg", { set = { corner_mode = "double" } })
  m:answer("seat1", "favor", "building")
  m:answer("seat1", "next_corner", true)
  m:answer("seat2", "next_corner", true)
  m:expect("seat1.next_corner", 1)
  m:skip("favor")
  m:expect("asked", "seat2 favor")
  m:expect("seat1.next_corner", 0)
  m:answer("seat2", "favor", "piety")
  m:expect("asked", "seat2 next_corner")
end)

scenario("T04: corner_mode = adjacent changes nothing for three and four players", function()
  for players = 3, 4 do
    local m = drawn("krieg", { players = players, set = { corner_mode = "adjacent" } })
    m:answer("seat1", "favor", "medicine")
    local expected = { "points", "piety", "cloth", "cloth" }
    for n = 1, players do m:expect("seat" .. n .. ".corner", expected[n]) end
  end
end)

scenario("the start player alone places the event", function()
  local m = match { game = "tore-der-welt", players = 3 }
  m:start("seat3")
  m:put("placed", "krieg")
  m:begin("place_event")
  m:expect("asked", "seat3 favor")
  m:answer("seat3", "favor", "piety")
  m:expect("asked", "seat3 actions")
end)

scenario("beside each favor stands what the corners would show, from the start player's own on", function()
  local m = drawn("krieg", { players = 4 })
  local function shown(favor) return { m:rule("yours", favor), m:rule("second", favor), m:rule("third", favor), m:rule("fourth", favor) } end
  equal(shown("building"), { "piety", "cloth", "cloth", "points" })
  equal(shown("medicine"), { "points", "piety", "cloth", "cloth" })
  m:start("seat2")
  equal(shown("medicine"), { "piety", "cloth", "cloth", "points" })
end)
