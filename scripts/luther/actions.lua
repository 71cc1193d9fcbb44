-- Luther: the actions of a turn beside travel (travel.lua). L.. numbers a reading (base.toml).

-- b. Uncover a section: points for it and 1 for each open one that counts beside it (L02).
function rules.action.uncover(g, me, card)
  card:discard()
  me:gain("points", rules.uncover_points(g, card))
  rules.section(g, card.word):discard()
end
function rules.uncover_points(g, card)
  return g.rule.section_points + rules.uncover_scoring(g, rules.section(g, card.word):place())
end
function rules.is.still_covered(g, me, card) return rules.section(g, card.word) ~= nil end
function rules.uncover_scoring.row_column(g, cell)
  return g.picture:where("row", cell.row):empty():count() + g.picture:where("column", cell.column):empty():count()
end
function rules.uncover_scoring.adjacent(g, cell) return cell:neighbours():empty():count() end
function rules.uncover_scoring.contiguous(g, cell)
  local open = 0
  for way = 1, 4 do open = open + rules.open_run(cell:ray(way)) end   -- up, right, down, left
  return open
end
function rules.open_run(cells)
  local open = 0
  for cell in cells do
    if not cell:is_empty() then return open end
    open = open + 1
  end
  return open
end

-- c. Play a benefit card (benefits.lua).
function rules.action.benefit(g, me, card)
  card:discard()
  card:run("benefit", me)
end

-- d. Give up any number of portrait and benefit cards, and draw a provisions card for each (L53).
function rules.action.trade_in(g, me)
  local cards = me:choose_some("trade_in", me.hand)
  cards:discard()
  rules.draw(g, me, cards:count())
end
function rules.is.holding_cards(g, me) return not me.hand:is_empty() end
