// This file gives a View what a person reads: names of actions, texts of
// effects, scores. Like all of a View it tells nothing hidden.

package engine

// Action names an action chosen for a thing (Nil where it concerns none).
func (v View) Action(action int, thing Value) string {
	return v.m.fill(v.m.game.Actions[action].Name, about{it: thing, seat: v.seat})
}

// Effect is what a piece says it does at a moment; "" where it does nothing then
// or where the seat cannot see the piece.
func (v View) Effect(p Piece, moment int) string {
	d := &v.m.game.Pieces[p]
	if d.Effects == nil || d.Effects[moment] < 0 || !v.m.sees(v.seat, p) {
		return ""
	}
	return v.m.fill(v.m.game.Effects[d.Effects[moment]].Text, about{it: p.Value(), seat: v.seat})
}

// Measure is a measure of a thing; ok is false where it rests on something that
// the looking seat cannot see, or where the rules fail. Like all that runs rules it
// is for a match that is read Aside.
func (v View) Measure(measure int, thing Value) (value Value, ok bool) {
	m := v.m
	err := m.Aside(func() {
		m.guard, m.judging = v.seat, m.judging+1
		value = m.rules.Measure(m, measure, thing)
	})
	return value, err == nil
}

// Score is the k-th value of a seat's ranking; ok is false where it rests on
// something that the looking seat cannot see. It runs rules as from the outside:
// call it on a match that stands between two steps, or on a fork.
func (v View) Score(s Seat, k int) (score int, ok bool) {
	m, guard, judging := v.m, v.m.guard, v.m.judging
	defer func() {
		m.guard, m.judging = guard, judging
		if r := recover(); r != nil {
			if _, hidden := r.(*Fault); !hidden {
				panic(r)
			}
			score, ok = 0, false
		}
	}()
	m.guard, m.judging = v.seat, judging+1
	return m.Score(s, k), true
}
