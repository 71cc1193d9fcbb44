function rules.one(g, me)
  return rules.über(g) -- want "^16: .*invalid token"
end
