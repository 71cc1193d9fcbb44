// This file tells what lies in a place.

package show

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
)

// content names what lies in a place as the seat sees it: a single piece with
// what is printed on it, copies together, face-down pieces by number and backs.
func content(v engine.View, z engine.Place) string {
	text := inside(v, z)
	if seen := v.Pieces(z); len(seen) == 1 && seen[0].Piece >= 0 {
		if more := Detail(v, seen[0].Piece, false); more != "" {
			text += " (" + more + ")"
		}
	}
	return text
}

// none stands for an empty place in a table.
const none = "–"

// inside is content by names alone.
func inside(v engine.View, z engine.Place) string {
	seen := v.Pieces(z)
	if len(seen) == 0 {
		return "nothing"
	}
	var names, backs []string
	hidden := 0
	for _, s := range seen {
		switch {
		case s.Piece >= 0:
			names = append(names, seenName(v.Game(), s, v.Game().Places[z].Owner)+carried(v, s.Piece))
		case s.Back != "":
			hidden++
			backs = append(backs, s.Back)
		default:
			hidden++
		}
	}
	names = counted(names, times)
	if hidden == 0 {
		return strings.Join(names, ", ")
	}
	down := fmt.Sprintf("%d face down", hidden)
	switch of := counted(backs, func(name string, n int) string { return fmt.Sprintf("%d %s", n, name) }); {
	case len(backs) == 0:
	case v.Game().Places[z].Seen == engine.SeenTopBack:
		down += ", on top " + backs[0]
	case len(of) == 1 && len(backs) == hidden:
		down = fmt.Sprintf("%d %s, face down", hidden, backs[0])
	default:
		down += ": " + strings.Join(of, ", ")
	}
	return strings.Join(append(names, down), ", ")
}

// carried tells in brackets what lies in the zones of a piece.
func carried(v engine.View, p engine.Piece) string {
	var parts []string
	for _, z := range zonesOf(v.Game(), p) {
		if v.Count(z) > 0 {
			parts = append(parts, inside(v, z))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

// zonesOf are the zones that a piece has as its own.
func zonesOf(g *engine.Game, p engine.Piece) []engine.Place {
	var zones []engine.Place
	for _, d := range g.Zones {
		if d.OfKind < 0 || d.OfKind != g.Pieces[p].Kind {
			continue
		}
		for _, z := range d.Places {
			if g.Places[z].Of == p {
				zones = append(zones, z)
			}
		}
	}
	return zones
}

// times is a name with how often it comes.
func times(name string, n int) string {
	if n > 1 {
		return fmt.Sprintf("%s ×%d", name, n)
	}
	return name
}

// counted puts equal texts together: once each, in the order in which they first
// come, with how often they do.
func counted(texts []string, word func(text string, n int) string) []string {
	var once []string
	count := map[string]int{}
	for _, t := range texts {
		if count[t]++; count[t] == 1 {
			once = append(once, t)
		}
	}
	for i, t := range once {
		once[i] = word(t, count[t])
	}
	return once
}

// seenName names a piece with how it lies, or its back; "" where nothing shows. The
// turn of a piece that is drawn where it matters goes unsaid.
// beside is whose the place is.
func seenName(g *engine.Game, s engine.Seen, beside engine.Seat) string {
	if s.Piece < 0 {
		if s.Back == "" {
			return ""
		}
		return "[" + s.Back + "]"
	}
	name := nameOf(g, s.Piece, beside)
	k := &g.Kinds[g.Pieces[s.Piece].Kind]
	turned := k.Turns > 0 && !slices.ContainsFunc(k.Fields, func(f int) bool { return isDrawn(g, f) })
	if k.Sides > 0 || turned || len(k.Faces) > 0 || s.Face.Type == engine.TypeWord && g.Words[s.Face.N].ID == "down" {
		name += " (" + g.Show(s.Face) + ")"
	}
	return name
}

// nameOf names a piece that is no secret; where every seat has its own, with whose
// it is, unless that is said beside it.
func nameOf(g *engine.Game, p engine.Piece, beside engine.Seat) string {
	d := &g.Pieces[p]
	if d.Owner >= 0 && d.Owner != beside && g.Kinds[d.Kind].PerSeat {
		return d.Name + " of " + g.Seats[d.Owner].Name
	}
	return d.Name
}
