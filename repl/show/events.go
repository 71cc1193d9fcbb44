// This file words an event for a seat: what it may know of it, in short English.

package show

import (
	"fmt"
	"strings"

	"hausregel/engine"
)

// wordRun words events that belong together (joins tells which) as one: what
// happened as the seat that looks may know it, "" for what needs no words. A piece
// hidden from the seat is "a card", or what its back shows.
func wordRun(v engine.View, run []engine.Event) string {
	g, e := v.Game(), run[0]
	switch e.Kind {
	case engine.EventCycle:
		return wordCycle(&g.Cycles[e.Thing.N], e.N)
	case engine.EventPhase:
		return g.Phases[e.Thing.N].Name
	case engine.EventStart:
		return g.Seats[e.Seat].Name + ": begins"
	case engine.EventAnswer:
		return wordAnswer(v, e)
	case engine.EventAction:
		return g.Seats[e.Seat].Name + ": " + v.Action(e.N, e.Thing) + wordThings(v, e)
	case engine.EventEffect:
		return wordEffect(v, e)
	case engine.EventMove:
		return wordMove(g, e) + pieces(v, run)
	case engine.EventShuffle:
		return PlaceName(g, e.To) + " is shuffled"
	case engine.EventFace:
		return pieces(v, run) + " shows " + faceName(v, e)
	case engine.EventCounter:
		text := fmt.Sprintf("%s %+d", g.Counters[e.Thing.N].Name, e.N)
		if e.Seat >= 0 {
			text = g.Seats[e.Seat].Name + ": " + text
		}
		return text
	case engine.EventLook:
		return g.Seats[e.Seat].Name + ": looks at " + pieces(v, run)
	case engine.EventLot:
		return "Drawn by lot: " + things(v, run)
	case engine.EventEdit:
		return "Changed by hand"
	}
	return ""
}

// wordCycle heads a run of a cycle; one that runs but once has no number.
func wordCycle(d *engine.CycleDef, run int) string {
	if d.EndsWhen < 0 && d.Times <= 1 {
		return d.Name
	}
	return fmt.Sprintf("%s %d", d.Name, run)
}

// joins tells whether an event is worded together with the one before it.
func joins(before, e engine.Event) bool {
	if before.Kind != e.Kind {
		return false
	}
	switch e.Kind {
	case engine.EventMove:
		return before.From == e.From && before.To == e.To
	case engine.EventLook:
		return before.Seat == e.Seat
	case engine.EventLot:
		return true
	}
	return false
}

// wordAnswer says what was chosen: one thing, nothing, or how many.
func wordAnswer(v engine.View, e engine.Event) string {
	g := v.Game()
	text := g.Seats[e.Seat].Name + ": "
	if e.Ask >= 0 {
		text += g.Label(g.Asks[e.Ask].ID) + ": "
	}
	switch {
	case e.Thing.Type <= engine.TypeNil && e.Target.Type == engine.TypeNone && e.N > 0: // of a set only the number is told
		return text + fmt.Sprintf("%d chosen", e.N)
	case e.Thing.Type <= engine.TypeNil:
		return text + "none"
	}
	return text + wordThing(v, e, e.Thing) + wordTarget(v, e)
}

func wordThings(v engine.View, e engine.Event) string {
	if e.Thing.Type <= engine.TypeNil {
		return wordTarget(v, e)
	}
	return ": " + wordThing(v, e, e.Thing) + wordTarget(v, e)
}

func wordTarget(v engine.View, e engine.Event) string {
	if e.Target.Type <= engine.TypeNil {
		return ""
	}
	return " → " + wordThing(v, e, e.Target)
}

func wordThing(v engine.View, e engine.Event, thing engine.Value) string {
	if thing.Type == engine.TypePiece && !e.KnownTo(v.Seat()) {
		return "a card"
	}
	if thing.Type == engine.TypeRoute {
		return "a way"
	}
	if thing.Type == engine.TypePiece {
		return nameOf(v.Game(), engine.Piece(thing.N), e.Seat)
	}
	return v.Game().Show(thing)
}

// wordEffect says what a card does, where it still lies open.
func wordEffect(v engine.View, e engine.Event) string {
	g := v.Game()
	text := nameOf(g, e.Piece, engine.NoSeat)
	for moment, effect := range g.Pieces[e.Piece].Effects {
		if effect == e.N {
			if says := v.Effect(e.Piece, moment); says != "" {
				return text + ": " + says
			}
		}
	}
	return text + ": " + g.Label(g.Effects[e.N].ID)
}

// wordMove says from where to where.
func wordMove(g *engine.Game, e engine.Event) string {
	from, to := &g.Places[e.From], &g.Places[e.To]
	if from.Owner >= 0 && from.Owner == to.Owner {
		return fmt.Sprintf("%s: %s → %s: ", g.Seats[from.Owner].Name, from.Name, to.Name)
	}
	return fmt.Sprintf("%s → %s: ", PlaceName(g, e.From), PlaceName(g, e.To))
}

// PlaceName names a place with whose it is.
func PlaceName(g *engine.Game, z engine.Place) string {
	switch d := &g.Places[z]; {
	case d.Of >= 0:
		return d.Name + " of " + nameOf(g, d.Of, engine.NoSeat)
	case d.Owner >= 0:
		return d.Name + " of " + g.Seats[d.Owner].Name
	default:
		return d.Name
	}
}

// pieces names the pieces of a run, those that are hidden by their backs or by
// their number.
func pieces(v engine.View, run []engine.Event) string {
	var names []string
	hidden := 0
	for _, e := range run {
		switch name := pieceName(v, e); name {
		case "":
			hidden++
		default:
			names = append(names, name)
		}
	}
	switch {
	case hidden == 1:
		names = append(names, "a card")
	case hidden > 1:
		names = append(names, fmt.Sprintf("%d cards", hidden))
	}
	return strings.Join(names, ", ")
}

// pieceName names the piece of an event, or its back where that can be seen at
// one end of the way; "" when nothing of it can be seen.
func pieceName(v engine.View, e engine.Event) string {
	g := v.Game()
	d := &g.Pieces[e.Piece]
	switch {
	case e.KnownTo(v.Seat()) && e.Kind == engine.EventMove && g.Places[e.From].Owner == d.Owner:
		return d.Name // the way says whose it is
	case e.KnownTo(v.Seat()):
		return nameOf(g, e.Piece, engine.NoSeat)
	case d.Back != "" && e.Kind == engine.EventMove && (backShows(v, e.From) || backShows(v, e.To)):
		return "[" + d.Back + "]"
	}
	return ""
}

func backShows(v engine.View, z engine.Place) bool {
	d := &v.Game().Places[z]
	switch d.Seen {
	case engine.SeenAll, engine.SeenBacks:
		return true
	case engine.SeenOwner:
		return d.Back || d.Owner == v.Seat()
	}
	return false
}

// things names what was drawn by lot.
func things(v engine.View, run []engine.Event) string {
	var names []string
	for _, e := range run {
		names = append(names, wordThing(v, e, e.Thing))
	}
	return strings.Join(names, ", ")
}

// faceName names the face a piece was turned to.
func faceName(v engine.View, e engine.Event) string {
	g := v.Game()
	k := &g.Kinds[g.Pieces[e.Piece].Kind]
	switch {
	case !e.KnownTo(v.Seat()):
		return "another face"
	case k.Sides > 0 || len(k.Faces) > 0:
		return g.Show(g.Face(e.Piece, e.N))
	case k.Turns > 0:
		return fmt.Sprintf("turn %d", e.N)
	case e.N == 0:
		return "its face"
	}
	return "its back"
}
