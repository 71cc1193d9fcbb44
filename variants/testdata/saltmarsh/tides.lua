-- Saltmarsh: set-up, and what a tide brings before anybody goes to work.

-- Set-up. Everybody is dealt cards, two charts, of which one is kept in secret, and a crate aboard by lot.
function rules.phase.deal_out(g, me)
  g.deck:deal(me.hand, g.rule.first_hand)
  g.charts:deal(me.desk, 2)
  g.cooperage:random():move(me.barge.hold)
end
function rules.phase.keep_chart(g, me)
  me:choose("keep_chart", me.desk):move(me.secret)
  me.desk:discard()
end

-- High water. Quay and market are filled up, both dice are rolled, and the water rises by the lower one.
function rules.phase.high_water(g)
  g.roster:fill(g.quay, 1)
  g.deck:fill(g.market, 1)
  g.bowl:roll()
  g:gain("water", rules.lower_die(g))
  if g.bowl:one_of_each("facing"):count() == 1 then rules.spring_tide(g) end
  rules.weather(g, g.bowl:sum("facing"))
end
function rules.lower_die(g) return g.bowl:least("facing"):first():facing() end

-- A double is a spring tide: the mill turns by a quarter, and the start player gains what the sail now shows.
function rules.spring_tide(g)
  local mill = g.mill_hill:first()
  g:gain("spring_tides", 1)
  mill:turn((mill:facing() + 1) % 4)
  g.everyone:first():gain(rules.favoured(g), 1)
end
function rules.favoured(g)
  local mill = g.mill_hill:first()
  return mill.sails[mill:facing() + 1]
end

-- Both dice together make the weather.
function rules.weather(g, eyes)
  if eyes <= 5 then
    g.mast:turn("calm")
  elseif eyes >= 10 then
    g.mast:turn("foul")
  else
    g.mast:turn("fresh")
  end
end

-- An auction. Offers are secret and revealed together; the highest takes the crew member and works first.
function rules.phase.auction(g, phase)
  local prize = phase.at:first()
  g.everyone:choose_together("bid")
  g.everyone.bid:run("counted")
  local winner = rules.auction_winner(g)
  if winner then
    winner:others():least("offer"):gain(phase.solace, 1)
    prize:move(winner.house)
    winner.bid:discard()
    winner:begins("work")
  else
    prize:discard()
  end
  for loser in g.everyone do rules.lose_auction(loser) end
end
function rules.offer(g, player) return player.bid:sum("worth") end

-- An offer of nothing wins nothing. A tie goes to the dike reeve, or to the only one who has offered a lucky penny.
function rules.auction_winner(g)
  local best = g.everyone:most("offer")
  if best:sum("offer") == 0 then return nil end
  if best:count() == 1 then return best:first() end
  local lucky, reeve = best:with("lucky"), g.rule.dike_reeve
  if reeve and best:has(reeve) then return reeve end
  if lucky:count() == 1 then return lucky:first() end
  return rules.offer_tie(best)
end
function rules.offer_tie.start_player(best) return best:first() end
function rules.offer_tie.nobody() return nil end

-- Who has lost takes the coins back, but a clipped one is found out, costs a point and is spent.
function rules.lose_auction(loser)
  local clipped = loser.bid:with("lost")
  clipped:run("lost")
  clipped:discard()
  loser.bid:move(loser.purse)
end

-- Nets are cast in secret. If all of them are too many for the shoal, only the most modest fishers catch anything.
function rules.phase.cast(g, me) me:gain("nets", me:choose("nets", g:numbers(0, g.rule.most_nets))) end
function rules.phase.haul(g)
  local fishers = g.everyone:with("nets")
  if fishers:sum("nets") > rules.shoal(g) then fishers = fishers:least("nets") end
  for fisher in fishers do fisher:gain("fish", fisher.nets) end
end
function rules.shoal(g) return rules.lower_die(g) + g.rule.more_fish end

-- Everybody takes a card from the market.
function rules.phase.take_card(g, me) me:choose("stall", g.market):move(me.hand) end

-- The start player sees the next two of the roster and says who of them comes first.
function rules.phase.lookout(g, me)
  g.roster:deal(me.desk, 2)
  me:choose("lookout", me.desk):move(g.roster, "first")
  me.desk:move(g.roster)
end
function rules.is.crew_waiting(g) return not g.roster:is_empty() end

-- The last player may play one more card in no time, and may let water out by the sluice for a fish.
function rules.phase.sluice(g, me)
  local card, target = me:may_choose("last_card", me.hand)
  if card then rules.action.play(g, me, card, target) end
  if me:has("fish") and g:has("water") and me:agrees("open_gate") then
    me:lose("fish", 1)
    g:lose("water", 1)
  end
end
function rules.is.basin_full(g) return g:has("water", g.rule.basin) end
