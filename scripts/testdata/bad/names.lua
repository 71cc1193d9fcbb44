-- Names that nothing has, each with the one that was meant.
function rules.one(g, me)
  local x = plyer -- want "unknown name .plyer.$"
  local cards = me.hand
  x = crads -- want "unknown name .crads. .did you mean .cards"
  me.hand:discrad() -- want "no verb .discrad. .did you mean .discard"
  local y = me.pionts -- want "nothing has a field .pionts. .did you mean .points"
  me:gain("golld", 1) -- want "nothing in this game is called .golld. .did you mean .gold"
  me:gain("red", 1) -- want "there is no counter .red"
  me:lose("inn") -- want "there is no counter .inn"
  local z = me:choose("crad", me.hand) -- want "there is no question .crad. .did you mean .card"
  local ok = me:can("putt") -- want "there is no action .putt. .did you mean .put"
  ok = me:did("stopp") -- want "there is no action .stopp. .did you mean .stop"
  me.hand:run("putt", me) -- want "there is no moment .putt. .did you mean .put"
  me:begins("plya") -- want "there is no phase .plya. .did you mean .play"
  x = g.rule.limmit -- want "there is no knob .limmit. .did you mean .limit"
  x = g.list.color -- want "there is no list .color. .did you mean .colour"
  x = g.all.crad -- want "there is no kind .crad. .did you mean .card"
  x = me.hand:sum("wroth") -- want "no field, counter or rule .wroth. .did you mean .worth"
  x = me.hand:most("totall") -- want "no field, counter or rule .totall. .did you mean .total"
  x = me.hand:only("smal", me) -- want "no function rules.is.smal .did you mean .is.small"
  x = rules.totl(g, me) -- want "no function rules.totl .did you mean .total"
  x = rules.is.opne(g, me, x) -- want "no function rules.is.opne .did you mean .is.open"
  x = base.totl(g, me) -- want "base has no .totl. .did you mean .total"
  x = base.mine(g) -- want "base has no .mine."
  x = me.hand:where("colour", "rde") -- want "nothing in this game is called .rde."
  x = math.flor(2) -- want "rules have no math.flor .did you mean .floor"
  x = me.hand.count -- want "nothing has a field .count.\n.*called with a colon"
  x = me:points() -- want "there is no verb .points.\n.*read with a dot"
  x = me.hand() -- want "only rules, verbs and math can be called"
  return y, z, ok
end
function rules.mine(g) return 1 end

-- Functions that nothing calls.
function rules.phase.paly(g, me) end -- want "no phase is called .paly. .did you mean .play"
function rules.action.putt(g, me) end -- want "no action is called .putt. .did you mean .put"
function rules.effect.scroe(g, me) end -- want "no effect is called .scroe. .did you mean .score"
function rules.tie.frist(players) end -- want "no word of the knob tie is called .frist. .did you mean .first"
function rules.tei.first(players) end -- want "there is no knob .tei. .did you mean .tie"
function rules.mine(g) end -- want "defined twice .first at names.lua:33"
