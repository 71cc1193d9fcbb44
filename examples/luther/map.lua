-- Luther: the map. Where one gets in a turn, by which ways, and how many days they take.

local places = { "marburg", "frankfurt", "worms", "augsburg", "eisenach", "erfurt", "frankenhausen", "eisleben", "magdeburg", "wittenberg", "leipzig", "nimbschen" }

-- A turn of seat1, who stands at a place and holds more provisions than any way costs.
local function from(place, set)
  local m = match { game = "luther", set = set }
  m:begin("turn")
  m:put(place, "seat1.figure")
  m:put("seat1.provisions", "beer_6", "beer_6", "beer_6", "beer_5")
  return m
end

-- The days of the cheapest way in a turn, or nil.
local function days(m, place)
  if not m:offers("travel", place) then return nil end
  m:answer("seat1", "travel", place)
  local first = m:options()[1]
  m:undo()
  return first
end

for region, members in pairs {
  red = { "marburg", "frankfurt", "worms", "augsburg" },
  orange = { "eisenach", "erfurt", "frankenhausen", "eisleben" },
  green = { "magdeburg", "wittenberg", "leipzig", "nimbschen" },
} do
  scenario("four locations are " .. region, function()
    local m, found = match "luther", {}
    for _, place in ipairs(places) do
      if m:get(place .. ".region") == region then table.insert(found, place) end
    end
    equal(found, members)
  end)
end

-- Days of the paths: the even map, and what the odd one has instead.
local paths = {
  frankfurt_worms = 2, frankfurt_marburg = 4, worms_augsburg = 6, marburg_eisenach = 4, frankfurt_eisenach = 6, eisenach_erfurt = 2,
  eisenach_frankenhausen = 4, erfurt_frankenhausen = 2, erfurt_eisleben = 4, frankenhausen_eisleben = 4, erfurt_leipzig = 4,
  eisleben_magdeburg = 4, eisleben_wittenberg = 4, eisleben_leipzig = 4, magdeburg_wittenberg = 4, wittenberg_leipzig = 2,
  leipzig_nimbschen = 2, wittenberg_nimbschen = 4, augsburg_nimbschen = 6,
}
local odd = { marburg_eisenach = 5, erfurt_eisleben = 3, frankenhausen_eisleben = 3 }

scenario("the days of the nineteen paths", function()
  local m = match "luther"
  for path, n in pairs(paths) do m:expect(path .. ".days", n) end
end)

scenario("map = odd: three paths are of other lengths, the examples still hold", function()
  local m = match { game = "luther", set = { map = "odd" } }
  for path, n in pairs(paths) do m:expect(path .. ".days", odd[path] or n) end
  m = from("marburg", { map = "odd" })
  m:answer("seat1", "travel", "eisleben")
  m:expect("options", { "marburg-eisenach-erfurt-eisleben", "marburg-eisenach-frankenhausen-eisleben" })
  m:answer("seat1", "route", "marburg-eisenach-erfurt-eisleben")
  m:expect("text", "What do you pay 10 days with?")
end)

scenario("LT08, L11: from Marburg to Eisleben in one turn, but not to Magdeburg", function()
  local m = from("marburg")
  ok(m:offers("travel", "eisleben"))
  m:refused("seat1", "travel", "magdeburg", "Magdeburg is 4 paths away, and a turn takes you along 3 at most.")
  m:refused("seat1", "travel", "wittenberg", "Wittenberg is 4 paths away, and a turn takes you along 3 at most.")
  m:refused("seat1", "travel", "nimbschen", "Nimbschen is 4 paths away, and a turn takes you along 3 at most.")
end)

scenario("L11: a location counts each time it is reached, ways are of one to three paths", function()
  local m = from("marburg")
  m:answer("seat1", "travel", "eisenach")
  for _, way in ipairs(m:options()) do
    local steps, at = 0, string.find(way, "-", 1, true)
    while at do
      steps, at = steps + 1, string.find(way, "-", at + 1, true)
    end
    within(steps, 1, 3, way)
  end
  ok(contains(m:options(), "marburg-eisenach"), "one path")
  ok(contains(m:options(), "marburg-eisenach-erfurt-eisenach"), "there and back at the end")
end)

scenario("max_steps: farther than three locations, or not so far", function()
  ok(from("marburg", { max_steps = 4 }):offers("travel", "magdeburg"))
  from("marburg", { max_steps = 2 }):refused("seat1", "travel", "eisleben", "Eisleben is 3 paths away, and a turn takes you along 2 at most.")
end)

-- The cheapest way from Eisleben to each place in a turn.
for place, way in pairs {
  magdeburg = "eisleben-magdeburg", wittenberg = "eisleben-wittenberg", leipzig = "eisleben-leipzig", erfurt = "eisleben-erfurt",
  frankenhausen = "eisleben-frankenhausen", eisenach = "eisleben-erfurt-eisenach", nimbschen = "eisleben-leipzig-nimbschen",
  marburg = "eisleben-erfurt-eisenach-marburg", frankfurt = "eisleben-erfurt-eisenach-frankfurt", augsburg = "eisleben-leipzig-nimbschen-augsburg",
} do
  scenario("from Eisleben to " .. place .. " the cheapest way comes first", function() equal(days(from "eisleben", place), way) end)
end

scenario("from Eisleben only Worms is out of reach", function()
  local m = from "eisleben"
  m:refused("seat1", "travel", "worms", "Worms is 4 paths away, and a turn takes you along 3 at most.")
  for _, place in ipairs(places) do
    if place ~= "worms" then ok(m:offers("travel", place), place) end
  end
end)

scenario("L17: there is one way from Augsburg to Eisenach in a turn", function()
  local m = from "augsburg"
  m:answer("seat1", "travel", "eisenach")
  m:expect("options", { "augsburg-worms-frankfurt-eisenach" })
  m:answer("seat1", "route", "augsburg-worms-frankfurt-eisenach")
  m:expect("text", "What do you pay 14 days with?")
end)

scenario("L10: circles and the same way back are ways too, and lead home", function()
  local m = from "leipzig"
  m:answer("seat1", "travel", "leipzig")
  for _, way in ipairs { "leipzig-nimbschen-leipzig", "leipzig-wittenberg-nimbschen-leipzig" } do ok(contains(m:options(), way), way) end
end)

scenario("L10: repeat_paths = false: circles stay, the same way back does not", function()
  local m = from("leipzig", { repeat_paths = false })
  m:answer("seat1", "travel", "leipzig")
  ok(contains(m:options(), "leipzig-wittenberg-nimbschen-leipzig"))
  ok(not contains(m:options(), "leipzig-nimbschen-leipzig"))
end)

scenario("L13: how far a place is said to be counts rings", function()
  local m = match "luther"
  m:begin("turn")
  m:put("marburg", "seat1.figure")
  m:put("eisenach_frankenhausen", "ring")
  m:put("seat1.provisions", "bread_4")
  m:refused("seat1", "travel", "eisleben", "The cheapest way to Eisleben costs 8 days, and you can pay 4.")
end)
