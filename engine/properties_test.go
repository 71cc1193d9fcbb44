// This file tests what holds of every match: invariants, replay, undo, forks.

package engine_test

import (
	"context"
	"reflect"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/engine/lab"
)

// After every event each piece is in one place and each counter in bounds.
func TestInvariants(t *testing.T) {
	eachGame(t, 3, func(t *testing.T, name string, players int, seed uint64) {
		m := newMatch(t, name, players, seed)
		events := 0
		m.Watch(func(engine.Event) {
			events++
			if err := m.Check(); err != nil {
				t.Fatal(err)
			}
		})
		play(t, m)
		if events == 0 {
			t.Fatal("nothing happened")
		}
	})
}

// Seed and entries give the match again, log included.
func TestReplay(t *testing.T) {
	eachGame(t, 3, func(t *testing.T, name string, players int, seed uint64) {
		m := newMatch(t, name, players, seed)
		m.Keep()
		m.Log()
		play(t, m)
		again := newMatch(t, name, players, seed)
		for s := range again.Game().Seats {
			again.SetDecider(engine.Seat(s), nil) // nobody is asked
		}
		again.Keep()
		again.Log()
		again.Follow(m.Entries())
		play(t, again)
		if again.Hash() != m.Hash() || again.Decisions() != m.Decisions() {
			t.Fatalf("seed %d: %d decisions and %x, replayed %d and %x", seed, m.Decisions(), m.Hash(), again.Decisions(), again.Hash())
		}
		if !reflect.DeepEqual(again.Events(), m.Events()) {
			t.Fatal("the logs differ")
		}
	})
}

// answer answers the pending decision of a session as the random bot would.
func answer(t *testing.T, s *engine.Session) {
	t.Helper()
	d := s.Pending()
	d.Answer = d.Answer[:0]
	if err := (bots.Random{}).Decide(d); err != nil {
		t.Fatal(err)
	}
	if err := s.Answer(append([]int(nil), d.Answer...)...); err != nil {
		t.Fatal(err)
	}
	if s.Err() != nil {
		t.Fatal(s.Err())
	}
}

// Going back to any decision and forth again leads to the same states.
func TestUndoRedo(t *testing.T) {
	eachGame(t, 2, func(t *testing.T, name string, players int, seed uint64) {
		m := newMatch(t, name, players, seed)
		s := engine.NewSession(m)
		defer s.Close()
		var hashes []uint64
		luck := engine.Luck(seed)
		for s.Pending() != nil && len(hashes) < 150 {
			if len(hashes) != m.Decisions() {
				t.Fatalf("decision %d, want %d", m.Decisions(), len(hashes))
			}
			hashes = append(hashes, m.Hash())
			answer(t, s)
			if luck.IntN(4) > 0 {
				continue
			}
			now, last := m.Decisions(), m.Hash()
			back := luck.IntN(now + 1)
			if err := s.Back(back); err != nil {
				t.Fatal(err)
			}
			if back < len(hashes) && m.Hash() != hashes[back] {
				t.Fatalf("seed %d: back at decision %d the state differs", seed, back)
			}
			for m.Decisions() < now {
				if err := s.Redo(); err != nil {
					t.Fatal(err)
				}
				if d := m.Decisions(); d < len(hashes) && m.Hash() != hashes[d] {
					t.Fatalf("seed %d: forth at decision %d the state differs", seed, d)
				}
			}
			if m.Hash() != last {
				t.Fatalf("seed %d: undo and redo are not the identity at decision %d", seed, now)
			}
		}
	})
}

// A fork stands at the same decision, and playing it out leaves the original
// as it was.
func TestFork(t *testing.T) {
	eachGame(t, 2, func(t *testing.T, name string, players int, seed uint64) {
		m, fork := newMatch(t, name, players, seed), newMatch(t, name, players, 0)
		m.Keep()
		plain := newMatch(t, name, players, seed)
		play(t, plain)
		asked := 0
		for s := range m.Game().Seats {
			m.SetDecider(engine.Seat(s), engine.DeciderFunc(func(d *engine.Decision) error {
				if asked++; asked%7 == 0 {
					want, keys := m.Hash(), optionKeys(d)
					m.ForkInto(fork)
					checkFork(t, fork, want, keys)
					if m.Hash() != want {
						t.Fatal("the original changed")
					}
				}
				return bots.Random{}.Decide(d)
			}))
		}
		play(t, m)
		if m.Hash() != plain.Hash() {
			t.Fatal("a match that was forked went another way")
		}
	})
}

