-- Wreckers. In foul weather the sea throws a chest before everybody whose barge lies on the sands.
function rules.phase.beach(g, me)
  if me.barge:place().sands then g.seabed:deal(me.chests) end
end
function rules.is.foul_weather(g) return g.mast:first():facing() == "foul" end

-- From the cliff, a false light lures a barge onto the sands, where it loses a crate by lot.
function rules.action.false_light(g, me, barge)
  me:lose("hours", 1)
  barge:move(g.board.moewensand)
  barge.hold:random():discard()
  me:gain("points", g.rule.light_points)
end
function rules.is.on_cliff(g, me) return me.barge:place() == g.board.leuchtkliff end
function rules.is.laden(g, me, barge) return not barge.hold:is_empty() end

-- Tjark combs the sands.
function rules.effect.comb(g, me, crew) me:gain("points", crew.reward * rules.on_sands_now(g):count()) end
function rules.is.barge_on_sands(g) return not rules.on_sands_now(g):is_empty() end
function rules.on_sands_now(g) return g.board:where("sands", true):pieces() end

-- A shoal keeps away from foul weather: one fish fewer than the base game says.
function rules.shoal(g)
  local fish = base.shoal(g)
  if rules.is.foul_weather(g) then fish = fish - 1 end
  return fish
end
