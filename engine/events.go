// This file defines Event: one fact that happened, and who may see which part of it.

package engine

// EventKind says what happened.
type EventKind uint8

// What can happen, and which fields of the Event speak of it.
const (
	EventCycle   EventKind = iota // Thing cycle, N which run of it begins
	EventPhase                    // Thing phase
	EventStep                     // Thing phase, Seat
	EventStart                    // Seat is the start player, or begins a phase
	EventAnswer                   // Seat, Ask; Thing and Target, or N of a set; Seen says who knows which
	EventAction                   // Seat, N action, Thing, Target
	EventEffect                   // Seat, N effect, Piece whose it is, Target
	EventMove                     // Piece, From, To
	EventShuffle                  // To
	EventFace                     // Piece, N the new face
	EventCounter                  // Thing counter, Seat or NoSeat, N by how much
	EventLook                     // Seat has seen Piece
	EventLot                      // Thing drawn by lot
	EventEdit                     // an edit at an open table
)

// Event is one fact. Depth is how deep under its cause it stands. Seen is the
// mask of seats that know which Piece or Thing it is about.
type Event struct {
	Kind          EventKind
	Seat          Seat
	Ask           int
	Piece         Piece
	From, To      Place
	Thing, Target Value
	N             int
	Depth         int
	Seen          uint32
	Edit          *Edit
}

// KnownTo tells whether a seat may know which Piece or Thing it is about. NoSeat is
// an onlooker who knows what everybody knows.
func (e *Event) KnownTo(s Seat) bool { return inMask(e.Seen, s) }

// Log has events kept from now on.
func (m *Match) Log() { m.logging, m.noting = true, true }

// Events gives the log: what happened, oldest first.
func (m *Match) Events() []Event { return m.log }

// event notes what happened. A verb that does nothing notes nothing.
// Callers ask noting first: an Event is dear to make for nobody.
func (m *Match) event(e Event) {
	e.Depth = m.depth
	if m.logging {
		m.log = append(m.log, e)
	}
	if m.watch != nil {
		m.watch(e)
	}
}

// answered notes the answer to a choice of one thing.
func (m *Match) answered(d *Decision, thing, target Value) {
	if !m.noting {
		return
	}
	seen := everyone
	if thing.Type == TypePiece {
		seen = m.whoSees(Piece(thing.N)) | 1<<d.Seat
	}
	m.event(Event{Kind: EventAnswer, Seat: d.Seat, Ask: d.Ask, Thing: thing, Target: target, N: 1, Seen: seen})
}

// answeredSome notes the answer to a choice of some: how many; which ones shows
// in what is done with them.
func (m *Match) answeredSome(d *Decision) {
	if m.noting {
		m.event(Event{Kind: EventAnswer, Seat: d.Seat, Ask: d.Ask, Thing: Nil, N: len(d.Answer), Seen: everyone})
	}
}

// Look shows things to one seat, once.
func (m *Match) Look(seat Seat, things []Value) {
	m.Acting()
	if !m.noting {
		return
	}
	for _, t := range things {
		if t.Type == TypePiece {
			m.event(Event{Kind: EventLook, Seat: seat, Piece: Piece(t.N), Seen: 1 << seat})
		}
	}
}

// Drawn notes what was drawn by lot.
func (m *Match) Drawn(things []Value) {
	if !m.noting {
		return
	}
	for _, t := range things {
		seen := everyone
		if t.Type == TypePiece {
			seen = m.whoSees(Piece(t.N))
		}
		m.event(Event{Kind: EventLot, Thing: t, Seen: seen})
	}
}
