// This file defines Decision: who is asked, what, and the options.

package engine

import (
	"errors"
	"fmt"
)

// Shape is how a decision is answered.
type Shape uint8

// The three shapes.
const (
	One   Shape = iota // one option, or none where Optional
	Set                // Min to Max options
	Cover              // options whose weights cover Amount
)

// Decision asks a seat to choose among options. It is lent: a decider reads it,
// fills Answer and returns. Everything in it may be known to its seat.
type Decision struct {
	Seat     Seat
	Ask      int // question, -1 for a choice of actions
	Shape    Shape
	Options  []Option
	Min, Max int  // Set: how many, both within what there is
	Optional bool // One: none may be chosen
	Together bool // part of a decision that several seats make at once, in secret

	Amount  int   // Cover: what the weights must add up to at least
	Doubles int   // Cover: up to this many of the chosen count Factor times, as the payer likes
	Weights []int // Cover: by option
	Factor  int

	Answer []int // the options chosen; a copy of an option may be named as often as it has copies
	Luck   Luck  // the decider's own, keyed by match, seat, round and decision

	m      *Match
	from   Value
	extra  []Value
	super  Superfluous
	taken  []Value
	barred *[]Barred
}

// Option is one thing that may be chosen. Copies that differ in nothing are one
// option with a Count.
type Option struct {
	Action        int // -1 where the decision is no choice of actions
	Thing, Target Value
	Count         int
}

// Decider answers decisions: a person, a bot, a scenario, a record.
type Decider interface {
	// Decide appends the chosen options to d.Answer. An error ends the step: it
	// comes out of Match.Play as it is.
	Decide(d *Decision) error
}

// AheadLooker is a Decider that plays on from its decisions (Decision.Playout): a
// match that seats it keeps its steps. A decider that wraps one is to be one too.
type AheadLooker interface {
	Decider
	LooksAhead()
}

// DeciderFunc makes a function a Decider.
type DeciderFunc func(d *Decision) error

// Decide calls f.
func (f DeciderFunc) Decide(d *Decision) error { return f(d) }

// Refusal is why an answer does not do. It changes nothing.
type Refusal struct{ Reason string }

func (r *Refusal) Error() string { return r.Reason }

func refuse(format string, args ...any) error { return &Refusal{fmt.Sprintf(format, args...)} }

// All appends every option to an answer, each as often as it has copies.
func (d *Decision) All(answer []int) []int {
	for i, o := range d.Options {
		for range o.Count {
			answer = append(answer, i)
		}
	}
	return answer
}

// Check tells why an answer does not do, or nil: a *Refusal.
func (d *Decision) Check(answer []int) error {
	used := make([]int, len(d.Options))
	for _, i := range answer {
		if i < 0 || i >= len(d.Options) {
			return refuse("there is no option %d (1 to %d expected)", i+1, len(d.Options))
		}
		if used[i]++; used[i] > d.Options[i].Count {
			return refuse("%s can be chosen only %s", d.Label(i), times(d.Options[i].Count))
		}
	}
	switch n := len(answer); d.Shape {
	case One:
		if n > 1 || n == 0 && !d.Optional {
			return refuse("choose one of them")
		}
	case Set:
		if n < d.Min || n > d.Max {
			return refuse("choose %s, not %d", d.howMany(), n)
		}
	case Cover:
		return d.checkCover(answer)
	}
	return nil
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}

func (d *Decision) howMany() string {
	switch {
	case d.Min == d.Max:
		return fmt.Sprintf("exactly %d", d.Min)
	case d.Min == 0:
		return fmt.Sprintf("at most %d", d.Max)
	}
	return fmt.Sprintf("%d to %d", d.Min, d.Max)
}

// Forced tells whether there is only one answer and everyone at the table could
// see that: it may then be taken without asking.
func (d *Decision) Forced() bool {
	if !d.public() {
		return false
	}
	switch d.Shape {
	case One:
		return len(d.Options) == 1 && !d.Optional || len(d.Options) == 0
	case Set:
		return d.Min == d.Max && d.Min == d.there() || d.Max == 0
	}
	return false
}

