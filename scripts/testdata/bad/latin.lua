function rules.one(g, me)
  -- Lübeck -- want "^7: .*not written in UTF-8"
end
