// This file defines Run: what runs the rules of a Program for one match.

package scripts

import (
	"errors"
	"fmt"

	"hausregel/engine"
)

// Run runs the rules of a Program for one match at a time: it is the match's
// engine.Rules. It holds no state of the match. A match parked at a decision
// keeps its Run; every match that is played at the same time has one of its own.
type Run struct {
	program *Program

	stack   *[stackSize]engine.Value // locals and arguments of the running calls
	frames  [maxDepth]frame
	top     int
	depth   int
	extra   [maxReturns]engine.Value // values after the first that the last call returned
	extras  int                      // how many there are
	second  engine.Value             // that the running verb returns beside its first
	outside frame                    // for what is read outside all calls
	left    int                      // budget of the step
	at      place                    // of the verb that runs or ran last

	// Print receives what rules print, Trace what they do; nil: nobody listens.
	Print func(where, text string)
	Trace func(where, text string)
}

// StepBudget is how much work one step may do: each call, each turn of a loop
// and each thing that a verb looks at is one unit, a question or change 20, and a long body
// of a rule or loop costs one more for every 32 parts. It is counted, not timed: a
// runaway is the same error on every machine.
const StepBudget = 2_000_000

const (
	maxDepth   = 128
	stackSize  = 4096
	headroom   = 512 // of the stack, for the arguments that one function pushes
	maxReturns = 8   // values after the first
)

// frame is one running call.
type frame struct {
	run  *Run
	m    *engine.Match
	vars []engine.Value
	ret  engine.Value
}

// place is where in the rules something stands.
type place struct {
	fn   *function
	line int
}

func (p place) String() string {
	if p.fn == nil {
		return "rules"
	}
	return fmt.Sprintf("%s:%d", p.fn.file, p.line)
}

// NewRun makes a Run of the program.
func (p *Program) NewRun() *Run {
	r := &Run{program: p, stack: new([stackSize]engine.Value)}
	r.outside.run = r
	for i := range r.frames {
		r.frames[i].run = r
	}
	return r
}

// Another makes a Run of the same program, heard by nobody.
func (r *Run) Another() engine.Rules { return r.program.NewRun() }

// Rename gives the locals and arguments of the running calls other values.
func (r *Run) Rename(to func(engine.Value) engine.Value) {
	for i, v := range r.stack[:r.top] {
		r.stack[i] = to(v)
	}
}

// Error is a fault of the rules while they run.
type Error struct {
	File    string
	Line    int
	Rule    string // "effect.strike"
	Problem string
	Cause   error // of a fault that a verb found; nil
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d: rules.%s: %s", e.File, e.Line, e.Rule, e.Problem)
}

func (e *Error) Unwrap() error { return e.Cause }

// ErrBudget is the cause of an Error when a step has worked more than StepBudget.
var ErrBudget = errors.New("the step does not end: its budget is used up")

func (p place) fail(format string, args ...any) {
	panic(p.problem(fmt.Sprintf(format, args...), nil))
}

func (p place) problem(text string, cause error) *Error {
	return &Error{File: p.fn.file, Line: p.line, Rule: p.fn.name, Problem: text, Cause: cause}
}

func (r *Run) spend(n int, at place) {
	if r.left -= n; r.left < 0 {
		panic(at.problem(ErrBudget.Error(), ErrBudget))
	}
}

// BeginStep starts the budget anew.
func (r *Run) BeginStep(*engine.Match) {
	r.left, r.top, r.depth, r.at = StepBudget, 0, 0, place{}
}

// Located adds file, line and rule to a fault that a verb has found.
func (r *Run) Located(err error) error {
	var already *Error
	if errors.As(err, &already) || r.at.fn == nil {
		return err
	}
	var fault *engine.Fault
	if errors.As(err, &fault) {
		return r.at.problem(fault.Problem, err)
	}
	return r.at.problem("internal fault: "+err.Error(), err)
}

// Phase runs rules.phase.RUN(g, me, phase), without me where it runs for all.
func (r *Run) Phase(m *engine.Match, phase int, seat engine.Seat) {
	defer func() { r.top, r.depth = 0, 0 }() // nothing is left of a phase that faults
	fn := r.program.phases[phase]
	own := engine.Value{Type: engine.TypePhase, N: int64(phase)}
	if seat < 0 {
		r.call(m, fn, match, own)
	} else {
		r.call(m, fn, match, seat.Value(), own)
	}
}

