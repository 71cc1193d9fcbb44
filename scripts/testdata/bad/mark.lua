function rules.one(g, me)
  return me.pionts -- want "nothing has a field .pionts"
end
