// This file tests that nothing is judged twice for one choice of actions.

package engine_test

import (
	"os"
	"path/filepath"
	"slices"
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
function rules.action.borrow(g, me) end
function rules.action.rest(g, me) end
function rules.is.awake(g, me) return me.sleep == 0 end
function rules.is.sharp(g, me, tool) return tool.edge > 0 end
function rules.is.idle(g, me) return not me:can("use") end
"""
[cycle]
day = {}
[phase]
work = { for = "each" }
[action]
use = { in = "work", name = "Use", from = "bench", needs = ["awake", "sharp"] }
borrow = { in = "work", name = "Borrow", needs = ["idle"] }
rest = { in = "work", name = "Rest" }
[reason]
awake = "You are asleep."
sharp = "{it} is blunt."
idle = "You have a tool."
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

// TestJudgedOnce has a condition that is the same for all tools, and one that asks whether an action could be chosen.
func TestJudgedOnce(t *testing.T) {
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
		reasons               []string
	}{
		{3, 1, 3, []string{"Rod is blunt.", "You have a tool."}}, // axe, saw, rest
		{2, 1, 0, []string{"You are asleep.", "You are asleep.", "You are asleep."}},
	} {
		m.SetDecider(engine.Seat(seat), engine.DeciderFunc(func(d *engine.Decision) error {
			if got := len(d.Options); got != want.options {
				t.Errorf("seat %d: %d options, want %d", seat+1, got, want.options)
			}
			if rules.counts["awake"] != want.awake || rules.counts["sharp"] != want.sharp {
				t.Errorf("seat %d: asked %v, want %d and %d times", seat+1, rules.counts, want.awake, want.sharp)
			}
			var reasons []string
			for _, b := range d.Barred() {
				reasons = append(reasons, b.Reason)
			}
			if !slices.Equal(reasons, want.reasons) {
				t.Errorf("seat %d: barred for %q, want %q", seat+1, reasons, want.reasons)
			}
			clear(rules.counts)
			d.Answer = append(d.Answer, 0)
			return nil
		}))
	}
	play(t, m)
}
