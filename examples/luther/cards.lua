-- Luther: what is printed on the special cards.

-- id = { effect, numbers and places by name, copies }
local events = {
  ring_1 = { "ring", { path = "eisenach_frankenhausen" } },
  ring_2 = { "ring", { path = "frankfurt_eisenach" } },
  ring_3 = { "ring", { path = "worms_augsburg" } },
  ring_4 = { "ring", { path = "augsburg_nimbschen" } },
  ring_5 = { "ring", { path = "eisleben_magdeburg" } },
  ring_6 = { "ring", { path = "erfurt_leipzig" } },
  all_draw = { "all_draw", { cards = 2, theirs = 1 }, 2 },
  all_discard = { "all_discard", { cards = 1, theirs = 2 }, 2 },
  refill_region = { "refill_region", {}, 2 },
  region_draw_red = { "region_draw", { region = "red", cards = 2 } },
  region_draw_orange = { "region_draw", { region = "orange", cards = 2 } },
  region_draw_green = { "region_draw", { region = "green", cards = 2 } },
  self_draw = { "self_draw", { cards = 3 } },
  region_discard = { "region_discard", { region = "orange", cards = 1 } },
  pass_left = { "pass_left", { cards = 1 } },
  refill_one = { "refill_one", {} },
  lowest_draw = { "lowest_draw", { cards = 2 } },
}
local benefits = {
  points_worms = { "location_points", { location = "worms", points = 3 } },
  points_wittenberg = { "location_points", { location = "wittenberg", points = 3 } },
  points_augsburg = { "location_points", { location = "augsburg", points = 3 } },
  points_erfurt = { "location_points", { location = "erfurt", points = 3 } },
  points_leipzig = { "location_points", { location = "leipzig", points = 3 } },
  points_eisenach = { "location_points", { location = "eisenach", points = 3 } },
  region_red = { "region_points", { region = "red", location = "marburg", points = 2, points_there = 4 } },
  region_orange = { "region_points", { region = "orange", location = "frankenhausen", points = 2, points_there = 4 } },
  region_green = { "region_points", { region = "green", location = "magdeburg", points = 2, points_there = 4 } },
  relocate = { "relocate", {}, 3 },
  double_card = { "double_card", { cards = 1 }, 3 },
  keep_nimbschen = { "draw_keep", { cards = 5, keep = 3, location = "nimbschen", keep_there = 4 } },
  keep_frankfurt = { "draw_keep", { cards = 5, keep = 3, location = "frankfurt", keep_there = 4 } },
  exchange = { "exchange", { cards = 3 }, 2 },
  extra_step = { "extra_step", { steps = 1 } },
}

for kind, cards in pairs { event = events, benefit = benefits } do
  scenario("the " .. kind .. " cards, their effects, numbers and copies", function()
    local m = match "luther"
    local copies, n = {}, 0
    for _, card in ipairs(m:get("specials")) do
      if m:get(card .. ".kind") == kind then copies[card] = (copies[card] or 0) + 1 end
    end
    for card, v in pairs(cards) do
      n = n + 1
      equal(copies[card], v[3] or 1, "copies of " .. card)
      m:expect(card .. "." .. kind, v[1])
      for field, value in pairs(v[2]) do m:expect(card .. "." .. field, value) end
    end
    equal(#game("luther"):pieces(kind), n)
  end)
end

scenario("every ring card has a path of its own, and there are more of them than rings", function()
  local m, paths, n = match "luther", {}, 0
  for card, v in pairs(events) do
    if v[1] == "ring" then
      local path = m:get(card .. ".path")
      ok(not paths[path], path)
      paths[path], n = true, n + 1
    end
  end
  ok(n >= 5, "a fifth ring card finds all four rings on the map")
end)
