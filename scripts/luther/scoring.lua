-- Luther: the final scoring. L.. numbers a reading (base.toml).

-- Sets of different portraits: one of each kind owned, again and again (L35).
function rules.phase.score_sets(g, me)
  while not me.tiles:is_empty() do
    local set = me.tiles:one_of_each("portrait")
    set:move(me.sets)
    me:gain("points", g.rule.set_points[set:count()])
  end
end

-- The most and the second most Luther tiles score, all tied players alike (L31, L32).
function rules.phase.score_luther(g)
  local owners = g.everyone
  if not g.rule.majority_zero_scores then owners = owners:with("luther_tiles") end
  local most = owners:most("luther_tiles")
  most:gain("points", g.rule.most_luther)
  if rules.majority_ties(most) then
    owners:without(most):most("luther_tiles"):gain("points", g.rule.second_luther)
  end
end
function rules.majority_ties.dense() return true end
function rules.majority_ties.skip_second(most) return most:count() == 1 end
function rules.luther_tiles(g, player)
  return player.tiles:where("portrait", "luther"):count() + player.sets:where("portrait", "luther"):count()
end

-- What is left: days of provisions, portrait and benefit cards, by L20 event cards too.
function rules.phase.score_rest(g, me)
  me:gain("points", math.floor(rules.days_held(g, me) / g.rule.days_per_point))
  me:gain("points", me.hand:count())
  if g.rule.unused_events_score then me:gain("points", me.events:count() + me.late_events:count()) end
end
function rules.days_held(g, player) return player.provisions:sum("days") end
function rules.tiles_left(g) return g.tile_stack:count() end
