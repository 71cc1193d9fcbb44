-- What a knob makes idle is checked all the same.
function rules.one(g, me)
  if g.rule.strict then return me.strictly end -- want "nothing has a field .strictly"
  if not g.rule.strict then return 1 else return nobody end -- want "unknown name .nobody"
end
function rules.two(g, me)
  local x = g.rule.strict and me.strictly -- want "nothing has a field .strictly"
  local y = not g.rule.strict or me.loosely -- want "nothing has a field .loosely"
  if g.rule.strict and me.never then return x, y end -- want "nothing has a field .never"
end
