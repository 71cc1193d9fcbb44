// This file tests that what is hidden from a seat reaches nothing it is shown.

package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
)

// shown is everything a decision shows its seat: the view, the question, the
// options with labels and notes, and what is barred with the reasons.
func shown(m *engine.Match, d *engine.Decision) string {
	var b strings.Builder
	v := d.View()
	for z := range m.Game().Places {
		fmt.Fprintln(&b, m.Game().Places[z].ID, v.Count(engine.Place(z)), v.Pieces(engine.Place(z)))
	}
	again := d.Again()
	fmt.Fprintln(&b, again.Text())
	for i := range again.Options {
		fmt.Fprintln(&b, again.Key(i), again.Label(i), again.Note(i), again.Options[i].Count)
	}
	for _, x := range d.Barred() {
		fmt.Fprintln(&b, again.BarredLabel(x), x.Reason)
	}
	return b.String()
}

// hiddenPair finds two pieces that look the same to a seat: hidden both, with
// the same back.
func hiddenPair(m *engine.Match, s engine.Seat, luck *engine.Luck) (p, q engine.Piece, ok bool) {
	n := len(m.Game().Pieces)
	for range 30 {
		p, q = engine.Piece(luck.IntN(n)), engine.Piece(luck.IntN(n))
		if p != q && !m.Sees(s, p) && !m.Sees(s, q) && m.BackFor(s, p) == m.BackFor(s, q) &&
			m.Game().Pieces[p].Back == m.Game().Pieces[q].Back && m.Game().Pieces[p].Kind == m.Game().Pieces[q].Kind {
			return p, q, true
		}
	}
	return 0, 0, false
}

// When only what is hidden from a seat changes, nothing changes of what it is
// shown.
func TestSecrets(t *testing.T) {
	eachGame(t, 2, func(t *testing.T, name string, players int, seed uint64) {
		m := newMatch(t, name, players, seed)
		luck := engine.Luck(seed)
		looked := 0
		for s := range m.Game().Seats {
			m.SetDecider(engine.Seat(s), engine.DeciderFunc(func(d *engine.Decision) error {
				if luck.IntN(5) == 0 {
					before := shown(m, d)
					if p, q, ok := hiddenPair(m, d.Seat, &luck); ok {
						looked++
						m.Swap(p, q)
						if after := shown(m, d); after != before {
							t.Fatalf("%s saw that %s and %s changed places:\n%s", m.Game().Seats[d.Seat].ID, m.Game().Pieces[p].ID, m.Game().Pieces[q].ID, difference(before, after))
						}
						m.Swap(p, q)
					}
				}
				return bots.Random{}.Decide(d)
			}))
		}
		play(t, m)
		if looked == 0 && name != "tore-der-welt" {
			t.Fatal("nothing was hidden in the whole match")
		}
	})
}

// difference gives the lines that two texts do not share.
func difference(a, b string) string {
	var out strings.Builder
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			fmt.Fprintf(&out, "- %s\n+ %s\n", x[i], y[i])
		}
	}
	return out.String()
}
