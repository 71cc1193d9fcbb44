-- Die Tore der Welt: the course of a round, and the end of a chapter. T.. numbers a reading (base.toml).

-- 1. An event is drawn and read out. A brown one is carried out at once by everyone, the start player first (T09, T10).
function rules.phase.read_event(g)
  g.events[g.chapter]:deal(g.placed)
  local event = g.placed:first()
  if event.frame == "brown" then
    for player in g.everyone do event:run("event", player) end
  end
end

-- 2. The event is placed: placing.lua. 3. Income or an action: income.lua.

-- 4. The event leaves the middle: brown the game, blue for the display, where the oldest makes room (T21, T39).
-- The last one of a chapter decides on the side of its tribute (T03).
function rules.phase.lay_out(g)
  local event = g.placed:first()
  g.tributes[g.chapter]:turn(event.frame)
  if event.frame == "brown" then event:discard() else event:move(g.display) end
  if g.display:count() > g.rule.display_size then g.display:first():discard() end
end

-- Everyone may use each event on display once, in any order (T23, T35); some must be used (T24).
function rules.phase.blue_events(g, me)
  while me:can("blue_event") and me:act() do end
end
function rules.action.blue_event(g, me, event) event:run("event", me) end
function rules.is.no_duty_left(g, me)
  for event in g.display:where("duty", true) do
    if not me:did("blue_event", event) then return false end
  end
  return true
end

-- End of a chapter: the tribute. Everyone gives what there is; every missing good costs points (T01, T02, T30).
function rules.phase.tribute(g, me)
  local tribute = g.tributes[g.chapter]:first()
  local missing = me:lose(tribute[tribute:facing()])
  me:gain("missing", missing)
  me:lose("points", missing * g.rule.tribute_penalty)
end

-- By a knob the display is cleared then (T22).
function rules.phase.clear_display(g) g.display:discard() end

-- The next chapter begins left of the player with the fewest victory points (T26, T27).
function rules.phase.next_start(g)
  rules.fewest_tie(g.everyone:least("points")):first().left:begins()
end
function rules.fewest_tie.first_clockwise(players) return players end
function rules.fewest_tie.fewest_goods(players) return players:least("goods") end
function rules.is.another_chapter(g) return g.chapter < 2 end
function rules.goods(g, me)
  return me.piety + me.cloth + me.building + me.medicine
end
