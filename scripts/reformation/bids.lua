-- Reformation: the Bid Phases, in the order of R08.

-- Both sides bid in secret and reveal together; the higher bid captures the bid card.
function rules.phase.bid(g, phase)
  local prize, bids = phase.at:first(), g.everyone.bid
  g.everyone:choose_together("bid")
  bids:run("revealed")                     -- cards struck at random
  bids:run("counted")                      -- new cards; what is weakened; who wins ties
  rules.tell_totals(g, prize)
  local winner = rules.bid_winner(g)
  if winner then
    local costs = winner.opponent.bid:with("lost")
    prize:move(winner.victory_pile)
    bids:discard()
    costs:run("lost")                      -- from the hand first, then from the victory pile
  else
    prize:move(g.territories)              -- a tie: shuffled back at once (R04); nobody has lost (R29)
    bids:discard()
  end
end

-- Both players are told what each bid comes to: by R10 it may be less than nothing.
function rules.tell_totals(g, prize)
  for me in g.everyone do
    local total = rules.total(g, me, prize)
    if total < 0 then me:lose("bid_total", -total) else me:gain("bid_total", total) end
  end
end

-- The higher total wins. A tie goes to the only side that wins ties, if there is one (R07).
function rules.bid_winner(g)
  local best = g.everyone:most("bid_total")
  if best:count() == 1 then return best:first() end
  local tied = best:with("wins_ties")
  if tied:count() == 2 then return g.rule.double_tiebreak end
  return tied:first()
end

-- The influence of a bid, and what the territory itself gives to one side, also to an empty bid (R05).
-- Where struck cards stay (R09), they lie face down and count for nothing here.
function rules.total(g, me, prize)
  local cards = me.bid
  if g.rule.random_discard_keeps_effects then cards = cards:where("facing", "up") end
  local total = cards:sum("influence", prize, me.minus)
  if prize.favours == me and not (g.rule.territory_bonus_needs_card and cards:is_empty()) then
    total = total + prize.bonus
  end
  return total
end

-- What one card counts: its influence, more if this is its target, less for weakening cards of the other bid (R10).
function rules.influence(g, card, prize, minus)
  local influence = card.ip + card.bidding_for[prize.realm] - minus
  if g.rule.minus_floor and influence < 0 then return 0 end
  return influence
end
