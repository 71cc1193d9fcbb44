// This file tests that what is counted adds up exactly, in any order.

package lab

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
)

func TestTotalsAddUpInAnyOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	values := make([]int, 5000)
	var whole Total
	for i := range values {
		values[i] = r.IntN(2_000_000_000) - 1_000_000_000 // their squares do not fit 64 bits
		whole.Add(values[i])
	}
	for range 20 {
		parts := make([]Total, 1+r.IntN(9))
		for _, v := range values {
			parts[r.IntN(len(parts))].Add(v)
		}
		r.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
		var sum Total
		for _, p := range parts {
			sum.Merge(p)
		}
		if !reflect.DeepEqual(sum, whole) {
			t.Fatalf("%d parts give %+v, want %+v", len(parts), sum, whole)
		}
	}
}

func TestMeanAndVariance(t *testing.T) {
	var total Total
	for _, v := range []int{2, 4, 4, 4, 5, 5, 7, 9} {
		total.Add(v)
	}
	if total.Mean() != 5 || math.Abs(total.Variance()-32./7) > 1e-12 || total.Min != 2 || total.Max != 9 {
		t.Fatalf("mean %v, variance %v, %d to %d", total.Mean(), total.Variance(), total.Min, total.Max)
	}
	var none Total
	if none.Mean() != 0 || none.Variance() != 0 {
		t.Fatal("nothing has a mean of 0")
	}
}
