function rules.one(g, me)
  local x = me.pionts -- want "nothing has a field .pionts"
  return x
end
function rules.two(g, me) return nobody end -- want "unknown name .nobody"
