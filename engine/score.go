// This file reads who has won, and what is counted of a match.

package engine

// Score is the k-th value of a seat's ranking, most first.
func (m *Match) Score(s Seat, k int) int {
	return m.measured(m.game.Ranking[k], s.Value())
}

// Metric is the value of a metric: of a seat, or of the match.
func (m *Match) Metric(d MetricDef, s Seat) int {
	if d.OfSeat {
		return m.measured(d.Measure, s.Value())
	}
	return m.measured(d.Measure, Value{Type: TypeMatch})
}

// measured reads a number of a seat or of the match; a truth value counts as 0
// or 1. It fails for what is neither, and for rules that act.
func (m *Match) measured(measure int, of Value) int {
	mark := m.groups.mark()
	m.looking++
	defer func() {
		m.looking--
		m.groups.release(mark)
	}()
	m.rules.BeginStep(m)
	v := m.rules.Measure(m, measure, of)
	if v.Type != TypeBool && v.Type != TypeNumber {
		m.Fail("%s of %s is no whole number but %s", m.game.Measures[measure], m.OpenName(of), m.OpenName(v))
	}
	return int(v.N)
}

// Winners are the seats that no other seat is ranked above, in seat order: one
// winner, or several who share.
func (m *Match) Winners() []Seat {
	var best []Seat
	for s := range m.game.Seats {
		switch {
		case len(best) == 0:
			best = append(best, Seat(s))
		default:
			switch c := m.compare(Seat(s), best[0]); {
			case c > 0:
				best = append(best[:0], Seat(s))
			case c == 0:
				best = append(best, Seat(s))
			}
		}
	}
	return best
}

func (m *Match) compare(a, b Seat) int {
	for k := range m.game.Ranking {
		if d := m.Score(a, k) - m.Score(b, k); d != 0 {
			return d
		}
	}
	return 0
}
