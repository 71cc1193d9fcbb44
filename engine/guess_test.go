// This file tests guesses: what a seat sees stays, what it does not see is dealt
// anew, and nothing of what is hidden enters.

package engine_test

import (
	"errors"
	"fmt"
	"math"
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

// All deals that agree with the backs that are seen are as likely.
func TestGuessIsUniform(t *testing.T) {
	m := small(t, `function rules.phase.play(g, me) me:choose("card", g.heap) end`, `deck = { seen = "nobody", shuffle = "start" }`, `deck = { seen = "backs", shuffle = "start" }`)
	g := m.Game()
	for p := range g.Pieces {
		g.Pieces[p].Back = []string{"red", "blue", "blue"}[p%3]
	}
	m.Keep()
	fork := engine.NewMatch(g, m.Rules().Another())
	deck, err := g.FindPlace("deck")
	if err != nil {
		t.Fatal(err)
	}
	backs := m.View(0).Pieces(deck)
	const tries = 20000
	counts := make([]map[engine.Piece]int, len(backs))
	luck := engine.Luck(1)
	for range tries {
		m.GuessInto(fork, 0, engine.Luck(luck.Next()))
		if got := fork.View(0).Pieces(deck); !reflect.DeepEqual(got, backs) {
			t.Fatalf("backs %v, want %v", got, backs)
		}
		for i, p := range fork.PiecesAt(deck, nil) {
			if counts[i] == nil {
				counts[i] = map[engine.Piece]int{}
			}
			counts[i][p]++
		}
	}
	same := map[string]int{}
	for _, d := range g.Pieces {
		same[d.Back]++
	}
	for i, byPiece := range counts {
		n := same[backs[i].Back]
		if len(byPiece) != n {
			t.Errorf("slot %d: %d different pieces, want %d", i, len(byPiece), n)
		}
		for p, count := range byPiece {
			mean := float64(tries) / float64(n)
			if dev := math.Abs(float64(count)-mean) / math.Sqrt(mean*(1-1/float64(n))); dev > 4.5 {
				t.Errorf("slot %d: %s %d times, want about %.0f", i, g.Pieces[p].ID, count, mean)
			}
		}
	}
}

// hidingGame has cards that start in two places, and cards that lie on cards.
const hidingGame = `
name = "Hiding"
players = [2]
lua = ["rules.lua"]
[cycle]
turn = { times = 2 }
[phase]
prepare = {}
play = { for = "each" }
[zone]
deck = { seen = "nobody", shuffle = "start" }
bag = { seen = "nobody" }
hand = { of = "seat", seen = "owner" }
heap = {}
aboard = { of = "card" }
[counter]
points = { of = "seat" }
[ranking]
by = ["points"]
[ask]
card = { text = "Which?" }
[effect]
nothing = { text = "Nothing" }
[kind.card]
starts = "deck"
effects = ["now"]
[kind.coin]
starts = "bag"
[kind.flag]
starts = "heap"
[card]
a = { copies = 5, now = "nothing" }
[coin]
b = { copies = 1 }
[flag]
f = { copies = 1 }
`

// guessesAt plays a hiding game to the first decision and calls f with many guesses
// at it: fork stands at the decision, and done is called when the step is over.
func guessesAt(t *testing.T, lua, old, new string, n int, f func(fork *engine.Match) (done func())) {
	t.Helper()
	m := small(t, lua, smallGame, strings.Replace(hidingGame, old, new, 1))
	m.Keep()
	fork := engine.NewMatch(m.Game(), m.Rules().Another())
	luck := engine.Luck(5)
	everySeat(m, func(d *engine.Decision) error {
		for range n {
			m.GuessInto(fork, d.Seat, engine.Luck(luck.Next()))
			var done func()
			everySeat(fork, func(d *engine.Decision) error {
				if done == nil {
					done = f(fork)
				}
				return bots.Random{}.Decide(d)
			})
			if err := fork.Step(); err != nil {
				t.Fatal(err)
			}
			done()
		}
		return errThere
	})
	if err := m.Play(); !errors.Is(err, errThere) {
		t.Fatal(err)
	}
}

func places(t *testing.T, m *engine.Match, ids ...string) (list []engine.Place) {
	t.Helper()
	for _, id := range ids {
		z, err := m.Game().FindPlace(id)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, z)
	}
	return list
}

// A card that a rule holds in a local when it asks is, in a guess, the one that lies
// there then.
func TestGuessRenamesLocals(t *testing.T) {
	tops := map[engine.Piece]bool{}
	guessesAt(t, `function rules.phase.prepare(g) end
function rules.phase.play(g, me)
	local top = g.deck:first()
	me:may_choose("card", g.heap)
	top:move(me.hand)
end`, "", "", 50, func(fork *engine.Match) func() {
		z := places(t, fork, "deck", "seat1.hand")
		top := fork.PiecesAt(z[0], nil)[0]
		tops[top] = true
		return func() {
			if got := fork.PiecesAt(z[1], nil); len(got) != 1 || got[0] != top {
				t.Errorf("%v was dealt from a deck with %v on top", got, top)
			}
		}
	})
	if len(tops) != 5 {
		t.Errorf("%d different cards on top of the deck, want all 5", len(tops))
	}
}

