// This file checks what must hold after every event.

package engine

import "fmt"

// Check tells what is wrong with the state, or nil: every piece lies in exactly
// one place, every list and count agrees with where pieces say they are, every
// face exists, and every counter is within its bounds.
func (m *Match) Check() error {
	listed := 0
	for z := range m.game.Places {
		n, before := 0, int32(-1)
		for p := m.head[z]; p >= 0; p = m.next[p] {
			switch {
			case m.at[p] != int32(z):
				return fmt.Errorf("%s is listed in %s and lies in %s", m.game.Pieces[p].ID, m.game.Places[z].ID, m.game.Key(Place(m.at[p]).Value()))
			case m.prev[p] != before:
				return fmt.Errorf("%s: the list is torn before %s", m.game.Places[z].ID, m.game.Pieces[p].ID)
			}
			before = p
			if n++; n > len(m.game.Pieces) {
				return fmt.Errorf("%s: the list goes in circles", m.game.Places[z].ID)
			}
		}
		if int32(n) != m.count[z] || m.tail[z] != before {
			return fmt.Errorf("%s: %d pieces listed, %d counted", m.game.Places[z].ID, n, m.count[z])
		}
		listed += n
	}
	if listed != len(m.game.Pieces) {
		return fmt.Errorf("%d pieces lie somewhere, of %d", listed, len(m.game.Pieces))
	}
	return m.checkValues()
}

func (m *Match) checkValues() error {
	for p, d := range m.game.Pieces {
		if faces := m.game.Kinds[d.Kind].faces(); m.face[p] < 0 || int(m.face[p]) >= faces {
			return fmt.Errorf("%s has face %d of %d", d.ID, m.face[p], faces)
		}
	}
	for c, d := range m.game.Counters {
		seats := 1
		if d.OfSeat {
			seats = len(m.game.Seats)
		}
		for s := range seats {
			if v := m.Counter(c, Seat(s)); d.HasMin && v < d.Min || d.HasMax && v > d.Max {
				return fmt.Errorf("%s is %d%s", d.ID, v, d.bounds())
			}
		}
	}
	return nil
}
