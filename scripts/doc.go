// Package scripts runs the Lua of games.
//
// A rules file is a list of functions named after the rules they are:
//
//	rules.phase.NAME(g, me, phase)           a phase; without me where it runs for all
//	rules.action.NAME(g, me, thing, target)  something a player may choose to do
//	rules.effect.NAME(g, me, card, target)   what a card does at one of its moments
//	rules.is.NAME(g, me, thing, ...)         a condition: true or false, changing nothing
//	rules.KNOB.WORD(...)                     a knob whose words are procedures, called as rules.KNOB(...)
//	rules.NAME(...)                          any other rule
//
// Compile reads the files of a game and its house rules, finds every problem it
// can (unknown names, verbs, fields, questions, with near misses) and makes a
// Program, which all matches share. A Run executes it for one engine.Match.
//
//	Layer, Source ─▶ parse ─▶ compile (names, verbs) ─▶ link ─▶ Program ─▶ Run
//
// Read verb.go, arguments.go and the verbs_*.go files for what rules can do
// (REFERENCE.md is generated from them), names.go and fields.go for what names
// mean, compile.go and expr.go for the language, run.go for how a rule runs, typed.go for
// lines that are typed while a match is played.
//
// # The language
//
// Rules are Lua, parsed by gopher-lua, without what they have no use for: no
// tables, no functions within functions, no text, no globals, no goto. So a file
// cannot keep anything outside the match that an undo would miss, and nothing it
// does can grow without bound. Numbers are whole; a fraction may live inside
// math.floor and math.ceil. nil is no empty group, and no number left out: reading
// one is an error.
//
// Of choose, whoever keeps the answer expects nil when nothing was legal, to ask
// "if card then"; whoever writes me:choose(..):move(..) or deck:deal(me:choose(..))
// expects that nothing moves. It gives both: an empty group to a verb or loop that
// takes the answer at once, else nil.
//
// What is there means what it means in Lua, but is stricter where a slip would pass
// unseen: a name is declared once in a block, g is the match everywhere, a condition
// neither acts nor asks, and what a float cannot hold exactly, or is divided by 0, is
// an error.
//
// # Why not gopher-lua's virtual machine
//
// What is left of Lua is small enough to compile into Go closures that call the
// engine directly; that takes no more code than a binding that rewrites rules for
// the machine did. In exchange there are no handles and no copies of counters in
// Lua tables to keep true, no Lua state per worker, and no machine that two
// parked matches could corrupt: any number of matches may wait at a decision at
// once. Games run several times as fast, and those whose conditions are asked for
// each thing and target a hundred times. A test runs generated functions in both
// and compares what they give. Scenario scripts, which are programs rather than
// rules, run in gopher-lua itself (package sandbox).
//
// # Budget
//
// Every call, every turn of a loop and every thing a verb looks at costs one
// unit of the step's budget (StepBudget); questions, changes and long bodies cost
// more, so that no unit buys much work. It is counted in the same places on
// every machine, so a runaway rule fails with the same error everywhere, and a
// rule without loops pays next to nothing.
package scripts
