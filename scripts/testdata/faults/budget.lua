-- Rules that do not end.
function rules.while_true(g, me) while true do end end -- want "does not end"
function rules.while_gain(g, me) while true do me:gain("points") end end -- want "does not end"
function rules.while_ask(g, me) while true do me:agrees("really") end end -- want "does not end"
function rules.while_choose(g, me) while true do me:may_choose("card", me.hand) end end -- want "does not end"
function rules.while_look(g, me) while true do for x in g.all.card do break end end end -- want "does not end"
function rules.while_shuffle(g, me) while true do g.deck:shuffle() end end -- want "does not end"
function rules.while_ray(g, me) while true do local x = g.field[1]:ray(3) end end -- want "does not end"
function rules.while_seats(g, me) while true do local x = me:clockwise() end end -- want "does not end"
function rules.while_routes(g, me) while true do local x = g.board:routes(g.board.inn, g.board.port, 5, true) end end -- want "does not end"
function rules.repeat_false(g, me) repeat local x = me.points until x < 0 end -- want "does not end"
function rules.for_far(g, me) for i = 1, 9007199254740991 do end end -- want "does not end"
function rules.for_back(g, me) for i = 9007199254740991, 1, -1 do me.hand:count() end end -- want "does not end"
function rules.wide(g, me)
  for a in g.all.card do for b in g.all.card do for c in g.all.card do for d in g.all.card do for f in g.all.card do
    for e in g.all.card do local x = a end -- want "does not end"
  end end end end end
end
function rules.wide_sums(g, me) for i = 1, 1000 do local x = g:numbers(1, 1000):sum("wide_sum") end end
function rules.wide_sum(g, n) return g:numbers(1, 1000):count() end -- want "does not end" "wide_sums"
function rules.wide_without(g, me) while true do local x = g:numbers(1, 1000):without(g:numbers(1, 1000)) end end -- want "does not end"
function rules.wide_each(g, me) while true do local x = g:numbers(1, 1000):one_of_each("itself") end end
function rules.itself(g, n) return n end -- want "does not end" "wide_each"
function rules.recursion(g, me) return rules.recursion(g, me) end -- want "deeper than 128"
function rules.recursion_in_list(g, me) return 1, (rules.recursion_in_list(g, me)) end -- want "deeper than 128"
function rules.ping(g, me) return rules.pong(g, me) end
function rules.pong(g, me) return rules.ping(g, me) end -- want "deeper than 128" "ping"
function rules.broad(g, me) return rules.broad(g, me) + rules.broad(g, me) end -- want "deeper than 128"
function rules.tree(g, me) return rules.branch(g, 30) end
function rules.branch(g, n) -- want "does not end" "tree"
  if n == 0 then return 1 end
  return rules.branch(g, n - 1) + rules.branch(g, n - 1)
end
function rules.sum_of_sum(g, me) return me:sum("sum_of_seat") end
function rules.sum_of_seat(g, me) return me:sum("sum_of_seat") end -- want "deeper than 128" "sum_of_sum"
