// This file plays every step of a match twice, to find rules that keep state.

package lab

import (
	"errors"
	"fmt"

	"hausregel/engine"
)

// Doubles counts what Twice has played.
type Doubles struct{ Games, Steps int }

// DoubleError is a step that came out otherwise when it was run a second time
// from the same state with the same answers.
type DoubleError struct {
	Step  int    // of the match, 1 the first
	Phase string // in which it is
	Cause error  // of the second run, where only that one failed; nil: the states differ
}

func (e *DoubleError) Error() string {
	if e.Cause != nil {
		return fmt.Sprintf("step %d (phase %s): run a second time it fails: %v", e.Step, e.Phase, e.Cause)
	}
	return fmt.Sprintf("step %d (phase %s): run a second time it comes out otherwise", e.Step, e.Phase)
}

func (e *DoubleError) Unwrap() error { return e.Cause }

// Twice plays matches 0.. of a run one after another, and each of their steps a
// second time in a match opened for that step alone: what rules remembered
// between steps cannot be there. What is counted of a match is counted too. It
// returns a *MatchError for the first match that fails or whose cause is a
// *DoubleError.
func Twice(s Setup) (Doubles, error) {
	var done Doubles
	for n := range s.Games {
		m, err := s.Open()
		if err != nil {
			return done, err
		}
		m.Keep()
		m.Reset(engine.SeedOf(s.Seed, s.First+n))
		for step := 1; !m.Over(); step++ {
			if err := stepTwice(m, s.Open, step); err != nil {
				return done, &MatchError{s.First + n, err}
			}
			done.Steps++
		}
		if err := NewResult(m.Game()).tryCount(m); err != nil {
			return done, &MatchError{s.First + n, err}
		}
		done.Games++
	}
	return done, nil
}

// errAskedMore tells that a second run asked more than the first.
var errAskedMore = errors.New("it asks more than the first time")

// stepTwice plays one step in m and again in a match of its own.
func stepTwice(m *engine.Match, open func() (*engine.Match, error), step int) error {
	again, err := open()
	if err != nil {
		return err
	}
	for s := range m.Game().Seats {
		again.SetDecider(engine.Seat(s), engine.DeciderFunc(func(*engine.Decision) error { return errAskedMore }))
	}
	m.ForkInto(again)
	if err := m.Step(); err != nil {
		return err
	}
	again.Follow(m.LastEntries())
	different := &DoubleError{Step: step, Phase: m.Game().Phases[m.Phase()].ID}
	if different.Cause = again.Step(); different.Cause != nil {
		return different
	}
	if m.Hash() != again.Hash() || m.Decisions() != again.Decisions() || m.Over() != again.Over() {
		return different
	}
	return nil
}
