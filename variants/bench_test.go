// This file measures what a match costs: time and allocations per decision, and
// what a fork in mid-turn costs.

package variants

import (
	"runtime"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
)

// open makes a match of a shipped game with random bots in all seats.
func open(tb testing.TB, name string, players int) *engine.Match {
	tb.Helper()
	rs, err := Load(name, Options{Players: players})
	if err != nil {
		tb.Fatal(err)
	}
	m := engine.NewMatch(rs.Game, rs.Program.NewRun())
	for s := range rs.Game.Seats {
		m.SetDecider(engine.Seat(s), bots.Random{})
	}
	return m
}

// BenchmarkMatch plays whole matches and reports what a decision costs.
func BenchmarkMatch(b *testing.B) {
	for _, g := range []struct {
		name    string
		players int
	}{{"reformation", 2}, {"luther", 3}, {"luebeck", 3}, {"tore-der-welt", 3}} {
		b.Run(g.name, func(b *testing.B) {
			m := open(b, g.name, g.players)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			decisions, games := 0, 0
			for b.Loop() {
				m.Reset(engine.SeedOf(1, games))
				if err := m.Play(); err != nil {
					b.Fatal(err)
				}
				decisions += m.Decisions()
				games++
			}
			runtime.ReadMemStats(&after)
			n := float64(decisions)
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/n, "ns/decision")
			b.ReportMetric(float64(after.Mallocs-before.Mallocs)/n, "allocs/decision")
			b.ReportMetric(float64(m.StateSize()), "state-B")
		})
	}
}

// BenchmarkFork forks a match that waits in the middle of a step and brings the
// fork to the same decision.
func BenchmarkFork(b *testing.B) {
	m, fork := open(b, "reformation", 0), open(b, "reformation", 0)
	m.Keep()
	m.Reset(3)
	asked, measured := 0, false
	m.SetDecider(1, engine.DeciderFunc(func(d *engine.Decision) error {
		if asked++; asked > 10 && d.Together && !measured { // the first seat's bid is in
			measured = true
			d.Options = append([]engine.Option(nil), d.Options...)
			fork.SetDecider(1, engine.DeciderFunc(func(*engine.Decision) error { return errThere }))
			b.Run("copy", func(b *testing.B) {
				for b.Loop() {
					m.ForkInto(fork)
				}
			})
			b.Run("copy and replay", func(b *testing.B) {
				for b.Loop() {
					m.ForkInto(fork)
					if err := fork.Step(); err != errThere {
						b.Fatal(err)
					}
				}
			})
		}
		return bots.Random{}.Decide(d)
	}))
	if err := m.Play(); err != nil {
		b.Fatal(err)
	}
}

type there struct{}

func (there) Error() string { return "the fork stands where the match does" }

var errThere = error(there{})
