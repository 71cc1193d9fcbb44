// This file draws the panels that a game puts on the table.

package show

import (
	"fmt"
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// Panel draws one panel.
func Panel(v engine.View, p *engine.PanelDef) string {
	b := &strings.Builder{}
	fmt.Fprintf(b, "\n== %s ==\n", p.Title)
	switch {
	case p.Board:
		board(b, v)
	case p.Grid >= 0:
		grid(b, v, &v.Game().Grids[p.Grid])
	case p.Track >= 0:
		track(b, v, &v.Game().Tracks[p.Track])
	case p.Around >= 0:
		around(b, v, &v.Game().Zones[p.Around])
	}
	shown(b, v, p.Show)
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
		wide = max(wide, terminal.Width(cells[i]))
	}
	for row := range d.Rows {
		line := " "
		for column := range d.Columns {
			line += " " + terminal.Pad(cells[row*d.Columns+column], wide)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
}

// track tells where each seat's marker stands.
func track(b *strings.Builder, v engine.View, d *engine.TrackDef) {
	for s := range v.Game().Seats {
		n := v.Counter(d.Counter, engine.Seat(s))
		fmt.Fprintf(b, "  %s: %d", v.Game().Seats[s].Name, n)
		if d.Loop && d.Spaces > 0 && (n < 0 || n >= d.Spaces) {
			fmt.Fprintf(b, " (on space %d)", (n%d.Spaces+d.Spaces)%d.Spaces)
		}
		b.WriteString("\n")
	}
}

// around names the seats about what lies in the middle of the table.
func around(b *strings.Builder, v engine.View, d *engine.ZoneDef) {
	var names []string
	for _, s := range v.Game().Seats {
		names = append(names, s.Name)
	}
	fmt.Fprintf(b, "  %s, about %s\n", strings.Join(names, ", "), d.Name)
}

// shown writes zones and counters: those of the table, then those of each seat.
func shown(b *strings.Builder, v engine.View, names []string) {
	ofSeats := false
	for _, name := range names {
		if strings.HasPrefix(name, "seat.") {
			ofSeats = true
		} else {
			item(b, v, name, engine.NoSeat, "  ")
		}
	}
	if !ofSeats {
		return
	}
	for s := range v.Game().Seats {
		fmt.Fprintf(b, "  %s\n", v.Game().Seats[s].Name)
		for _, name := range names {
			if own, ok := strings.CutPrefix(name, "seat."); ok {
				item(b, v, own, engine.Seat(s), "    ")
			}
		}
	}
}

// item writes a zone or a counter of the table, or of a seat.
func item(b *strings.Builder, v engine.View, name string, seat engine.Seat, indent string) {
	for c, d := range v.Game().Counters {
		if d.ID == name && d.OfSeat == (seat >= 0) {
			fmt.Fprintf(b, "%s%s: %d\n", indent, d.Name, v.Counter(c, seat))
			return
		}
	}
	for _, d := range v.Game().Zones {
		if d.ID != name || d.OfSeat != (seat >= 0) {
			continue
		}
		for i, z := range d.Places {
			if d.OfSeat && engine.Seat(i) != seat {
				continue
			}
			name := PlaceName(v.Game(), z)
			if d.OfSeat {
				name = v.Game().Places[z].Name // it stands under its owner
			}
			fmt.Fprintf(b, "%s%s: %s\n", indent, name, Content(v, z))
		}
	}
}