func optionKeys(d *engine.Decision) []string {
	var keys []string
	for i := range d.Options {
		keys = append(keys, d.Key(i))
	}
	return keys
}

// checkFork plays a fork out and looks at it when its first new decision comes.
func checkFork(t *testing.T, fork *engine.Match, want uint64, keys []string) {
	t.Helper()
	there := false
	for s := range fork.Game().Seats {
		fork.SetDecider(engine.Seat(s), engine.DeciderFunc(func(d *engine.Decision) error {
			if !there && (fork.Hash() != want || !reflect.DeepEqual(optionKeys(d), keys)) {
				t.Fatalf("the fork stands elsewhere: %v instead of %v", optionKeys(d), keys)
			}
			there = true
			return bots.Random{}.Decide(d)
		}))
	}
	play(t, fork)
	if !there {
		t.Fatal("the fork asked nothing")
	}
}

// Any number of workers counts the same.
func TestWorkers(t *testing.T) {
	var results []*lab.Result
	for _, jobs := range []int{1, 2, 5} {
		r, err := lab.Run(context.Background(), lab.Setup{
			Open:  func() (*engine.Match, error) { return newMatch(t, "reformation", 0, 0), nil },
			Games: 500, Jobs: jobs, Seed: 7,
		})
		if err != nil {
			t.Fatal(err)
		}
		r.Elapsed = 0
		results = append(results, r)
	}
	for _, r := range results[1:] {
		if !reflect.DeepEqual(r, results[0]) {
			t.Fatalf("%+v\n%+v", results[0], r)
		}
	}
}

// A position written by name and arranged again is the same position.
func TestPosition(t *testing.T) {
	eachGame(t, 2, func(t *testing.T, name string, players int, seed uint64) {
		m, other := newMatch(t, name, players, seed), newMatch(t, name, players, seed+100)
		for range 40 {
			if m.Over() {
				break
			}
			if err := m.Step(); err != nil {
				t.Fatal(err)
			}
		}
		p := m.Position()
		if err := other.Arrange(p); err != nil {
			t.Fatal(err)
		}
		if got := other.Position(); got.String() != p.String() {
			t.Fatalf("got\n%s\nwant\n%s", got, p)
		}
		if err := other.Check(); err != nil {
			t.Fatal(err)
		}
	})
}

// An edit at a pending decision makes the decision anew, and is undone and
// redone like an answer.
func TestEditIsAnEntry(t *testing.T) {
	m := newMatch(t, "reformation", 0, 5)
	s := engine.NewSession(m)
	defer s.Close()
	for s.Pending().Together || len(s.Pending().Options) == 0 {
		answer(t, s)
	}
	d := s.Pending()
	seat, options, before := d.Seat, len(d.Options), m.Hash()
	o := d.Options[0]
	away := m.Game().Pieces[o.Thing.N].Discard
	if err := s.Edit(engine.Edit{Kind: engine.EditMove, Piece: engine.Piece(o.Thing.N), Place: away}); err != nil {
		t.Fatal(err)
	}
	if d := s.Pending(); d.Seat != seat || len(d.Options) >= options {
		t.Fatalf("%d options after the edit, %d before", len(d.Options), options)
	}
	edited := m.Hash()
	answer(t, s)
	after := m.Hash()
	for _, want := range []uint64{edited, before} {
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
		if m.Hash() != want {
			t.Fatal("undo led elsewhere")
		}
	}
	for _, want := range []uint64{edited, after} {
		if err := s.Redo(); err != nil {
			t.Fatal(err)
		}
		if m.Hash() != want {
			t.Fatal("redo led elsewhere")
		}
	}
	for s.Pending() != nil {
		answer(t, s)
	}
	again := newMatch(t, "reformation", 0, 5)
	again.Keep()
	again.Follow(m.Entries())
	play(t, again)
	if again.Hash() != m.Hash() {
		t.Fatal("the entries do not give the edited match again")
	}
}
