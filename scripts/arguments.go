// This file reads what verbs are called on and with: seats, places, numbers, groups.

package scripts

import "hausregel/engine"

func seatOf(at place, verb string, v engine.Value) engine.Seat {
	if v.Type != engine.TypeSeat {
		at.fail("%s: a seat expected, got %s", verb, article(v))
	}
	return engine.Seat(v.N)
}

func placeOf(f *frame, at place, verb string, v engine.Value) engine.Place {
	if v.Type != engine.TypePlace {
		at.fail("%s: a place expected, got %s", verb, describeShort(f.m, v))
	}
	return engine.Place(v.N)
}

func pieceOf(f *frame, at place, verb string, v engine.Value) engine.Piece {
	if v.Type != engine.TypePiece {
		at.fail("%s: a piece expected, got %s", verb, describeShort(f.m, v))
	}
	return engine.Piece(v.N)
}

// number reads an argument that is a whole number, or the default where it is
// left out. nil is no number left out: a field that is open does not count as 1.
func number(at place, verb string, args []engine.Value, i, def int) int {
	if i >= len(args) {
		return def
	}
	return whole(at, verb, args[i])
}

// value reads an argument, or nil.
func value(args []engine.Value, i int) engine.Value {
	if i < len(args) {
		return args[i]
	}
	return engine.Nil
}

// lend makes a group of what a verb has found and pays for it.
func lend(f *frame, at place, found []engine.Value) engine.Value {
	f.run.spend(1+len(found), at)
	return f.m.Lend(found, false)
}

// times multiplies within the numbers that rules can count with.
func times(at place, verb string, a, b int) int {
	if p := float64(a) * float64(b); p > engine.MaxNumber || p < -engine.MaxNumber {
		at.fail("%s: %d times %d is out of range", verb, a, b)
	}
	return a * b
}

// plus adds within the numbers that rules can count with.
func plus(at place, verb string, a, b int) int {
	if s := a + b; s <= engine.MaxNumber && s >= -engine.MaxNumber {
		return s
	}
	at.fail("%s: the result is out of range", verb)
	return 0
}

// isGroup tells whether a value can be read as a group. nil is not an empty one, so
// that a slip does not pass for nothing.
func isGroup(v engine.Value) bool {
	switch v.Type {
	case engine.TypeNil, engine.TypeBool, engine.TypeReal, engine.TypeAmounts, engine.TypeTable, engine.TypeArray, engine.TypeMatch, engine.TypePhase:
		return false
	}
	return true
}

// itemsOf lists a group.
func itemsOf(f *frame, at place, verb string, v engine.Value) []engine.Value {
	if !isGroup(v) {
		at.fail("%s: a group expected, got %s", verb, article(v))
	}
	if v.Type == engine.TypePlace {
		f.run.at = at
		f.m.Guard(engine.Place(v.N))
	}
	return f.m.Items(v)
}

// read lists a group for reading and pays for it.
func read(f *frame, at place, verb string, v engine.Value) []engine.Value {
	items := itemsOf(f, at, verb, v)
	f.run.spend(1+len(items), at)
	return items
}

// changeCost is what a change costs: a log keeps it.
const changeCost = 20

// changing begins a verb that changes the match: not while a condition is asked,
// and at a price, so that a runaway rule does not fill the log first.
func changing(f *frame, at place) {
	f.m.Acting()
	f.run.spend(changeCost, at)
}

// pieces lists the pieces that are meant: those of a group, and what lies in
// its places. They stay listed while they move.
func pieces(f *frame, at place, verb string, v engine.Value) []engine.Value {
	items := read(f, at, verb, v)
	if v.Type == engine.TypePlace {
		return items
	}
	all, ok := f.m.Pieces(items)
	if !ok {
		at.fail("%s: pieces or places expected, got %s", verb, describeShort(f.m, v))
	}
	f.run.spend(len(all), at)
	return all
}
