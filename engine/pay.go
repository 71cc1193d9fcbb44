// This file asks for payments: options whose weights cover an amount.

package engine

import (
	"math"
	"slices"
)

// Pay asks a seat for pieces of a group that cover an amount, by the weight of
// the question; up to doubles of them count Factor times. It gives what was
// chosen, valid until the next question; nothing is asked about an amount of 0.
func (m *Match) Pay(seat Seat, ask int, from Value, amount, doubles int) []Value {
	a := &m.game.Asks[ask]
	if a.Weight < 0 {
		m.Fail("question %s has no weight: name the field that pays", a.ID)
	}
	if amount <= 0 {
		return nil
	}
	d := m.open(seat, ask, Cover)
	d.from = from
	d.Amount, d.Doubles, d.Factor, d.super = amount, doubles, max(1, a.Factor), a.Superfluous
	for {
		d.Options, d.Weights = d.Options[:0], d.Weights[:0]
		m.offerAll(d)
		for _, o := range d.Options {
			d.Weights = append(d.Weights, int(m.rules.Measure(m, a.Weight, o.Thing).N))
		}
		if d.Worth(d.All(make([]int, 0, d.there()))) < amount {
			m.Fail("%s cannot pay %d", m.game.Seats[seat].ID, amount)
		}
		if !m.ask(d) {
			break
		}
	}
	m.take(d)
	m.answeredSome(d)
	return d.taken
}

// Worth is the most that an answer to a Cover adds up to: the best ones are doubled.
func (d *Decision) Worth(answer []int) int { return d.worthWithout(answer, -1) }

func (d *Decision) worthWithout(answer []int, leaveOut int) int {
	sum := 0
	var best [16]int
	top := best[:0]
	for k, i := range answer {
		if k == leaveOut {
			continue
		}
		w := d.Weights[i]
		sum += w
		if d.Doubles > 0 {
			top = append(top, w)
		}
	}
	if d.Doubles > 0 {
		slices.Sort(top)
		for i := range min(d.Doubles, len(top)) {
			sum += top[len(top)-1-i] * (d.Factor - 1)
		}
	}
	return sum
}

// Superfluous gives the position in a covering answer of an option that could be
// left out, or -1.
func (d *Decision) Superfluous(answer []int) int {
	for k := range answer {
		if d.worthWithout(answer, k) >= d.Amount {
			return k
		}
	}
	return -1
}

func (d *Decision) checkCover(answer []int) error {
	worth := d.Worth(answer)
	if worth < d.Amount {
		return refuse("that is %d, and %d is needed", worth, d.Amount)
	}
	if d.super == AnyCover || d.super == ExactIfPossible && d.counts(answer, d.exactly) {
		return nil
	}
	if d.super == ExactIfPossible && d.exactPossible() {
		return refuse("that is %d: %d can be paid exactly", worth, d.Amount)
	}
	if k := d.Superfluous(answer); k >= 0 && !d.counts(answer, d.barely) {
		return refuse("%s is too much: without it %d is covered", d.Label(answer[k]), d.Amount)
	}
	return nil
}

// exactly and barely judge what an answer comes to, and what the option adds that
// adds least.
func (d *Decision) exactly(worth, least int) bool { return worth == d.Amount }
func (d *Decision) barely(worth, least int) bool {
	return worth >= d.Amount && worth-least < d.Amount
}

// counts tells whether the payer may have some of the answer count Factor times,
// Doubles of them at most, so that it does. It need not be the best ones, nor any.
func (d *Decision) counts(answer []int, does func(worth, least int) bool) bool {
	tried := 0
	var try func(k, doubled, worth, least int) bool
	try = func(k, doubled, worth, least int) bool {
		if tried++; tried > maxSearch {
			return false
		}
		if k == len(answer) {
			return does(worth, least)
		}
		w := d.Weights[answer[k]]
		if doubled < d.Doubles && try(k+1, doubled+1, worth+w*d.Factor, min(least, w*d.Factor)) {
			return true
		}
		return try(k+1, doubled, worth+w, min(least, w))
	}
	return try(0, 0, 0, math.MaxInt)
}

// exactPossible tells whether some answer is worth the amount exactly.
func (d *Decision) exactPossible() bool { return len(d.Exact(nil)) > 0 }

// maxSearch bounds each search for a payment; beyond it there is none.
const maxSearch = 20_000

// Exact appends to answer a choice of options that is worth the amount exactly:
// with as many of them counted Factor times as can be, for that spares others, and
// the heaviest options first. Nothing when there is none.
func (d *Decision) Exact(answer []int) []int {
	units := d.All(nil)
	slices.SortStableFunc(units, func(a, b int) int { return d.Weights[b] - d.Weights[a] })
	for doubles := min(d.Doubles, len(units)); doubles >= 0; doubles-- {
		if found := d.exact(units, doubles, answer); len(found) > 0 {
			return found
		}
	}
	return answer[:0]
}

// exact is Exact with so many options counted Factor times.
func (d *Decision) exact(units []int, doubles int, answer []int) []int {
	hopeless := map[[3]int]bool{}
	var search func(i, doubles, left int) bool
	search = func(i, doubles, left int) bool {
		if left == 0 {
			return doubles == 0
		}
		at := [3]int{i, doubles, left}
		if i == len(units) || hopeless[at] || len(hopeless) > maxSearch {
			return false
		}
		w := d.Weights[units[i]]
		answer = append(answer, units[i])
		if doubles > 0 && w*d.Factor <= left && search(i+1, doubles-1, left-w*d.Factor) ||
			w <= left && search(i+1, doubles, left-w) {
			return true
		}
		answer = answer[:len(answer)-1]
		if search(i+1, doubles, left) {
			return true
		}
		hopeless[at] = true
		return false
	}
	if !search(0, doubles, d.Amount) {
		return answer[:0]
	}
	return answer
}

// Proposal is an answer to a Cover that does: worth the amount exactly where that
// can be, else as little more as can be.
func (d *Decision) Proposal() []int {
	amount, most := d.Amount, d.Worth(d.All(nil))
	defer func() { d.Amount = amount }()
	for ; d.Amount <= most; d.Amount++ {
		if answer := d.Exact(nil); len(answer) > 0 {
			return answer
		}
	}
	d.Amount = amount
	return d.enough()
}

// enough takes options in order until the amount is covered, and gives back what
// can be left out.
func (d *Decision) enough() (answer []int) {
	for _, i := range d.All(nil) {
		if d.Worth(answer) < d.Amount {
			answer = append(answer, i)
		}
	}
	for k := d.Superfluous(answer); k >= 0; k = d.Superfluous(answer) {
		answer = append(answer[:k], answer[k+1:]...)
	}
	return answer
}
