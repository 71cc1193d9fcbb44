-- Harbour market, a house rule: before the actions each player may put a card under the deck and draw another.
function rules.phase.market(g, me)
  local card = me:may_choose("market", me.hand)
  if card then
    card:move(g.deck)
    g.deck:deal(me.hand)
  end
end
function rules.is.deck_left(g) return not g.deck:is_empty() end
