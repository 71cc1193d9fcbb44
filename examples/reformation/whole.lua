-- Reformation: whole matches, by bots and step by step, and every way the knobs can stand.

-- What holds in any match at any time: 20 territories and 36 cards a side, each in one place.
local function check_pieces(m)
  local g = game "reformation"
  local places = { "territories", "bid_cards", "extra_bid_cards", "protestant.victory_pile", "catholic.victory_pile", "box" }
  local n = 0
  for _, place in ipairs(places) do n = n + m:count(place) end
  equal(n, 20, "territories")
  for _, side in ipairs { "protestant", "catholic" } do
    n = 0
    for _, zone in ipairs { "deck", "hand", "bid", "discards", "unseen" } do n = n + m:count(side .. "." .. zone) end
    equal(n, #g:pieces(side), side)
  end
end

scenario("whole matches end with all territories captured", function()
  for seed = 1, 10 do
    local m = match { game = "reformation", seed = seed }
    m:play()
    m:expect("over", true)
    check_pieces(m)
    equal(m:get("protestant.captured") + m:get("catholic.captured"), 20)
    equal(m:get("protestant.population") + m:get("catholic.population"), 100)
    local p, c = m:get("protestant.population"), m:get("catholic.population")
    m:expect("winner", p > c and "protestant" or c > p and "catholic" or nil)
  end
end)

scenario("the same seed gives the same match, another seed another", function()
  local ends = {}
  for i, seed in ipairs { 7, 7, 8 } do
    local m = match { game = "reformation", seed = seed }
    m:play()
    ends[i] = m:get("hash")
  end
  equal(ends[1], ends[2])
  ok(ends[1] ~= ends[3], "another match")
end)

scenario("undo and redo lead through a match and back", function()
  local m = match { game = "reformation", seed = 3 }
  m:play("second_bid")
  local here, asked, log = m:get("hash"), m:get("asked"), m:log()
  local n = m:get("decisions")
  m:undo(n)
  m:expect("decisions", 0)
  m:expect("asked", "protestant event")
  m:redo(n)
  m:expect("asked", asked)
  m:expect("hash", here)
  equal(m:log(), log)
end)

-- Each value of each knob, one at a time.
local g = game "reformation"
for _, knob in ipairs(g:knobs()) do
  for _, word in ipairs(g:words(knob)) do
    scenario(knob .. " = " .. word .. " plays to the end", function()
      for seed = 1, 3 do
        local m = match { game = "reformation", seed = seed, set = { [knob] = word } }
        m:play()
        m:expect("over", true)
        check_pieces(m)
      end
    end)
  end
end

scenario("random against random: what the rules come to", function()
  local r = simulate { game = "reformation", games = 1500, bots = "random" }
  equal(r.games, 1500)
  within(r.wins.protestant / r.games, 0.50, 0.59, "Protestant wins")
  within(r.wins.catholic / r.games, 0.355, 0.445, "Catholic wins")
  within(r.shared / r.games, 0.03, 0.08, "draws")
  within(r.decisions, 56.5, 60, "decisions a match")
  within(r.metrics.turns, 7.2, 7.7, "turns a match")
  within(r.metrics.population.protestant + r.metrics.population.catholic, 99.99, 100.01, "points in all")
end)

scenario("Short Reformation: hands of six, Calvin counts 8, bids of at most three cards", function()
  local m = match { game = "reformation", with = "short" }
  m:expect("rule.hand_size", 6)
  m:step(3)
  equal(m:count("protestant.hand"), 6)
  m:expect("john_calvin.ip", 8)
  m:skip("first_bid")
  local hand = m:get("protestant.hand")
  m:refused("protestant", "bid", hand[1], hand[2], hand[3], hand[4], "choose at most 3, not 4")
  m:answer("protestant", "bid", hand[1], hand[2], hand[3])
  equal(m:count("protestant.hand"), 6, "nothing moves before both have bid")
  m:answer("catholic", "bid")
  equal(m:count("protestant.discards"), 3)
end)