// Where cards that started in two places lie in one deck, their order is dealt anew,
// too.
func TestGuessMixesParts(t *testing.T) {
	const tries = 3000
	counts := make([]int, 6)
	guessesAt(t, `function rules.phase.prepare(g) g.bag:move(g.deck) end
function rules.phase.play(g, me) me:may_choose("card", g.heap) end`, "", "", tries, func(fork *engine.Match) func() {
		for i, p := range fork.PiecesAt(places(t, fork, "deck")[0], nil) {
			if fork.Game().Pieces[p].Key == "b" {
				counts[i]++
			}
		}
		return func() {}
	})
	for i, n := range counts {
		if dev := math.Abs(float64(n)-tries/6.) / math.Sqrt(tries*5/36.); dev > 4.5 {
			t.Errorf("the coin is card %d of the deck %d times, want about %d", i+1, n, tries/6)
		}
	}
}

// A card that something lies on stays in its place: that can be seen.
func TestGuessLeavesWhatBears(t *testing.T) {
	tops := map[engine.Piece]bool{}
	seconds := map[engine.Piece]bool{}
	guessesAt(t, `function rules.phase.prepare(g) g.heap:move(g.deck:first().aboard) end
function rules.phase.play(g, me) me:may_choose("card", g.heap) end`, "", "", 50, func(fork *engine.Match) func() {
		deck := fork.PiecesAt(places(t, fork, "deck")[0], nil)
		tops[deck[0]], seconds[deck[1]] = true, true
		return func() {}
	})
	if len(tops) != 1 || len(seconds) != 4 {
		t.Errorf("%d different first cards, %d second ones; want 1 and 4", len(tops), len(seconds))
	}
}

// Hidden dice have been rolled, as far as one knows; other hidden pieces exchange how
// they lie.
func TestGuessDealsFaces(t *testing.T) {
	numbers, downs := map[string]bool{}, map[engine.Piece]bool{}
	guessesAt(t, `function rules.phase.prepare(g) g.deck:first():turn("down") end
function rules.phase.play(g, me) me:may_choose("card", g.heap) end`, "[kind.coin]\n", "[kind.coin]\nfaces = 6\n", 100, func(fork *engine.Match) func() {
		down := 0
		for p, d := range fork.Game().Pieces {
			face := fork.Game().Key(fork.Facing(engine.Piece(p)))
			switch {
			case d.Key == "b":
				numbers[face] = true
			case face == "down":
				downs[engine.Piece(p)] = true
				down++
			}
		}
		if down != 1 {
			t.Errorf("%d cards lie face down", down)
		}
		return func() {}
	})
	if len(numbers) != 6 || len(downs) != 5 {
		t.Errorf("%d numbers of the die, %d cards that lie face down; want 6 and 5", len(numbers), len(downs))
	}
}

// In a phase that asks all at once the parts are then run on the guess.
func TestGuessInTogether(t *testing.T) {
	hands := map[string]bool{}
	guessesAt(t, `function rules.phase.prepare(g) for me in g.everyone do g.deck:deal(me.hand, 2) end end
function rules.phase.play(g, me) me:may_choose("card", me.hand) end`, `play = { for = "each" }`, `play = { for = "each", together = true }`, 50, func(fork *engine.Match) func() {
		want := fork.Position().String()
		hands[want] = true
		return func() {
			if got := fork.Position().String(); got != want {
				t.Errorf("the guess is lost:\n%s", difference(want, got))
			}
		}
	})
	if len(hands) != 6 { // three cards that the first seat does not see
		t.Errorf("%d different guesses, want all 6", len(hands))
	}
}

// The luck of the match is not that of a guess: matches of different seeds that
// stand alike give the same guess.
func TestGuessHasItsOwnLuck(t *testing.T) {
	for _, name := range []string{"reformation", "luebeck"} {
		var ends []uint64
		for seed := range uint64(2) {
			m, fork := newMatch(t, name, 0, seed), newMatch(t, name, 0, 9)
			m.Keep()
			start := m.Hash()
			m.GuessInto(fork, 0, 7)
			play(t, fork)
			play(t, m)
			ends = append(ends, start, fork.Hash(), m.Hash())
		}
		if ends[0] != ends[3] || ends[1] != ends[4] || ends[2] == ends[5] {
			t.Errorf("%s: starts, guesses and matches of two seeds: %x", name, ends)
		}
	}
}
