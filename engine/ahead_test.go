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
			if _, err := bots.Weigh(asked.Pending(), 10, nil); err != nil {
				t.Fatal(err)
			}
			c, err := bots.Odds(asked.Pending(), 5, bots.ByName("random"), nil)
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

// What was edited in the step holds in a guess.
func TestGuessAfterEdit(t *testing.T) {
	m, fork := newMatch(t, "reformation", 0, 5), newMatch(t, "reformation", 0, 0)
	s := engine.NewSession(m)
	defer s.Close()
	for s.Pending().Together || len(s.Pending().Options) == 0 {
		answer(t, s)
	}
	p := engine.Piece(s.Pending().Options[0].Thing.N)
	away := m.Game().Pieces[p].Discard
	if err := s.Edit(engine.Edit{Kind: engine.EditMove, Piece: p, Place: away}); err != nil {
		t.Fatal(err)
	}
	d := s.Pending()
	m.GuessInto(fork, d.Seat, 1)
	stepTo(t, fork, d.Seat, func(here *engine.Decision) {
		if fork.PlaceOf(p) != away || seenBy(fork, d.Seat) != seenBy(m, d.Seat) {
			t.Error("the edit is lost")
		}
	})
	if _, err := bots.Weigh(d, 10, nil); err != nil {
		t.Error(err)
	}
}

// A match that keeps no steps says so.
func TestPlayoutNeedsSteps(t *testing.T) {
	m := newMatch(t, "reformation", 0, 1)
	everySeat(m, func(d *engine.Decision) error {
		_, err := bots.Weigh(d, 10, nil)
		return err
	})
	if err := m.Play(); !errors.Is(err, engine.ErrNotRecorded) {
		t.Fatal(err)
	}
}

// A playout in which the rules fail counts as nothing; when all fail, the playout
// bot answers by lot. The match goes on.
func TestPlayoutsThatFail(t *testing.T) {
	for _, c := range []struct {
		lua  string
		some bool
	}{
		{`function rules.phase.play(g, me)
	me:may_choose("card", g.heap)
	g.deck:deal(me.hand)
	me:may_choose("card", me.hand)
	if g.deck:first().v == 2 then g.deck:first():turn(9) end
end`, true},
		{`function rules.phase.play(g, me) g.deck:deal(me.hand) me:may_choose("card", me.hand) end
function rules.score(g, seat) return 1 / 3 end`, false},
	} {
		m := small(t, c.lua, "", "")
		asked, failed := 0, 0
		everySeat(m, func(d *engine.Decision) error {
			if len(d.Options) == 0 {
				return nil
			}
			asked++
			list, err := bots.Weigh(d, 40, nil)
			if c.some != (err == nil) {
				t.Errorf("weighed %v, %v", list, err)
			}
			luck := d.Luck
			for range 40 {
				if _, err := d.Playout(engine.Luck(luck.Next()), []engine.Decider{bots.Random{}, bots.Random{}}, nil); err != nil {
					failed++
				}
			}
			return bots.Playout{Playouts: 4}.Decide(d)
		})
		m.Keep()
		m.Reset(3) // the match itself does not fail
		play(t, m)
		if asked == 0 || failed == 0 || c.some && failed == 40*asked {
			t.Errorf("%d asked, %d playouts failed", asked, failed)
		}
	}
}
