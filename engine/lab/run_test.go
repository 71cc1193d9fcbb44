// Tests that a run ends when it is to.

package lab

import (
	"context"
	"errors"
	"testing"

	"hausregel/engine"
)

// A run that is not wanted any more ends in the middle of a match.
func TestRunIsStopped(t *testing.T) {
	g := tally(t)
	ctx, stop := context.WithCancel(context.Background())
	steps := 0
	_, err := Run(ctx, Setup{Games: 1, Open: func() (*engine.Match, error) {
		return engine.NewMatch(g, ruling{gain: func(*engine.Match, engine.Seat) int { steps++; stop(); return 1 }}), nil
	}})
	if !errors.Is(err, context.Canceled) || steps != 1 {
		t.Errorf("%v after %d steps", err, steps)
	}
}
