// This file asks: choices of one thing, of some, by several seats together, yes or no.

package engine

// Choose asks a seat for one of a group: the values extra go to the question's
// conditions. It gives the thing, and the target where the question is for
// cards with targets; Nil when nothing is legal (nobody is asked then, unless
// optional) or none is chosen.
func (m *Match) Choose(seat Seat, ask int, from Value, extra []Value, optional bool) (thing, target Value) {
	d := m.open(seat, ask, One)
	d.Optional, d.from, d.extra = optional, from, append(d.extra, extra...)
	for {
		d.Options = d.Options[:0]
		m.offerAll(d)
		if len(d.Options) == 0 && !optional {
			return Nil, Nil
		}
		if !m.ask(d) {
			break
		}
	}
	if len(d.Answer) == 0 {
		m.answered(d, Nil, Nil)
		return Nil, Nil
	}
	o := d.Options[d.Answer[0]]
	m.answered(d, o.Thing, o.Target)
	return o.Thing, o.Target
}

// ChooseSome asks a seat for a set of a group and gives what was chosen, valid
// until the next question. Nobody is asked about an empty group or a Max of 0.
func (m *Match) ChooseSome(seat Seat, ask int, from Value, least, most int) []Value {
	d := m.open(seat, ask, Set)
	d.from = from
	for {
		d.Options = d.Options[:0]
		m.offerAll(d)
		d.bound(least, most)
		if len(d.Options) == 0 || most == 0 {
			return nil
		}
		if !m.ask(d) {
			break
		}
	}
	m.take(d)
	m.answeredSome(d)
	return d.taken
}

// bound clamps the bounds of a set to what there is.
func (d *Decision) bound(least, most int) {
	d.Max = min(most, d.there())
	d.Min = min(least, d.Max)
}

// there is how many things the options stand for.
func (d *Decision) there() (n int) {
	for _, o := range d.Options {
		n += o.Count
	}
	return n
}

// ChooseTogether asks several seats, each for a set from its zone of the
// question. Nothing moves to their zones before all have answered; the order of
// asking shows nowhere. After a guess all are asked again: what the others have
// chosen, and how many, is not known yet.
func (m *Match) ChooseTogether(seats []Value, ask int, least, most int) {
	a := &m.game.Asks[ask]
	if a.From < 0 || a.To < 0 {
		m.Fail("question %s has no zones: write from and to", a.ID)
	}
	mark := m.groups.mark()
	first := len(m.groups.items)
	ends := m.groups.ends[:0]
	for i := 0; i < len(seats); i++ {
		seat, guesses := Seat(seats[i].N), m.guesses
		d := m.open(seat, ask, Set)
		d.Together, d.from = true, m.game.Zones[a.From].Places[seat].Value()
		for {
			d.Options = d.Options[:0]
			m.offerAll(d)
			d.bound(least, most)
			if !m.ask(d) || m.guesses != guesses {
				break
			}
		}
		if m.guesses != guesses {
			for _, s := range seats[:i] {
				m.asked[s.N]--
			}
			m.groups.items, ends, i = m.groups.items[:first], ends[:0], -1
			continue
		}
		m.take(d)
		m.groups.items = append(m.groups.items, d.taken...)
		ends = append(ends, len(m.groups.items))
	}
	m.groups.ends = ends
	at := first
	for i, s := range seats {
		to := m.game.Zones[a.To].Places[s.N]
		if m.noting {
			m.event(Event{Kind: EventAnswer, Seat: Seat(s.N), Ask: ask, N: ends[i] - at, Thing: Nil})
		}
		for ; at < ends[i]; at++ {
			m.move(Piece(m.groups.items[at].N), to, false)
		}
	}
	m.groups.release(mark)
}

// Agrees asks a seat yes or no about a thing, or about nothing (Nil).
func (m *Match) Agrees(seat Seat, ask int, thing Value) bool {
	d := m.open(seat, ask, One)
	d.from = thing
	for {
		d.Options = append(d.Options[:0], Option{-1, Flag(true), Nil, 1}, Option{-1, Flag(false), Nil, 1})
		if !m.ask(d) {
			break
		}
	}
	yes := d.Answer[0] == 0
	m.answered(d, Flag(yes), Nil)
	return yes
}

// open clears the match's one decision for a new question.
func (m *Match) open(seat Seat, ask int, shape Shape) *Decision {
	m.Acting()
	d := &m.decision
	d.Seat, d.Ask, d.Shape = seat, ask, shape
	d.Options, d.Answer, d.Weights = d.Options[:0], d.Answer[:0], d.Weights[:0]
	d.Min, d.Max, d.Optional, d.Together = 0, 0, false, false
	d.Amount, d.Doubles, d.Factor, d.super = 0, 0, 1, NoSuperfluous
	d.from, d.extra = Nil, d.extra[:0]
	return d
}

// take finds the things of the chosen options: of copies, as many different
// ones as were named.
func (m *Match) take(d *Decision) {
	d.taken = d.taken[:0]
	for _, i := range d.Answer {
		o := d.Options[i]
		if o.Count > 1 {
			o.Thing = m.copyLeft(d, Piece(o.Thing.N)).Value()
		}
		d.taken = append(d.taken, o.Thing)
	}
}

// copyLeft is a copy of p that has not been taken yet. The one that an option names
// is the first in its place, which may be any of the copies: all others may have
// lower numbers.
func (m *Match) copyLeft(d *Decision, p Piece) Piece {
	n := Piece(len(m.game.Pieces))
	for i := range n {
		q := (p + i) % n
		if m.identical(p, q) && m.sees(d.Seat, q) && !contains(d.taken, q.Value()) {
			return q
		}
	}
	m.Fail("more copies of %s are named than can be chosen", m.game.Pieces[p].ID) // Check has counted them
	return p
}

// identical tells whether two pieces are copies that lie alike in one place. A
// piece that carries something is like no other.
func (m *Match) identical(p, q Piece) bool {
	return p == q || m.game.classes[p] == m.game.classes[q] && m.at[p] == m.at[q] && m.face[p] == m.face[q] &&
		!m.laden(p) && !m.laden(q)
}

// laden tells whether something lies in a zone of the piece itself.
func (m *Match) laden(p Piece) bool {
	for _, z := range m.game.zonesOf[p] {
		if m.count[z] > 0 {
			return true
		}
	}
	return false
}

func contains(group []Value, v Value) bool {
	for _, x := range group {
		if x == v {
			return true
		}
	}
	return false
}
