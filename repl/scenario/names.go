// This file finds what the names in a script mean; a name that nothing has ends the scenario with a near miss.

package scenario

import (
	"slices"
	"strconv"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// listOf lists the names of things.
func listOf[T any](things []T, name func(*T) string) []string {
	out := make([]string, len(things))
	for i := range things {
		out[i] = name(&things[i])
	}
	return out
}

// findPiece gives a piece by its id, or by the key that copies share: then the first of them. "card#1" is the first copy
// and no other.
func (t *match) findPiece(name string) (engine.Piece, bool) {
	for p, d := range t.game.Pieces {
		if d.ID == name || d.Key == name || d.ID+"#1" == name {
			return engine.Piece(p), true
		}
	}
	return engine.NoPiece, false
}

func (t *match) piece(c *call, name string) engine.Piece {
	p, ok := t.findPiece(name)
	if !ok {
		c.unknown("piece", name, t.pieceNames())
	}
	return p
}

func (t *match) pieceNames() []string {
	return listOf(t.game.Pieces, func(d *engine.PieceDef) string { return d.Key })
}

// copyFor gives the piece that a name means when it is to be put somewhere: a copy that is neither there nor taken yet.
// Where every seat has its own, a place of a seat's means that seat's.
func (t *match) copyFor(c *call, name string, to engine.Place, taken []engine.Piece) engine.Piece {
	first := t.piece(c, name)
	if t.game.Pieces[first].Key != name {
		return first
	}
	owner := t.game.Places[to].Owner
	there := engine.NoPiece
	for i, d := range t.game.Pieces {
		p := engine.Piece(i)
		if d.Key != name || slices.Contains(taken, p) {
			continue
		}
		if owner != engine.NoSeat && d.Owner != owner && t.game.Kinds[d.Kind].PerSeat {
			continue
		}
		if t.m.PlaceOf(p) != to {
			return p
		}
		if there < 0 {
			there = p
		}
	}
	if there < 0 {
		c.wrong("there are not so many copies of %q", name)
	}
	return there
}

// findPlaces gives a zone, space, path or cell by its id, or all places of a row or grid by its name.
func (t *match) findPlaces(name string) []engine.Place {
	name = strings.Replace(name, "#1.", ".", 1) // a zone of the first copy of a piece
	for i, d := range t.game.Places {
		if d.ID == name {
			return []engine.Place{engine.Place(i)}
		}
	}
	for _, z := range t.game.Zones {
		if z.ID == name && z.Row {
			return z.Places
		}
	}
	for _, g := range t.game.Grids {
		if g.ID == name {
			return g.Cells
		}
	}
	return nil
}

func (t *match) place(c *call, name string) engine.Place {
	found := t.findPlaces(name)
	switch {
	case len(found) == 0:
		c.unknown("place", name, t.placeNames())
	case len(found) > 1:
		c.wrong("%q is a row: say which place of it, as in %q", name, t.game.Places[found[0]].ID)
	}
	return found[0]
}

func (t *match) placeNames() []string {
	ids := listOf(t.game.Places, func(d *engine.PlaceDef) string { return d.ID })
	for _, z := range t.game.Zones {
		if z.Row {
			ids = append(ids, z.ID)
		}
	}
	for _, g := range t.game.Grids {
		ids = append(ids, g.ID)
	}
	return ids
}

func (t *match) findSeat(name string) (engine.Seat, bool) {
	i := slices.IndexFunc(t.game.Seats, func(d engine.SeatDef) bool { return d.ID == name })
	return engine.Seat(i), i >= 0
}

func (t *match) seatNamed(c *call, name string) engine.Seat {
	s, ok := t.findSeat(name)
	if !ok {
		c.unknown("seat", name, t.seatNames())
	}
	return s
}

func (t *match) seatNames() []string {
	return listOf(t.game.Seats, func(d *engine.SeatDef) string { return d.ID })
}

// seat is the id of a seat, "nobody" for none.
func (t *match) seat(s engine.Seat) string {
	if s < 0 {
		return "nobody"
	}
	return t.game.Seats[s].ID
}

func (t *match) phase(c *call, name string) int {
	ids := t.phaseNames()
	i := slices.Index(ids, name)
	if i < 0 {
		c.unknown("phase", name, ids)
	}
	return i
}

func (t *match) phaseNames() []string {
	return listOf(t.game.Phases, func(d *engine.PhaseDef) string { return d.ID })
}

func (t *match) askNames() []string {
	return listOf(t.game.Asks, func(d *engine.AskDef) string { return d.ID })
}

func (t *match) actionNames() []string {
	return listOf(t.game.Actions, func(d *engine.ActionDef) string { return d.ID })
}

// checkQuestion insists that a question or action has the name.
func (t *match) checkQuestion(c *call, name string) {
	if known := append(t.askNames(), t.actionNames()...); !slices.Contains(known, name) {
		c.unknown("question or action", name, known)
	}
}

// checkStop insists that a question, action or phase has the name.
func (t *match) checkStop(c *call, name string) {
	if known := slices.Concat(t.askNames(), t.actionNames(), t.phaseNames()); !slices.Contains(known, name) {
		c.unknown("question, action or phase", name, known)
	}
}

func (t *match) counter(id string, ofSeat bool) int {
	return slices.IndexFunc(t.game.Counters, func(d engine.CounterDef) bool { return d.ID == id && d.OfSeat == ofSeat })
}

func (t *match) counterNames(ofSeat bool) []string {
	var ids []string
	for _, d := range t.game.Counters {
		if d.OfSeat == ofSeat {
			ids = append(ids, d.ID)
		}
	}
	return ids
}

// meaning gives the seat, piece, place, number or word of a name.
func (t *match) meaning(name string) (v engine.Value, ok bool) {
	if s, ok := t.findSeat(name); ok {
		return s.Value(), true
	}
	if p, ok := t.findPiece(name); ok {
		return p.Value(), true
	}
	if z := t.findPlaces(name); len(z) == 1 {
		return z[0].Value(), true
	}
	if n, err := strconv.Atoi(name); err == nil {
		return engine.Num(n), true
	}
	if name == "yes" || name == "no" {
		return engine.Flag(name == "yes"), true
	}
	if w := t.game.FindWord(name); w >= 0 {
		return engine.Value{Type: engine.TypeWord, N: int64(w)}, true
	}
	return engine.Nil, false
}

func (t *match) value(c *call, name string) engine.Value {
	v, ok := t.meaning(name)
	if !ok {
		t.nothing(c, name)
	}
	return v
}

// knows tells whether anything has the name, one thing or a row or grid.
func (t *match) knows(name string) bool {
	_, ok := t.meaning(name)
	return ok || len(t.findPlaces(name)) > 0
}

// nothing ends the scenario because neither a thing nor a word has the name.
func (t *match) nothing(c *call, name string) {
	words := listOf(t.game.Words, func(d *engine.WordDef) string { return d.ID })
	c.wrong("nothing is called %q%s", name, near.Hint(name, slices.Concat(t.pieceNames(), t.placeNames(), t.seatNames(), words)))
}
