// This file defines the playout bot, and the odds of a position.

package bots

import (
	"errors"

	"hausregel/engine"
)

// usual is how many playouts the bot of that name spreads over the answers of a
// decision: it thinks for a tenth to half a second where there is much to choose. It
// is a number and no time, so that the bot plays the same everywhere.
const usual = 300

// Playout gives the answer that Weigh puts first. Where the rules fail in every
// playout it answers by lot.
type Playout struct {
	Playouts int // about so many for a decision
}

// LooksAhead has the match keep its steps.
func (Playout) LooksAhead() {}

// Decide fails only in a match that does not keep its steps.
func (p Playout) Decide(d *engine.Decision) error {
	weighed, err := Weigh(d, p.Playouts, nil)
	switch {
	case err == engine.ErrNotRecorded:
		return err
	case err != nil || len(weighed) == 0:
		return Random{}.Decide(d)
	}
	d.Answer = append(d.Answer, weighed[0].Answer...)
	return nil
}

// Chances is how many of so many playouts each seat has won.
type Chances struct {
	Games  int   // that came to an end
	Wins   []int // won alone, by seat
	Shared int   // without a single winner
}

// errStopped tells that there was no time for a single playout.
var errStopped = errors.New("odds: stopped before the first playout had ended")

// until is a decider that gives no more answers once stop tells so.
type until struct {
	engine.Decider
	stop func() bool
}

// LooksAhead has the match keep its steps, as some deciders need.
func (until) LooksAhead() {}

// Decide fails with errStopped.
func (u until) Decide(d *engine.Decision) error {
	if u.stop() {
		return errStopped
	}
	return u.Decider.Decide(d)
}

// Odds plays guesses of the asked seat at the match to their end, this decision
// included, with a bot of the maker in each seat. As in Weigh, nothing enters that
// the seat does not see. Before each answer stop is asked (nil: never); once it tells
// so, those playouts count that have ended, and there are no more. It fails with
// engine.ErrNotRecorded, or when no playout has ended: the rules fail in every one, or
// it was stopped before.
func Odds(d *engine.Decision, games int, maker func() engine.Decider, stop func() bool) (Chances, error) {
	stopped := false
	stops := func() bool {
		stopped = stopped || stop != nil && stop()
		return stopped
	}
	seats := make([]engine.Decider, len(d.View().Game().Seats))
	for i := range seats {
		seats[i] = until{maker(), stops}
	}
	c := Chances{Wins: make([]int, len(seats))}
	luck := d.Luck
	var failed error
	for i := 0; i < games && !stopped; i++ {
		o, err := d.Playout(engine.Luck(luck.Next()), seats, nil)
		switch {
		case err == engine.ErrNotRecorded:
			return Chances{}, err
		case err != nil:
			failed = err
			continue
		case len(o.Winners) == 1:
			c.Wins[o.Winners[0]]++
		default:
			c.Shared++
		}
		c.Games++
	}
	if c.Games == 0 && games > 0 {
		return Chances{}, failed
	}
	return c, nil
}
