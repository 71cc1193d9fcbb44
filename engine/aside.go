// This file reads a match by running rules aside.

package engine

import "slices"

// Aside runs f, which may call the rules, and takes back whatever that changes;
// nothing of it is logged. It may be used between two steps and while a decision
// is pending, which it leaves as it was. The error is a fault of the rules; asking
// a question is one.
func (m *Match) Aside(f func()) (err error) {
	before := m.asideStart
	m.asideStart = state{} // f may read aside too
	if before.slab == nil {
		before = newState(m.game.layout)
	}
	before.copyFrom(&m.state)
	decision, deciders, replay := m.decision, m.deciders, m.replay
	logging, watch := m.logging, m.watch
	acted, running := m.acted, m.running
	guard, judging, looking, depth := m.guard, m.judging, m.looking, m.depth
	mark := m.groups.mark()
	m.decision, m.deciders, m.replay = Decision{m: m}, make([]Decider, len(deciders)), 0
	m.logging, m.watch = false, nil
	m.acted, m.running = slices.Clone(acted), slices.Clone(running)
	defer func() {
		if r := recover(); r != nil {
			err = m.rules.Located(asError(r))
		}
		m.state.copyFrom(&before)
		m.asideStart = before
		m.decision, m.deciders, m.replay = decision, deciders, replay
		m.logging, m.watch = logging, watch
		m.acted, m.running = acted, running
		m.guard, m.judging, m.looking, m.depth = guard, judging, looking, depth
		m.groups.release(mark)
	}()
	f()
	return nil
}
