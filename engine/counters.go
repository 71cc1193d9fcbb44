// This file reads and changes counters.

package engine

// Counter reads a counter: of the table with NoSeat, else of that seat.
func (m *Match) Counter(c int, seat Seat) int {
	return int(*m.counter(c, seat))
}

func (m *Match) counter(c int, seat Seat) *int32 {
	if !m.game.Counters[c].OfSeat {
		return &m.table[c]
	}
	if seat < 0 {
		m.Fail("%s is a counter of each seat", m.game.Counters[c].ID)
	}
	return &m.seat[int(seat)*len(m.game.Counters)+c]
}

// Change adds n to a counter, within its bounds, and tells how much of n did
// not fit (0 or more).
func (m *Match) Change(c int, seat Seat, n int) (missing int) {
	d := &m.game.Counters[c]
	value := m.counter(c, seat)
	old := int(*value)
	now := old + n
	if d.HasMin && now < d.Min {
		missing, now = d.Min-now, d.Min
	}
	if d.HasMax && now > d.Max {
		missing, now = now-d.Max, d.Max
	}
	if now > maxCounter || now < -maxCounter {
		m.Fail("%s would be %d, and counters end at %d", d.ID, now, maxCounter)
	}
	if now != old {
		*value = int32(now)
		if m.noting {
			m.event(Event{Kind: EventCounter, Seat: seat, Thing: Num(c), N: now - old, Seen: everyone})
		}
	}
	return missing
}

// maxCounter bounds counters without a bound of their own.
const maxCounter = 1_000_000_000

// resetCounter sets a counter back: of one seat, or with NoSeat of all.
func (m *Match) resetCounter(c int, seat Seat) {
	d := &m.game.Counters[c]
	switch {
	case !d.OfSeat:
		m.table[c] = int32(d.Start)
	case seat >= 0:
		*m.counter(c, seat) = int32(d.Start)
	default:
		for s := range m.game.Seats {
			*m.counter(c, Seat(s)) = int32(d.Start)
		}
	}
}
