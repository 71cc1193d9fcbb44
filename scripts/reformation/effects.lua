-- Reformation: what the faith cards do, first those with an effect in a bid (BE), then the events.

-- BE: the other bid loses a card at random. By R09 it may stay in the bid, face down.
function rules.effect.strike(g, me, card)
  local other = me.opponent.bid
  if g.rule.random_discard_keeps_effects then
    other:where("facing", "up"):random(card.cards):turn("down")
  else
    other:random(card.cards):discard()
  end
end

-- BE: a new card for both players, from their own decks, into the hands (R13).
function rules.effect.both_draw(g, me, card)
  for player in g.everyone do player.deck:deal(player.hand, card.cards) end
end

-- BE: each card of the other bid counts less.
function rules.effect.weaken(g, me, card) me.opponent:gain("minus", card.minus) end

-- BE: a tied bid is won.
function rules.effect.win_ties(g, me) me:gain("wins_ties", 1) end

-- BE: losing the bid costs a card of the hand, or a territory, which is shuffled back into its deck (R31 to R33).
function rules.effect.lose_from_hand(g, me, card)
  rules.loser_discard(me, me.hand, card.cards):discard()
end
function rules.effect.lose_from_pile(g, me, card)
  rules.loser_discard(me, me.victory_pile, card.cards):move(g.territories)
end
function rules.loser_discard.choice(me, cards, n) return me:choose_some("lose", cards, n) end
function rules.loser_discard.random(me, cards, n) return cards:random(n) end

-- Event: a fourth bid card (R22, R23).
function rules.effect.extra_bid_card(g) g.territories:deal(g.extra_bid_cards:empty():first()) end
function rules.is.extra_slot_free(g) return not g.extra_bid_cards:empty():is_empty() end
function rules.is.territory_left(g) return not g.territories:is_empty() end

-- Event: one open bid card goes and another comes in its place (R18, R19, R24).
function rules.effect.replace(g, me, card, slot) rules.replacement_order(g, slot) end
function rules.replacement_order.discard_first(g, slot)
  slot:discard()
  g.territories:deal(slot)
end
function rules.replacement_order.draw_first(g, slot)
  local target = slot:first()
  g.territories:deal(slot)
  target:discard()
end

-- Event: the third bid card goes, whatever lies there now (R20, R25).
function rules.effect.discard_bid_card(g, me, card) card.slot:discard() end
function rules.is.bid_card_open(g, me, card) return not card.slot:is_empty() end

-- Event: the opponent's hand is shown to the player alone (R27).
function rules.effect.look(g, me) me:look(me.opponent.hand) end

-- Event: new cards for this one (R26).
function rules.effect.draw(g, me, card) me.deck:deal(me.hand, card.cards) end
