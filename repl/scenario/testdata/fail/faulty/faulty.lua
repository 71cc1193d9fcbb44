function rules.phase.choose(g, me)
  local card = me:choose("ask_one", g.table_top)
  me:gain("points", card.worth - 3)
end
