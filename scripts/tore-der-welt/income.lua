-- Die Tore der Welt: step 3, income or an action. T.. numbers a reading (base.toml).

-- Each player takes income or plays a card for its action; the start player also receives the good at the arrow.
function rules.phase.income(g, me) rules.arrow_bonus(g, me) end
function rules.arrow_bonus.after(g, me)
  rules.play_card(g, me)
  rules.good_at_arrow(g, me)
end
function rules.arrow_bonus.before(g, me)
  rules.good_at_arrow(g, me)
  rules.play_card(g, me)
end
function rules.good_at_arrow(g, me)
  if me == g.everyone:first() then me:gain(rules.arrow_good(g), g.rule.arrow_goods) end
end

-- Who has no card left takes all back (T15): as soon as the last is resolved, or by a knob when one is needed.
function rules.play_card(g, me)
  if me.hand:is_empty() and rules.is.good_at_corner(g, me) then me.played:move(me.hand) end
  me:act()
  if me.hand:is_empty() and (not g.rule.return_optional or me:agrees("return_cards")) then
    me.played:move(me.hand)
  end
end

-- What the arrow points to, and what a corner shows. Edges and corners are numbered 1 to 4 clockwise, from north and from
-- north-west. A quarter turn carries what is printed at one to the next: what is at number n now was printed so many before.
function rules.arrow_good(g)
  local event = g.placed:first()
  return g.favors[(g.favors[event.arrow].number - 1 + event:facing()) % 4 + 1]:first().id
end
function rules.corner(g, me) return rules.shown_at(g, rules.corner_mode(g, me), g.placed:first():facing()) end
function rules.shown_at(g, corner, turns) return g.placed:first().corners[(corner - 1 - turns) % 4 + 1] end

-- The corner a player sits at (T04): two players sit across, side by side, or at two corners each.
function rules.corner_mode.spaced(g, me)
  if g.everyone:count() == 2 then return 2 * me.number - 1 end
  return me.number
end
function rules.corner_mode.adjacent(g, me) return me.number end
function rules.corner_mode.double(g, me) return 2 * me.number - 1 + me.next_corner end
function rules.sits_at(g, me) return rules.corner_mode(g, me) end   -- for the drawing
function rules.phase.pick_corner(g, me)
  if me:agrees("next_corner") then me:gain("next_corner", 1) end
end
function rules.first_corner(g, me) return rules.shown_at(g, 2 * me.number - 1, g.placed:first():facing()) end
function rules.second_corner(g, me) return rules.shown_at(g, 2 * me.number, g.placed:first():facing()) end

-- Victory points at the corner come without a card (T13). A good: as many as an action card says beside it (T12).
function rules.action.points(g, me) me:gain("points", g.rule.corner_points) end
function rules.is.points_at_corner(g, me) return rules.corner(g, me) == "points" end
function rules.action.income(g, me, card)
  card:move(me.played)
  me:gain(rules.corner(g, me), rules.brings(g, card))
end
function rules.brings(g, card) return card.income[rules.corner(g, card.owner)] end
function rules.is.good_at_corner(g, me) return rules.corner(g, me) ~= "points" end

-- Instead, a card can be played for its action, whatever the corner shows.
function rules.action.use(g, me, card)
  card:move(me.played)
  card:run("action", me)
end

-- Victory points become goods of the player's choice, one by one.
function rules.effect.points_to_goods(g, me, card)
  for _ = 1, card.times do
    if me.points <= 0 then return end
    local good = me:may_choose("buy", g.list.good)
    if not good then return end
    me:lose("points", 1)
    me:gain(good, 1)
  end
end

-- Goods become a victory point each.
function rules.effect.goods_to_points(g, me, card)
  for _ = 1, card.times do
    local good = me:may_choose("give", g.list.good)
    if not good then return end
    me:lose(good, 1)
    me:gain("points", 1)
  end
end

-- Goods become other goods, one by one (T18). What is received comes when all is given, so it is not given again (T17).
function rules.effect.goods_to_goods(g, me, card) rules.swap(g, me, card.times) end
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

-- Beside the choice of a favor: what the corners would show.
function rules.yours(g, favor) return rules.shown_at(g, rules.corner_mode(g, g.everyone:first()), rules.turns(g, favor)) end
function rules.north_west(g, favor) return rules.shown_at(g, 1, rules.turns(g, favor)) end
function rules.north_east(g, favor) return rules.shown_at(g, 2, rules.turns(g, favor)) end
function rules.south_east(g, favor) return rules.shown_at(g, 3, rules.turns(g, favor)) end
function rules.south_west(g, favor) return rules.shown_at(g, 4, rules.turns(g, favor)) end
