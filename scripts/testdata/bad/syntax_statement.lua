function rules.one(g, me)
  me.hand
end -- want "^1: .*syntax error near .end"
