// This file defines Match: one game being played, step by step.

package engine

import (
	"errors"
	"fmt"
)

// Version counts the changes after which the same Game, seed and entries give
// another match. Records hold it.
const Version = 1

// A Match is one game being played. Its state changes only through its verbs,
// called by the Rules, and everything that is chosen comes from its Deciders.
// A Match serves one goroutine at a time.
type Match struct {
	state
	game  *Game
	rules Rules

	seed, deciderSeed uint64
	deciders          []Decider
	decisions         int // answered in this match, forced ones included

	phase   int // that runs, or ran last
	acted   []acted
	running []int // cards whose effects run, outermost first
	guard   Seat  // whose options are being judged: hidden things may not be read; or -1
	looking int   // somebody reads from outside: nothing may be changed
	judging int   // depth of conditions being asked: nothing may be changed

	keep   bool // steps are recorded, so that they can be undone
	steps  []stepRecord
	now    stepRecord // the step that runs
	replay int        // entries of now that are still to be followed

	logging bool // events are kept
	noting  bool // somebody wants events
	log     []Event
	depth   int
	watch   func(Event)

	probing    *probe // the first answer of a seat is being found
	given      *probe // and has been: it answers the seat's first question
	probeStart state
	asideStart state // kept from one Aside to the next

	guesses int     // how often what is hidden has been dealt anew
	unsaid  uint32  // seats whose first answer a guess has taken back
	dealt   []Piece // by piece: which one took its place in the last guess; nil before
	ahead   *Match  // in which playouts are played

	decision Decision
	groups   groups
	routes   routes
	pieceBuf []Piece
	keyBuf   []uint64
	spareBuf []uint64
	runBuf   []effectRun
	canBuf   []Option
	offering offering
}

type acted struct {
	action int
	thing  Value
}

// stepRecord is a step that can be run again: where it began and what was
// answered in it.
type stepRecord struct {
	before    state
	entries   []Entry
	decisions int // before it
	logged    int // events before it

	seed, deciderSeed uint64 // with which it began
}

// NewMatch makes a match of the game, set up for seed 0.
func NewMatch(g *Game, rules Rules) *Match {
	g.sealed.Do(func() {
		g.layout = g.makeLayout()
		g.partNeeds()
	})
	m := &Match{game: g, rules: rules, state: newState(g.layout), guard: NoSeat, deciders: make([]Decider, len(g.Seats))}
	m.decision.m = m
	m.Reset(0)
	return m
}

// Game is what is played.
func (m *Match) Game() *Game { return m.game }

// Reset sets the match up anew for a seed: pieces at their starts, decks
// shuffled, the log empty.
func (m *Match) Reset(seed uint64) {
	m.seed = mix(seed ^ 0x6a09e667f3bcc909)
	m.deciderSeed = mix(seed ^ 0xbb67ae8584caa73b)
	m.decisions, m.steps, m.log = 0, m.steps[:0], m.log[:0]
	m.clear()
	for p, d := range m.game.Pieces {
		m.link(Piece(p), d.Start, false)
	}
	for c := range m.game.Counters {
		m.resetCounter(c, NoSeat)
	}
	for z, d := range m.game.Places {
		if d.Shuffle != ShuffleNever {
			m.mixed[z] = 1
		}
	}
	for i, d := range m.game.Grids {
		if d.Shuffle {
			m.dealAnew(int(m.game.streams.grid[i]), d.Cells)
		}
	}
	for i, d := range m.game.Zones {
		if d.ShuffleRow {
			m.dealAnew(int(m.game.streams.row[i]), d.Places)
		}
	}
}

// SetDecider gives a seat who answers for it. For one that looks ahead the match
// is recorded from now on.
func (m *Match) SetDecider(s Seat, d Decider) {
	m.deciders[s] = d
	if _, ok := d.(AheadLooker); ok {
		m.Keep()
	}
}

// Keep has every step recorded from now on, so that the match can be undone,
// forked in mid-step and played on after a fault. It costs one copy of the
// state a step.
func (m *Match) Keep() { m.keep = true }

// Watch has f called after every event, logged or not; f must change nothing.
func (m *Match) Watch(f func(Event)) { m.watch, m.noting = f, f != nil || m.logging }

// Over tells whether the match has ended.
func (m *Match) Over() bool { return m.flow[flowOver] != 0 }

// Decisions is how many decisions have been answered, forced ones included.
func (m *Match) Decisions() int { return m.decisions }

