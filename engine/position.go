// This file writes and reads positions by name: what a scenario arranges, what
// two states are compared by, what survives a change of the rules.

package engine

import (
	"fmt"
	"slices"
	"strings"
)

// Position is where everything lies, by the names of files and scripts. Pieces
// that are not mentioned lie at their start, counters have their start values.
type Position struct {
	Start    string           // the start player
	Places   []PlacePosition  // file order; empty places are left out
	Counters []CounterReading // those that are not at their start
	Faces    []FaceReading    // those that do not lie as they do at first
}

// PlacePosition is the pieces of a place, first to last.
type PlacePosition struct {
	Place  string
	Pieces []string
}

// CounterReading is the value of a counter; Seat is "" for one of the table.
type CounterReading struct {
	Seat, Counter string
	Value         int
}

// FaceReading is how a piece lies.
type FaceReading struct{ Piece, Face string }

// String writes a position, a line for each place, counter and face.
func (p Position) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "start player: %s\n", p.Start)
	for _, z := range p.Places {
		fmt.Fprintf(&b, "%s: %s\n", z.Place, strings.Join(z.Pieces, " "))
	}
	for _, c := range p.Counters {
		fmt.Fprintf(&b, "%s = %d\n", strings.TrimPrefix(c.Seat+"."+c.Counter, "."), c.Value)
	}
	for _, f := range p.Faces {
		fmt.Fprintf(&b, "%s lies %s\n", f.Piece, f.Face)
	}
	return b.String()
}

// Position gives where everything lies. It shuffles nothing: the order of a deck
// that is still to be shuffled is the order before.
func (m *Match) Position() Position {
	g := m.game
	p := Position{Start: g.Seats[m.flow[flowStart]].ID}
	for z, d := range g.Places {
		if m.count[z] == 0 {
			continue
		}
		at := PlacePosition{Place: d.ID}
		for _, piece := range m.PiecesAt(Place(z), nil) {
			at.Pieces = append(at.Pieces, g.Pieces[piece].ID)
			if m.face[piece] != 0 {
				p.Faces = append(p.Faces, FaceReading{g.Pieces[piece].ID, g.Key(m.Facing(piece))})
			}
		}
		p.Places = append(p.Places, at)
	}
	for c, d := range g.Counters {
		if !d.OfSeat {
			if m.Counter(c, NoSeat) != d.Start {
				p.Counters = append(p.Counters, CounterReading{"", d.ID, m.Counter(c, NoSeat)})
			}
			continue
		}
		for s := range g.Seats {
			if v := m.Counter(c, Seat(s)); v != d.Start {
				p.Counters = append(p.Counters, CounterReading{g.Seats[s].ID, d.ID, v})
			}
		}
	}
	return p
}

// Arrange lays everything as the position says, between two steps. What was
// played before can then no longer be undone. It fails for a name that the game
// does not have, changing nothing.
func (m *Match) Arrange(p Position) error {
	before := newState(m.game.layout)
	before.copyFrom(&m.state)
	if err := m.arrange(p); err != nil {
		m.state.copyFrom(&before)
		return err
	}
	m.steps, m.now, m.replay = m.steps[:0], stepRecord{}, 0
	return nil
}

func (m *Match) arrange(p Position) error {
	g := m.game
	start, err := g.FindSeat(p.Start)
	if err != nil {
		return err
	}
	m.flow[flowStart] = int32(start)
	for i, d := range g.Pieces {
		m.unlink(Piece(i))
		m.link(Piece(i), d.Start, false)
		m.face[i] = 0
	}
	for _, at := range p.Places {
		z, err := g.FindPlace(at.Place)
		if err != nil {
			return err
		}
		for _, id := range at.Pieces {
			piece, err := g.FindPiece(id)
			if err != nil {
				return err
			}
			m.unlink(piece)
			m.link(piece, z, false)
		}
	}
	for c := range g.Counters {
		m.resetCounter(c, NoSeat)
	}
	if err := m.arrangeCounters(p.Counters); err != nil {
		return err
	}
	return m.arrangeFaces(p.Faces)
}

func (m *Match) arrangeCounters(readings []CounterReading) error {
	for _, r := range readings {
		c, err := m.game.FindCounter(r.Counter)
		if err != nil {
			return err
		}
		seat := NoSeat
		if r.Seat != "" {
			if seat, err = m.game.FindSeat(r.Seat); err != nil {
				return err
			}
		}
		e := Edit{Kind: EditCounter, Counter: c, Seat: seat, N: r.Value}
		if err := m.CheckEdit(e); err != nil {
			return err
		}
		*m.counter(c, seat) = int32(r.Value)
	}
	return nil
}

func (m *Match) arrangeFaces(readings []FaceReading) error {
	for _, r := range readings {
		piece, err := m.game.FindPiece(r.Piece)
		if err != nil {
			return err
		}
		face := m.game.faceNamed(piece, r.Face)
		if face < 0 {
			return refuse("%s cannot lie %s (%s expected)", r.Piece, r.Face, m.game.facesOf(piece))
		}
		m.face[piece] = int32(face)
	}
	return nil
}

// faceNamed gives the number of a face by its name, or -1.
func (g *Game) faceNamed(p Piece, name string) int {
	for face := range g.Kinds[g.Pieces[p].Kind].faces() {
		if g.Key(g.Face(p, face)) == name {
			return face
		}
	}
	return -1
}

// FaceNamed is a way a piece can lie, by its name: "up", "down", a word of its kind,
// the number of a die or turn. A *Refusal tells of none.
func (g *Game) FaceNamed(p Piece, name string) (Value, error) {
	face := g.faceNamed(p, name)
	if face < 0 {
		return Nil, refuse("%s cannot lie %s (%s expected)", g.Pieces[p].Name, name, g.facesOf(p))
	}
	return g.Face(p, face), nil
}

// NameError is a name that a game does not have.
type NameError struct {
	What, Name string
	Known      []string // what it has
}

func (e *NameError) Error() string { return fmt.Sprintf("there is no %s %q", e.What, e.Name) }

func find[T any](what, name string, list []T, id func(T) string) (int, error) {
	if i := slices.IndexFunc(list, func(d T) bool { return id(d) == name }); i >= 0 {
		return i, nil
	}
	e := &NameError{What: what, Name: name}
	for _, d := range list {
		e.Known = append(e.Known, id(d))
	}
	return -1, e
}

// FindPiece finds a piece by id; a *NameError tells of none.
func (g *Game) FindPiece(id string) (Piece, error) {
	i, err := find("piece", id, g.Pieces, func(d PieceDef) string { return d.ID })
	return Piece(i), err
}

// FindPlace finds a place by id; a *NameError tells of none.
func (g *Game) FindPlace(id string) (Place, error) {
	i, err := find("place", id, g.Places, func(d PlaceDef) string { return d.ID })
	return Place(i), err
}

// FindSeat finds a seat by id; a *NameError tells of none.
func (g *Game) FindSeat(id string) (Seat, error) {
	i, err := find("seat", id, g.Seats, func(d SeatDef) string { return d.ID })
	return Seat(i), err
}

// FindCounter finds a counter by id; a *NameError tells of none.
func (g *Game) FindCounter(id string) (int, error) {
	return find("counter", id, g.Counters, func(d CounterDef) string { return d.ID })
}
