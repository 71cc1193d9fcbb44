// This file finds pieces, places and seats by what people call them, secret ones
// too: it serves open tables only.

package repl

import (
	"fmt"
	"strings"

	"hausregel/engine"
	"hausregel/repl/show"
	"hausregel/scripts/near"
)

// piecesCalled are the pieces with this id, key or name, copies in order.
func (e *era) piecesCalled(word string) []engine.Piece {
	var found []engine.Piece
	for i, d := range e.rules.Game.Pieces {
		switch {
		case d.ID == word && d.ID != d.Key:
			return []engine.Piece{engine.Piece(i)}
		case strings.EqualFold(d.Key, word) || strings.EqualFold(d.Name, word):
			found = append(found, engine.Piece(i))
		}
	}
	return found
}

func (e *era) unknownPiece(word string) error {
	var known []string
	for _, d := range e.rules.Game.Pieces {
		known = append(known, d.Key)
	}
	return fmt.Errorf("there is no piece %q%s", word, near.Hint(word, known))
}

// placeCalled is the place with this id or name; of the zones that every seat has
// that of me, unless the owner stands before it: "anna.hand".
func (e *era) placeCalled(word string, me engine.Seat) (engine.Place, error) {
	g := e.rules.Game
	owner := me
	name := word
	if before, behind, found := strings.Cut(word, "."); found {
		if s := e.seatCalled(before); s >= 0 {
			owner, name = s, behind
		}
	}
	var known []string
	for i, d := range g.Places {
		z := engine.Place(i)
		if strings.EqualFold(d.ID, word) || strings.EqualFold(show.PlaceName(e.match.View(me), z), word) {
			return z, nil
		}
		if d.Owner >= 0 && d.Owner == owner && (strings.EqualFold(d.Name, name) || strings.EqualFold(d.ID, g.Seats[owner].ID+"."+name)) {
			return z, nil
		}
		known = append(known, d.ID)
	}
	for i, d := range g.Places {
		if d.Owner < 0 && strings.EqualFold(d.Name, word) {
			return engine.Place(i), nil
		}
	}
	return engine.NoPlace, fmt.Errorf("there is no place %q%s", word, near.Hint(word, known))
}

// seatCalled is the seat with this id or name, or NoSeat.
func (e *era) seatCalled(word string) engine.Seat {
	for s, d := range e.rules.Game.Seats {
		if strings.EqualFold(d.ID, word) || strings.EqualFold(d.Name, word) || s < len(e.names) && strings.EqualFold(e.names[s], word) {
			return engine.Seat(s)
		}
	}
	return engine.NoSeat
}

func (e *era) seatNames() []string {
	names := append([]string(nil), e.names...)
	for _, d := range e.rules.Game.Seats {
		names = append(names, d.ID)
	}
	return names
}

// settable names what set can set.
func (e *era) settable() []string {
	names := []string{"start"}
	for _, k := range e.rules.Knobs {
		names = append(names, k.ID)
	}
	for _, d := range e.rules.Game.Counters {
		if !d.OfSeat {
			names = append(names, d.ID)
			continue
		}
		for _, s := range e.rules.Game.Seats {
			names = append(names, s.ID+"."+d.ID)
		}
	}
	return names
}
