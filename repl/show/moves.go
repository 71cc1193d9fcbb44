// This file words moves: what goes from where to where, as a seat may know it.

package show

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
)

// wordMoves says what goes from where to where, and whose it is. What is laid out
// in several places is told place by place.
func wordMoves(v engine.View, run []engine.Event) string {
	e := run[0]
	if !slices.ContainsFunc(run, func(x engine.Event) bool { return x.To != e.To }) {
		return wordMove(v, run)
	}
	var order []engine.Place
	moves := map[engine.Place][]engine.Event{}
	for _, e := range run {
		if len(moves[e.To]) == 0 {
			order = append(order, e.To)
		}
		moves[e.To] = append(moves[e.To], e)
	}
	var parts []string
	for _, to := range order {
		parts = append(parts, pieces(v, moves[to])+" to "+PlaceName(v, to))
	}
	return "From " + PlaceName(v, e.From) + ": " + strings.Join(parts, "; ")
}

// wordMove says it of a move to one place. A line of a seat begins with its name.
func wordMove(v engine.View, run []engine.Event) string {
	g, e := v.Game(), run[0]
	from, to := &g.Places[e.From], &g.Places[e.To]
	who := from.Owner
	if who < 0 {
		who = to.Owner
	}
	switch d := &g.Pieces[e.Piece]; {
	case from.Owner >= 0 && to.Owner >= 0 && from.Owner != to.Owner:
		return fmt.Sprintf("%s: %s from %s to %s of %s", seat(g, from.Owner), pieces(v, run), from.Name, to.Name, seat(g, to.Owner))
	case who >= 0:
		return fmt.Sprintf("%s: %s from %s to %s", seat(g, who), pieces(v, run), ownName(v, e.From), ownName(v, e.To))
	case len(run) == 1 && d.Owner >= 0 && g.Kinds[d.Kind].PerSeat && e.KnownTo(v.Seat()):
		return fmt.Sprintf("%s: %s from %s to %s", seat(g, d.Owner), d.Name, PlaceName(v, e.From), PlaceName(v, e.To))
	}
	return fmt.Sprintf("%s from %s to %s", pieces(v, run), PlaceName(v, e.From), PlaceName(v, e.To))
}

// ownName names a place in a line that says whose it is.
func ownName(v engine.View, z engine.Place) string {
	if g := v.Game(); g.Places[z].Owner >= 0 {
		return g.Places[z].Name
	}
	return PlaceName(v, z)
}

// pieces names the pieces of a run, those that are hidden by their backs or by
// their number.
func pieces(v engine.View, run []engine.Event) string {
	var names, backs []string
	hidden := 0
	for _, e := range run {
		name, back := pieceName(v, e)
		switch {
		case name != "":
			names = append(names, name)
		case back != "":
			backs = append(backs, back)
		default:
			hidden++
		}
	}
	names = counted(names, times)
	down := counted(backs, func(back string, n int) string { return fmt.Sprintf("%d %s", n, back) })
	if hidden > 0 {
		down = append(down, fmt.Sprint(hidden))
	}
	if len(down) > 0 {
		names = append(names, strings.Join(down, " and ")+" face down")
	}
	return strings.Join(names, ", ")
}

// pieceName names the piece of an event, or gives its back where that can be seen
// at one end of the way; both are "" when nothing of it can be seen.
func pieceName(v engine.View, e engine.Event) (name, back string) {
	g := v.Game()
	d := &g.Pieces[e.Piece]
	switch {
	case e.KnownTo(v.Seat()) && e.Kind == engine.EventMove && (g.Places[e.From].Owner == d.Owner || g.Places[e.To].Owner == d.Owner):
		return d.Name, "" // the way says whose it is
	case e.KnownTo(v.Seat()):
		return nameOf(g, e.Piece, engine.NoSeat), ""
	case e.Kind == engine.EventMove && (backShows(v, e.From) || backShows(v, e.To)):
		return "", d.Back
	}
	return "", ""
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
