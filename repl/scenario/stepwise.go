// This file lets a match rest between two steps.

package scenario

import (
	"errors"

	"hausregel/engine"
	"hausregel/scripts"
)

// stepwise runs the rules of a match and keeps a step from beginning before the script wants it: the step then ends
// with errRest, before it has done anything.
type stepwise struct {
	*scripts.Run
	steps  int  // so many steps may begin
	until  int  // and more, until so many decisions have been answered
	inside bool // a phase's function runs, or was left by a panic
	barring
}

// errRest is why a step has not begun.
var errRest = errors.New("the match rests")

// BeginStep rests, or begins the step. The engine calls it in the middle of a step too, when it has left a phase's
// function to ask the next seat of those that choose together, and to read a ranking.
func (s *stepwise) BeginStep(m *engine.Match) {
	switch {
	case s.inside || m.Over():
	case s.steps > 0:
		s.steps--
	case m.Decisions() >= s.until:
		panic(errRest)
	}
	s.Run.BeginStep(m)
}

// Phase runs the function of a phase.
func (s *stepwise) Phase(m *engine.Match, phase int, seat engine.Seat) {
	s.inside = true
	s.Run.Phase(m, phase, seat)
	s.inside = false
}

// allow lets steps begin: so many, and more until so many decisions have been answered. What runs is left for it.
func (s *stepwise) allow(steps, until int) { s.steps, s.until, s.inside = steps, until, false }

// Located leaves errRest as it is.
func (s *stepwise) Located(err error) error {
	if errors.Is(err, errRest) {
		return err
	}
	return s.Run.Located(err)
}

// barring notes which conditions did not hold while the barred options of a decision are listed.
type barring struct {
	noting bool
	failed []barredBy
}

type barredBy struct {
	condition int
	thing, of engine.Value
}

// Holds asks a condition.
func (s *stepwise) Holds(m *engine.Match, condition int, seat engine.Seat, thing engine.Value, extra []engine.Value) bool {
	holds := s.Run.Holds(m, condition, seat, thing, extra)
	if s.noting && !holds {
		b := barredBy{condition, thing, engine.Nil}
		if len(extra) > 0 {
			b.of = extra[0]
		}
		s.failed = append(s.failed, b)
	}
	return holds
}
