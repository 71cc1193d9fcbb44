-- Luther: set-up and the four steps of a round. L.. numbers a reading (base.toml).

-- Set-up. Each player receives a provisions card of one day and one of two days, of the knob's food (L26).
function rules.phase.first_provisions(g, me)
  for days = 1, 2 do rules.start_food(g.provision_stack:where("days", days)):move(me.provisions) end
end
function rules.start_food.lowest_card(cards) return cards:first(1) end
function rules.start_food.random(cards) return cards:random(1) end

-- The other provisions are the stack; the special cards make two; a tile lies in every location; some sections are open.
function rules.phase.lay_out_board(g)
  g.provision_stack:shuffle()
  g.specials:deal(g.cheese_stack, math.floor(g.specials:count() / 2))
  g.specials:move(g.bread_stack)
  g.tile_stack:deal(g.board)
  for _ = 1, g.rule.first_sections do rules.phase.cranach(g) end   -- nobody scores (L28)
end

-- A. Pairs of provisions are revealed until there is one more than there are players; whole pairs only (L22).
function rules.phase.reveal_pairs(g)
  for pair in g.pairs:empty() do
    if g.provision_stack:count() + g.provision_discard:count() >= 2 then g.provision_stack:deal(pair, 2) end
  end
end

-- B. Each player takes one pair, and for each bread or cheese card the top special card of its stack.
function rules.phase.take_provisions(g, me)
  for card in me:choose("pair", g.pairs) do
    card:move(me.provisions)
    rules.take_special(g, me, card)
  end
end

-- Portrait and benefit cards go to the hand, event cards unread before the player (`to`). Beer brings nothing (L01),
-- nor does an empty stack (L23).
function rules.take_special(g, me, provision)
  local stack = provision.special_stack
  if stack and not stack:is_empty() then
    local special = stack:first()
    special:move(me[special.to])
  end
end

-- Provisions drawn by a card: without special cards, or with them.
function rules.draw(g, player, n) return g.provision_stack:deal(player.provisions, n) end
function rules.draw_with_specials(g, player, n)
  for card in rules.draw(g, player, n) do rules.take_special(g, player, card) end
end

-- C. Each player reads event cards, then acts as long as there is an action left to take, each once (travel.lua, actions.lua).
function rules.phase.turn(g, me)
  rules.read_events(g, me)
  while me:act() do end
end

-- Events are read one by one, those drawn meanwhile too (L18, L19): each lies open, out of the game, when it happens.
function rules.read_events(g, me)
  me.late_events:move(me.events)
  while not me.events:is_empty() do
    local event = rules.event_order(me)
    event:discard()
    event:run("event", me)
  end
end
function rules.event_order.as_drawn(me) return me.events:first() end
function rules.event_order.player_choice(me)
  if me.events:count() == 1 then return me.events:first() end
  return me:choose("next_event", me.events)
end

-- D. Cranach paints: tiles are turned up until one names a section that is still covered; that section is uncovered.
function rules.phase.cranach(g)
  local section
  repeat
    local tile = g.cranach_stack:first()
    tile:discard()
    section = rules.section(g, tile.word)
  until section
  section:discard()
end
function rules.section(g, word) return g.picture:pieces():where("word", word):first() end
function rules.is.covered(g) return not g.picture:pieces():is_empty() end
function rules.is.uncovered(g) return g.picture:pieces():is_empty() end
