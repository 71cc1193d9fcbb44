// This file defines Edit: what an open table or a scenario changes by hand.

package engine

import "fmt"

// EditKind says what an Edit does.
type EditKind uint8

// The edits, and which fields of an Edit they use.
const (
	EditMove    EditKind = iota // Piece to Place, first with First
	EditFace                    // Piece lies with face Value
	EditCounter                 // Counter (of Seat, or NoSeat) becomes N
	EditStack                   // Value is what the next draw by lot that can bring it brings
	EditStart                   // Seat is the start player
	EditGoto                    // the match goes on with Phase, Seat begins it (or NoSeat)
	EditOpen                    // nothing: from here on the table is open
	EditLuck                    // N chooses other luck for all that is still unseen
	EditRule                    // Do changes the match through its verbs; it may ask nothing
)

// Edit is one change by hand. It is an entry of the match like an answer.
type Edit struct {
	Kind    EditKind
	Piece   Piece
	Place   Place
	First   bool
	Counter int
	Seat    Seat
	N       int
	Value   Value
	Phase   int
	Do      func(m *Match)
	Text    string // of EditRule: what people read of it
}

// EditRequest is what a Decider returns to have the position edited instead of
// answering: the decision is then made anew on the edited position.
type EditRequest struct{ Edit *Edit }

func (e *EditRequest) Error() string { return "an edit, no answer" }

// Edit changes the position by hand between two steps. What was played before
// can then no longer be undone.
func (m *Match) Edit(e Edit) error {
	if err := m.CheckEdit(e); err != nil {
		return err
	}
	m.apply(&e)
	m.steps, m.now, m.replay = m.steps[:0], stepRecord{}, 0
	return nil
}

// CheckEdit tells why an edit cannot be made, or nil: a *Refusal.
func (m *Match) CheckEdit(e Edit) error {
	switch e.Kind {
	case EditFace:
		if m.game.faceOf(e.Piece, e.Value) < 0 {
			return refuse("%s cannot lie %s (%s expected)", m.game.Pieces[e.Piece].Name, m.game.Show(e.Value), m.game.facesOf(e.Piece))
		}
	case EditCounter:
		d := &m.game.Counters[e.Counter]
		switch {
		case d.OfSeat && e.Seat < 0:
			return refuse("%s is a counter of each seat: say whose", d.ID)
		case !d.OfSeat && e.Seat >= 0:
			return refuse("%s is a counter of the table", d.ID)
		case d.HasMin && e.N < d.Min || d.HasMax && e.N > d.Max || e.N > maxCounter || e.N < -maxCounter:
			return refuse("%s cannot be %d%s", d.ID, e.N, d.bounds())
		}
	}
	return nil
}

// bounds words the bounds of a counter, to be appended; "" where it has none.
func (d *CounterDef) bounds() string {
	switch {
	case d.HasMin && d.HasMax:
		return fmt.Sprintf(" (%d to %d)", d.Min, d.Max)
	case d.HasMin:
		return fmt.Sprintf(" (at least %d)", d.Min)
	case d.HasMax:
		return fmt.Sprintf(" (at most %d)", d.Max)
	}
	return ""
}

// apply makes an edit. While first answers are being asked for together, it holds
// for the seats that come after, too.
func (m *Match) apply(e *Edit) {
	if m.logging || m.watch != nil {
		m.event(Event{Kind: EventEdit, Seat: NoSeat, Edit: e, Seen: everyone})
	}
	m.change(e)
	if m.probing != nil {
		now := newState(m.game.layout)
		now.copyFrom(&m.state)
		m.state.copyFrom(&m.probeStart)
		m.change(e)
		m.probeStart.copyFrom(&m.state)
		m.state.copyFrom(&now)
	}
}

func (m *Match) change(e *Edit) {
	switch e.Kind {
	case EditMove:
		if m.mixed[e.Place] != 0 && m.count[e.Place] > 0 {
			m.shuffle(e.Place) // what is put on a deck lies on the shuffled deck
		}
		m.unlink(e.Piece)
		m.link(e.Piece, e.Place, e.First)
	case EditFace:
		m.face[e.Piece] = int32(m.game.faceOf(e.Piece, e.Value))
	case EditCounter:
		*m.counter(e.Counter, e.Seat) = int32(e.N)
	case EditStack:
		m.stacked = append(m.stacked, e.Value)
	case EditStart:
		m.flow[flowStart] = int32(e.Seat)
	case EditGoto:
		m.goTo(e.Phase, e.Seat)
	case EditLuck:
		m.newLuck(e.N)
	case EditRule:
		m.actByHand(e.Do)
	}
}

// newLuck has all draws from here on come out otherwise, a different way for each
// n from 1 on. Decks that nobody has looked into are shuffled anew.
func (m *Match) newLuck(n int) {
	m.flow[flowLuck] = int32(n)
	for z, d := range m.game.Places {
		if d.Shuffle != ShuffleNever && (d.Seen == SeenNobody || d.Seen == SeenTopBack) && m.count[z] > 1 {
			m.mixed[z] = 1
		}
	}
}

// actByHand changes the match while a decision is pending, which is then made anew.
func (m *Match) actByHand(do func(m *Match)) {
	decision, deciders, replay, given := m.decision, m.deciders, m.replay, m.given
	guard, judging, looking, depth := m.guard, m.judging, m.looking, m.depth
	mark := m.groups.mark()
	m.decision, m.deciders, m.replay, m.given = Decision{m: m}, make([]Decider, len(deciders)), 0, nil
	m.judging, m.looking = 0, 0
	defer func() {
		m.decision, m.deciders, m.replay, m.given = decision, deciders, replay, given
		m.guard, m.judging, m.looking, m.depth = guard, judging, looking, depth
		m.groups.release(mark)
	}()
	do(m)
}

// goTo has the match go on with a phase; the cycles it is in are running.
func (m *Match) goTo(phase int, seat Seat) {
	m.flow[flowSteps], m.flow[flowPassed], m.flow[flowOver] = 0, 0, 0
	for pc, op := range m.game.flow {
		if op.code == flowPhase && op.index == phase {
			m.flow[flowPC] = int32(pc)
		}
	}
	if seat >= 0 {
		m.begins[phase] = int32(seat)
	}
	for c := m.game.Phases[phase].Cycle; c >= 0; c = m.game.Cycles[c].In {
		if n := &m.table[m.game.Cycles[c].Counter]; *n == 0 {
			*n = 1
		}
	}
}
