-- Luther: action a, travel, and the portrait tiles where a trip ends. L.. numbers a reading (base.toml).

-- Travel: pay the days of the way, gain points for half of them, take the portrait tile at its end.
function rules.action.travel(g, me, place)
  local way = me:choose("route", rules.ways(g, me, place), rules.purse(g, me))
  local days = rules.ring_use(g, me, way)
  me:pay("days", me.provisions, days, me.double_cards):discard()
  me.figure:move(place)
  rules.score_trip(g, me, way)
  rules.take_tile(g, me, place)
end

-- The ways there: so many locations at most, circles included (L10, L11).
function rules.ways(g, me, place)
  return g.board:routes(me.figure:place(), place, rules.reach(g, me), g.rule.repeat_paths)
end
function rules.reach(g, me) return g.rule.max_steps + me.extra_steps end
function rules.is.in_reach(g, me, place) return not rules.ways(g, me, place):is_empty() end
function rules.is.way_payable(g, me, place) return rules.ways(g, me, place):any("payable", me, rules.purse(g, me)) end
function rules.is.payable(g, me, way, purse) return rules.days_to_pay(g, way) <= purse end

-- What people read about a place before they go there.
function rules.steps_there(g, place, me)
  local steps = 1
  while g.board:routes(me.figure:place(), place, steps):is_empty() do steps = steps + 1 end
  return steps
end
function rules.days_there(g, place, me)
  return rules.days_to_pay(g, rules.ways(g, me, place):least("days_to_pay"):first())
end
function rules.tile_there(g, place) return place:where("kind", "tile") end

-- What the provisions can pay: all their days, and the best card's once more if one counts double (L49).
function rules.purse(g, me)
  local days = rules.days_held(g, me)
  if me.double_cards == 0 or me.provisions:is_empty() then return days end
  return days + me.provisions:most("days"):first().days
end

-- A pathway ring makes its path free once and then goes back to the supply (L13).
function rules.days_to_pay(g, way) return way.days - way:pieces():sum("days_saved") end
function rules.days_saved(g, ring) return ring:place().days end
function rules.ring_use.automatic(g, me, way)
  local days = rules.days_to_pay(g, way)
  way:pieces():move(g.ring_supply)
  return days
end
function rules.ring_use.optional(g, me, way)
  local days = rules.days_to_pay(g, way)
  for ring in way:pieces() do
    if me:may_choose("leave_ring", ring, days) then
      days = days + rules.days_saved(g, ring)
    else
      ring:move(g.ring_supply)
    end
  end
  return days
end
function rules.is.ring_to_spare(g, me, ring, days) return days + rules.days_saved(g, ring) <= rules.purse(g, me) end

-- Half the days of the whole way, in points, paid or not (L03, L04, L16), and the half point over where it is kept:
-- two of those make a point.
function rules.score_trip(g, me, way)
  local points, halves = rules.travel_points(g, way)
  me:gain("points", points)
  me:gain("half_points", halves)
  if me.half_points == 2 then
    me:lose("half_points", 2)
    me:gain("points")
  end
end
function rules.travel_points(g, way) return rules.travel_rounding(way.days) end
function rules.travel_rounding.down(days) return math.floor(days / 2), 0 end
function rules.travel_rounding.up(days) return math.ceil(days / 2), 0 end
function rules.travel_rounding.exact(days) return math.floor(days / 2), days % 2 end

-- The tile at the end of the way (L09). When the last one of a region goes, new ones are laid there (L05).
function rules.take_tile(g, me, place)
  local tile = rules.tile_there(g, place):first()
  if tile and rules.tile_pickup(me, tile) then
    tile:move(me.tiles)
    rules.region_refill(g, me, place.region)
  end
end
function rules.tile_pickup.mandatory() return true end
function rules.tile_pickup.optional(me, tile) return me:agrees("take_tile", tile) end
function rules.region_refill.event_only() end
function rules.region_refill.when_region_empty(g, me, region)
  local places = g.board:where("region", region)
  if places:pieces():where("kind", "tile"):is_empty() then rules.lay_tiles(g, me, places) end
end

-- A new portrait tile in each of these locations; which ones, if tiles are too few (L06).
function rules.lay_tiles(g, me, places)
  if g.tile_stack:count() < places:count() then places = rules.refill_short(g, me, places) end
  g.tile_stack:deal(places)
end
function rules.refill_short.in_order(g, me, places) return places end
function rules.refill_short.none(g, me, places) return places:first(0) end
function rules.refill_short.active_player_chooses(g, me, places)
  return me:choose_some("where_tiles", places, g.tile_stack:count())
end
