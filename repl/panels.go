// This file draws the panels that a game puts on the table.

package repl

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
)

// panels writes the panels that go with a question, in the order of the game: of
// those that whoever looks has seen before, only what has changed.
func (t *Table) panels(b *strings.Builder, v engine.View, ask int) {
	if t.drawn == nil {
		t.drawn = make([]string, len(t.game.Panels))
	}
	for i, p := range t.game.Panels {
		if p.For != nil && !slices.Contains(p.For, ask) {
			continue
		}
		if text := t.panel(v, &p); text != t.drawn[i] {
			b.WriteString(text)
			t.drawn[i] = text
		}
	}
}

// panel draws one panel.
func (t *Table) panel(v engine.View, p *engine.PanelDef) string {
	b := &strings.Builder{}
	fmt.Fprintf(b, "\n== %s ==\n", p.Title)
	switch {
	case p.Board:
		board(b, v)
	case p.Grid >= 0:
		grid(b, v, &t.game.Grids[p.Grid])
	case p.Track >= 0:
		t.track(b, v, &t.game.Tracks[p.Track])
	case p.Around >= 0:
		t.around(b, v, &t.game.Zones[p.Around])
	}
	t.shown(b, v, p.Show)
	return b.String()
}

// grid draws the cells row by row in columns of one width.
func grid(b *strings.Builder, v engine.View, d *engine.GridDef) {
	cells := make([]string, len(d.Cells))
	wide := 1
	for i, z := range d.Cells {
		cells[i] = "."
		var names []string
		for _, s := range v.Pieces(z) {
			if name := seenName(v.Game(), s, engine.NoSeat); name != "" {
				names = append(names, name)
			} else {
				names = append(names, "?")
			}
		}
		if len(names) > 0 {
			cells[i] = strings.Join(names, "+")
		}
		wide = max(wide, width(cells[i]))
	}
	for row := range d.Rows {
		line := " "
		for column := range d.Columns {
			line += " " + pad(cells[row*d.Columns+column], wide)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
}

// track tells where each seat's marker stands.
func (t *Table) track(b *strings.Builder, v engine.View, d *engine.TrackDef) {
	for s := range t.game.Seats {
		n := v.Counter(d.Counter, engine.Seat(s))
		fmt.Fprintf(b, "  %s: %d", t.game.Seats[s].Name, n)
		if d.Loop && d.Spaces > 0 && (n < 0 || n >= d.Spaces) {
			fmt.Fprintf(b, " (on space %d)", (n%d.Spaces+d.Spaces)%d.Spaces)
		}
		b.WriteString("\n")
	}
}

// around names the seats about what lies in the middle of the table.
func (t *Table) around(b *strings.Builder, v engine.View, d *engine.ZoneDef) {
	var names []string
	for _, s := range t.game.Seats {
		names = append(names, s.Name)
	}
	fmt.Fprintf(b, "  %s, about %s\n", strings.Join(names, ", "), d.Name)
}

// shown writes zones and counters: those of the table, then those of each seat.
func (t *Table) shown(b *strings.Builder, v engine.View, names []string) {
	ofSeats := false
	for _, name := range names {
		if strings.HasPrefix(name, "seat.") {
			ofSeats = true
		} else {
			t.item(b, v, name, engine.NoSeat, "  ")
		}
	}
	if !ofSeats {
		return
	}
	for s := range t.game.Seats {
		fmt.Fprintf(b, "  %s\n", t.game.Seats[s].Name)
		for _, name := range names {
			if own, ok := strings.CutPrefix(name, "seat."); ok {
				t.item(b, v, own, engine.Seat(s), "    ")
			}
		}
	}
}

// item writes a zone or a counter of the table, or of a seat.
func (t *Table) item(b *strings.Builder, v engine.View, name string, seat engine.Seat, indent string) {
	for c, d := range t.game.Counters {
		if d.ID == name && d.OfSeat == (seat >= 0) {
			fmt.Fprintf(b, "%s%s: %d\n", indent, d.Name, v.Counter(c, seat))
			return
		}
	}
	for _, d := range t.game.Zones {
		if d.ID != name || d.OfSeat != (seat >= 0) {
			continue
		}
		for i, z := range d.Places {
			if d.OfSeat && engine.Seat(i) != seat {
				continue
			}
			name := placeName(t.game, z)
			if d.OfSeat {
				name = t.game.Places[z].Name // it stands under its owner
			}
			fmt.Fprintf(b, "%s%s: %s\n", indent, name, content(v, z))
		}
	}
}
