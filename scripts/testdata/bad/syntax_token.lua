function rules.one(g, me)
  local x = me.points + * 2 -- want "^25: .*syntax error near"
end