// public tells whether everyone can see what is offered and that nothing else
// could be: what only some may look into has sorted nothing out.
func (d *Decision) public() bool {
	if d.Ask < 0 {
		for _, a := range d.m.game.Phases[d.m.phase].Actions {
			if !d.m.openSource(d.m.game.Actions[a].From, d.Seat) {
				return false
			}
		}
		return len(d.Barred()) == 0
	}
	if a := &d.m.game.Asks[d.Ask]; (len(a.Needs) > 0 || a.Moment >= 0) && d.m.Count(d.from) != d.there() {
		return false
	}
	switch d.from.Type {
	case TypePlace:
		if d.m.game.Places[d.from.N].Seen != SeenAll {
			return false
		}
	case TypeGroup: // a rule has picked it, by what nobody else may know
		if len(d.Options) == 0 {
			return false
		}
	}
	for _, o := range d.Options {
		if p := Piece(o.Thing.N); o.Thing.Type == TypePiece && d.m.whoSees(p) != everyone {
			return false
		}
	}
	return true
}

// openSource tells whether everyone sees what is in a source; nil is open.
func (m *Match) openSource(s *Source, seat Seat) bool {
	place := NoPlace
	switch {
	case s == nil:
		return true
	case s.Zone >= 0:
		place = m.game.Zones[s.Zone].Places[seat]
	case s.Group >= 0:
		return true // a row, a board, a kind: what there is of it is known
	default:
		place = s.Place
	}
	return place >= 0 && m.game.Places[place].Seen == SeenAll
}

// ask has the decision answered: by a recorded entry if there is one, else by
// the seat's decider. It tells whether an edit came instead, after which the
// options must be collected again.
func (m *Match) ask(d *Decision) (edited bool) {
	d.Answer = d.Answer[:0]
	d.Together = d.Together || m.probing != nil
	if first := m.given; first != nil {
		m.given = nil
		if d.use(first) {
			m.deciderLuck(d.Seat)
			return false
		}
	}
	if m.replay > 0 {
		edited = m.follow(d)
	} else {
		edited = m.decide(d)
	}
	if !edited && m.probing != nil {
		d.note(m.probing)
	}
	return edited
}

// follow takes the next recorded entry.
func (m *Match) follow(d *Decision) (edited bool) {
	e := m.now.entries[len(m.now.entries)-m.replay]
	m.replay--
	if e.guess != nil {
		m.imagine(*e.guess)
		return true
	}
	if e.Edit != nil {
		m.apply(e.Edit)
		return true
	}
	d.Answer = append(d.Answer, e.Answer...)
	d.Luck = m.deciderLuck(d.Seat)
	if err := d.Check(d.Answer); err != nil {
		m.Fail("the recorded answer %v of %s does not do: %v", d.Answer, m.game.Seats[d.Seat].ID, err)
	}
	m.decisions++
	return false
}

// decide asks the seat's decider.
func (m *Match) decide(d *Decision) (edited bool) {
	d.Luck = m.deciderLuck(d.Seat)
	decider := m.deciders[d.Seat]
	if decider == nil {
		m.Fail("nobody decides for %s", m.game.Seats[d.Seat].ID)
	}
	if err := decider.Decide(d); err != nil {
		var edit *EditRequest
		if !errors.As(err, &edit) {
			panic(stopped{err})
		}
		m.asked[d.Seat]--
		m.record(Entry{Seat: NoSeat, Edit: edit.Edit})
		m.apply(edit.Edit)
		return true
	}
	if m.keep || m.watch != nil {
		if err := d.Check(d.Answer); err != nil {
			m.Fail("%s answered %v: %v", m.game.Seats[d.Seat].ID, d.Answer, err)
		}
	}
	m.record(Entry{Seat: d.Seat, Answer: d.Answer})
	m.decisions++
	return false
}

func (m *Match) record(e Entry) {
	if m.keep {
		e.Answer = append([]int(nil), e.Answer...)
		m.now.entries = append(m.now.entries, e)
	}
}
