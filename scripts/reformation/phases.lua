-- Reformation: the phases around the bids, the end of the game, victory. R.. numbers a reading (base.toml).

-- Reveal Phase. A card of the territory deck on each of the three places for bid cards; fewer if it has fewer (R03).
function rules.phase.reveal(g)
  g.territories:deal(g.bid_cards)
end

-- Draw Phase. Each player fills the hand up.
function rules.phase.draw(g, me)
  me.deck:fill(me.hand, g.rule.hand_size)
end

-- Event Phases. The player may give up one faith card for its event. The card goes first, as the cost (R41).
function rules.phase.event(g, me)
  local card, target = me:may_choose("event", me.hand)
  if card then
    card:discard()
    card:run("event", me, target)
  end
end

-- Bid Phases: bids.lua.

-- End Phase. What is left in the hands is discarded (R34), openly or unseen (R42).
function rules.phase.end_turn(g, me, phase)
  me.hand:move(me[phase.to])
end

-- Game end (R35): no territory is left to bid for. Those removed by a knob (R17) do not hold the game up.
function rules.is.all_captured(g)
  return g.territories:is_empty() and g.bid_cards:pieces():is_empty() and g.extra_bid_cards:pieces():is_empty()
end

-- Victory. Population points of the captured territories decide.
function rules.population(g, me) return me.victory_pile:sum("pp") end
function rules.captured(g, me) return me.victory_pile:count() end
