-- Lübeck: the actions of a round. K.. numbers a reading (base.toml).

-- One action each, around the table until all have passed (K40).
function rules.phase.actions(g, me) me:act() end

-- Starting a voyage in Lübeck: a figure from the reserve goes aboard a free cog or one manned there (K45).
function rules.action.voyage(g, me, cog) rules.start_voyage(g, me, cog, g.board.luebeck) end
function rules.start_voyage(g, me, cog, city)
  cog:move(city)
  me.reserve:first():move(cog.aboard)
end
function rules.is.figure_in_reserve(g, me) return not me.reserve:is_empty() end
function rules.is.free_or_there(g, me, cog, card)
  local city = g.board.luebeck
  if card then city = card.city end
  return rules.is.free(g, me, cog) or cog:place() == city and rules.is.manned(g, me, cog)
end

-- Cogs: in the supply, with figures aboard, or emptied at sea.
function rules.is.free(g, me, cog) return cog:place() == g.supply end
function rules.is.manned(g, me, cog) return not cog.aboard:is_empty() end
function rules.is.not_mine(g, me, cog) return cog.aboard:where("owner", me):is_empty() end
function rules.end_voyage(g, cog)
  for figure in cog.aboard do figure:move(figure.owner.reserve) end
  cog:move(g.supply)
end
function rules.clear_empty(g, cog)
  if cog.aboard:is_empty() then cog:move(g.supply) end
end

-- Figures: the two of a player, in reserve or aboard a cog (of those but one).
function rules.figures(g, me) return g.all.figure:where("owner", me) end
function rules.is.at_sea(g, me, figure, cog)
  return figure:place() ~= me.reserve and (not cog or figure:place() ~= cog.aboard)
end

-- Playing a card (cards.lua).
function rules.action.card(g, me, card, cog) card:run("action", me, cog) end

-- Passing, with few cards. Throwing cards overboard, with more (K17, K19): it costs what they are worth (K21).
function rules.is.few_cards(g, me) return me.hand:count() <= g.rule.hand_limit end
function rules.is.many_cards(g, me) return me.hand:count() > g.rule.hand_limit end
function rules.is.discard_allowed(g, me) return rules.discard_rule(me) end
function rules.discard_rule.no_card_playable(me) return not me:can("card") end
function rules.discard_rule.no_action_at_all(me) return not me:can("card") and not me:can("voyage") end
function rules.discard_rule.free_above_three() return true end
function rules.action.throw(g, me, card)
  me:lose("points", rules.loss(g, card))
  me:gain("thrown")
  card:discard()
end
function rules.loss(g, card)
  if card.kind == "goods" then return card.value end
  return g.rule.special_loss
end
