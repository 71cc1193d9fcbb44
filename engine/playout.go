// This file plays a match on from a decision to its end, as the asked seat may
// imagine it.

package engine

import (
	"errors"
	"slices"
)

// Outcome is how a playout ended.
type Outcome struct {
	Winners []Seat  // one, or several that share, in seat order
	Scores  [][]int // by seat, by Game.Ranking
}

// Lead is by how much a seat's first ranking value is above the best of the others
// (below 0: behind); 0 for a seat that plays alone.
func (o *Outcome) Lead(s Seat) int {
	if len(o.Scores) < 2 {
		return 0
	}
	best, found := 0, false
	for other, scores := range o.Scores {
		if Seat(other) != s && (!found || scores[0] > best) {
			best, found = scores[0], true
		}
	}
	return o.Scores[s][0] - best
}

// ErrNotRecorded tells that a match cannot be played on from a decision: it does
// not keep its steps.
var ErrNotRecorded = errors.New("playout: the match does not keep its steps (call Match.Keep before)")

// errElsewhere tells that rules offer in a guess what they did not offer before.
var errElsewhere = errors.New("playout: the answer cannot be given where what is hidden lies otherwise")

// errEndless tells that a playout has come to no end.
var errEndless = errors.New("playout: it does not end")

// maxAhead is how many steps a playout may have.
const maxAhead = 5000

// Playout plays a guess at the match (Match.GuessInto) on from this decision to the
// end, by a decider for each seat. With an answer the asked seat gives that one
// first, named by options of this decision; with nil its decider answers here too.
// What happens depends on what the asked seat sees, on luck and on the deciders
// alone. The match itself stays as it is: it may wait for a person meanwhile. An
// error is ErrNotRecorded, one of the rules or of a decider in the guess, that the
// answer cannot be given there, or that the guess has come to no end in 5,000 steps.
func (d *Decision) Playout(luck Luck, seats []Decider, answer []int) (Outcome, error) {
	m := d.m
	if !m.keep || m.now.before.slab == nil {
		return Outcome{}, ErrNotRecorded
	}
	if m.ahead == nil {
		m.ahead = NewMatch(m.game, m.rules.Another())
	}
	ahead := m.ahead
	for s, decider := range seats {
		ahead.SetDecider(Seat(s), decider)
	}
	if answer != nil {
		first := true
		ahead.deciders[d.Seat] = DeciderFunc(func(here *Decision) error {
			if !first {
				return seats[d.Seat].Decide(here)
			}
			first = false
			return here.repeat(d, answer)
		})
	}
	m.GuessInto(ahead, d.Seat, luck)
	for steps := 0; !ahead.Over(); steps++ {
		if steps == maxAhead {
			return Outcome{}, errEndless
		}
		if err := ahead.Step(); err != nil {
			return Outcome{}, err
		}
	}
	return ahead.outcome()
}

// repeat answers a decision in a guess as was meant for the one guessed from.
func (d *Decision) repeat(from *Decision, answer []int) error {
	if d.Ask != from.Ask || d.Shape != from.Shape {
		return errElsewhere
	}
	for _, i := range answer {
		o := from.Options[i]
		k := slices.IndexFunc(d.Options, func(x Option) bool {
			return x.Action == o.Action && d.means(x.Thing, from, o.Thing) && d.means(x.Target, from, o.Target)
		})
		if k < 0 {
			return errElsewhere
		}
		d.Answer = append(d.Answer, k)
	}
	if d.Check(d.Answer) != nil {
		return errElsewhere
	}
	return nil
}

// means tells whether v stands here for what was w in the decision guessed from:
// the piece dealt to where that lay, or a route of the same paths, since each match
// numbers the routes that it has found.
func (d *Decision) means(v Value, from *Decision, w Value) bool {
	if v.Type != TypeRoute || w.Type != TypeRoute {
		return v == d.m.taken(w)
	}
	a, b := &d.m.routes.list[v.N], &from.m.routes.list[w.N]
	return a.from == b.from && a.to == b.to && slices.Equal(a.paths, b.paths)
}

// outcome reads who has won.
func (m *Match) outcome() (o Outcome, err error) {
	err = m.Aside(func() {
		o.Winners = m.Winners()
		for s := range m.game.Seats {
			scores := make([]int, len(m.game.Ranking))
			for k := range scores {
				scores[k] = m.Score(Seat(s), k)
			}
			o.Scores = append(o.Scores, scores)
		}
	})
	return o, err
}
