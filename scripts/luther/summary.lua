-- The German summary, a house rule: which cards may be traded in.

-- Benefit cards, and of portrait cards those whose word is uncovered already.
function rules.is.tradable(g, me, card)
  return card.kind ~= "portrait" or not rules.is.still_covered(g, me, card)
end
function rules.is.holding_cards(g, me) return me.hand:any("tradable", me) end
