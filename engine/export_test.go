// This file opens to tests what only they may do.

package engine

// Swap exchanges two pieces: each lies where the other lay.
func (m *Match) Swap(p, q Piece) {
	zp, zq := Place(m.at[p]), Place(m.at[q])
	listP, listQ := m.PiecesAt(zp, nil), m.PiecesAt(zq, nil)
	swap := func(list []Piece) {
		for i, x := range list {
			switch x {
			case p:
				list[i] = q
			case q:
				list[i] = p
			}
		}
	}
	swap(listP)
	m.at[p], m.at[q] = m.at[q], m.at[p]
	m.face[p], m.face[q] = m.face[q], m.face[p]
	m.relink(zp, listP)
	if zp != zq {
		swap(listQ)
		m.relink(zq, listQ)
	}
}

// Sees tells whether a seat may know what a piece is.
func (m *Match) Sees(s Seat, p Piece) bool { return m.sees(s, p) }

// BackFor is what a seat sees of a piece that is hidden from it.
func (m *Match) BackFor(s Seat, p Piece) string {
	if m.seesBack(s, p) {
		return m.game.Pieces[p].Back
	}
	return ""
}

// Again collects the options of a decision anew.
func (d *Decision) Again() *Decision {
	again := *d
	again.Options, again.Answer = nil, nil
	if d.Ask < 0 || d.from.Type > TypeBool {
		mark := d.m.groups.mark()
		d.m.offerAll(&again)
		d.m.groups.release(mark)
	} else {
		again.Options = d.Options
	}
	return &again
}

// relink makes the pieces, all of that place, its list in this order.
func (s *state) relink(z Place, pieces []Piece) {
	before := int32(-1)
	for _, p := range pieces {
		s.prev[p] = before
		if before >= 0 {
			s.next[before] = int32(p)
		} else {
			s.head[z] = int32(p)
		}
		before = int32(p)
	}
	if before >= 0 {
		s.next[before] = -1
	} else {
		s.head[z] = -1
	}
	s.tail[z] = before
}

// Rules are those of the match.
func (m *Match) Rules() Rules { return m.rules }
