-- Saltmarsh: the storm night, and the turn of the season.

-- A surge. The top storm beats against the dike and does what it says; then it goes back among the others.
function rules.phase.surge(g)
  g.storms:deal(g.sky)
  local storm = g.sky:first()
  g:lose("dike", storm.force)
  storm:run("blow", g.everyone:first())
  storm:discard()
end
function rules.is.dike_broken(g) return not g:has("dike") end

-- Everybody in turn may shore the dike with a good, for a point; who does not lets it crumble.
function rules.phase.shore(g, me)
  local good = me:may_choose("shore", g.list.good)
  if good then
    me:lose(good, 1)
    me:gain("points", 1)
    me:gain("watch", 1)
    g:gain("dike", 1)
  else
    g:lose("dike", 1)
  end
end

-- A breach takes the lowest plot of everybody who kept no watch, and from the others only a peat.
function rules.phase.breach(g)
  g:gain("breaches", 1)
  for player in g.everyone do
    if g.rule.watch_spares and player.watch > 0 then
      player:lose("peat", 1)
    else
      player.land:least("height"):first(1):discard()
    end
  end
end

-- Chests are opened at the end of a season.
function rules.phase.open_chests(g)
  for player in g.everyone do player.chests:run("opened", player) end
  g.everyone.chests:discard()
end

-- Storms. Barges at sea lose a crate by lot. Salt gets wet; what is missing costs points.
function rules.effect.scatter(g, me)
  for barge in g.all.barge:only("at_sea", me) do barge.hold:random():discard() end
end
function rules.effect.soak(g, me, storm)
  for player in me:clockwise() do player:lose("points", player:lose("salt", storm.salt_lost)) end
end

-- A new season begins with the poorest; coins come back, and the dike is mended.
function rules.phase.new_season(g)
  g.everyone:least("points"):first():begins()
  for player in g.everyone do player.spent:move(player.purse) end
  g:gain("dike", g.rule.mending)
end
function rules.is.another_season(g) return g.season < g.rule.seasons end
