-- Saltmarsh: what coins, crew, knacks and chests do, in the order of [effect].

-- Coins. The lucky penny; the clipped coin.
function rules.effect.luck(g, me) me:gain("lucky", 1) end
function rules.effect.exposed(g, me, coin) me:lose("points", coin.fine) end

-- Crew. Bring goods; save time; toll coins that count double, unless you have gone to sell.
function rules.effect.bring(g, me, crew) me:gain(crew.brings) end
function rules.effect.pilotage(g, me, crew) me:gain("hours", crew.saved) end
function rules.effect.toll_pass(g, me) me:gain("tolls_paid", 1) end
function rules.is.before_sale(g, me) return not me:did("sell") end

-- Hungry crew: what is missing of the fish is paid in points.
function rules.effect.feed(g, me, crew)
  local missing = me:lose("fish", 1)
  if missing > 0 then me:lose("points", missing) else me:gain("points", crew.reward) end
end

-- Make points of goods.
function rules.effect.build(g, me, crew)
  me:lose(crew.price)
  me:gain("points", crew.reward)
end
function rules.is.affordable(g, me, crew) return me:has(crew.price) end

-- Look at a chart. Take a crate from a barge that lies in the same place or the next.
function rules.effect.spy(g, me, crew, barge) me:look(barge.owner.secret) end
function rules.effect.tow(g, me, crew, barge)
  barge.hold:where("good", crew.good):first():move(me.barge.hold)
end
function rules.is.foreign(g, me, barge) return barge.owner ~= me end
function rules.is.alongside(g, me, barge)
  local here = me.barge:place()
  return barge:place() == here or here:neighbours():has(barge:place())
end
function rules.is.carries(g, me, barge, crew) return not barge.hold:where("good", crew.good):is_empty() end

-- Knacks. Blow another barge home.
function rules.effect.blow_home(g, me, card, barge) barge:move(g.board.altsiel) end
function rules.is.at_sea(g, me, barge) return barge:place() ~= g.board.altsiel end

-- Lay a buoy on a path without one.
function rules.effect.lay_buoy(g, me, card)
  g.buoy_yard:first():move(me:choose("buoy_path", g.all.path))
  me:gain("points", card.reward)
end
function rules.is.buoy_left(g) return not g.buoy_yard:is_empty() end
function rules.is.unmarked(g, me, path) return path:is_empty() end

-- Draw cards and keep some of them.
function rules.effect.flotsam(g, me, card)
  g.deck:deal(me.desk, card.cards)
  local kept = me:choose_some("flotsam", me.desk, card.keep)
  me.desk:without(kept):discard()
  kept:move(me.hand)
end

-- Everybody gives cards to the left, all at once.
function rules.effect.pass_on(g, me, card)
  g.everyone:choose_together("pass_on", card.cards)
  for player in me:clockwise() do player.desk:move(player.left.hand) end
end

-- A flood, which brings somebody ashore.
function rules.effect.flood_tide(g, me, card)
  g:gain("water", card.rise)
  g.roster:deal(me.house)
end

-- Chests. Silver; a message: swap cards; an empty box, which drifts back to be found again.
function rules.effect.treasure(g, me, chest) me:gain("points", chest.reward) end
function rules.effect.message(g, me)
  local cards = me:choose_some("swap", me.hand)
  cards:move(g.deck)
  g.deck:deal(me.hand, cards:count())
end
function rules.effect.washed_back(g, me, chest)
  chest:move(g.seabed)
  g.seabed:shuffle()
end
