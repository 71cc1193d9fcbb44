-- Luther: the event cards, in the order of [event]. The active player comes first, then clockwise (L51).

-- Pathway ring: on the card's path (L14). With none in the supply, the player may move one there (L15).
function rules.effect.ring(g, me, card)
  if not card.path:is_empty() then return rules.ring_duplicate(g, me) end
  local ring = g.ring_supply:first() or me:may_choose("move_ring", g.all.ring)
  if ring then ring:move(card.path) end
end
function rules.ring_duplicate.no_effect() end
function rules.ring_duplicate.move_other(g, me)
  local ring = me:may_choose("move_ring", g.all.ring)
  if ring then ring:move(me:choose("ring_path", g.all.path)) end
end
function rules.is.path_free(g, me, path) return path:is_empty() end

-- The player and each opponent draw, in turn order.
function rules.effect.all_draw(g, me, card)
  rules.draw(g, me, card.cards)
  for opponent in me:others() do rules.draw(g, opponent, card.theirs) end
end

-- The player and each opponent discard what they have to, in turn order (L21).
function rules.effect.all_discard(g, me, card)
  rules.event_discard(me, card.cards)
  for opponent in me:others() do rules.event_discard(opponent, card.theirs) end
end
function rules.event_discard.owner_chooses(player, n) player:choose_some("discard", player.provisions, n):discard() end
function rules.event_discard.random(player, n) player.provisions:random(n):discard() end

-- New portrait tiles: in all empty locations of the player's region, or in one empty location anywhere (L52).
function rules.effect.refill_region(g, me)
  rules.lay_tiles(g, me, g.board:where("region", rules.figure_region(g, me)):only("without_tile", me))
end
function rules.effect.refill_one(g, me)
  if g.tile_stack:is_empty() then return end
  local place = me:choose("tile_place", g.board)
  if place then g.tile_stack:deal(place) end
end
function rules.is.without_tile(g, me, place) return rules.tile_there(g, place):is_empty() end

-- Everyone in a region draws, with special cards. Everyone in a region discards.
function rules.effect.region_draw(g, me, card)
  for player in rules.in_region(me, card) do rules.draw_with_specials(g, player, card.cards) end
end
function rules.effect.region_discard(g, me, card)
  for player in rules.in_region(me, card) do rules.event_discard(player, card.cards) end
end
function rules.in_region(me, card) return me:clockwise():where("figure_region", card.region) end
function rules.figure_region(g, player) return player.figure:place().region end

-- The player draws. Those with the fewest points draw; half points are counted where they are kept (L04).
function rules.effect.self_draw(g, me, card) rules.draw(g, me, card.cards) end
function rules.effect.lowest_draw(g, me, card)
  for player in me:clockwise():least("points"):least("half_points") do rules.draw(g, player, card.cards) end
end

-- Everyone who has provisions passes some of own choice to the left, all at once.
function rules.effect.pass_left(g, me, card)
  g.everyone:with("days_held"):choose_together("pass_left", card.cards)
  for player in me:clockwise() do player.passing:move(player.left.provisions) end
end
