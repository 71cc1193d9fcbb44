function rules.one(g, me)
  return me.points != 3 -- want "^20: .*invalid token near .!"
end
