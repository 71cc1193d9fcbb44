-- Indulgences: the Lua of the house rule. A function replaces the one of the same name in the game; base.NAME is that one.

-- Event: cards come back from the discards, but not the card that was given up for it.
function rules.effect.sell_indulgences(g, me, card)
  me:choose_some("take_back", me.discards:without(card), card.cards):move(me.hand)
end
function rules.is.something_discarded(g, me) return not me.discards:is_empty() end

-- A great bid counts 1 less for each of its cards.
function rules.total(g, me, prize)
  local total = base.total(g, me, prize)
  if me.bid:count() >= g.rule.great_bid then total = total - me.bid:count() end
  return total
end
