// This file says who may see what.

package engine

// everyone is the mask of seats that stands for all.
const everyone = ^uint32(0)

// whoSees is the mask of the seats that may know what a piece is.
func (m *Match) whoSees(p Piece) uint32 { return m.game.Places[m.at[p]].seenBy() }

// seenBy is the mask of the seats that may know what lies in a place.
func (d *PlaceDef) seenBy() uint32 {
	switch d.Seen {
	case SeenAll:
		return everyone
	case SeenOwner:
		if d.Owner >= 0 {
			return 1 << d.Owner
		}
	}
	return 0
}

// sees tells whether a seat may know what a piece is. NoSeat is an onlooker who
// sees what everybody sees.
func (m *Match) sees(s Seat, p Piece) bool { return inMask(m.whoSees(p), s) }

// inMask tells whether a mask of seats holds a seat; NoSeat is in that of everyone.
func inMask(mask uint32, s Seat) bool { return mask == everyone || s >= 0 && mask&(1<<s) != 0 }

// seesBack tells whether a seat may see the back of a piece.
func (m *Match) seesBack(s Seat, p Piece) bool {
	d := &m.game.Places[m.at[p]]
	switch d.Seen {
	case SeenAll, SeenBacks:
		return true
	case SeenOwner:
		return d.Back || s == d.Owner
	case SeenTopBack:
		return m.head[m.at[p]] == int32(p) && m.mixed[m.at[p]] == 0
	}
	return false
}

// Guard fails while the options of a seat are judged and the seat cannot see
// into the place: a condition that looked there would tell what is hidden.
func (m *Match) Guard(z Place) {
	if m.judging == 0 || m.count[z] == 0 {
		return
	}
	d := &m.game.Places[z]
	if d.Seen == SeenAll || d.Seen == SeenOwner && d.Owner == m.guard {
		return
	}
	panic(&Fault{Problem: "a condition may not look into " + d.Name + ": the player cannot see it", Hidden: true})
}

// GuardPiece is Guard for the place where a piece lies.
func (m *Match) GuardPiece(p Piece) { m.Guard(Place(m.at[p])) }

// Acting fails while conditions are asked: they may change nothing.
func (m *Match) Acting() {
	switch {
	case m.judging > 0:
		m.Fail("a condition may not ask or change anything")
	case m.looking > 0:
		m.Fail("what is only read may not ask or change anything")
	}
}

// View is the match as one seat may see it; NoSeat is an onlooker. It holds no
// hidden identity.
type View struct {
	m    *Match
	seat Seat
}

// View gives the match as a seat may see it.
func (m *Match) View(s Seat) View { return View{m, s} }

// View gives the match as the asked seat may see it.
func (d *Decision) View() View { return View{d.m, d.Seat} }

// Seen is a piece as a seat sees it.
type Seen struct {
	Piece Piece  // NoPiece where its identity is hidden
	Back  string // what its back shows, where that is all one sees
	Face  Value  // how it lies; Nil where hidden
}

// Pieces gives the pieces of a place, first to last, as the seat sees them.
func (v View) Pieces(z Place) []Seen {
	var seen []Seen
	for p := v.m.head[z]; p >= 0; p = v.m.next[p] {
		s := Seen{Piece: NoPiece, Face: Nil}
		switch {
		case v.m.sees(v.seat, Piece(p)):
			s.Piece, s.Face = Piece(p), v.m.Facing(Piece(p))
		case v.m.seesBack(v.seat, Piece(p)):
			s.Back = v.m.game.Pieces[p].Back
		}
		seen = append(seen, s)
	}
	return seen
}

// Sees tells whether the seat may know what a piece is.
func (v View) Sees(p Piece) bool { return v.m.sees(v.seat, p) }

// As is the same match as another seat may see it.
func (v View) As(s Seat) View { return View{v.m, s} }

// Game is what is played.
func (v View) Game() *Game { return v.m.game }

// Seat is who looks.
func (v View) Seat() Seat { return v.seat }

// Count is how many pieces lie in a place: that is public.
func (v View) Count(z Place) int { return v.m.CountAt(z) }

// Counter reads a counter of the table (NoSeat) or of a seat: they are public.
func (v View) Counter(c int, s Seat) int { return v.m.Counter(c, s) }

// Phase is the index of the phase that runs.
func (v View) Phase() int { return v.m.phase }

// Start is the start player.
func (v View) Start() Seat { return v.m.StartPlayer() }
