// This file writes what belongs to the seats as a table, a row for each.

package show

import (
	"fmt"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

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
				if text == none {
					text = dim.paint(none)
				}
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
					rows = append(rows, []string{s.painted(engine.Seat(i)), g.Zones[zone].Name, s.short(z)})
				}
			}
		}
	}
	return table(rows, s.Columns)
}
