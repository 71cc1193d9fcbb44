function rules.one(g, me)
  if me.points > 1 them -- want "^20: .*syntax error near .them"
  end
end
