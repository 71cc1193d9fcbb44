// This file makes a match go on: to the next question, by steps, by bots, back and forth.

package scenario

import (
	"errors"
	"math"
	"slices"

	"github.com/yuin/gopher-lua"

	"hausregel/engine"
)

// costOfDecision is what a decision is charged, in steps.
const costOfDecision = 400

// begin opens the session, in which every seat is asked.
func (t *match) begin() {
	if t.session == nil {
		t.session = engine.NewSession(t.m)
	}
}

// pending is the question that is being asked; nil while the match rests or is over.
func (t *match) pending() *engine.Decision {
	if t.session == nil {
		return nil
	}
	return t.session.Pending()
}

// drive does something that lets the match go on, charges it, and fails when the rules break.
func (t *match) drive(c *call, do func() error) {
	t.begin()
	before := t.m.Decisions()
	err := do()
	t.steps.steps, t.steps.until = 0, 0
	c.lua.Spend(costOfDecision * int64(1+max(0, t.m.Decisions()-before)))
	if err == nil {
		err = t.session.Err()
	}
	var refused *engine.Refusal
	switch {
	case errors.Is(err, errRest):
	case errors.As(err, &refused):
		c.failed("%s: %s", c.name, refused.Reason)
	case err != nil:
		c.failed("the rules broke: %v", err)
	}
}

// forward goes on to the next question; nil when the match is over.
func (t *match) forward(c *call) *engine.Decision {
	if t.pending() == nil && !t.m.Over() {
		t.drive(c, func() error {
			t.steps.allow(0, math.MaxInt)
			return t.session.Resume()
		})
	}
	return t.pending()
}

// step lets one step begin and goes on to its first question or its end.
func (t *match) step(c *call) {
	t.drive(c, func() error {
		t.steps.allow(1, 0)
		return t.session.Resume()
	})
}

// give answers the pending question and goes on to the next one or to the end of the step; in play, which looks at
// nothing in between, to the next question.
func (t *match) give(c *call, answer []int) {
	t.drive(c, func() error {
		if t.quiet {
			t.steps.until = math.MaxInt
		}
		return t.session.Answer(answer...)
	})
}

func (t *match) close() {
	if t.session != nil {
		t.session.Close()
	}
}

// methodStep is m:step([n]).
func methodStep(c *call, t *match) []lua.LValue {
	c.atMost(1)
	n := 1
	if c.arg(1) != lua.LNil {
		n = c.number(1, "how many steps")
	}
	for range n {
		switch {
		case t.pending() != nil:
			c.failed("%s is being asked %s: a step goes on when that is answered", t.seat(t.pending().Seat), t.question(t.pending()))
		case t.m.Over():
			c.failed("the match is over")
		}
		t.coverKnobs()
		t.step(c)
	}
	return nil
}

// playTo makes m:play([to]) and m:skip([to]): the answers come from a decider until the question or phase is there.
func playTo(decider func(t *match) engine.Decider) method[*match] {
	return func(c *call, t *match) []lua.LValue {
		c.atMost(1)
		to := c.optional(1, "a question, an action or a phase")
		if to != "" {
			t.checkStop(c, to)
		}
		by := decider(t)
		t.quiet = true
		defer func() { t.quiet = false }()
		for d := t.forward(c); d != nil; d = t.forward(c) {
			if to != "" && t.asks(d, to) {
				return nil
			}
			d.Answer = d.Answer[:0]
			if err := by.Decide(d); err != nil {
				c.failed("%s: %v", c.name, err)
			}
			t.give(c, slices.Clone(d.Answer))
		}
		if to != "" {
			c.failed("%s: the match ended and %s did not come", c.name, to)
		}
		return nil
	}
}

// asks tells whether a decision is of this question or phase, or offers this action.
func (t *match) asks(d *engine.Decision, what string) bool {
	if t.game.Phases[t.m.Phase()].ID == what || d.Ask >= 0 && t.game.Asks[d.Ask].ID == what {
		return true
	}
	return slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Action >= 0 && t.game.Actions[o.Action].ID == what })
}

// least answers with as little as is allowed: none, the first options, all that is needed to pay.
func least(d *engine.Decision) error {
	switch {
	case d.Shape == engine.One && !d.Optional:
		d.Answer = append(d.Answer, 0)
	case d.Shape == engine.Set:
		for i, o := range d.Options {
			for n := 0; n < o.Count && len(d.Answer) < d.Min; n++ {
				d.Answer = append(d.Answer, i)
			}
		}
	case d.Shape == engine.Cover:
		d.Answer = append(d.Answer, d.Proposal()...)
	}
	return nil
}

// methodUndo is m:undo([n]): takes back so many answers.
func methodUndo(c *call, t *match) []lua.LValue {
	return t.again(c, func() {
		t.drive(c, func() error {
			t.steps.allow(1, 0)
			return t.session.Undo()
		})
	})
}

// methodRedo is m:redo([n]): brings back so many answers.
func methodRedo(c *call, t *match) []lua.LValue {
	return t.again(c, func() {
		t.drive(c, func() error {
			t.steps.allow(0, t.m.Decisions()+1)
			return t.session.Redo()
		})
	})
}

// again does something so many times; what is played once more was exercised when it was new.
func (t *match) again(c *call, do func()) []lua.LValue {
	c.atMost(1)
	t.quiet = true
	defer func() { t.quiet = false }()
	n := 1
	if c.arg(1) != lua.LNil {
		n = c.number(1, "how many answers")
	}
	for range n {
		do()
	}
	return nil
}
