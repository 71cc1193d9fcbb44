// This file lists the answers that are worth weighing.

package bots

import (
	"slices"

	"hausregel/engine"
)

// draws is how many answers of the random bot are looked at for a set or a
// payment: of what may be very many, those that differ are weighed.
const draws = 24

// candidates are different legal answers to a decision, in an order that does not
// depend on luck where all of them are listed: of one option each, and none; of
// sets and payments the least, the largest, and some of the random bot's.
func candidates(d *engine.Decision, luck engine.Luck) (list [][]int) {
	add := func(answer []int) {
		answer = append([]int{}, answer...)
		slices.Sort(answer)
		if d.Check(answer) == nil && !slices.ContainsFunc(list, func(a []int) bool { return slices.Equal(a, answer) }) {
			list = append(list, answer)
		}
	}
	if d.Shape == engine.One {
		for i := range d.Options {
			add([]int{i})
		}
		add([]int{})
		return list
	}
	add([]int{})
	all := d.All([]int{})
	if d.Shape == engine.Cover {
		add(d.Proposal())
	} else {
		all = all[:min(len(all), d.Max)]
	}
	add(all)
	try := *d
	for range draws {
		try.Answer, try.Luck = nil, engine.Luck(luck.Next())
		if (Random{}).Decide(&try) == nil {
			add(try.Answer)
		}
	}
	return list
}
