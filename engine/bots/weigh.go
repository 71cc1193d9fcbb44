// This file weighs answers by playing on from them.

package bots

import (
	"cmp"
	"slices"

	"hausregel/engine"
)

// Weighed is an answer with what came of it in playouts.
type Weighed struct {
	Answer   []int   // options, by index
	Playouts int     // that came to an end; 0 where the answer is the only one
	Wins     float64 // the part of them that was won, 0 to 1; of a win shared by k, 1/k
	Lead     float64 // mean of how far ahead (below 0: behind) by the first ranking value

	won, lead int // sums, won in parts of a win
}

// win is a match won, in parts that any number of seats can share.
const win = 720_720

// Weigh plays guesses at the match to their end with random bots in all seats,
// after each answer worth weighing, and gives the answers best first: by wins,
// then by lead, then in the order of the options. About so many playouts are
// spread. Nothing but what the asked seat sees, the decision's own luck and the
// number of playouts goes into it, and the decision is left as it was. It fails
// with engine.ErrNotRecorded, or when the rules fail in every single playout.
//
// Each time the answers that are left have been played on from a guess, stop is asked
// (nil: never); when it tells so, the answers are ordered by what has come out so far.
//
// The playouts are halved: all answers get the same number, the worse half is
// dropped, the others share as many again, and so on to the last two. Of the ways
// to spread a known number of playouts this needs no constant to be tuned, and the
// answers of a round are played on from the same guesses with the same luck, so
// that they differ by what they do and not by what they met.
func Weigh(d *engine.Decision, playouts int, stop func() bool) ([]Weighed, error) {
	luck := d.Luck
	answers := candidates(d, engine.Luck(luck.Next()))
	list := make([]Weighed, len(answers))
	for i, a := range answers {
		list[i].Answer = a
	}
	if len(list) < 2 {
		return list, nil
	}
	seats := randoms(d)
	rounds, failed := 0, error(nil)
	for n := len(list); n > 1; n = (n + 1) / 2 {
		rounds++
	}
	guesses, stopped := 0, false
	for n := len(list); n > 1 && !stopped; n = (n + 1) / 2 {
		for range max(1, playouts/rounds/n) {
			if stopped = guesses > 0 && stop != nil && stop(); stopped {
				break
			}
			guesses++
			guess := engine.Luck(luck.Next())
			for i := range list[:n] {
				if err := list[i].play(d, guess, seats); err == engine.ErrNotRecorded {
					return nil, err
				} else if err != nil {
					failed = err
				}
			}
		}
		slices.SortStableFunc(list[:n], better)
	}
	if list[0].Playouts == 0 {
		return nil, failed
	}
	return list, nil
}

// play plays the answer once. A playout in which the rules fail counts as nothing.
func (w *Weighed) play(d *engine.Decision, guess engine.Luck, seats []engine.Decider) error {
	o, err := d.Playout(guess, seats, w.Answer)
	if err != nil {
		return err
	}
	if slices.Contains(o.Winners, d.Seat) {
		w.won += win / len(o.Winners)
	}
	w.lead += o.Lead(d.Seat)
	w.Playouts++
	w.Wins = float64(w.won) / float64(win*w.Playouts)
	w.Lead = float64(w.lead) / float64(w.Playouts)
	return nil
}

// better compares by what came of the answers; one that never came to an end is
// last.
func better(a, b Weighed) int {
	switch {
	case a.Playouts == 0 || b.Playouts == 0:
		return cmp.Compare(b.Playouts, a.Playouts)
	case a.Wins != b.Wins:
		return cmp.Compare(b.Wins, a.Wins)
	}
	return cmp.Compare(b.Lead, a.Lead)
}

func randoms(d *engine.Decision) []engine.Decider {
	seats := make([]engine.Decider, len(d.View().Game().Seats))
	for i := range seats {
		seats[i] = Random{}
	}
	return seats
}
