// This file reads and moves pieces. move is the one function that moves them
// in play.

package engine

import "slices"

// PiecesAt appends the pieces of a place to buf, first to last.
func (m *Match) PiecesAt(z Place, buf []Piece) []Piece {
	for p := m.head[z]; p >= 0; p = m.next[p] {
		buf = append(buf, Piece(p))
	}
	return buf
}

// CountAt is how many pieces lie in a place.
func (m *Match) CountAt(z Place) int { return int(m.count[z]) }

// PlaceOf is where a piece lies.
func (m *Match) PlaceOf(p Piece) Place { return Place(m.at[p]) }

// Top gives the first piece of a place, after a shuffle that is due; NoPiece
// when it is empty.
func (m *Match) Top(z Place) Piece {
	if m.mixed[z] != 0 && m.judging+m.looking == 0 {
		m.shuffle(z)
	}
	return Piece(m.head[z])
}

// Move puts a piece last into a place, or first (on top). Moving it to where it
// is does nothing, unless it goes first.
func (m *Match) Move(p Piece, to Place, first bool) {
	if Place(m.at[p]) == to && (!first || Piece(m.head[to]) == p) {
		return
	}
	m.move(p, to, first)
}

func (m *Match) move(p Piece, to Place, first bool) {
	from := Place(m.at[p])
	if m.probing != nil && m.game.Places[from].Seen > SeenOwner {
		m.failTogether()
	}
	seen := uint32(0)
	if m.noting {
		seen = m.whoSees(p)
	}
	m.unlink(p)
	m.link(p, to, first)
	if m.game.plain[p] {
		m.face[p] = 0
	}
	if m.game.Places[to].Shuffle == ShuffleAlways {
		m.mixed[to] = 1
	}
	if m.noting {
		m.event(Event{Kind: EventMove, Piece: p, From: from, To: to, Seen: seen | m.whoSees(p)})
	}
	if d := &m.game.Places[from]; d.RefillAtLast && m.count[from] == 0 {
		m.refill(from)
	}
}

// Discard moves a piece to where its kind goes when discarded.
func (m *Match) Discard(p Piece) {
	to := m.game.Pieces[p].Discard
	if to < 0 {
		m.Fail("%s has no place to be discarded to: give its kind a discard", m.OpenName(p.Value()))
	}
	m.Move(p, to, false)
}

// refill empties the places a deck is refilled from into it and has it shuffled.
func (m *Match) refill(deck Place) {
	d := &m.game.Places[deck]
	came := false
	for _, from := range d.Refill {
		for m.head[from] >= 0 {
			p := Piece(m.head[from])
			m.unlink(p)
			m.link(p, deck, false)
			if m.game.plain[p] {
				m.face[p] = 0
			}
			came = true
		}
	}
	if !came {
		return
	}
	m.mixed[deck] = 1
	if d.RefillCounter >= 0 {
		m.table[d.RefillCounter]++
	}
	if m.noting {
		m.event(Event{Kind: EventShuffle, To: deck, Seat: d.Owner})
	}
}

// due gives the top piece of a deck, refilled when it is empty; NoPiece when
// nothing is left at all.
func (m *Match) due(deck Place) Piece {
	if m.count[deck] == 0 {
		m.refill(deck)
	}
	return m.Top(deck)
}

// Deal moves up to n pieces from the top of a deck to a place and returns how
// many there were.
func (m *Match) Deal(deck, to Place, n int) int {
	for i := range n {
		p := m.due(deck)
		if p < 0 {
			return i
		}
		m.move(p, to, false)
	}
	return n
}

// Shuffle mixes a place now.
func (m *Match) Shuffle(z Place) {
	if m.count[z] > 1 {
		m.shuffle(z)
		if m.noting {
			m.event(Event{Kind: EventShuffle, To: z, Seat: m.game.Places[z].Owner})
		}
	}
}

// dealAnew gives the pieces of the places a new order, one place each.
func (m *Match) dealAnew(stream int, places []Place) {
	pieces := m.pieceBuf[:0]
	for _, z := range places {
		pieces = m.PiecesAt(z, pieces)
	}
	m.pieceBuf = pieces
	m.sortByLuck(m.draw(stream, NoSeat), pieces)
	for _, p := range pieces {
		m.unlink(p)
	}
	for i, p := range pieces {
		m.link(p, places[i%len(places)], false)
	}
}

// lotOfSeats draws the start player, or brings the seat stacked for it.
func (m *Match) lotOfSeats() Seat {
	l := Luck(m.draw(m.game.streams.start, NoSeat))
	drawn := l.IntN(len(m.game.Seats))
	for i, want := range m.stacked {
		if want.Type == TypeSeat {
			m.stacked = slices.Delete(m.stacked, i, i+1)
			return Seat(want.N)
		}
	}
	return Seat(drawn)
}

// Stacked gives what has been stacked and not been drawn yet, oldest first.
func (m *Match) Stacked() []Value { return slices.Clone(m.stacked) }

// Random moves n values drawn by lot to the front of the group, those stacked
// for it first, and returns how many there are.
func (m *Match) Random(stream int, seat Seat, group []Value, n int) int {
	n = min(n, len(group))
	l := Luck(m.draw(stream, seat))
	for i := range n {
		j := i + l.IntN(len(group)-i)
		if k := m.takeStacked(group[i:]); k >= 0 {
			j = i + k
		}
		group[i], group[j] = group[j], group[i]
	}
	return n
}

// takeStacked finds the oldest stacked value that is in the group.
func (m *Match) takeStacked(group []Value) int {
	for i, want := range m.stacked {
		if k := slices.Index(group, want); k >= 0 {
			m.stacked = slices.Delete(m.stacked, i, i+1)
			return k
		}
	}
	return -1
}

// Roll gives a die a random face, or the one stacked for it.
func (m *Match) Roll(stream int, seat Seat, die Piece) {
	sides := m.game.Kinds[m.game.Pieces[die].Kind].Sides
	if sides == 0 {
		m.Fail("%s is no die: its kind has no number of faces", m.OpenName(die.Value()))
	}
	l := Luck(m.draw(stream, seat))
	face := l.IntN(sides)
	for i, want := range m.stacked {
		if want.Type == TypeNumber && want.N >= 1 && int(want.N) <= sides {
			face = int(want.N) - 1
			m.stacked = slices.Delete(m.stacked, i, i+1)
			break
		}
	}
	m.face[die] = int32(face)
	if m.noting {
		m.event(Event{Kind: EventFace, Piece: die, N: face, Seen: m.whoSees(die)})
	}
}

// Facing is how a piece lies: the number of a die's or rotation's face, else a word.
func (m *Match) Facing(p Piece) Value { return m.game.Face(p, int(m.face[p])) }

// Turn lays a piece to a face: a rotation, a die's number, a word of its kind's
// faces, or "up" and "down" for an ordinary piece.
func (m *Match) Turn(p Piece, to Value) {
	face := m.game.faceOf(p, to)
	if face < 0 {
		m.Fail("%s cannot be turned to %s (%s expected)", m.OpenName(p.Value()), m.OpenName(to), m.game.facesOf(p))
	}
	if m.face[p] == int32(face) {
		return
	}
	m.face[p] = int32(face)
	if m.noting {
		m.event(Event{Kind: EventFace, Piece: p, N: face, Seen: m.whoSees(p)})
	}
}
