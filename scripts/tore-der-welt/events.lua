-- Die Tore der Welt: what the events do. A blue one is used by choice; a brown one happens to everyone, and asks.

-- Goods for victory points.
function rules.effect.exchange(g, me, event)
  me:lose(event.give)
  me:gain(event.get)
end
function rules.effect.may_exchange(g, me, event)
  if me:has(event.give) and me:agrees("exchange", event) then rules.effect.exchange(g, me, event) end
end
function rules.is.can_give(g, me, event) return me:has(event.give) end

-- Goods have to be given; every missing one costs points (T08).
function rules.effect.must_give(g, me, event)
  local missing = me:lose(event.give)
  me:lose("points", missing * event.penalty)
end
function rules.effect.give_if_any(g, me, event) me:lose(event.give) end

-- Goods or points have to be given: the player's choice, if able to give both (T24, T37).
function rules.effect.give_or_pay(g, me, event)
  if me:has(event.give) and (me.points < event.penalty or me:agrees("give_goods", event)) then
    me:lose(event.give)
  else
    me:lose("points", event.penalty)
  end
end

-- Goods have to be given, points only by those without them (T24).
function rules.effect.give_else_pay(g, me, event)
  if me:has(event.give) then me:lose(event.give) else me:lose("points", event.penalty) end
end

-- Goods come: those named, or of the player's choice.
function rules.effect.receive(g, me, event) me:gain(event.get) end
function rules.effect.receive_any(g, me, event)
  for _ = 1, event.units do me:gain(me:choose("receive_any", g.list.good), 1) end
end
