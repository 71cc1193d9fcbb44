// This file lists a map that has no coordinates, or no room to be drawn.

package show

import (
	"fmt"
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// fewSpaces is up to how many spaces a map is listed whole; of a larger one only
// where something stands.
const fewSpaces = 24

// list gives spaces with their neighbours, then paths on which something lies.
func (s Sheet) list() []string {
	v, g := s.View, s.View.Game()
	var lines []string
	for _, z := range g.Spaces {
		if len(g.Spaces) > fewSpaces && v.Count(z) == 0 {
			continue
		}
		text := g.Places[z].Name + printed(g, z)
		if v.Count(z) > 0 {
			text += ": " + content(v, z)
		}
		lines = append(lines, terminal.Lines(text+ways(g, z), s.Columns, 2)...)
	}
	for _, z := range g.Paths {
		if v.Count(z) > 0 {
			lines = append(lines, terminal.Lines(fmt.Sprintf("%s: %s", g.Places[z].Name, content(v, z)), s.Columns, 2)...)
		}
	}
	if len(lines) == 0 {
		lines = append(lines, "nothing stands on the map")
	}
	return lines
}

// ways tells where one gets from a space, with what is printed on the paths.
func ways(g *engine.Game, from engine.Place) string {
	var to []string
	for _, p := range g.Paths {
		if end := g.Places[p].OtherEnd(from); end >= 0 {
			to = append(to, g.Places[end].Name+printed(g, p))
		}
	}
	if len(to) == 0 {
		return ""
	}
	return "; to " + strings.Join(to, ", ")
}

// isPrinted tells whether a field is printed on places; every place has an id and a
// number.
func isPrinted(f *engine.FieldDef) bool {
	return f.Place != nil && f.ID != "id" && f.ID != "number"
}

// printed is what is printed on a place, in brackets; what every place has goes
// unsaid.
func printed(g *engine.Game, z engine.Place) string {
	var parts []string
	for i := range g.Fields {
		if f := &g.Fields[i]; isPrinted(f) {
			if text := FieldText(g, f.ID, f.Place[z]); text != "" {
				parts = append(parts, text)
			}
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}
