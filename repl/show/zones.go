// This file writes the zones and counters of a panel: those of the table, then
// those of the seats.

package show

import (
	"fmt"
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// item is a zone or counter that a panel names; one of them is -1.
type item struct {
	zone, counter int
	ofSeat        bool
}

// items are what a panel names, but for what is drawn already.
func (s Sheet) items(p *engine.PanelDef) (ofTable, ofSeats []item) {
	g := s.View.Game()
	for _, name := range p.Show {
		own, ofSeat := strings.CutPrefix(name, "seat.")
		it := item{zone: -1, counter: -1, ofSeat: ofSeat}
		for c, d := range g.Counters {
			if d.ID == own && d.OfSeat == ofSeat {
				it.counter = c
			}
		}
		for z, d := range g.Zones {
			if it.counter < 0 && d.ID == own && d.OfSeat == ofSeat {
				it.zone = z
			}
		}
		switch {
		case it.counter >= 0 && g.Counters[it.counter].Hidden, it.zone >= 0 && (it.zone == p.Around || it.zone == p.Sides):
		case ofSeat:
			ofSeats = append(ofSeats, it)
		default:
			ofTable = append(ofTable, it)
		}
	}
	return ofTable, ofSeats
}

// shown writes what a panel names.
func (s Sheet) shown(p *engine.PanelDef) []string {
	ofTable, ofSeats := s.items(p)
	lines := s.common(ofTable)
	if len(ofSeats) > 0 {
		lines = append(lines, s.seats(ofSeats)...)
	}
	return lines
}

// fewLines is up to how many lines stand one below the other though there were
// room for more columns.
const fewLines = 4

// common writes what belongs to the table: names to the left, contents aligned.
func (s Sheet) common(items []item) []string {
	g := s.View.Game()
	var rows [][]string
	if line := s.counters(items); line != "" {
		return terminal.Lines(line, s.Columns, 0)
	}
	for _, it := range items {
		if it.counter >= 0 {
			rows = append(rows, []string{g.Counters[it.counter].Name, fmt.Sprint(s.View.Counter(it.counter, engine.NoSeat))})
			continue
		}
		rows = append(rows, s.zone(&g.Zones[it.zone])...)
	}
	if len(rows) > fewLines && 2*tableWidth(rows)+between <= s.Columns {
		return flow(table(rows, s.Columns), s.Columns)
	}
	return table(rows, s.Columns)
}

// counters writes counters of the table in one line; "" where there is something else.
func (s Sheet) counters(items []item) string {
	var parts []string
	for _, it := range items {
		if it.counter < 0 {
			return ""
		}
		parts = append(parts, fmt.Sprintf("%s %d", s.View.Game().Counters[it.counter].Name, s.View.Counter(it.counter, engine.NoSeat)))
	}
	return strings.Join(parts, "   ")
}

// zone writes the places of a zone; those of a row that are empty in one line.
func (s Sheet) zone(d *engine.ZoneDef) [][]string {
	var rows [][]string
	var empties []string
	for _, z := range d.Places {
		place := &s.View.Game().Places[z]
		if s.View.Count(z) == 0 && place.Number > 0 {
			empties = append(empties, fmt.Sprint(place.Number))
			continue
		}
		rows = append(rows, s.place(z)...)
	}
	switch {
	case len(empties) == len(d.Places) && len(empties) > 1:
		rows = append(rows, []string{d.Name + " 1–" + fmt.Sprint(len(empties)), dim.paint("nothing")})
	case len(empties) > 0:
		rows = append(rows, []string{d.Name + " " + strings.Join(empties, ", "), dim.paint("nothing")})
	}
	return rows
}

// place writes a place; one from which actions are chosen piece by piece, with what
// is printed there.
func (s Sheet) place(z engine.Place) [][]string {
	g := s.View.Game()
	seen := s.View.Pieces(z)
	rows := [][]string{{PlaceName(s.View, z), s.content(z)}}
	if len(seen) < 2 || len(seen) > manyListed || !s.chosenFrom(z) {
		return rows
	}
	rows = nil
	for _, piece := range seen {
		if piece.Piece < 0 {
			return [][]string{{PlaceName(s.View, z), s.content(z)}}
		}
		text := seenName(g, piece, engine.NoSeat)
		if more := Detail(s.View, piece.Piece, false); more != "" {
			text += " (" + more + ")"
		}
		rows = append(rows, []string{"", text})
	}
	rows[0][0] = PlaceName(s.View, z)
	return rows
}

// chosenFrom tells whether actions are chosen from a place of the table.
func (s Sheet) chosenFrom(z engine.Place) bool {
	for _, a := range s.View.Game().Actions {
		if a.From != nil && a.From.Place == z {
			return true
		}
	}
	return false
}

// content is what lies in a place, dimly when that is nothing.
func (s Sheet) content(z engine.Place) string {
	if s.View.Count(z) == 0 {
		return dim.paint("nothing")
	}
	return s.short(z)
}

// manyNames is from how many different pieces on only the last ones are named.
const manyNames = 14

// short is content, of a large heap by the number and the pieces that came last.
func (s Sheet) short(z engine.Place) string {
	var names []string
	for _, seen := range s.View.Pieces(z) {
		if seen.Piece >= 0 {
			names = append(names, seenName(s.View.Game(), seen, s.View.Game().Places[z].Owner))
		}
	}
	if len(names) < s.View.Count(z) || len(counted(names, times)) < manyNames {
		return content(s.View, z)
	}
	return fmt.Sprintf("%d, the last: %s", len(names), strings.Join(names[len(names)-manyNames/3:], ", "))
}
