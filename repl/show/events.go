// This file words an event for a seat: what it may know of it, in short English.

package show

import (
	"fmt"
	"strings"

	"hausregel/engine"
)

// wordRun words the events from first up to end, which belong together (joins tells
// which), as one: what happened as the seat that looks may know it, "" for what
// needs no words. A piece hidden from the seat goes by its back, or is only counted.
func wordRun(v engine.View, events []engine.Event, first, end int) string {
	g, run := v.Game(), events[first:end]
	e := run[0]
	switch e.Kind {
	case engine.EventCycle:
		return wordCycle(&g.Cycles[e.Thing.N], e.N)
	case engine.EventPhase:
		return g.Phases[e.Thing.N].Name
	case engine.EventStart:
		return seat(g, e.Seat) + " begins"
	case engine.EventAnswer:
		return wordAnswer(v, e)
	case engine.EventAction:
		return seat(g, e.Seat) + ": " + v.Action(e.N, e.Thing) + wordThings(v, e)
	case engine.EventEffect:
		return wordEffect(v, events, first)
	case engine.EventMove:
		return wordMoves(v, run)
	case engine.EventShuffle:
		return PlaceName(v, e.To) + " is shuffled"
	case engine.EventFace:
		return pieces(v, run) + faceName(v, e)
	case engine.EventCounter:
		return wordCounters(g, run)
	case engine.EventLook:
		return seat(g, e.Seat) + " looks at " + pieces(v, run)
	case engine.EventLot:
		return "Drawn by lot: " + things(v, run)
	case engine.EventEdit:
		return wordEdit(v, e.Edit)
	}
	return ""
}

// seat is the name of a seat, in its ink.
func seat(g *engine.Game, s engine.Seat) string { return (seatInk + ink(s)).paint(g.Seats[s].Name) }

// wordCounters tells how counters of one seat, or of the table, have changed.
func wordCounters(g *engine.Game, run []engine.Event) string {
	var parts []string
	for _, e := range run {
		if d := &g.Counters[e.Thing.N]; !d.Hidden {
			parts = append(parts, fmt.Sprintf("%+d %s", e.N, d.Name))
		}
	}
	text := strings.Join(parts, ", ")
	if text != "" && run[0].Seat >= 0 {
		text = seat(g, run[0].Seat) + ": " + text
	}
	return text
}

// wordCycle heads a run of a cycle; one that runs but once has no number.
func wordCycle(d *engine.CycleDef, run int) string {
	if d.EndsWhen < 0 && d.Times <= 1 {
		return d.Name
	}
	return fmt.Sprintf("%s %d", d.Name, run)
}

// wordAnswer says what was chosen: one thing, nothing, or how many. Of a way only
// where it ends is of interest, and that shows.
func wordAnswer(v engine.View, e engine.Event) string {
	g := v.Game()
	text := seat(g, e.Seat) + ": "
	if e.Ask >= 0 {
		text += g.Label(g.Asks[e.Ask].ID) + ": "
	}
	switch {
	case e.Thing.Type == engine.TypeRoute:
		return ""
	case e.Thing.Type <= engine.TypeNil && e.Target.Type == engine.TypeNone && e.N > 0: // of a set only the number is told
		return text + fmt.Sprintf("%d chosen", e.N)
	case e.Thing.Type <= engine.TypeNil:
		return text + "none"
	}
	if e.Thing.Type == engine.TypePiece && !e.KnownTo(v.Seat()) && e.Target.Type > engine.TypeNil {
		return strings.TrimSuffix(text, ": ") + wordTarget(v, e) // what is done comes next
	}
	return text + wordThing(v, e, e.Thing) + wordTarget(v, e)
}

// wordThings follows the name of an action.
func wordThings(v engine.View, e engine.Event) string {
	if e.Thing.Type <= engine.TypeNil {
		return wordTarget(v, e)
	}
	return " " + wordThing(v, e, e.Thing) + wordTarget(v, e)
}

func wordTarget(v engine.View, e engine.Event) string {
	if e.Target.Type <= engine.TypeNil {
		return ""
	}
	return " → " + wordThing(v, e, e.Target)
}

func wordThing(v engine.View, e engine.Event, thing engine.Value) string {
	if thing.Type == engine.TypePiece && !e.KnownTo(v.Seat()) {
		return "a hidden piece"
	}
	if thing.Type == engine.TypeRoute {
		return "a way"
	}
	if thing.Type == engine.TypePiece {
		return nameOf(v.Game(), engine.Piece(thing.N), e.Seat)
	}
	return v.Game().Show(thing)
}

// wordEffect says what a card does, where it still lies open. Where it does so for
// several seats in one go, it is said for which, and only once what it does.
func wordEffect(v engine.View, events []engine.Event, i int) string {
	g, e := v.Game(), events[i]
	text := nameOf(g, e.Piece, engine.NoSeat)
	before, after := forOthers(events, i)
	if before || after {
		text += " for " + seat(g, e.Seat)
	}
	if before {
		return text
	}
	for moment, effect := range g.Pieces[e.Piece].Effects {
		if effect == e.N {
			if says := v.Effect(e.Piece, moment); says != "" {
				return text + ": " + says
			}
		}
	}
	return text + ": " + g.Label(g.Effects[e.N].ID)
}

// forOthers tells whether an effect has run for another seat just before, and does
// just after.
func forOthers(events []engine.Event, i int) (before, after bool) {
	e := events[i]
	same := func(o engine.Event) bool {
		return o.Kind == e.Kind && o.Piece == e.Piece && o.N == e.N && o.Depth == e.Depth && o.Seat != e.Seat && o.Seat >= 0
	}
	if e.Seat < 0 {
		return false, false
	}
	j, k := i-1, i+1
	for j >= 0 && events[j].Depth > e.Depth {
		j--
	}
	for k < len(events) && events[k].Depth > e.Depth {
		k++
	}
	return j >= 0 && same(events[j]), k < len(events) && same(events[k])
}

// PlaceName names a place with whose it is.
func PlaceName(v engine.View, z engine.Place) string {
	g := v.Game()
	switch d := &g.Places[z]; {
	case d.Of >= 0 && !v.Sees(d.Of):
		return d.Name + " of a hidden piece"
	case d.Of >= 0:
		return d.Name + " of " + nameOf(g, d.Of, engine.NoSeat)
	case d.Owner >= 0:
		return d.Name + " of " + g.Seats[d.Owner].Name
	default:
		return d.Name
	}
}

// things names what was drawn by lot.
func things(v engine.View, run []engine.Event) string {
	var names []string
	for _, e := range run {
		names = append(names, wordThing(v, e, e.Thing))
	}
	return strings.Join(names, ", ")
}

// faceName says how a piece lies now.
func faceName(v engine.View, e engine.Event) string {
	g := v.Game()
	k := &g.Kinds[g.Pieces[e.Piece].Kind]
	switch {
	case !e.KnownTo(v.Seat()):
		return " shows another face"
	case k.Sides > 0 || len(k.Faces) > 0:
		return " shows " + g.Show(g.Face(e.Piece, e.N))
	case k.Turns > 0:
		return fmt.Sprintf(" is turned to %d", e.N)
	case e.N == 0:
		return " is turned face up"
	}
	return " is turned face down"
}
