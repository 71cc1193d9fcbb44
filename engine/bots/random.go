// This file defines the random bot.

package bots

import "hausregel/engine"

// Random answers by lot. One: uniform over the options, and none where that is
// allowed. Set: a size uniform from Min to Max, then a uniform subset of that
// size. Cover: pieces in a random order until the amount is covered, then what
// is superfluous left out.
type Random struct{}

// Decide never fails.
func (Random) Decide(d *engine.Decision) error {
	switch d.Shape {
	case engine.One:
		one(d)
	case engine.Set:
		var buf [64]int
		units := d.All(buf[:0])
		d.Answer = append(d.Answer, draw(&d.Luck, units, d.Min+d.Luck.IntN(d.Max-d.Min+1))...)
	case engine.Cover:
		cover(d)
	}
	return nil
}

func one(d *engine.Decision) {
	n := len(d.Options)
	if d.Optional {
		n++
	}
	if i := d.Luck.IntN(n); i < len(d.Options) {
		d.Answer = append(d.Answer, i)
	}
}

// draw moves n units drawn by lot to the front and gives them.
func draw(l *engine.Luck, units []int, n int) []int {
	for i := range n {
		j := i + l.IntN(len(units)-i)
		units[i], units[j] = units[j], units[i]
	}
	return units[:n]
}

// cover pays in a random order. Where the exact amount is asked for and the
// order does not give it, the answer that covers it exactly is searched by
// trying other orders; the bot settles for all that it has last.
func cover(d *engine.Decision) {
	var buf [64]int
	units := d.All(buf[:0])
	const tries = 200
	for range tries {
		draw(&d.Luck, units, len(units))
		d.Answer = d.Answer[:0]
		for _, u := range units {
			if d.Answer = append(d.Answer, u); d.Worth(d.Answer) >= d.Amount {
				break
			}
		}
		for k := d.Superfluous(d.Answer); k >= 0; k = d.Superfluous(d.Answer) {
			d.Answer = append(d.Answer[:k], d.Answer[k+1:]...)
		}
		if d.Check(d.Answer) == nil {
			return
		}
	}
	d.Answer = d.Exact(d.Answer[:0])
}
