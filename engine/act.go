// This file lets a seat act: one of the phase's actions, with its thing and target.

package engine

import "slices"

// Act asks a seat for one of the phase's actions and runs it. It tells whether
// the seat may go on: false after an action that ends or passes.
func (m *Match) Act(seat Seat) bool {
	d := m.open(seat, -1, One)
	for {
		d.Options = d.Options[:0]
		m.offerAll(d)
		if len(d.Options) == 0 {
			m.Fail("%s can do nothing at all in phase %s: give it an action that always may be chosen", m.game.Seats[seat].ID, m.game.Phases[m.phase].ID)
		}
		if !m.ask(d) {
			break
		}
	}
	o := d.Options[d.Answer[0]]
	a := &m.game.Actions[o.Action]
	m.acted = append(m.acted, acted{o.Action, o.Thing})
	if m.noting {
		m.event(Event{Kind: EventAction, Seat: seat, N: o.Action, Thing: o.Thing, Target: o.Target, Seen: everyone})
	}
	m.depth++
	m.rules.Action(m, o.Action, seat, o.Thing, o.Target)
	m.depth--
	if a.Passes {
		m.flow[flowPassed] |= 1 << seat
	}
	return !a.Ends && !a.Passes
}

// offerActions adds the options of the phase's actions in menu order. Meanwhile
// Can reads what it wants to know of earlier ones from there.
func (m *Match) offerActions(d *Decision) {
	defer func() { m.offering = offering{} }()
	for i, a := range m.game.Phases[m.phase].Actions {
		m.offering = offering{d, i}
		m.offerAction(d, a, false)
	}
}

// offering is a choice of actions that is being put together.
type offering struct {
	d    *Decision
	done int // so many of the phase's actions are offered
}

// Can tells whether a seat could choose an action now.
func (m *Match) Can(seat Seat, action int) bool {
	if o := m.offering; o.d != nil && o.d.Seat == seat && slices.Contains(m.game.Phases[m.phase].Actions[:o.done], action) {
		return slices.ContainsFunc(o.d.Options, func(opt Option) bool { return opt.Action == action })
	}
	var d Decision
	d.m, d.Seat, d.Ask = m, seat, -1
	d.Options, m.canBuf = m.canBuf, nil // a condition may ask the same of another action meanwhile
	m.offerAction(&d, action, true)
	m.canBuf = d.Options[:0]
	return len(d.Options) > 0
}

// Did tells whether an action was chosen in this step, with this thing unless
// it is Nil.
func (m *Match) Did(action int, thing Value) bool {
	for _, a := range m.acted {
		if a.action == action && (thing == Nil || a.thing == thing) {
			return true
		}
	}
	return false
}

// offerAction adds the options of one action; with first it stops at one.
func (m *Match) offerAction(d *Decision, action int, first bool) {
	a := &m.game.Actions[action]
	if a.Once && m.Did(action, Nil) {
		m.barOnce(d, Option{action, Nil, Nil, 1})
		return
	}
	if a.From == nil {
		m.offer(d, action, a.Needs, -1, Nil, nil)
		return
	}
	mark := m.groups.mark()
	defer m.groups.release(mark)
	things, needs := m.sourced(a.From, d.Seat, a.Moment, a.Kind), a.Needs
	if d.barred == nil && len(things) > 0 { // a reason is wanted for each thing, a judgement once for all
		if m.firstFailing(a.general, d.Seat, Nil, nil) >= 0 {
			return
		}
		needs = a.particular
	}
	for _, thing := range things {
		if a.OnceEach && m.Did(action, thing) {
			m.barOnce(d, Option{action, thing, Nil, 1})
			continue
		}
		m.offer(d, action, needs, a.Moment, thing, nil)
		if first && len(d.Options) > 0 {
			break
		}
	}
}

// partNeeds parts what actions need by whether it speaks of the thing chosen.
func (g *Game) partNeeds() {
	for i := range g.Actions {
		a := &g.Actions[i]
		a.general, a.particular = nil, nil
		for _, c := range a.Needs {
			if g.Conditions[c].General {
				a.general = append(a.general, c)
			} else {
				a.particular = append(a.particular, c)
			}
		}
	}
}

func (m *Match) barOnce(d *Decision, o Option) {
	if d.barred != nil {
		*d.barred = append(*d.barred, Barred{o, "Only once."})
	}
}
