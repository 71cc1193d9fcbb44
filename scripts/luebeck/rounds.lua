-- Lübeck: set-up, the layout, what follows the actions of a round, the end. K.. numbers a reading (base.toml).

-- Set-up. Every player is dealt a first hand.
function rules.phase.deal(g, me) g.deck:deal(me.hand, g.rule.first_hand) end

-- 1. The layout: single cards for new piles, then one more card for each pile. Kept piles come first (K43).
function rules.phase.layout(g)
  rules.leftover(g)
  local new = g.piles:empty()
  g.deck:deal(new)
  g.deck:deal(g.piles:without(new))
  g.deck:deal(new)
end

-- Too few cards for a whole layout: lay the rest first, or shuffle it in with the discards (K25).
function rules.leftover.laid_first() end
function rules.leftover.shuffle_in(g)
  if g.deck:count() < g.piles:empty():count() + g.piles:count() then g.deck:move(g.discards) end
end

-- The last round is the one in whose layout the second deck is used up (K26, K27); everybody is told.
function rules.phase.announce(g) g:gain("announced") end
function rules.is.second_deck_used_up(g)
  return g.shuffles > 1 or g.shuffles == 1 and g.deck:is_empty()
end
function rules.is.third_shuffle(g) return g.shuffles > 1 end

-- 2. Each player takes a pile, if one is left (K28). The last one to take names who acts first (K32).
function rules.phase.choose_pile(g, me) me:choose("pile", g.piles):move(me.hand) end
function rules.phase.name_first(g, me) me:choose("first_actor", g.everyone):begins("actions") end

-- 3. Actions: actions.lua.

-- After the round: cogs in final stations are cleared; each player may take figures back; doublings leave (K23, K24).
function rules.phase.final_stations(g)
  for cog in g.board:where("final", true):pieces() do rules.end_voyage(g, cog) end
end
function rules.phase.take_back(g, me)
  me:choose_some("take_back", rules.figures(g, me):only("at_sea", me)):move(me.reserve)
end
function rules.phase.clear_up(g)
  for cog in g.all.cog do rules.clear_empty(g, cog) end
  g.everyone.front:discard()
end

-- Final scoring: every card still in hand costs points.
function rules.phase.score_hands(g, me)
  local loss = me.hand:sum("loss")
  me:gain("hand_loss", loss)
  me:lose("points", loss)
end
function rules.small_loss(g, player) return -player.hand_loss end
