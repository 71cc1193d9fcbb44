// This file tests every verb on everything: each call gives something or a fault of the
// rules, never one of the program, and the match stays sound.

package scripts_test

import (
	"fmt"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/scripts"
)

// things are what verbs are called on and called with.
var things = []string{
	"me", "g", "phase", "g.deck", "me.hand", "me.pile", "g.bag", "g.row", "g.row[2]", "g.tint.red", "g.tint", "g.everyone", "g.everyone.hand",
	"g.board", "g.board.inn", "g.all.path", "g.all.path:first()", "g.field", "g.field[5]", "card", "card:first(1)", "me.hand:first(2)", "me.pawn", "g.all.pawn",
	"me.pawn.hold", "g.bowl", "g.all.die", "g.all.vane", "g.all.wing:first()", "g.list.colour", "g.list.way", `"red"`, `"north"`, `"gold"`, `"level"`, `"down"`, "nil", "true", "0", "1", "-1",
	"3", "1 / 2", "9007199254740991", "-9007199254740991", "card.price", "card.skill", "card.orders", "g.rule.shares", "me.left", "me:others()",
	"g:numbers(1, 3)", "g.board:routes(g.board.inn, g.board.port, 3, true)", "g.board:routes(g.board.inn, g.board.port, 3):first()",
}

// named are the names that may stand for what a verb wants written out.
var named = map[string][]string{
	"ask":       {"card", "place", "cards", "bid", "toll", "really", "trick"},
	"action":    {"put", "stop"},
	"moment":    {"put", "back"},
	"phase":     {"play"},
	"NAME":      {"size", "worth", "colour", "price", "skill", "facing", "place", "points", "gold", "level", "toll", "harbour", "total", "kind", "owner", "hand", "left", "steps", "number"},
	"CONDITION": {"small", "open"},
	`"first"`:   {"first"},
}

// calls writes rules t0, t1, ..: each calls one verb on one thing. A phase runs the one
// whose number the counter armed tells.
func calls(luck *engine.Luck) (sources []scripts.Source, texts []string) {
	var play strings.Builder
	for _, verb := range scripts.Verbs() {
		var out strings.Builder
		names, literal := scripts.Arguments(verb)
		for _, on := range things {
			locals, values, args := []string{"on"}, []string{on}, []string{}
			for i, name := range names {
				if literal[i] {
					choice := named[name]
					args = append(args, fmt.Sprintf("%q", choice[luck.IntN(len(choice))]))
					continue
				}
				arg := fmt.Sprintf("a%d", i)
				locals, values, args = append(locals, arg), append(values, things[luck.IntN(len(things))]), append(args, arg)
			}
			text := fmt.Sprintf("local %s = %s local x, y = on:%s(%s)", strings.Join(locals, ", "), strings.Join(values, ", "), verb, strings.Join(args, ", "))
			fmt.Fprintf(&out, "function rules.t%d(g, me, phase, card) %s print(x, y) end\n", len(texts), text)
			fmt.Fprintf(&play, "  if g.armed == %[1]d then return rules.t%[1]d(g, me, phase, me.hand:first()) end\n", len(texts))
			texts = append(texts, text)
		}
		sources = append(sources, scripts.Source{File: verb + ".lua", Text: out.String()})
	}
	head := "function rules.phase.play(g, me, phase)\n  g.deck:fill(g.everyone.hand, 3)\n  g.deck:fill(g.row[2], 1)\n"
	return append(sources, scripts.Source{File: "play.lua", Text: head + play.String() + "end\n"}), texts
}

func TestEveryVerbOnEverything(t *testing.T) {
	for seed := range uint64(3) {
		g := bareGame(t)
		luck := engine.Luck(seed)
		sources, texts := calls(&luck)
		rules := scripts.Layer{Name: "base", Sources: []scripts.Source{{File: "rules.lua", Text: text(t, "testdata/tiny/rules.lua")}}}
		p, problems := scripts.Compile(g, []scripts.Layer{rules, {Name: "house", Sources: sources}})
		if len(problems) > 0 {
			t.Fatalf("%.2000v", problems)
		}
		run := p.NewRun()
		run.Print = func(string, string) {}
		m := engine.NewMatch(g, run)
		m.Keep()
		for s := range g.Seats {
			m.SetDecider(engine.Seat(s), bots.Random{})
		}
		armed, err := g.FindCounter("armed")
		if err != nil {
			t.Fatal(err)
		}
		fine := 0
		for i, text := range texts {
			if callOnce(t, m, armed, i, text) {
				fine++
			}
		}
		if fine < len(texts)/10 || fine > len(texts)*9/10 {
			t.Errorf("%d of %d calls were fine", fine, len(texts))
		}
	}
}

// callOnce plays the step that makes one call; it tells whether the call was fine.
func callOnce(t *testing.T, m *engine.Match, armed, n int, text string) bool {
	t.Helper()
	m.Reset(uint64(n))
	if err := m.Edit(engine.Edit{Kind: engine.EditCounter, Counter: armed, Seat: engine.NoSeat, N: n}); err != nil {
		t.Fatal(err)
	}
	before := m.Hash()
	err := m.Step()
	if bad := m.Check(); bad != nil {
		t.Fatalf("%s: the match is unsound: %v", text, bad)
	}
	if err == nil {
		return true
	}
	e := fault(t, err)
	if strings.Contains(e.Problem, "internal fault") || e.Line == 0 || strings.Contains(e.Problem, "%!") {
		t.Errorf("%s: %v", text, e)
	}
	if m.Hash() != before {
		t.Errorf("%s: the step has left something behind", text)
	}
	return false
}
