// This file defines Rules: what the engine asks of whoever runs the Lua of a game.

package engine

// Rules runs the functions of a rule set for one Match at a time; every worker
// has its own. Everything is named by its index in the Game. The functions act
// on the match through its exported verbs, and abort by panic: with a Fault
// made by Match.Fail or an error of their own, which the step turns into the
// error of Match.Play and the like.
type Rules interface {
	// Phase runs the function of a phase, seat NoSeat where it runs for all.
	Phase(m *Match, phase int, seat Seat)
	// Action runs rules.action.NAME; thing and target are Nil where it has none.
	Action(m *Match, action int, seat Seat, thing, target Value)
	// Effect runs rules.effect.NAME of a card.
	Effect(m *Match, effect int, seat Seat, card Piece, target Value)
	// Holds asks rules.is.NAME; seat is NoSeat for a phase or cycle, thing Nil
	// where there is none. It must change nothing.
	Holds(m *Match, condition int, seat Seat, thing Value, extra []Value) bool
	// Measure reads a field, counter or rule of one thing; Nil when it is open.
	Measure(m *Match, measure int, thing Value) Value
	// BeginStep starts the budget of a step anew.
	BeginStep(m *Match)
	// Located adds to a fault of a verb where in the rules it happened.
	Located(err error) error
	// Another gives Rules of the same functions for one match more: a fork.
	Another() Rules
	// Rename has the functions that wait for an answer speak of other things: to
	// gives for each value that they hold the one that takes its place.
	Rename(to func(Value) Value)
}

// Fault is an error of the rules found by a verb: the step in which it happens
// is undone. Whoever runs the rules adds where it happened.
type Fault struct {
	Problem string
	Hidden  bool // a condition or text looked at what its seat cannot see
}

func (f *Fault) Error() string { return f.Problem }
