-- Luther: the benefit cards, in the order of [benefit]. All look at the moment they are played in (L37).

-- Points for being in this location.
function rules.effect.location_points(g, me, card)
  if rules.is.at_location(g, me, card) then me:gain("points", card.points) end
end
function rules.is.at_location(g, me, card) return me.figure:place() == card.location end

-- Points for everyone in this region; in one of its locations, more instead.
function rules.effect.region_points(g, me, card)
  for player in rules.in_region(me, card) do
    local points = card.points
    if rules.is.at_location(g, player, card) then points = card.points_there end
    player:gain("points", points)
  end
end
function rules.is.anyone_in_region(g, me, card) return not rules.in_region(me, card):is_empty() end

-- For a trip still to come (L48): start from any location (L38); one card paid counts double (L49); one location farther.
function rules.effect.relocate(g, me) me.figure:move(me:choose("relocate", g.board)) end
function rules.effect.double_card(g, me, card) me:gain("double_cards", card.cards) end
function rules.effect.extra_step(g, me, card) me:gain("extra_steps", card.steps) end
function rules.is.before_travel(g, me) return not me:did("travel") end

-- Draw some provisions and keep most of them, one more in the location of the card (L39).
function rules.effect.draw_keep(g, me, card)
  local keep = card.keep
  if rules.is.at_location(g, me, card) then keep = card.keep_there end
  g.provision_stack:deal(me.drawn, card.cards)
  me:choose_some("keep", me.drawn, keep):move(me.provisions)
  me.drawn:discard()
end
function rules.is.provisions_left(g) return g.provision_stack:count() + g.provision_discard:count() > 0 end

-- Give up some provisions at once and draw as many, with special cards (L40, L47).
function rules.effect.exchange(g, me, card)
  local cards = me:choose_some("exchange", me.provisions, 0, card.cards)
  cards:discard()
  rules.draw_with_specials(g, me, cards:count())
end
function rules.is.holding_some(g, me) return rules.days_held(g, me) > 0 end
