// This file tests rules that fault while they run: the fault names its line, the step
// leaves no trace, and the match can be played on.

package scripts_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"hausregel/engine"
)

// faulty is one rule of a file in testdata/faults.
type faulty struct {
	rule string // that is called
	line int    // that faults
	want *regexp.Regexp
}

var ruleLine = regexp.MustCompile(`^function rules\.(\w+)\(`)

// cases lists the lines that fault: each is reached by the rule it stands in, or by the
// one that a second pattern names.
func cases(t *testing.T, lua string) (list []faulty) {
	t.Helper()
	rule, want := "", wants(t, lua)
	for i, line := range strings.Split(lua, "\n") {
		if m := ruleLine.FindStringSubmatch(line); m != nil {
			rule = m[1]
		}
		if patterns := want[i+1]; len(patterns) > 0 {
			c := faulty{rule, i + 1, patterns[0]}
			if len(patterns) > 1 {
				c.rule = patterns[1].String()
			}
			list = append(list, c)
		}
	}
	return list
}

// calling has every step call a rule while the counter armed says so.
func calling(rule string) string {
	return fmt.Sprintf(`function rules.phase.play(g, me, phase)
  me:gain("points")
  g.deck:fill(me.hand, 4)
  if g.armed > 0 then rules.%s(g, me, phase) end
  me.hand:move(g.deck)
end
`, rule)
}

func TestFaults(t *testing.T) {
	files, _ := filepath.Glob("testdata/faults/*.lua")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, path := range files {
		file, lua := filepath.Base(path), text(t, path)
		list := cases(t, lua)
		if len(list) == 0 {
			t.Fatalf("%s: no line faults", file)
		}
		for _, c := range list {
			t.Run(strings.TrimSuffix(file, ".lua")+"/"+c.rule, func(t *testing.T) {
				rs, err := tiny(t, file, lua, calling(c.rule))
				if err != nil {
					t.Fatal(err)
				}
				m, run := match(rs)
				before := m.Hash()
				err = m.Step()
				if err == nil {
					t.Fatal("nothing happened")
				}
				e := fault(t, err)
				if filepath.Base(e.File) != file || e.Line != c.line || !c.want.MatchString(e.Problem) {
					t.Fatalf("%v, want line %d and %q", e, c.line, c.want)
				}
				if m.Hash() != before {
					t.Error("the step has left something behind")
				}
				if _, _, err := run.Query(m, "total", engine.Seat(0).Value()); err != nil {
					t.Errorf("nothing can be asked any more: %v", err)
				}
				playOn(t, m)
			})
		}
	}
}

// playOn plays a match without the fault to its end.
func playOn(t *testing.T, m *engine.Match) {
	t.Helper()
	armed, err := m.Game().FindCounter("armed")
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Edit(engine.Edit{Kind: engine.EditCounter, Counter: armed, Seat: engine.NoSeat}); err != nil {
		t.Fatal(err)
	}
	if err := m.Play(); err != nil {
		t.Errorf("the match cannot be played on: %v", err)
	}
	if err := m.Check(); err != nil {
		t.Error(err)
	}
}

// A runaway ends alike every time, whoever listens.
func TestBudgetIsCounted(t *testing.T) {
	lua := text(t, "testdata/faults/budget.lua")
	for _, rule := range []string{"while_gain", "while_choose", "repeat_false", "wide_each", "tree", "recursion"} {
		rs, err := tiny(t, "budget.lua", lua, calling(rule))
		if err != nil {
			t.Fatal(err)
		}
		var first string
		for i := range 3 {
			m, run := match(rs)
			events := 0
			m.Watch(func(engine.Event) { events++ })
			traced := 0
			if i == 2 {
				run.Print = func(string, string) {}
				run.Trace = func(string, string) { traced++ }
			}
			got := fmt.Sprint(fault(t, m.Step()), events)
			if first == "" {
				first = got
			}
			if got != first {
				t.Errorf("%s: run %d gave %s, the first %s", rule, i+1, got, first)
			}
		}
	}
}

// Effects that set off one another name the cards, but none that lies hidden again
// when the step is undone.
func TestEffectsWithoutEnd(t *testing.T) {
	rs, err := tiny(t, "none.lua", "", calling("endless")+"function rules.endless(g, me) g.all.card:move(g.heap) g.all.card:run(\"back\", me) end\n")
	if err != nil {
		t.Fatal(err)
	}
	m, _ := match(rs)
	before := m.Hash()
	err = m.Step()
	e := fault(t, err)
	if filepath.Base(e.File) != "rules.lua" || e.Rule != "effect.chain" || !regexp.MustCompile("without end: a hidden piece → a hidden piece").MatchString(e.Problem) {
		t.Error(e)
	}
	var step *engine.StepError
	if !errors.As(err, &step) || step.Card != engine.HiddenPiece || step.Phase != "play" || step.Seat != "seat1" {
		t.Errorf("%#v", step)
	}
	if m.Hash() != before {
		t.Error("the step has left something behind")
	}
	playOn(t, m)

	last := engine.NewMatch(rs.Game, rs.Program.NewRun()) // it ends with its fault: what is seen now has its name
	if e := fault(t, last.Step()); !strings.Contains(e.Problem, "without end: High → High") {
		t.Error(e)
	}
}

