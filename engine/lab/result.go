// This file defines Result: what was counted, in integers that add up exactly.

package lab

import (
	"fmt"
	"math/bits"
	"time"

	"hausregel/engine"
)

// Result is what a run has counted.
type Result struct {
	Game      *engine.Game
	Seed      uint64
	First     int // number of the first match
	Games     int
	Decisions Total
	Cycles    []Total   // runs of each cycle, by Game.Cycles
	Wins      []int     // matches that a seat won alone, by seat
	Shared    int       // matches without a single winner
	Points    [][]Total // by seat, by Game.Ranking
	Metrics   [][]Total // by Game.Metrics, then by seat; one Total for a metric of the match

	Elapsed time.Duration // the only thing that differs from run to run
}

// Total is a sum of integers with the sum of their squares, exact whatever the
// order in which they are added.
type Total struct {
	N        int64
	Sum      int64
	Min, Max int64
	hi, lo   uint64 // sum of squares
}

// Add counts one value.
func (t *Total) Add(v int) {
	x := int64(v)
	if t.N == 0 || x < t.Min {
		t.Min = x
	}
	if t.N == 0 || x > t.Max {
		t.Max = x
	}
	t.N++
	t.Sum += x
	magnitude := uint64(max(x, -x))
	hi, lo := bits.Mul64(magnitude, magnitude)
	t.addSquares(hi, lo)
}

func (t *Total) addSquares(hi, lo uint64) {
	var carry uint64
	t.lo, carry = bits.Add64(t.lo, lo, 0)
	t.hi, _ = bits.Add64(t.hi, hi, carry)
}

// Merge adds all values of another Total.
func (t *Total) Merge(o Total) {
	if o.N == 0 {
		return
	}
	if t.N == 0 || o.Min < t.Min {
		t.Min = o.Min
	}
	if t.N == 0 || o.Max > t.Max {
		t.Max = o.Max
	}
	t.N += o.N
	t.Sum += o.Sum
	t.addSquares(o.hi, o.lo)
}

// Mean is the mean value; 0 of none.
func (t Total) Mean() float64 {
	if t.N == 0 {
		return 0
	}
	return float64(t.Sum) / float64(t.N)
}

// Variance is the sample variance; 0 of fewer than two.
func (t Total) Variance() float64 {
	if t.N < 2 {
		return 0
	}
	squares := float64(t.hi)*(1<<32)*(1<<32) + float64(t.lo)
	mean := t.Mean()
	return max(0, (squares-mean*float64(t.Sum))/float64(t.N-1))
}

// NewResult makes an empty Result for a game.
func NewResult(g *engine.Game) *Result {
	r := &Result{Game: g, Cycles: make([]Total, len(g.Cycles)), Wins: make([]int, len(g.Seats))}
	for range g.Seats {
		r.Points = append(r.Points, make([]Total, len(g.Ranking)))
	}
	for _, m := range g.Metrics {
		n := 1
		if m.OfSeat {
			n = len(g.Seats)
		}
		r.Metrics = append(r.Metrics, make([]Total, n))
	}
	return r
}

// Count counts a match that is over.
func (r *Result) Count(m *engine.Match) {
	r.Games++
	r.Decisions.Add(m.Decisions())
	for c, d := range r.Game.Cycles {
		r.Cycles[c].Add(m.Counter(d.Counter, engine.NoSeat))
	}
	if winners := m.Winners(); len(winners) == 1 {
		r.Wins[winners[0]]++
	} else {
		r.Shared++
	}
	for s := range r.Game.Seats {
		for k := range r.Game.Ranking {
			r.Points[s][k].Add(m.Score(engine.Seat(s), k))
		}
	}
	for i, d := range r.Game.Metrics {
		for s := range r.Metrics[i] {
			r.Metrics[i][s].Add(m.Metric(d, engine.Seat(s)))
		}
	}
}

// tryCount is Count for rules that may fail where they count: what was counted of
// the match is of no use then.
func (r *Result) tryCount(m *engine.Match) error {
	if err := m.Aside(func() { r.Count(m) }); err != nil {
		return fmt.Errorf("when it was over: %w", err)
	}
	return nil
}

// Add counts all that another Result of the same game has counted.
func (r *Result) Add(o *Result) {
	r.Games += o.Games
	r.Shared += o.Shared
	r.Decisions.Merge(o.Decisions)
	mergeAll(r.Cycles, o.Cycles)
	for s := range r.Wins {
		r.Wins[s] += o.Wins[s]
		mergeAll(r.Points[s], o.Points[s])
	}
	for i := range r.Metrics {
		mergeAll(r.Metrics[i], o.Metrics[i])
	}
}

func mergeAll(to, from []Total) {
	for i := range to {
		to[i].Merge(from[i])
	}
}
