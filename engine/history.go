// This file keeps what a match needs to go back: the start of each step and
// what was answered in it.

package engine

// Entry is what enters a match from outside: an answer, or at an open table an
// edit.
type Entry struct {
	Seat   Seat  // who answered; NoSeat for an edit
	Answer []int // options chosen, by index
	Edit   *Edit // nil for an answer
	guess  *guess
}

// openStep notes where the step begins. When now holds entries to follow, they
// stay.
func (m *Match) openStep() {
	if m.now.before.slab == nil {
		m.now.before = newState(m.game.layout)
	}
	m.now.before.copyFrom(&m.state)
	m.now.decisions, m.now.logged = m.decisions, len(m.log)
	m.now.seed, m.now.deciderSeed = m.seed, m.deciderSeed
}

// closeStep files the step; entries still to be followed go to the next one.
func (m *Match) closeStep() {
	done := len(m.now.entries) - m.replay
	ahead := m.now.entries[done:]
	m.now.entries = m.now.entries[:done:done]
	m.steps = append(m.steps, m.now)
	m.now = stepRecord{entries: append([]Entry(nil), ahead...)}
}

// undoStep takes back what the running step has done.
func (m *Match) undoStep() {
	if !m.keep || m.now.before.slab == nil {
		return
	}
	m.state.copyFrom(&m.now.before)
	m.decisions, m.log = m.now.decisions, m.log[:m.now.logged]
	m.seed, m.deciderSeed = m.now.seed, m.now.deciderSeed
}

// Rewind keeps the first n entries of the match and returns those it took back,
// oldest first. The match then stands at the start of the step in which entry n
// came; the next Step runs that step again, with what was entered in it before.
// It needs Keep.
func (m *Match) Rewind(n int) []Entry {
	m.undoStep()
	taken := m.now.entries
	before := 0 // entries of the steps before now
	for _, s := range m.steps {
		before += len(s.entries)
	}
	for len(m.steps) > 0 && (m.now.before.slab == nil || before > n) {
		m.now = m.steps[len(m.steps)-1]
		m.steps = m.steps[:len(m.steps)-1]
		before -= len(m.now.entries)
		taken = append(append([]Entry(nil), m.now.entries...), taken...)
	}
	if m.now.before.slab == nil {
		return nil
	}
	m.undoStep()
	stay := min(max(0, n-before), len(taken))
	m.now.entries = append([]Entry(nil), taken[:stay]...)
	m.replay = len(m.now.entries)
	return taken[stay:]
}

// Follow has the next decisions answered by these entries before a decider is
// asked. It is for a match that stands between two steps.
func (m *Match) Follow(entries []Entry) {
	m.now.entries = append(m.now.entries, entries...)
	m.replay = len(m.now.entries)
}

// Entries gives all that has entered the match so far, oldest first. It needs
// Keep.
func (m *Match) Entries() []Entry {
	var all []Entry
	for _, s := range m.steps {
		all = append(all, s.entries...)
	}
	return append(all, m.now.entries...)
}

// LastEntries gives what was entered in the step that ended last, oldest first.
// It needs Keep.
func (m *Match) LastEntries() []Entry {
	if len(m.steps) == 0 {
		return nil
	}
	return m.steps[len(m.steps)-1].entries
}

// ForkInto makes to stand where m stands: at the decision that is pending in it
// once to has been stepped, with what has been answered in this step so far. m
// does not change. Both must be of one Game, each with Rules of its own; the
// fork has no history of its own before this step.
func (m *Match) ForkInto(to *Match) {
	to.seed, to.deciderSeed, to.phase = m.seed, m.deciderSeed, m.phase
	to.steps, to.log = to.steps[:0], to.log[:0]
	to.now.entries, to.replay, to.decisions = to.now.entries[:0], 0, m.decisions
	if m.now.before.slab == nil { // between two steps, or no record kept
		to.state.copyFrom(&m.state)
		return
	}
	to.state.copyFrom(&m.now.before)
	to.decisions = m.now.decisions
	to.seed, to.deciderSeed = m.now.seed, m.now.deciderSeed
	to.now.entries = append(to.now.entries, m.now.entries...)
	to.replay = len(to.now.entries)
}

// InStep is how many entries have come in the step that runs. It needs Keep.
func (m *Match) InStep() int { return len(m.now.entries) - m.replay }

// LoggedBefore is how many events were logged before the step that runs. It needs
// Keep.
func (m *Match) LoggedBefore() int { return m.now.logged }
