// This file tests that the random bot is as random as it says.

package bots

import (
	"math"
	"testing"

	"hausregel/engine"
)

// frequencies answers a decision many times and counts each answer.
func frequencies(t *testing.T, d *engine.Decision, tries int, name func([]int) int) map[int]int {
	t.Helper()
	counts := map[int]int{}
	for i := range tries {
		d.Answer, d.Luck = d.Answer[:0], engine.Luck(i)*7919
		if err := (Random{}).Decide(d); err != nil {
			t.Fatal(err)
		}
		counts[name(d.Answer)]++
	}
	return counts
}

// wantShares fails when a count is further from its share than luck explains.
func wantShares(t *testing.T, counts map[int]int, tries int, shares map[int]float64) {
	t.Helper()
	for k, share := range shares {
		mean := share * float64(tries)
		if dev := math.Abs(float64(counts[k])-mean) / math.Sqrt(mean*(1-share)); dev > 5 {
			t.Errorf("answer %b came %d times of %d, want about %.0f", k, counts[k], tries, mean)
		}
	}
	if len(counts) != len(shares) {
		t.Errorf("%d different answers, want %d", len(counts), len(shares))
	}
}

// mask names a set of options by its bits.
func mask(answer []int) (m int) {
	for _, i := range answer {
		m |= 1 << i
	}
	return m
}

func options(n int) []engine.Option {
	list := make([]engine.Option, n)
	for i := range list {
		list[i].Count = 1
	}
	return list
}

func TestRandomOne(t *testing.T) {
	d := &engine.Decision{Shape: engine.One, Options: options(3)}
	wantShares(t, frequencies(t, d, 20000, mask), 20000, map[int]float64{1: 1. / 3, 2: 1. / 3, 4: 1. / 3})
	d.Optional = true
	wantShares(t, frequencies(t, d, 20000, mask), 20000, map[int]float64{0: .25, 1: .25, 2: .25, 4: .25})
}

// A size from Min to Max, each as likely, then any subset of that size.
func TestRandomSet(t *testing.T) {
	d := &engine.Decision{Shape: engine.Set, Options: options(3), Min: 0, Max: 2}
	wantShares(t, frequencies(t, d, 30000, mask), 30000, map[int]float64{
		0: 1. / 3, 1: 1. / 9, 2: 1. / 9, 4: 1. / 9, 3: 1. / 9, 5: 1. / 9, 6: 1. / 9})
}

// Copies are drawn like any other pieces.
func TestRandomSetOfCopies(t *testing.T) {
	d := &engine.Decision{Shape: engine.Set, Options: []engine.Option{{Count: 3}, {Count: 1}}, Min: 1, Max: 1}
	wantShares(t, frequencies(t, d, 20000, mask), 20000, map[int]float64{1: .75, 2: .25})
}
