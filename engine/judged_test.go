// This file tests that what speaks of no thing is judged once for all things.

package engine_test

import (
	"os"
	"path/filepath"
	"testing"

	"hausregel/engine"
	"hausregel/variants"
)

const workshop = `
name = "Workshop"
players = [2]
lua_code = """
function rules.phase.work(g, me) me:act() end
function rules.action.use(g, me, tool) end
function rules.action.rest(g, me) end
function rules.is.awake(g, me) return me.sleep == 0 end
function rules.is.sharp(g, me, tool) return tool.edge > 0 end
"""
[cycle]
day = {}
[phase]
work = { for = "each" }
[action]
use = { in = "work", name = "Use", from = "bench", needs = ["awake", "sharp"] }
rest = { in = "work", name = "Rest" }
[reason]
awake = "You are asleep."
sharp = "{it} is blunt."
[zone]
bench = {}
[counter]
sleep = { of = "seat" }
[kind.tool]
starts = "bench"
fields = { edge = "number" }
[tool]
axe = { edge = 2 }
saw = { edge = 1 }
rod = { edge = 0 }
`

// asks counts how often each condition is asked.
type asks struct {
	engine.Rules
	counts map[string]int
}

func (a *asks) Holds(m *engine.Match, condition int, seat engine.Seat, thing engine.Value, extra []engine.Value) bool {
	a.counts[m.Game().Conditions[condition].ID]++
	return a.Rules.Holds(m, condition, seat, thing, extra)
}

func TestGeneralConditions(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "base.toml"), []byte(workshop), 0o644); err != nil {
		t.Fatal(err)
	}
	rs, err := variants.Load(folder, variants.Options{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	rules := &asks{rs.Program.NewRun(), map[string]int{}}
	m := engine.NewMatch(rs.Game, rules)
	m.Reset(1)
	if err := m.Edit(engine.Edit{Kind: engine.EditCounter, Counter: len(rs.Game.Counters) - 1, Seat: 1, N: 1}); err != nil {
		t.Fatal(err)
	}
	for seat, want := range []struct {
		options, awake, sharp int
		reason                string
	}{
		{3, 1, 3, "Rod is blunt."}, // axe, saw, rest
		{1, 1, 0, "You are asleep."},
	} {
		m.SetDecider(engine.Seat(seat), engine.DeciderFunc(func(d *engine.Decision) error {
			if got := len(d.Options); got != want.options {
				t.Errorf("seat %d: %d options, want %d", seat+1, got, want.options)
			}
			if rules.counts["awake"] != want.awake || rules.counts["sharp"] != want.sharp {
				t.Errorf("seat %d: asked %v, want %d and %d times", seat+1, rules.counts, want.awake, want.sharp)
			}
			barred := d.Barred()
			if len(barred) != 4-want.options || barred[len(barred)-1].Reason != want.reason {
				t.Errorf("seat %d: barred %+v", seat+1, barred)
			}
			clear(rules.counts)
			d.Answer = append(d.Answer, 0)
			return nil
		}))
	}
	play(t, m)
}
