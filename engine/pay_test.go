// This file tests payments against all that could be paid.

package engine

import (
	"math/bits"
	"slices"
	"testing"
)

// payments lists every choice of options, and all it may be worth and what is the
// least one of it is worth then: whoever pays says which of them are doubled.
func payments(d *Decision) (answers [][]int, counts [][][2]int) {
	for m := uint(0); m < 1<<len(d.Options); m++ {
		var answer []int
		for i := range d.Options {
			if m>>i&1 == 1 {
				answer = append(answer, i)
			}
		}
		var all [][2]int
		for doubled := uint(0); doubled < 1<<len(d.Options); doubled++ {
			if doubled&^m != 0 || bits.OnesCount(doubled) > d.Doubles {
				continue
			}
			worth, least := 0, 1000
			for _, i := range answer {
				w := d.Weights[i]
				if doubled>>i&1 == 1 {
					w *= d.Factor
				}
				worth, least = worth+w, min(least, w)
			}
			all = append(all, [2]int{worth, least})
		}
		answers, counts = append(answers, answer), append(counts, all)
	}
	return answers, counts
}

func TestPayments(t *testing.T) {
	l := Luck(1)
	for range 300 {
		d := &Decision{Shape: Cover, Factor: 2, Doubles: l.IntN(3), m: &Match{game: &Game{}}}
		for range 1 + l.IntN(6) {
			d.Options = append(d.Options, Option{-1, Num(len(d.Options)), Nil, 1})
			d.Weights = append(d.Weights, 1+l.IntN(6))
		}
		answers, counts := payments(d)
		d.Amount = 1 + l.IntN(max(1, d.Worth(d.All(nil))))
		isExact := func(c [2]int) bool { return c[0] == d.Amount }
		exact := slices.ContainsFunc(counts, func(all [][2]int) bool { return slices.ContainsFunc(all, isExact) })
		found := d.Exact(nil)
		if exact != (len(found) > 0) {
			t.Fatalf("%v for %d with %d doubled: exact %v, found %v", d.Weights, d.Amount, d.Doubles, exact, found)
		}
		for k, answer := range answers {
			checkPayment(t, d, answer, counts[k], exact)
		}
		checkProposal(t, d, answers, counts)
	}
}

// checkProposal holds that what is proposed is allowed by each reading, and that no
// payment comes nearer to the amount.
func checkProposal(t *testing.T, d *Decision, answers [][]int, counts [][][2]int) {
	t.Helper()
	nearest := 1000
	for _, all := range counts {
		for _, c := range all {
			if c[0] >= d.Amount {
				nearest = min(nearest, c[0])
			}
		}
	}
	for _, super := range []Superfluous{NoSuperfluous, ExactIfPossible, AnyCover} {
		d.super = super
		proposal := d.Proposal()
		if err := d.Check(proposal); err != nil {
			t.Fatalf("%v of %v for %d with %d doubled, reading %d, is proposed: %v", proposal, d.Weights, d.Amount, d.Doubles, super, err)
		}
		slices.Sort(proposal)
		k := slices.IndexFunc(answers, func(a []int) bool { return slices.Equal(a, proposal) })
		if !slices.ContainsFunc(counts[k], func(c [2]int) bool { return c[0] == nearest }) {
			t.Fatalf("%v of %v for %d with %d doubled: %d could be paid", proposal, d.Weights, d.Amount, d.Doubles, nearest)
		}
	}
}

// checkPayment compares one answer with the three readings of superfluous.
func checkPayment(t *testing.T, d *Decision, answer []int, counts [][2]int, exact bool) {
	t.Helper()
	most, exactly, barely := 0, false, false
	for _, c := range counts {
		most = max(most, c[0])
		exactly = exactly || c[0] == d.Amount
		barely = barely || c[0] >= d.Amount && c[0]-c[1] < d.Amount
	}
	if got := d.Worth(answer); got != most {
		t.Fatalf("%v of %v is worth %d, not %d", answer, d.Weights, most, got)
	}
	for super, want := range map[Superfluous]bool{
		NoSuperfluous:   barely,
		ExactIfPossible: exactly || !exact && barely,
		AnyCover:        most >= d.Amount,
	} {
		d.super = super
		if got := d.Check(answer) == nil; got != want {
			t.Fatalf("%v of %v for %d with %d doubled, reading %d: allowed %v, want %v", answer, d.Weights, d.Amount, d.Doubles, super, got, want)
		}
	}
}

// What counts double is made use of, where that can be exact.
func TestExactSpares(t *testing.T) {
	d := &Decision{Shape: Cover, Factor: 2, Doubles: 1, Amount: 4, Weights: []int{1, 4, 2}, m: &Match{game: &Game{}}}
	for i := range d.Weights {
		d.Options = append(d.Options, Option{-1, Num(i), Nil, 1})
	}
	if got := d.Exact(nil); !slices.Equal(got, []int{2}) {
		t.Errorf("4 is paid with %v, want the 2", got)
	}
	if d.Amount = 3; !slices.Equal(d.Exact(nil), []int{2, 0}) { // 2 + 1: no doubling gives 3
		t.Errorf("3 is paid with %v, want the 2 and the 1", d.Exact(nil))
	}
}