// Hash is the same for equal states, in every process.
func (m *Match) Hash() uint64 { return m.hash() }

// StateSize is the size of the state in bytes.
func (m *Match) StateSize() int { return 4 * len(m.slab) }

// Play asks the deciders until the match is over. A fault of the rules or an
// error of a decider ends it early: with Keep the match then stands at the
// start of that step and can be played on.
func (m *Match) Play() error {
	for !m.Over() {
		if err := m.Step(); err != nil {
			return err
		}
	}
	return nil
}

// Step plays one step: one run of a phase's function. It does nothing when the
// match is over.
func (m *Match) Step() (err error) {
	if m.keep {
		m.openStep()
	}
	defer func() {
		if r := recover(); r != nil {
			err = m.broken(r)
		}
	}()
	m.groups.reset()
	m.acted, m.running, m.guard, m.judging, m.looking, m.depth = m.acted[:0], m.running[:0], NoSeat, 0, 0, 0
	m.probing, m.given, m.unsaid, m.runBuf = nil, nil, 0, m.runBuf[:0]
	m.rules.BeginStep(m)
	if m.advance() {
		m.runPhase()
	}
	if m.keep {
		m.closeStep()
	}
	return nil
}

// runPhase runs the function of the phase for the seat that is due.
func (m *Match) runPhase() {
	p := &m.game.Phases[m.phase]
	if p.Together {
		m.runTogether(p)
		return
	}
	m.runSeat(p, Seat(m.flow[flowSeat]))
}

func (m *Match) runSeat(p *PhaseDef, seat Seat) {
	m.flow[flowSeat] = int32(seat)
	for _, c := range p.Reset {
		m.resetCounter(c, seat)
	}
	if m.noting {
		m.event(Event{Kind: EventStep, Seat: seat, Thing: Num(m.phase)})
	}
	m.rules.Phase(m, m.phase, seat)
}

// StepError is a step that could not be run to its end.
type StepError struct {
	Phase string
	Seat  string // "" where the phase runs for all
	Card  string // whose effect was running; ""
	Cause error
}

// Where names phase, seat and card.
func (e *StepError) Where() string {
	where := "phase " + e.Phase
	if e.Seat != "" {
		where += ", " + e.Seat
	}
	if e.Card != "" {
		where += ", " + e.Card
	}
	return where
}

func (e *StepError) Error() string { return fmt.Sprintf("%s: %v", e.Where(), e.Cause) }

func (e *StepError) Unwrap() error { return e.Cause }

// broken turns what a step panicked with into its error. Faults of this package
// or of whoever runs the rules are errors; a Go run-time error is one too, so
// that a bug never takes a table down.
func (m *Match) broken(r any) error {
	cause := asError(r)
	var stop stopped
	if errors.As(cause, &stop) {
		m.undoStep()
		return stop.cause
	}
	cause = m.rules.Located(cause)
	e := &StepError{Phase: m.game.Phases[m.phase].ID, Cause: cause}
	if s := Seat(m.flow[flowSeat]); s >= 0 {
		e.Seat = m.game.Seats[s].ID
	}
	if len(m.running) > 0 {
		e.Card = m.OpenName(Piece(m.running[len(m.running)-1]).Value())
	}
	m.undoStep()
	return e
}

// asError makes an error of what a step panicked with.
func asError(r any) error {
	if err, ok := r.(error); ok {
		return err
	}
	return fmt.Errorf("%v", r)
}

// stopped aborts a step because its decider wants no more of it.
type stopped struct{ cause error }

func (s stopped) Error() string { return s.cause.Error() }

// phaseAt is the place the running phase is at; NoPlace.
func (m *Match) phaseAt() Place { return m.game.Phases[m.phase].At }

// StartPlayer is the seat that begins.
func (m *Match) StartPlayer() Seat { return Seat(m.flow[flowStart]) }

// Begins makes a seat the start player, or the one that begins a phase the next
// time it comes (phase -1: the start player).
func (m *Match) Begins(seat Seat, phase int) {
	if phase >= 0 {
		m.begins[phase] = int32(seat)
	} else {
		m.flow[flowStart] = int32(seat)
	}
	if m.noting {
		m.event(Event{Kind: EventStart, Seat: seat})
	}
}

// Phase is the index of the phase that runs or ran last.
func (m *Match) Phase() int { return m.phase }
