-- Saltmarsh: errands and work, in the order of [action].

-- Errands are run one after another, each once.
function rules.phase.errands(g, me)
  while me:act() do end
end
function rules.action.errand(g, me, crew, target) crew:run("errand", me, target) end

-- Barter one good for another. Sell goods of one kind, two for a point.
function rules.action.barter(g, me, good, other)
  me:lose(good, 1)
  me:gain(other, 1)
end
function rules.action.sell(g, me)
  local good = me:choose("sell_good", g.list.good)
  local n = me:choose("sell_count", g:numbers(1, me[good]))
  me:lose(good, n)
  me:gain("points", math.floor(n / 2))
end
function rules.is.in_store(g, me, good) return me:has(good) end
function rules.is.another(g, me, other, good) return other ~= good end
function rules.is.goods_in_store(g, me) return g.list.good:any("in_store", me) end

-- Nobody goes home before the hungry of the house were sent out once.
function rules.is.all_fed(g, me)
  for crew in me.house:where("hungry", true) do
    if not me:did("errand", crew) then return false end
  end
  return true
end

-- Work goes around the table, one action each, until all rest.
function rules.phase.work(g, me) me:act() end
function rules.is.time_left(g, me) return me:has("hours") end

-- Sail: choose a way, pay its toll, go there.
function rules.action.sail(g, me, port)
  local route = me:choose("route", rules.ways(g, me, port), rules.coins(g, me))
  me:lose("hours", 1)
  me:pay("toll", me.purse, rules.toll_due(g, route), me.tolls_paid):discard()
  me.barge:move(port)
end
function rules.ways(g, me, port) return g.board:routes(me.barge:place(), port, rules.reach(g), false) end

-- The wind: a path less in a calm, one more in foul weather.
function rules.reach(g)
  if g.mast:first():facing() == "calm" then return math.max(1, g.rule.sail_reach - 1) end
  if g.mast:first():facing() == "foul" then return g.rule.sail_reach + 1 end
  return g.rule.sail_reach
end
function rules.is.elsewhere(g, me, port) return me.barge:place() ~= port end
function rules.is.in_reach(g, me, port) return not rules.ways(g, me, port):is_empty() end
function rules.is.toll_payable(g, me, port) return rules.ways(g, me, port):any("payable", me, rules.coins(g, me)) end
function rules.is.payable(g, me, route, coins) return rules.toll_due(g, route) <= coins end

-- Every buoy on the way takes one off its toll. A coin that counts double is the best one.
function rules.toll_due(g, route) return math.max(0, route.toll - route:pieces():count()) end
function rules.coins(g, me)
  local coins = me.purse:sum("worth")
  if me.tolls_paid > 0 and not me.purse:is_empty() then coins = coins + me.purse:most("worth"):first().worth end
  return coins
end

-- Load: as many goods as wanted and as the barge holds, one by one, each in its crate.
function rules.action.load(g, me)
  me:lose("hours", 1)
  for _ = 1, rules.room(g, me) do
    local good = me:may_choose("cargo", g.list.good)
    if not good then return end
    me:lose(good, 1)
    g.cooperage:where("good", good):first():move(me.barge.hold)
  end
end
function rules.room(g, me) return g.rule.barge_room - me.barge.hold:count() end
function rules.is.at_home(g, me) return me.barge:place() == g.board.altsiel end
function rules.is.room_aboard(g, me) return rules.room(g, me) > 0 end

-- Deliver: the crates are unloaded, the order is kept; a point more for the good that the mill favours.
function rules.action.deliver(g, me, order)
  rules.cargo_for(me, order):first(order.crates):discard()
  me:gain("points", order.points)
  if order.good == rules.favoured(g) then me:gain("points", 1) end
  order:move(me.ledger)
end
function rules.cargo_for(me, order) return me.barge.hold:where("good", order.good) end
function rules.is.in_port(g, me, order) return me.barge:place() == order.port end
function rules.is.cargo_aboard(g, me, order) return rules.cargo_for(me, order):count() >= order.crates end

-- Salvage a chest that lies on the sands; it stays shut until the season ends.
function rules.action.salvage(g, me)
  me:lose("hours", 1)
  g.seabed:deal(me.chests)
end
function rules.is.on_sands(g, me) return me.barge:place().sands end
function rules.is.chest_left(g) return not g.seabed:is_empty() end

-- Play a card (cards.lua). After hours, as the last player may, it takes no time.
function rules.action.play(g, me, card, target)
  me:lose("hours", 1)
  card:discard()
  card:run("work", me, target)
end

-- Rest: only with nothing to deliver; a spent coin may be taken back.
function rules.action.rest(g, me)
  local coin = me:may_choose("take_back", me.spent)
  if coin then coin:move(me.purse) end
end
function rules.is.nothing_to_deliver(g, me) return not me:can("deliver") end
