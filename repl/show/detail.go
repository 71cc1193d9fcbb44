// This file tells what is printed on a piece and what it does.

package show

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"hausregel/engine"
)

// Detail is what is printed on a piece: its fields and what it does. What most
// pieces of its kind have alike, zeros, zones that rules look up, what a panel draws, and what its name or its effects say too, goes
// unsaid, unless all is asked for. Of a piece that the seat does not see nothing
// is said.
func Detail(v engine.View, p engine.Piece, all bool) string {
	if !v.Sees(p) {
		return ""
	}
	g := v.Game()
	kind := &g.Kinds[g.Pieces[p].Kind]
	var parts []string
	does := effects(v, p)
	said := strings.ToLower(g.Pieces[p].Name + " " + strings.Join(does, " "))
	for _, f := range kind.Fields {
		field := &g.Fields[f]
		if field.Piece == nil || !all && (isDrawn(g, f) || usual(field, kind, p) || isPlain(g, field.Piece[p]) || says(said, strings.ToLower(g.Show(field.Piece[p])))) {
			continue
		}
		if text := FieldText(g, field.ID, field.Piece[p]); text != "" {
			parts = append(parts, text)
		}
	}
	parts = append(parts, does...)
	if len(does) > 0 || slices.ContainsFunc(parts, func(part string) bool { return strings.Contains(part, ", ") }) {
		return strings.Join(parts, "; ")
	}
	return strings.Join(parts, ", ")
}

// effects say what a piece does; where its kind knows several moments, at which.
func effects(v engine.View, p engine.Piece) []string {
	g := v.Game()
	kind := &g.Kinds[g.Pieces[p].Kind]
	var does []string
	for _, moment := range kind.Moments {
		switch text := v.Effect(p, moment); {
		case text == "":
		case len(kind.Moments) > 1:
			does = append(does, g.Label(g.Moments[moment])+": "+text)
		default:
			does = append(does, text)
		}
	}
	return does
}

// says tells whether a text holds a word, or words, as such.
func says(text, words string) bool {
	if words == "" {
		return true
	}
	for rest, at := text, 0; ; rest = text[at:] {
		i := strings.Index(rest, words)
		if i < 0 {
			return false
		}
		begin := at + i
		end := begin + len(words)
		before, _ := utf8.DecodeLastRuneInString(text[:begin])
		after, _ := utf8.DecodeRuneInString(text[end:])
		if !isLetter(before) && !isLetter(after) {
			return true
		}
		at = end
	}
}

func isLetter(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// isDrawn tells whether a panel draws a field about the middle of the table.
func isDrawn(g *engine.Game, field int) bool {
	return slices.ContainsFunc(g.Panels, func(p engine.PanelDef) bool { return p.Around >= 0 && (p.Corners == field || p.Arrow == field) })
}

// isPlain tells of a value that it is of no interest to somebody who chooses.
func isPlain(g *engine.Game, v engine.Value) bool {
	return v == engine.Num(0) || v.Type == engine.TypePlace && g.Places[v.N].Kind == engine.Zone
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
		return g.Label(id)
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
		return g.Label(id) + " " + strings.Join(parts, ", ")
	}
	return g.Label(id) + " " + g.Show(value)
}