// conditions has the question place ask a condition of a rule's own.
const conditions = `function rules.is.open(g, me, place) return rules.openness(g, me, place) end
function rules.phase.play(g, me)
  me.hand:move(g.deck)
  g.deck:fill(g.everyone.hand)
  if g.armed > 0 then me:choose("place", g.field) end
end
`

// What conditions may not do, found while options are judged: the line in the rule.
func TestFaultyConditions(t *testing.T) {
	for _, c := range []struct{ rule, want string }{
		{"return nil", `house.toml:4: rules.is.open: a condition answers true or false, not nil`},
		{"return 1", "a condition answers true or false, not number"},
		{"me:gain(\"points\") return true", `rules.openness: a condition may not ask or change anything`},
		{"g.deck:deal(me.hand) return true", "a condition may not ask or change anything"},
		{"g.deck:shuffle() return true", "a condition may not ask or change anything"},
		{"me.hand:move(me.pile) return true", "a condition may not ask or change anything"},
		{"me.hand:discard() return true", "a condition may not ask or change anything"},
		{"g.bowl:where(\"kind\", \"die\"):roll() return true", "a condition may not ask or change anything"},
		{"g.bowl:where(\"kind\", \"wing\"):turn(1) return true", "a condition may not ask or change anything"},
		{"me.hand:run(\"put\", me) return true", "a condition may not ask or change anything"},
		{"me:look(me.hand) return true", "a condition may not ask or change anything"},
		{"me:begins() return true", "a condition may not ask or change anything"},
		{"return me.hand:random():is_empty()", "a condition may not ask or change anything"},
		{"return me:agrees(\"really\")", "a condition may not ask or change anything"},
		{"return me:choose(\"card\", me.hand) == nil", "a condition may not ask or change anything"},
		{"return me:choose_some(\"cards\", me.hand):is_empty()", "a condition may not ask or change anything"},
		{"g.everyone:choose_together(\"bid\") return true", "a condition may not ask or change anything"},
		{"return me:pay(\"toll\", me.hand, 1):is_empty()", "a condition may not ask or change anything"},
		{"me:act() return true", "a condition may not ask or change anything"},
		{"return g.deck:first().size > 1", "a condition may not look into Deck"},
		{"return g.deck:sum(\"worth\") > 1", "a condition may not look into Deck"},
		{"for card in g.deck do return true end return false", "a condition may not look into Deck"},
		{"return me.left.hand:where(\"worth\", 1):is_empty()", "a condition may not look into"},
		{"return g.everyone.hand:pieces():is_empty()", "a condition may not look into"},
		{"return g.all.card:first():place() == g.deck", "a condition may not look into"},
		{"return g.all.card:where(\"place\", g.deck):is_empty()", "a condition may not look into"},
		{"return g.all.card:first():facing() == g.list.colour[1]", "a condition may not look into"},
		{"return g.all.card:where(\"facing\", \"up\"):is_empty()", "a condition may not look into"},
		{"return rules.openness(g, me, place)", "deeper than 128"},
		{"while true do end return true", "does not end"},
	} {
		rs, err := tiny(t, "none.lua", "", conditions+"function rules.openness(g, me, place)\n"+c.rule+"\nend\n")
		if err != nil {
			t.Fatalf("%s: %v", c.rule, err)
		}
		m, _ := match(rs)
		before := m.Hash()
		err = m.Step()
		if err == nil {
			t.Errorf("%s: nothing happened", c.rule)
			continue
		}
		if e := fault(t, err); !regexp.MustCompile(c.want).MatchString(e.Error()) {
			t.Errorf("%s: %v, want %q", c.rule, e, c.want)
		}
		if m.Hash() != before {
			t.Errorf("%s: the step has left something behind", c.rule)
		}
		playOn(t, m)
	}
}

// What conditions may know: what the player sees, and how much lies anywhere.
func TestConditionsMayRead(t *testing.T) {
	for _, rule := range []string{
		"return g.deck:count() > me.left.hand:count()", "return me.hand:first().size < 10", "return not g.deck:is_empty()",
		"return me.pawn:place() == g.board.inn", "return g.all.pawn:where(\"place\", g.board.inn):count() == 2", "return me:can(\"stop\")",
		"return not me:did(\"put\")", "return me:has(\"gold\", 2)", "return me.hand:where(\"facing\", \"up\"):count() == 1",
	} {
		rs, err := tiny(t, "none.lua", "", conditions+"function rules.openness(g, me, place)\n"+rule+"\nend\n")
		if err != nil {
			t.Fatalf("%s: %v", rule, err)
		}
		m, _ := match(rs)
		if err := m.Play(); err != nil {
			t.Errorf("%s: %v", rule, err)
		}
	}
}

// A fault found by the engine behind a condition is that of the rule that asked.
func TestFaultBehindCondition(t *testing.T) {
	rs, err := tiny(t, "none.lua", "", `function rules.phase.play(g, me)
  me.hand:move(g.deck)
  g.deck:deal(me.hand, 2)
  me:choose("place", g.field)
  me:pay("toll", me.hand, 1000)
end
function rules.is.open(g, me, place) return me:can("stop") end
`)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := match(rs)
	m.SetDecider(0, engine.DeciderFunc(func(d *engine.Decision) error {
		d.Answer = append(d.Answer, 99)
		return nil
	}))
	if e := fault(t, m.Step()); e.Rule != "phase.play" || e.Line != 7 {
		t.Errorf("an answer that does not do: %v", e)
	}
}
