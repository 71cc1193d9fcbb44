function rules.one(g, me)
  while true do
    break
    me:gain("points") -- want "^5: .*syntax error near .me"
  end
end
