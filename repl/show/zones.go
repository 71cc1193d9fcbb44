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
		rows = append(rows, []string{PlaceName(s.View.Game(), z), s.content(z)})
	}
	switch {
	case len(empties) == len(d.Places) && len(empties) > 1:
		rows = append(rows, []string{d.Name + " 1–" + fmt.Sprint(len(empties)), dim.paint("nothing")})
	case len(empties) > 0:
		rows = append(rows, []string{d.Name + " " + strings.Join(empties, ", "), dim.paint("nothing")})
	}
	return rows
}

// content is what lies in a place, dimly when that is nothing.
func (s Sheet) content(z engine.Place) string {
	if s.View.Count(z) == 0 {
		return dim.paint("nothing")
	}
	return Content(s.View, z)
}

// entry is a column of the table of seats.
type entry struct {
	zone  int // -1 for a counter
	head  string
	cells []string // by seat
	wide  int
}

// seats writes what belongs to the seats: a table with a row for each seat, below
// it the zones that have no room there, and last what the seat that looks holds
// in its hands, with what is printed on it. Zones that are empty for all go
// unsaid.
func (s Sheet) seats(items []item) []string {
	var entries []entry
	var below []int
	for _, it := range items {
		if e := s.entry(it); e.zone < 0 || !e.isEmpty() {
			entries = append(entries, e)
		}
	}
	for room := s.Columns - s.nameWidth(); total(entries) > room; {
		i := widest(entries)
		if i < 0 {
			break
		}
		below = append(below, entries[i].zone)
		entries = append(entries[:i:i], entries[i+1:]...)
	}
	lines := s.seatTables(entries)
	lines = append(lines, s.belowTable(items, below)...)
	for _, it := range items {
		if it.zone >= 0 {
			lines = append(lines, s.hand(it.zone)...)
		}
	}
	if len(lines) == 0 {
		return []string{dim.paint("nothing")}
	}
	return lines
}

// entry is the column of a zone or counter.
func (s Sheet) entry(it item) entry {
	g := s.View.Game()
	e := entry{zone: it.zone}
	for i := range g.Seats {
		text := none
		if it.counter >= 0 {
			e.head = g.Counters[it.counter].Name
			text = fmt.Sprint(s.View.Counter(it.counter, engine.Seat(i)))
		} else {
			e.head = g.Zones[it.zone].Name
			z := g.Zones[it.zone].Places[i]
			switch {
			case s.View.Count(z) == 0:
			case s.listed(z):
				text = fmt.Sprintf("%d below", s.View.Count(z))
			default:
				text = inside(s.View, z)
			}
		}
		e.cells = append(e.cells, text)
	}
	for _, text := range append([]string{e.head}, e.cells...) {
		e.wide = max(e.wide, terminal.Width(text))
	}
	return e
}

func (e *entry) isEmpty() bool {
	for _, text := range e.cells {
		if text != none {
			return false
		}
	}
	return true
}

func (s Sheet) nameWidth() int {
	wide := 0
	for i := range s.View.Game().Seats {
		wide = max(wide, terminal.Width(s.name(engine.Seat(i))))
	}
	return wide
}

// total is how wide the columns are.
func total(entries []entry) int {
	sum := 0
	for _, e := range entries {
		sum += e.wide + between
	}
	return sum
}

// widest is the widest column of a zone, -1 when there is none.
func widest(entries []entry) int {
	best := -1
	for i, e := range entries {
		if e.zone >= 0 && (best < 0 || e.wide > entries[best].wide) {
			best = i
		}
	}
	return best
}

// seatTables writes the columns, in several tables where one is too wide.
func (s Sheet) seatTables(entries []entry) []string {
	var lines []string
	for room := s.Columns - s.nameWidth(); len(entries) > 0; {
		n := 1
		for n < len(entries) && total(entries[:n+1]) <= room {
			n++
		}
		rows := [][]string{{""}}
		for i := range s.View.Game().Seats {
			rows = append(rows, []string{s.painted(engine.Seat(i))})
		}
		for _, e := range entries[:n] {
			rows[0] = append(rows[0], dim.paint(e.head))
			for i, text := range e.cells {
				rows[i+1] = append(rows[i+1], text)
			}
		}
		lines = append(lines, table(rows, s.Columns)...)
		entries = entries[n:]
	}
	return lines
}

// belowTable writes the zones that have no column, seat by seat.
func (s Sheet) belowTable(items []item, zones []int) []string {
	g := s.View.Game()
	var rows [][]string
	for i := range g.Seats {
		for _, it := range items {
			for _, zone := range zones {
				if z := g.Zones[zone].Places[i]; zone == it.zone && s.View.Count(z) > 0 && !s.listed(z) {
					rows = append(rows, []string{s.painted(engine.Seat(i)), g.Zones[zone].Name, Content(s.View, z)})
				}
			}
		}
	}
	return table(rows, s.Columns)
}

// manyListed is up to how many different pieces a hand is listed.
const manyListed = 10

// listed tells whether a place is a hand of the seat that looks, to be listed piece
// by piece with what is printed there.
func (s Sheet) listed(z engine.Place) bool {
	g := s.View.Game()
	d := &g.Places[z]
	if d.Owner < 0 || d.Owner != s.View.Seat() || d.Seen != engine.SeenOwner && !s.playedFrom(d.Zone) {
		return false
	}
	names := map[string]bool{}
	says := false
	for _, seen := range s.View.Pieces(z) {
		if seen.Piece >= 0 {
			names[g.Pieces[seen.Piece].Name] = true
			says = says || Detail(s.View, seen.Piece, false) != ""
		}
	}
	return says && len(names) <= manyListed
}

// playedFrom tells whether actions are chosen from a zone.
func (s Sheet) playedFrom(zone int) bool {
	for _, a := range s.View.Game().Actions {
		if a.From != nil && a.From.Zone == zone {
			return true
		}
	}
	return false
}

// hand lists what the seat that looks holds: names, how many, what is printed.
func (s Sheet) hand(zone int) []string {
	g := s.View.Game()
	if s.View.Seat() < 0 {
		return nil
	}
	z := g.Zones[zone].Places[s.View.Seat()]
	if !s.listed(z) {
		return nil
	}
	var names, printed []string
	said := map[string]string{}
	for _, seen := range s.View.Pieces(z) {
		name := seenName(g, seen, g.Places[z].Owner)
		if text := Detail(s.View, seen.Piece, false); text == "" {
			names = append(names, name)
		} else {
			said[name] = text
			printed = append(printed, name)
		}
	}
	indent := terminal.Width(g.Zones[zone].Name) + between
	var lines []string
	if len(names) > 0 {
		lines = wrapped(strings.Join(counted(names, times), ", "), s.Columns-indent, "")
	}
	var rows [][]string
	for _, name := range counted(printed, func(name string, n int) string { return name }) {
		rows = append(rows, []string{name, said[name]})
	}
	for i, text := range counted(printed, times) {
		rows[i][0] = text
	}
	lines = append(lines, table(rows, s.Columns-indent)...)
	for i := range lines {
		lines[i] = strings.Repeat(" ", indent) + lines[i]
	}
	lines[0] = bold.paint(g.Zones[zone].Name) + lines[0][indent-between:]
	return lines
}
