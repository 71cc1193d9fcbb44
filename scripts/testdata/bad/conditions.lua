-- Conditions change nothing and ask nothing.
function rules.is.changing(g, me)
  me:gain("points") -- want "a condition may not ask or change anything: gain"
  me.hand:discard() -- want "may not ask or change anything: discard"
  return me:agrees("really") -- want "may not ask or change anything: agrees"
end
function rules.is.drawing(g, me) return me.hand:random():is_empty() end -- want "change anything: random"
function rules.is.looking(g, me) me:look(me.hand) return true end -- want "change anything: look"
function rules.is.reading(g, me) return me:can("put") and not me:did("stop") and me:has("gold", 2) end
