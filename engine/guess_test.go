// This file tests guesses: what a seat sees stays, what it does not see is dealt
// anew, and nothing of what is hidden enters.

package engine_test

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
)

// errThere ends the step of a fork that stands where it was to stand.
var errThere = errors.New("there")

// seenBy is all that a seat sees: pieces with faces, backs, counts, counters.
func seenBy(m *engine.Match, s engine.Seat) string {
	var b strings.Builder
	v, g := m.View(s), m.Game()
	for z := range g.Places {
		fmt.Fprintln(&b, g.Places[z].ID, v.Count(engine.Place(z)), v.Pieces(engine.Place(z)))
	}
	for c, d := range g.Counters {
		for seat := range g.Seats {
			fmt.Fprintln(&b, d.ID, v.Counter(c, engine.Seat(seat)))
		}
	}
	fmt.Fprintln(&b, g.Phases[v.Phase()].ID, v.Start())
	return b.String()
}

// everySeat has f answer for all seats.
func everySeat(m *engine.Match, f engine.DeciderFunc) {
	for s := range m.Game().Seats {
		m.SetDecider(engine.Seat(s), f)
	}
}

// stepTo steps a fork to the next decision of a seat (NoSeat: of any) and calls f
// there; others are answered for by lot.
func stepTo(t *testing.T, m *engine.Match, seat engine.Seat, f func(d *engine.Decision)) {
	t.Helper()
	everySeat(m, func(d *engine.Decision) error {
		if seat >= 0 && d.Seat != seat {
			return bots.Random{}.Decide(d)
		}
		f(d)
		return errThere
	})
	if err := m.Step(); !errors.Is(err, errThere) {
		t.Fatalf("the guess does not stand at the decision: %v", err)
	}
}

// atSome plays a match by lot and calls f at some of its decisions.
func atSome(t *testing.T, m *engine.Match, one int, f func(d *engine.Decision)) {
	t.Helper()
	m.Keep()
	luck := engine.Luck(m.Hash())
	everySeat(m, func(d *engine.Decision) error {
		if luck.IntN(one) == 0 {
			before := m.Hash()
			f(d)
			if m.Hash() != before {
				t.Fatal("the match has changed")
			}
		}
		return bots.Random{}.Decide(d)
	})
	play(t, m)
}

// A guess keeps all that the seat sees, and the invariants; the seat is offered the
// same; it can be played to its end.
func TestGuessKeepsWhatIsSeen(t *testing.T) {
	eachGame(t, 2, func(t *testing.T, name string, players int, seed uint64) {
		m, fork := newMatch(t, name, players, seed), newMatch(t, name, players, 0)
		moved := 0
		atSome(t, m, 5, func(d *engine.Decision) {
			seen, keys := seenBy(m, d.Seat), optionKeys(d)
			m.GuessInto(fork, d.Seat, engine.Luck(m.Hash()))
			stepTo(t, fork, engine.NoSeat, func(*engine.Decision) {
				if got := seenBy(fork, d.Seat); got != seen {
					t.Fatalf("%s sees something else:\n%s", m.Game().Seats[d.Seat].ID, difference(seen, got))
				}
				if err := fork.Check(); err != nil {
					t.Fatal(err)
				}
				if fork.Hash() != m.Hash() {
					moved++
				}
			})
			m.GuessInto(fork, d.Seat, engine.Luck(m.Hash()))
			stepTo(t, fork, d.Seat, func(here *engine.Decision) {
				if got := optionKeys(here); !reflect.DeepEqual(got, keys) {
					t.Fatalf("offered %v in the guess, %v in the match", got, keys)
				}
			})
			m.GuessInto(fork, d.Seat, engine.Luck(m.Hash()))
			everySeat(fork, bots.Random{}.Decide)
			play(t, fork)
			if err := fork.Check(); err != nil {
				t.Fatal(err)
			}
		})
		if moved == 0 {
			t.Fatal("no guess has dealt anything anew")
		}
	})
}

