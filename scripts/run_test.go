// This file tests what a Run owes to its match: nothing of its own decides anything.

package scripts_test

import (
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/scripts"
)

// Whether somebody listens changes nothing.
func TestListeningChangesNothing(t *testing.T) {
	const inline = `function rules.phase.play(g, me)
  print(rules.draw(g, me), "and", me.hand)
  base.phase.play(g, me)
end
function rules.draw(g, me)
  local card = g.deck:random():first()
  if card then card:move(me.pile) end
  return card, g.deck:count()
end
`
	var hashes []uint64
	lines := 0
	for _, listen := range []bool{false, true} {
		rs, err := tiny(t, "none.lua", "", inline)
		if err != nil {
			t.Fatal(err)
		}
		m, run := match(rs)
		if listen {
			run.Print = func(where, text string) { lines++ }
			run.Trace = func(where, text string) { lines++ }
		}
		if err := m.Play(); err != nil {
			t.Fatal(err)
		}
		hashes = append(hashes, m.Hash())
	}
	if hashes[0] != hashes[1] || lines < 20 {
		t.Errorf("%x, after %d lines", hashes, lines)
	}
}

// Print tells where it stands.
func TestPrintTellsWhere(t *testing.T) {
	rs, err := tiny(t, "loud.lua", "function rules.loud(g)\n  print(\"red\", 3)\nend\n", calling("loud"))
	if err != nil {
		t.Fatal(err)
	}
	m, run := match(rs)
	var got []string
	run.Print = func(where, text string) { got = append(got, where+": "+text) }
	if err := m.Step(); err != nil {
		t.Fatal(err)
	}
	if len(got) != 1 || !strings.HasSuffix(got[0], "loud.lua:2: red 3") {
		t.Error(got)
	}
}

// The seat whose luck is drawn is a parameter of the rule, not what an earlier call
// has left in the place of a local.
func TestLuckOfNobody(t *testing.T) {
	drawn := map[string]bool{}
	for _, before := range []string{"", "rules.leave(g, me) ", "rules.leave(g, me.left) ", "rules.leave(g, 3) "} {
		rs, err := tiny(t, "none.lua", "", "function rules.phase.play(g, me)\n"+before+"print(rules.lot(g))\nend\n"+
			"function rules.leave(g, x) return x end\nfunction rules.lot(g)\nlocal card = g.all.card:random(4)\nreturn card\nend\n")
		if err != nil {
			t.Fatal(err)
		}
		m, run := match(rs)
		run.Print = func(_, text string) { drawn[text] = true }
		if err := m.Step(); err != nil {
			t.Fatal(err)
		}
	}
	if len(drawn) != 1 {
		t.Errorf("what was drawn depends on what was called before: %v", drawn)
	}
}

func TestQuery(t *testing.T) {
	rs, err := tiny(t, "more.lua", "function rules.rich(g, n) g.everyone:gain(\"gold\") return g.everyone:where(\"gold\", n), 5 end\nfunction rules.ask(g, me) return me:agrees(\"really\") end\n", "")
	if err != nil {
		t.Fatal(err)
	}
	m, run := match(rs)
	before := m.Hash()
	if v, _, err := run.Query(m, "total", engine.Seat(1).Value()); err != nil || v != engine.Num(2) {
		t.Error(v, err)
	}
	if _, things, err := run.Query(m, "rich", engine.Num(3)); err != nil || len(things) != 2 || things[1] != engine.Seat(1).Value() {
		t.Error(things, err)
	}
	if _, _, err := run.Query(m, "ask", engine.Seat(0).Value()); err == nil || !strings.Contains(err.Error(), "nobody decides for seat1") {
		t.Error(err)
	}
	if _, _, err := run.Query(m, "totall"); err == nil || err.Error() != `there is no function rules.totall (did you mean "total"?)` {
		t.Error(err)
	}
	if _, _, err := run.Query(m, "total"); err == nil || fault(t, err).Rule != "total" {
		t.Error(err)
	}
	if m.Hash() != before {
		t.Error("the match has changed")
	}
}

// Asking aside while a decision is pending leaves the running step alone, even when
// what is asked faults.
func TestQueryInStep(t *testing.T) {
	inline := calling("asking") + "function rules.asking(g, me)\n  local a, b = 1, rules.deeper(g, me, 3)\n  me:gain(\"gold\", a + b)\nend\n" +
		"function rules.deeper(g, me, n)\n  if n > 0 then return rules.deeper(g, me, n - 1) end\n  me:agrees(\"really\")\n  return 2\nend\n" +
		"function rules.endless(g) return rules.endless(g) end\n"
	var hashes []uint64
	for _, queries := range []int{0, 300} {
		rs, err := tiny(t, "none.lua", "", inline)
		if err != nil {
			t.Fatal(err)
		}
		m, run := match(rs)
		for s := range rs.Game.Seats {
			m.SetDecider(engine.Seat(s), engine.DeciderFunc(func(d *engine.Decision) error {
				for range queries {
					if _, _, err := run.Query(m, "endless"); err == nil {
						t.Error("endless ends")
					}
					if v, _, err := run.Query(m, "total", engine.Seat(0).Value()); err != nil || v.Type != engine.TypeNumber {
						t.Error(v, err)
					}
				}
				return bots.Random{}.Decide(d)
			}))
		}
		if err := m.Play(); err != nil {
			t.Fatal(err)
		}
		hashes = append(hashes, m.Hash())
	}
	if hashes[0] != hashes[1] {
		t.Error("asking has changed the match")
	}
}

// A house rule calls what it replaces, and replaces it for all callers.
func TestBase(t *testing.T) {
	g := bareGame(t)
	layers := []scripts.Layer{
		{Name: "base", Sources: []scripts.Source{{File: "rules.lua", Text: text(t, "testdata/tiny/rules.lua") + "function rules.worth_of(g, x) return rules.twice(g, x) + 1 end\nfunction rules.twice(g, x) return 2 * x end\n"}}},
		{Name: "one", Sources: []scripts.Source{{File: "one.lua", Text: "function rules.twice(g, x) return base.twice(g, x) + 100 end\n"}}},
		{Name: "two", Sources: []scripts.Source{{File: "two.lua", Text: "function rules.twice(g, x) return base.twice(g, x) + 1000 end\nfunction rules.worth_of(g, x) return base.worth_of(g, base.twice(g, x)) end\n"}}},
	}
	for n, want := range map[int]int{1: 11, 2: 111, 3: 1321} {
		p, problems := scripts.Compile(g, layers[:n])
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		run := p.NewRun()
		v, _, err := run.Query(engine.NewMatch(g, run), "worth_of", engine.Num(5))
		if err != nil || v != engine.Num(want) {
			t.Errorf("%d layers: %v %v, want %d", n, v, err, want)
		}
	}
}
