// This file tells what stands on a piece and what lies in a place.

package show

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
)

// Detail is what is printed on a piece: its fields and what it does. What most
// pieces of its kind have alike goes unsaid, unless all is asked for. Of a piece
// that the seat does not see nothing is said.
func Detail(v engine.View, p engine.Piece, all bool) string {
	if !v.Sees(p) {
		return ""
	}
	g := v.Game()
	kind := &g.Kinds[g.Pieces[p].Kind]
	var parts []string
	for _, f := range kind.Fields {
		field := &g.Fields[f]
		if field.Piece == nil || !all && usual(field, kind, p) {
			continue
		}
		if text := FieldText(g, field.ID, field.Piece[p]); text != "" {
			parts = append(parts, text)
		}
	}
	for _, moment := range kind.Moments {
		if text := v.Effect(p, moment); text != "" {
			parts = append(parts, Words(g.Moments[moment])+": "+text)
		}
	}
	return strings.Join(parts, ", ")
}

// usual tells whether at least three in four pieces of the kind have what this
// one has in a field.
func usual(f *engine.FieldDef, kind *engine.KindDef, p engine.Piece) bool {
	same := 0
	for _, q := range kind.Pieces {
		if f.Piece[q] == f.Piece[p] {
			same++
		}
	}
	return len(kind.Pieces) > 3 && 4*same >= 3*len(kind.Pieces)
}

// FieldText words one field; "" where it says nothing.
func FieldText(g *engine.Game, id string, value engine.Value) string {
	switch value.Type {
	case engine.TypeNone, engine.TypeNil:
		return ""
	case engine.TypeBool:
		if value.N == 0 {
			return ""
		}
		return Words(id)
	case engine.TypeAmounts:
		if len(g.Amounts[value.N]) == 0 {
			return ""
		}
	case engine.TypeTable:
		var parts []string
		table := g.Tables[value.N]
		for w := range table {
			parts = append(parts, g.Show(engine.Value{Type: engine.TypeWord, N: int64(w)})+" "+g.Show(engine.Num(table[w])))
		}
		if len(parts) == 0 {
			return ""
		}
		slices.Sort(parts)
		return Words(id) + " " + strings.Join(parts, ", ")
	}
	return Words(id) + " " + g.Show(value)
}

// Words makes an id readable.
func Words(id string) string { return strings.ReplaceAll(id, "_", " ") }

// Content names what lies in a place as the seat sees it: a single piece with
// what is printed on it, copies together, face-down pieces by number.
func Content(v engine.View, z engine.Place) string {
	seen := v.Pieces(z)
	if len(seen) == 0 {
		return "nothing"
	}
	var names []string
	count := map[string]int{}
	hidden := 0
	for _, s := range seen {
		name := seenName(v.Game(), s, v.Game().Places[z].Owner)
		if name == "" {
			hidden++
			continue
		}
		if count[name]++; count[name] == 1 {
			names = append(names, name)
		}
	}
	for i, name := range names {
		if count[name] > 1 {
			names[i] = fmt.Sprintf("%s ×%d", name, count[name])
		}
	}
	if hidden > 0 {
		names = append(names, fmt.Sprintf("%d face down", hidden))
	}
	text := strings.Join(names, ", ")
	if len(seen) == 1 && seen[0].Piece >= 0 {
		if more := Detail(v, seen[0].Piece, false); more != "" {
			text += " (" + more + ")"
		}
	}
	return text
}

// seenName names a piece with how it lies, or its back; "" where nothing shows.
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
	if k.Sides > 0 || k.Turns > 0 || len(k.Faces) > 0 || s.Face.Type == engine.TypeWord && g.Words[s.Face.N].ID == "down" {
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