// Two positions that a seat cannot tell apart give the same guesses, to the end of
// the match, and bots weigh the same in both: a guess is such a twin of its match.
func TestGuessOfTwins(t *testing.T) {
	eachGame(t, 1, func(t *testing.T, name string, players int, seed uint64) {
		m, twin, fork := newMatch(t, name, players, seed), newMatch(t, name, players, 0), newMatch(t, name, players, 0)
		twin.Keep()
		guessed := func(from *engine.Match, seat engine.Seat, luck engine.Luck) (here, end uint64) {
			from.GuessInto(fork, seat, luck)
			stepTo(t, fork, engine.NoSeat, func(*engine.Decision) { here = fork.Hash() })
			from.GuessInto(fork, seat, luck)
			everySeat(fork, bots.Random{}.Decide)
			play(t, fork)
			return here, fork.Hash()
		}
		atSome(t, m, 12, func(d *engine.Decision) {
			luck := engine.Luck(m.Hash())
			a, b := engine.Luck(luck.Next()), engine.Luck(luck.Next())
			here, end := guessed(m, d.Seat, b)
			weighed, err := bots.Weigh(d, 10, nil)
			if err != nil {
				t.Fatal(err)
			}
			m.GuessInto(twin, d.Seat, a)
			stepTo(t, twin, d.Seat, func(other *engine.Decision) {
				if twinHere, twinEnd := guessed(twin, d.Seat, b); twinHere != here || twinEnd != end {
					t.Fatalf("seed %d, decision %d, %q: what is hidden has entered the guess", seed, m.Decisions(), d.Text())
				}
				other.Luck = d.Luck
				again, err := bots.Weigh(other, 10, nil)
				if err != nil || !reflect.DeepEqual(again, weighed) {
					t.Fatalf("seed %d, decision %d, %q: weighed %v, in the twin %v, %v", seed, m.Decisions(), d.Text(), weighed, again, err)
				}
			})
		})
	})
}

// What others have chosen in the same go does not enter: a guess at the second
// answer is the same whatever the first one was.
func TestGuessOfSecretChoices(t *testing.T) {
	for _, g := range played[:4] {
		for nth := range 12 {
			end := func(other bool) (hash uint64, ok bool) {
				m, fork := newMatch(t, g.name, g.players, 3), newMatch(t, g.name, g.players, 0)
				m.Keep()
				goes, first := 0, engine.NoSeat
				everySeat(m, func(d *engine.Decision) error {
					if err := (bots.Random{}).Decide(d); err != nil || !d.Together {
						first = engine.NoSeat
						return err
					}
					if first >= 0 && first != d.Seat && goes == nth+1 {
						m.GuessInto(fork, d.Seat, 77)
						everySeat(fork, bots.Random{}.Decide)
						play(t, fork)
						hash, ok = fork.Hash(), true
						return errThere
					}
					if first < 0 {
						if first, goes = d.Seat, goes+1; goes == nth+1 && other {
							otherwise(d)
						}
					}
					return nil
				})
				if err := m.Play(); err != nil && !errors.Is(err, errThere) {
					t.Fatal(err)
				}
				return hash, ok
			}
			one, ok := end(false)
			two, _ := end(true)
			if !ok && nth == 0 {
				t.Errorf("%s: nothing is chosen together", g.name)
			}
			if one != two {
				t.Errorf("%s, go %d: another answer of the first seat gives another guess for the second", g.name, nth)
			}
		}
	}
}

// otherwise changes an answer to another legal one, where there is one.
func otherwise(d *engine.Decision) {
	answer := append([]int(nil), d.Answer...)
	for range 50 {
		d.Answer, d.Luck = d.Answer[:0], engine.Luck(d.Luck.Next())
		if (bots.Random{}).Decide(d) == nil && !reflect.DeepEqual(append([]int(nil), d.Answer...), answer) {
			return
		}
	}
}
