function rules.one(g, me)
  if me then
    me:gain("points")
end -- want "^0: .*ends in the middle of something"
