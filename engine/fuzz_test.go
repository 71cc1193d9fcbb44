// This file fuzzes whole matches: bytes answer the decisions.

package engine_test

import (
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
)

// byteDecider answers by bytes, and when they are used up by lot.
type byteDecider struct{ data []byte }

func (b *byteDecider) next(n int) int {
	if len(b.data) == 0 || n <= 1 {
		return 0
	}
	i := int(b.data[0]) % n
	b.data = b.data[1:]
	return i
}

func (b *byteDecider) Decide(d *engine.Decision) error {
	if len(b.data) == 0 || d.Shape == engine.Cover {
		return bots.Random{}.Decide(d)
	}
	if d.Shape == engine.One {
		n := len(d.Options)
		if d.Optional {
			n++
		}
		if i := b.next(n); i < len(d.Options) {
			d.Answer = append(d.Answer, i)
		}
		return nil
	}
	left := make([]int, len(d.Options))
	for i, o := range d.Options {
		left[i] = o.Count
	}
	for want := d.Min + b.next(d.Max-d.Min+1); want > 0; want-- {
		i := b.next(len(left))
		for left[i] == 0 {
			i = (i + 1) % len(left)
		}
		left[i]--
		d.Answer = append(d.Answer, i)
	}
	return nil
}

// FuzzMatch plays matches by bytes: no invariant breaks, no rule faults, and the
// entries give the match again.
func FuzzMatch(f *testing.F) {
	for i := range played {
		f.Add(uint8(i), uint64(i), []byte{0, 1, 2, 3, 255, 128, 7, 7, 7, 0, 0, 9})
	}
	f.Fuzz(func(t *testing.T, game uint8, seed uint64, data []byte) {
		g := played[int(game)%4] // Reformation and the test game
		m := newMatch(t, g.name, g.players, seed)
		m.Keep()
		by := &byteDecider{data}
		for s := range m.Game().Seats {
			m.SetDecider(engine.Seat(s), by)
		}
		m.Watch(func(engine.Event) {
			if err := m.Check(); err != nil {
				t.Fatal(err)
			}
		})
		play(t, m)
		again := newMatch(t, g.name, g.players, seed)
		again.Keep()
		again.Follow(m.Entries())
		play(t, again)
		if again.Hash() != m.Hash() {
			t.Fatal("the entries do not give the match again")
		}
	})
}
