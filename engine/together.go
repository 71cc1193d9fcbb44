// This file runs phases whose first question goes to all seats at once, in secret.

package engine

import "slices"

// probe is what a seat chose first, before anything of the phase has happened.
type probe struct {
	seat   Seat
	asked  bool
	ask    int
	chosen []Option
}

// probed ends a run that was only to find the first answer.
type probed struct{}

// runTogether runs a phase for all seats in one step: first it asks every seat
// the first question of its part, from the same position and in secret, then it
// runs the parts in turn order with these answers. An answer that has become
// impossible meanwhile is asked for again.
func (m *Match) runTogether(p *PhaseDef) {
	n := len(m.game.Seats)
	if m.probeStart.slab == nil {
		m.probeStart = newState(m.game.layout)
	}
	var probes []probe
	m.probeStart.copyFrom(&m.state)
	for i := range n {
		seat := Seat((int(m.flow[flowFirst]) + i) % n)
		probes = append(probes, m.probe(p, seat))
		m.state.copyFrom(&m.probeStart)
	}
	for _, first := range probes {
		m.acted = m.acted[:0]
		if m.unsaid&(1<<first.seat) != 0 {
			first = m.probeAgain(p, first.seat)
		}
		if first.asked {
			m.given = &first
		}
		m.runSeat(p, first.seat)
		m.given = nil
	}
}

// probe runs the phase for a seat up to its first answer.
func (m *Match) probe(p *PhaseDef, seat Seat) (result probe) {
	result.seat = seat
	noting := m.noting
	m.noting, m.probing = false, &result
	defer func() {
		m.noting, m.probing = noting, nil
		m.unsaid &^= 1 << seat
		m.groups.reset()
		m.acted, m.running, m.guard, m.judging, m.depth = m.acted[:0], m.running[:0], NoSeat, 0, 0
		if r := recover(); r != nil {
			if _, ok := r.(probed); !ok {
				panic(r)
			}
			m.rules.BeginStep(m)
		}
	}()
	m.runSeat(p, seat)
	return result
}

// probeAgain finds the first answer of a seat anew, from the position in which all
// were asked: in a guess it is not known what others have chosen.
func (m *Match) probeAgain(p *PhaseDef, seat Seat) probe {
	now := newState(m.game.layout)
	now.copyFrom(&m.state)
	m.state.copyFrom(&m.probeStart)
	first := m.probe(p, seat)
	m.state.copyFrom(&now)
	return first
}

// failTogether refuses luck before the first question of a phase that asks all
// at once: every seat would see what another one then gets.
func (m *Match) failTogether() {
	m.Fail("phase %s is together: before its first question nothing may be drawn", m.game.Phases[m.phase].ID)
}

// note keeps the first answer and ends the probe.
func (d *Decision) note(to *probe) {
	to.asked, to.ask, to.chosen = true, d.Ask, nil
	for _, i := range d.Answer {
		to.chosen = append(to.chosen, d.Options[i])
	}
	panic(probed{})
}

// use answers with what was chosen first, if that is still possible.
func (d *Decision) use(first *probe) bool {
	if first.ask != d.Ask || first.seat != d.Seat {
		return false
	}
	for _, o := range first.chosen {
		i := slices.Index(d.Options, o)
		if i < 0 {
			d.Answer = d.Answer[:0]
			return false
		}
		d.Answer = append(d.Answer, i)
	}
	if d.Check(d.Answer) != nil {
		d.Answer = d.Answer[:0]
		return false
	}
	return true
}
