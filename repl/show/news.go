// This file tells what has happened since a seat last looked.

package show

import (
	"strings"

	"hausregel/engine"
)

// News words the events for the looking seat. Headings of cycles and phases in
// which nothing happened are left out, but for the last; so is an answer that shows
// in what follows at once.
func News(v engine.View, events []engine.Event) string {
	var b strings.Builder
	cycle, phase := "", ""
	head := func() {
		if cycle != "" {
			b.WriteString("\n" + bold.paint("--- "+cycle+" ---") + "\n")
		}
		if phase != "" {
			b.WriteString(bold.paint(phase) + "\n")
		}
		cycle, phase = "", ""
	}
	for i := 0; i < len(events); {
		n := i + 1
		for n < len(events) && joins(v.Game(), events[n-1], events[n]) {
			n++
		}
		run, at := events[i:n], i
		i = n
		if n < len(events) && foretells(v, run, events[n]) {
			continue
		}
		text := wordRun(v, events, at, n)
		switch {
		case text == "":
		case run[0].Kind == engine.EventCycle:
			cycle, phase = text, ""
		case run[0].Kind == engine.EventPhase:
			phase = text
		default:
			head()
			b.WriteString(strings.Repeat("  ", run[0].Depth+1) + text + "\n")
		}
	}
	head()
	return b.String()
}

// joins tells whether an event is worded together with the one before it.
func joins(g *engine.Game, before, e engine.Event) bool {
	if before.Kind != e.Kind || before.Depth != e.Depth {
		return false
	}
	switch e.Kind {
	case engine.EventMove: // what is laid out from one place is told in one go
		return before.From == e.From && (before.To == e.To || g.Places[e.From].Owner < 0 && g.Places[before.To].Owner < 0 && g.Places[e.To].Owner < 0)
	case engine.EventCounter, engine.EventLook:
		return before.Seat == e.Seat
	case engine.EventLot:
		return true
	}
	return false
}

// foretells tells whether an answer, or a lot, shows in the move that follows: of
// the piece, from or to the place, or of what the seat has. Whether the piece is the
// same is asked only of one that the looking seat knows.
func foretells(v engine.View, run []engine.Event, next engine.Event) bool {
	g, e := v.Game(), run[0]
	if next.Kind != engine.EventMove || e.Target.Type > engine.TypeNil {
		return false
	}
	switch e.Kind {
	case engine.EventLot:
		return len(run) == 1 && e.KnownTo(v.Seat()) && e.Thing == next.Piece.Value()
	case engine.EventAnswer:
		switch e.Thing.Type {
		case engine.TypePiece:
			if !e.KnownTo(v.Seat()) {
				return g.Places[next.From].Owner == e.Seat
			}
			return e.Thing == next.Piece.Value()
		case engine.TypePlace:
			return e.Thing == next.From.Value() || e.Thing == next.To.Value()
		}
		return e.Thing.Type <= engine.TypeNil && e.N > 0 && g.Places[next.From].Owner == e.Seat
	}
	return false
}
