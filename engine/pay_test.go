// This file tests payments against all that could be paid.

package engine

import (
	"math/bits"
	"slices"
	"testing"
)

// payments lists every way to pay some of the weights, as worth and answer.
func payments(d *Decision) (worths []int, answers [][]int) {
	for m := range 1 << len(d.Options) {
		var answer []int
		for i := range d.Options {
			if m>>i&1 == 1 {
				answer = append(answer, i)
			}
		}
		weights := make([]int, 0, bits.OnesCount(uint(m)))
		for _, i := range answer {
			weights = append(weights, d.Weights[i])
		}
		slices.Sort(weights)
		slices.Reverse(weights)
		worth := 0
		for k, w := range weights {
			if k < d.Doubles {
				w *= d.Factor
			}
			worth += w
		}
		worths, answers = append(worths, worth), append(answers, answer)
	}
	return worths, answers
}

func TestPayments(t *testing.T) {
	l := Luck(1)
	for range 300 {
		d := &Decision{Shape: Cover, Factor: 2, Doubles: l.IntN(3), m: &Match{game: &Game{}}}
		for range 1 + l.IntN(6) {
			d.Options = append(d.Options, Option{-1, Num(len(d.Options)), Nil, 1})
			d.Weights = append(d.Weights, 1+l.IntN(6))
		}
		worths, answers := payments(d)
		d.Amount = 1 + l.IntN(max(1, worths[len(worths)-1]))
		exact := slices.Contains(worths, d.Amount)
		found := d.Exact(nil)
		if exact != (len(found) > 0) || exact && d.Worth(found) != d.Amount {
			t.Fatalf("%v for %d with %d doubled: exact %v, found %v", d.Weights, d.Amount, d.Doubles, exact, found)
		}
		for k, answer := range answers {
			checkPayment(t, d, answer, worths[k], exact)
		}
	}
}

// checkPayment compares one answer with the three readings of superfluous.
func checkPayment(t *testing.T, d *Decision, answer []int, worth int, exact bool) {
	t.Helper()
	if got := d.Worth(answer); got != worth {
		t.Fatalf("%v of %v is worth %d, not %d", answer, d.Weights, worth, got)
	}
	spare := false // one of them could be left out
	for k := range answer {
		rest := slices.Delete(slices.Clone(answer), k, k+1)
		spare = spare || d.Worth(rest) >= d.Amount
	}
	for super, want := range map[Superfluous]bool{
		NoSuperfluous:   worth >= d.Amount && !spare,
		ExactIfPossible: worth == d.Amount || worth > d.Amount && !exact && !spare,
		AnyCover:        worth >= d.Amount,
	} {
		d.super = super
		if got := d.Check(answer) == nil; got != want {
			t.Fatalf("%v of %v for %d with %d doubled, reading %d: allowed %v, want %v", answer, d.Weights, d.Amount, d.Doubles, super, got, want)
		}
	}
}
