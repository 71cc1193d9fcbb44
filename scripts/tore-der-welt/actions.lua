-- Die Tore der Welt: what the five action cards do. T.. numbers a reading (base.toml).

-- Victory points become goods of the player's choice, one by one.
function rules.effect.points_to_goods(g, me, card)
  for _ = 1, math.min(card.times, me.points) do
    local good = me:may_choose("buy", g.list.good)
    if not good then return end
    me:lose("points", 1)
    me:gain(good, 1)
  end
end

-- Goods become a victory point each.
function rules.effect.goods_to_points(g, me, card)
  for _ = 1, math.min(card.times, rules.goods(g, me)) do
    local good = me:may_choose("give", g.list.good)
    if not good then return end
    me:lose(good, 1)
    me:gain("points", 1)
  end
end

-- Goods become other goods, one by one (T18). What is received comes when all is given, so it is not given again (T17).
function rules.effect.goods_to_goods(g, me, card) rules.swap(g, me, math.min(card.times, rules.goods(g, me))) end
function rules.swap(g, me, times)
  if times == 0 then return end
  local given = me:may_choose("give", g.list.good)
  if not given then return end
  me:lose(given, 1)
  local received = me:choose("receive", g.list.good, given)
  rules.swap(g, me, times - 1)
  me:gain(received, 1)
end
function rules.is.owned(g, me, good) return me[good] > 0 end
function rules.is.different(g, me, good, other) return good ~= other end

-- The good at the arrow, the same for all (T20), and another one (T19).
function rules.effect.use_favor(g, me)
  local good = rules.arrow_good(g)
  me:gain(good, 1)
  me:gain(me:choose("other_good", g.list.good, good), 1)
end

-- All played cards come back, this one too (T16), and a victory point.
function rules.effect.take_up(g, me, card)
  me.played:move(me.hand)
  me:gain("points", card.points)
end
