-- Pilgrims, a house rule: what the new card does, and points for long ways.

-- Safe conduct: provisions for each other figure in the player's location.
function rules.effect.safe_conduct(g, me, card)
  rules.draw(g, me, card.cards * rules.others_here(me))
end
function rules.is.company(g, me) return rules.others_here(me) > 0 end
function rules.others_here(me) return me.figure:place():where("kind", "figure"):count() - 1 end

-- A way of three locations brings a point more.
function rules.travel_points(g, way)
  local points, halves = base.travel_points(g, way)
  if way.steps == 3 then points = points + g.rule.long_way end
  return points, halves
end
