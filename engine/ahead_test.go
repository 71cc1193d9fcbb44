// This file tests looking ahead at a table and where it cannot be done.

package engine_test

import (
	"errors"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
)

// While a person is asked, a table may look ahead; the match goes on as if nothing
// had been.
func TestLookingAheadInSession(t *testing.T) {
	plain := engine.NewSession(newMatch(t, "../variants/testdata/saltmarsh", 2, 4))
	asked := engine.NewSession(newMatch(t, "../variants/testdata/saltmarsh", 2, 4))
	defer plain.Close()
	defer asked.Close()
	for n := 0; plain.Pending() != nil; n++ {
		if n%9 == 0 {
			if _, err := bots.Weigh(asked.Pending(), 10); err != nil {
				t.Fatal(err)
			}
			c, err := bots.Odds(asked.Pending(), 5, bots.ByName("random"))
			if err != nil || c.Games != 5 || c.Shared+c.Wins[0]+c.Wins[1] != 5 {
				t.Fatal(c, err)
			}
		}
		answer(t, plain)
		answer(t, asked)
	}
	if asked.Pending() != nil || asked.Match().Hash() != plain.Match().Hash() {
		t.Fatal("looking ahead has changed the match")
	}
}

// A match that keeps no steps says so.
func TestPlayoutNeedsSteps(t *testing.T) {
	m := newMatch(t, "reformation", 0, 1)
	everySeat(m, func(d *engine.Decision) error {
		_, err := bots.Weigh(d, 10)
		return err
	})
	if err := m.Play(); !errors.Is(err, engine.ErrNotRecorded) {
		t.Fatal(err)
	}
}
