// This file lists the map: its spaces, the ways between them and what stands there.

package show

import (
	"fmt"
	"strings"

	"hausregel/engine"
)

// fewSpaces is up to how many spaces a map is listed whole; of a larger one only
// where something stands.
const fewSpaces = 24

// board lists spaces with their neighbours, then paths on which something lies.
func board(b *strings.Builder, v engine.View) {
	g := v.Game()
	empty := true
	for _, z := range g.Spaces {
		if len(g.Spaces) > fewSpaces && v.Count(z) == 0 {
			continue
		}
		fmt.Fprintf(b, "  %s: %s%s\n", g.Places[z].Name, Content(v, z), ways(g, z))
		empty = false
	}
	for _, z := range g.Paths {
		if v.Count(z) > 0 {
			fmt.Fprintf(b, "  %s: %s\n", g.Places[z].Name, Content(v, z))
			empty = false
		}
	}
	if empty {
		b.WriteString("  nothing stands on the map\n")
	}
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

// printed is what is printed on a place, in brackets; what every place has goes
// unsaid.
func printed(g *engine.Game, z engine.Place) string {
	var parts []string
	for i := range g.Fields {
		if f := &g.Fields[i]; f.Place != nil && f.ID != "id" && f.ID != "number" {
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
