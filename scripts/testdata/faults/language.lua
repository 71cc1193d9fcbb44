-- What the language itself cannot do.
function rules.no_field(g, me) return me.pawn.size end -- want "piece .* has no .size"
function rules.field_of_nil(g, me) return me.pile:first().size end -- want "nil has no .size"
function rules.field_of_group(g, me) return g.bowl:first(2).size end -- want "a group has no .size"
function rules.field_of_number(g, me) return me.points.size end -- want "1 has no .size"
function rules.no_opponent(g, me) return g.board.inn.opponent end -- want "place .* has no .opponent"
function rules.counter_of_match(g, me) return g.points end -- want "the match has no .points"
function rules.counter_of_seat(g, me) return me.level end -- want "Seat 1 has no .level"
function rules.index_past(g, me) return g.row[4] end -- want "a group has no number 4 .1 to 3"
function rules.index_zero(g, me) return g.row[0] end -- want "a group has no number 0 .1 to 3"
function rules.index_less(g, me) return g.row[-1] end -- want "a group has no number -1"
function rules.index_list(g, me) return g.rule.shares[4] end -- want "a list has no number 4 .1 to 3"
function rules.index_half(g, me) return g.row[1 / 2] end -- want "a number or a name expected, got a fraction"
function rules.index_nil(g, me) return g.row[me.pile:first()] end -- want "a number or a name expected, got nil"
function rules.index_truth(g, me) return g.row[true] end -- want "a number or a name expected, got a boolean"
function rules.index_hand(g, me) return me.hand[1] end -- want "is no row: it has no number 1"
function rules.index_seat(g, me) return me["points"] + me[rules.colour(g)] end -- want "Seat 1 has no .red"
function rules.divide(g, me) return me.points / 0 end -- want "/: division by 0"
function rules.remain(g, me) return me.points % (me.points - me.points) end -- want "%: division by 0"
function rules.overflow(g, me) return 9007199254740991 + me.points end -- want ".: the result is out of range"
function rules.overflow_less(g, me) return -9007199254740991 - me.points end -- want "-: the result is out of range"
function rules.overflow_times(g, me) return 9007199254740991 * (me.points + 1) end -- want "the result is out of range"
function rules.power(g, me) return (me.points + 1) ^ 1000 end -- want "the result is out of range"
function rules.root(g, me) return (-1) ^ 0.5 end -- want "the result is out of range"
function rules.add_nil(g, me) return me.points + me.pile:first() end -- want ".: a number expected, got nil"
function rules.add_truth(g, me) return true + 1 end -- want ".: a number expected, got a boolean"
function rules.minus_word(g, me) return -rules.colour(g) end -- want "-: a number expected, got a word"
function rules.less_word(g, me) return rules.colour(g) < 1 end -- want "comparison: a number expected, got a word"
function rules.less_seat(g, me) return 1 >= me end -- want "comparison: a number expected, got a seat"
function rules.less_nil(g, me) return me.pile:first() > 3 end -- want "comparison: a number expected, got nil"
function rules.floor_nil(g, me) return math.floor(me.pile:first()) end -- want "math.floor: a number expected, got nil"
function rules.max_word(g, me) return math.max(1, rules.colour(g)) end -- want "math.max: a number expected, got a word"
function rules.for_half(g, me) for i = 1, 5 / 2 do end end -- want "for: a whole number expected, got 2.5"
function rules.for_nil(g, me) for i = 1, me.pile:first() do end end -- want "for: a number expected, got nil"
function rules.for_zero(g, me) for i = 1, 2, 0 do end end -- want "for: the step is 0"
function rules.many_values(g, me)
  return 1, 2, 3, 4, 5, rules.five() -- want "at most 9 values"
end
function rules.five() return 1, 2, 3, 4, 5 end
function rules.deeply(g, me)
  if me.points > 0 then
    return rules.inner(g, me)
  end
end
function rules.inner(g, me)
  for card in me.hand do
    local x = card.colour
    return rules.innermost(x)
  end
end
function rules.innermost(x)
  return x
    .points -- the parser says where a chain begins
end
function rules.colour(g) return g.list.colour[1] end
