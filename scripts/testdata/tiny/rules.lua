-- The rules of the tiny game. Tests lay rules.phase.play and others over these.
function rules.phase.play(g, me)
  me.hand:move(g.deck)
  g.deck:fill(me.hand, 3)
  while me:act() do end
end
function rules.action.put(g, me, card)
  card:move(me.pile)
  card:run("put", me)
end
function rules.is.small(g, me, card) return card.size < g.rule.limit end
function rules.is.open(g, me, place) return place:is_empty() end
function rules.effect.score(g, me, card) me:gain("points", card.worth) end
function rules.total(g, player) return player.points + player.gold end
function rules.tie.first(players) return players:first() end
function rules.tie.nobody() return nil end
function rules.effect.chain(g, me, card) g.all.card:without(card):run("back", me) end
