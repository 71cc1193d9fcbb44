-- Die Tore der Welt: step 2, and what an event shows as it lies. T.. numbers a reading (base.toml).

-- 2. The event is placed. The start player turns it by naming the favor its arrow shall point to (T07).
function rules.phase.place_event(g, me)
  g.placed:turn(rules.turns(g, me:choose("favor", g.all.favor)))
end
function rules.turns(g, favor) return (favor:place().number - g.placed:first().arrow) % 4 end

-- What the arrow points to, and what a corner shows. Edges and corners are numbered 1 to 4 clockwise, from north and from
-- north-west. A quarter turn carries what is printed at one to the next: what is at number n now was printed so many before.
function rules.arrow_good(g)
  local event = g.placed:first()
  return g.favors[(event.arrow - 1 + event:facing()) % 4 + 1]:first().id
end
function rules.corner(g, me) return rules.shown_at(g, rules.corner_mode(g, me), g.placed:first():facing()) end
function rules.shown_at(g, corner, turns) return g.placed:first().corners[(corner - 1 - turns) % 4 + 1] end

-- The corner a player sits at (T04): two players sit across, side by side, or at two corners each, of which they pick one.
function rules.sits_at(g, me) return rules.corner_mode(g, me) end   -- for the drawing of the table
function rules.corner_mode.spaced(g, me)
  if g.everyone:count() == 2 then return 2 * me.number - 1 end
  return me.number
end
function rules.corner_mode.adjacent(g, me) return me.number end
function rules.corner_mode.double(g, me) return 2 * me.number - 1 + me.next_corner end
function rules.phase.pick_corner(g, me)
  if me:agrees("next_corner") then me:gain("next_corner", 1) end
end
function rules.first_corner(g, me) return rules.shown_at(g, 2 * me.number - 1, g.placed:first():facing()) end
function rules.second_corner(g, me) return rules.shown_at(g, 2 * me.number, g.placed:first():facing()) end

-- Beside the choice of a favor: what the start player's corner would show, and those after it clockwise.
function rules.yours(g, favor) return rules.would_show(g, favor, 0) end
function rules.second(g, favor) return rules.would_show(g, favor, 1) end
function rules.third(g, favor) return rules.would_show(g, favor, 2) end
function rules.fourth(g, favor) return rules.would_show(g, favor, 3) end
function rules.would_show(g, favor, further)
  return rules.shown_at(g, rules.corner_mode(g, g.everyone:first()) + further, rules.turns(g, favor))
end
