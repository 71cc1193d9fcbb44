-- Lübeck: what the cards do. K.. numbers a reading (base.toml).

-- Goods: a cog with an own figure lies in the city or in the one before, and is moved there (K02, K03, K42).
function rules.effect.goods(g, me, card, cog)
  cog:move(card.city)
  me:gain("points", card.value * rules.doubled(g, me, card.city))
  card:discard()
end
function rules.is.cog_in_reach(g, me, cog, card)
  local here = cog:place()
  return (here == card.city or here:neighbours():has(card.city)) and not rules.is.not_mine(g, me, cog)
end

-- Trading Voyage: a voyage starts in the city of the card (K16).
function rules.effect.trading_voyage(g, me, card, cog)
  rules.start_voyage(g, me, cog, card.city)
  card:discard()
end

-- Doubling: played like goods; from then on it multiplies what the player plays there in this round (K08, K10, K11).
function rules.effect.doubling(g, me, card, cog)
  cog:move(card.city)
  card:move(me.front)
end
function rules.doubled(g, me, city)
  local times = 1
  for card in me.front:where("city", city) do
    if g.rule.doubling_stacks then times = times * card.factor else times = card.factor end
  end
  return times
end

-- Pirates: the voyage of any cog ends; it can be used again at once (K12, K13).
function rules.effect.pirates(g, me, card, cog)
  rules.end_voyage(g, cog)
  card:discard()
end
function rules.is.outside_luebeck(g, me, cog) return cog:place() ~= g.board.luebeck end

-- Ship Change: an own figure goes from one cog to another (K14); what becomes of an emptied cog says K15.
function rules.effect.ship_change(g, me, card, cog)
  local figure = me:choose("figure", rules.figures(g, me), cog)
  local old = figure:place().of
  if rules.is.free(g, me, cog) then cog:move(old:place()) end
  figure:move(cog.aboard)
  rules.empty_cog(g, old)
  card:discard()
end
function rules.is.figure_elsewhere(g, me, cog) return rules.figures(g, me):any("at_sea", me, cog) end
function rules.is.free_or_manned(g, me, cog) return rules.is.free(g, me, cog) or rules.is.manned(g, me, cog) end
function rules.empty_cog.at_once(g, cog) rules.clear_empty(g, cog) end
function rules.empty_cog.end_of_round() end
