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
	match *match
	steps int // so many steps may begin
	until int // and more, until so many decisions have been answered
	barring
}

// errRest is why a step has not begun.
var errRest = errors.New("the match rests")

// BeginStep rests, or begins the step.
func (s *stepwise) BeginStep(m *engine.Match) {
	switch {
	case m.Over(): // the ranking is being read
	case s.steps > 0:
		s.steps--
	case m.Decisions() >= s.until:
		panic(errRest)
	}
	s.Run.BeginStep(m)
}

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
