-- Die Tore der Welt: step 3, income or an action. T.. numbers a reading (base.toml).

-- Each player takes income or plays a card for its action. Then, or by T36 before, the start player also receives the
-- good at the arrow (T14).
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

-- Victory points at the corner come without a card (T13).
function rules.action.points(g, me) me:gain("points", g.rule.corner_points) end
function rules.is.points_at_corner(g, me) return rules.corner(g, me) == "points" end

-- A good at the corner: as many as an action card says beside it, also none (T12).
function rules.action.income(g, me, card)
  card:move(me.played)
  me:gain(rules.corner(g, me), rules.brings(g, card))
end
function rules.brings(g, card) return card.income[rules.corner(g, card.owner)] end
function rules.is.good_at_corner(g, me) return rules.corner(g, me) ~= "points" end

-- Instead, a card can be played for its action, whatever the corner shows: actions.lua.
function rules.action.use(g, me, card)
  card:move(me.played)
  card:run("action", me)
end