// Action runs rules.action.NAME(g, me, thing, target); an action without a
// function does nothing.
func (r *Run) Action(m *engine.Match, action int, seat engine.Seat, thing, target engine.Value) {
	if fn := r.program.actions[action]; fn != nil {
		r.call(m, fn, match, seat.Value(), thing, target)
	}
}

// Effect runs rules.effect.NAME(g, me, card, target).
func (r *Run) Effect(m *engine.Match, effect int, seat engine.Seat, card engine.Piece, target engine.Value) {
	if r.Trace != nil {
		r.Trace(r.at.String(), m.Game().Pieces[card].Name+": effect "+m.Game().Effects[effect].ID)
	}
	at := r.at
	r.call(m, r.program.effects[effect], match, seat.Value(), card.Value(), target)
	r.at = at // of the verb that runs the effects
}

// Holds asks rules.is.NAME(g, me, thing, ...).
func (r *Run) Holds(m *engine.Match, condition int, seat engine.Seat, thing engine.Value, extra []engine.Value) bool {
	fn, at := r.program.conditions[condition], r.at
	base := r.push(match, seat.Value(), thing)
	for _, v := range extra {
		r.pushOne(v)
	}
	ok := r.truth(fn, r.enter(m, fn, base))
	r.at = at // of the verb that asks
	if r.Trace != nil {
		r.Trace(place{fn, fn.line}.String(), fmt.Sprintf("is %s of %s: %v", m.Game().Conditions[condition].ID, describe(m, thing), ok))
	}
	return ok
}

// truth insists that a condition answers true or false.
func (r *Run) truth(fn *function, v engine.Value) bool {
	if v.Type != engine.TypeBool {
		place{fn, fn.line}.fail("a condition answers true or false, not %s", v.Type)
	}
	return v.N != 0
}

// Measure reads a field, counter or rule of one thing. A rule with a third
// parameter is handed the seat that reads: rules.NAME(g, thing, me).
func (r *Run) Measure(m *engine.Match, measure int, thing engine.Value) engine.Value {
	reading := &r.program.measures[measure]
	r.outside.m = m
	at := place{r.program.nowhere, 0}
	if fn := reading.rule.fn; fn != nil && fn.params > 2 && m.Reader() >= 0 {
		return reading.of(&r.outside, at, thing, []engine.Value{m.Reader().Value()})
	}
	return reading.of(&r.outside, at, thing, nil)
}

var match = engine.Value{Type: engine.TypeMatch}

func (r *Run) call(m *engine.Match, fn *function, args ...engine.Value) engine.Value {
	return r.enter(m, fn, r.push(args...))
}

// push puts values on the stack and tells where the first lies.
func (r *Run) push(values ...engine.Value) int {
	base := r.top
	for _, v := range values {
		r.pushOne(v)
	}
	return base
}

func (r *Run) pushOne(v engine.Value) {
	r.stack[r.top] = v
	r.top++
}

// enter runs a function whose arguments lie on the stack from base on, takes
// them off and gives the first value it returns; the others are in extra.
func (r *Run) enter(m *engine.Match, fn *function, base int) engine.Value {
	if r.depth >= maxDepth || r.top+headroom >= stackSize {
		place{fn, fn.line}.fail("rules call one another deeper than %d", maxDepth)
	}
	if r.left -= fn.cost; r.left < 0 {
		r.spend(0, place{fn, fn.line})
	}
	for i := r.top; i < base+fn.params; i++ {
		r.stack[i] = engine.Nil
	}
	depth := r.depth
	f := &r.frames[depth]
	r.depth = depth + 1
	r.top = base + fn.vars
	f.m, f.vars, f.ret = m, r.stack[base:base+fn.vars], engine.Nil
	returned := false
	for _, s := range fn.body {
		if returned = s(f) == flowReturn; returned {
			break
		}
	}
	if !returned { // what its last call has returned is not its own
		r.extras = 0
	}
	r.depth = depth // also after a fault that somebody caught in between
	r.top = base
	return f.ret
}
