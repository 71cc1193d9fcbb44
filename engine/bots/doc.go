// Package bots holds deciders that play by themselves.
//
// A bot is an engine.Decider: it reads the decision and, if it wants more, the
// view that comes with it, never the match. Its luck is the decision's own, so
// that a bot plays the same match again from the same seed, and what it draws
// never touches the luck of the game.
//
// A bot that looks ahead (Playout) asks its decision for playouts: the match is
// forked, what the seat cannot see is dealt anew by the bot's luck, and bots play
// that guess to its end:
//
//	Decision ─▶ candidates ─▶ Weigh ─▶ Decision.Playout(guess, answer) ─▶ Outcome
//	                            └──── the worse half dropped, again ◀────────┘
//
// It says so by LooksAhead, so that the match keeps its steps for it. Weigh and Odds
// serve a table as well: they tell a person what the bot would think.
//
// Read random.go, then candidates.go, weigh.go, playout.go.
package bots

import "hausregel/engine"

// byName makes the bots; order is that of Names.
var byName = []struct {
	name, help string
	make       func() engine.Decider
}{
	{"random", "any legal answer, each as likely", func() engine.Decider { return Random{} }},
	{"playout", "the answer after which random bots win most", func() engine.Decider { return Playout{usual} }},
}

// Names lists the bots.
func Names() []string {
	var names []string
	for _, b := range byName {
		names = append(names, b.name)
	}
	return names
}

// Help says in a line how a bot plays; "" for none of that name.
func Help(name string) string {
	for _, b := range byName {
		if b.name == name {
			return b.help
		}
	}
	return ""
}

// ByName gives what makes a bot of this name; nil for none of that name.
func ByName(name string) func() engine.Decider {
	for _, b := range byName {
		if b.name == name {
			return b.make
		}
	}
	return nil
}
