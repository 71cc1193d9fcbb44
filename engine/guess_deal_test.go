// Tests of how a guess deals what is hidden.

package engine_test

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
)

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
