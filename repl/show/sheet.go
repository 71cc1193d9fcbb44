// This file defines Sheet: a seat's sight of the table, with the paper to draw it on.

package show

import (
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// Sheet draws what a seat sees on a window of so many columns and rows.
type Sheet struct {
	View    engine.View
	Columns int                      // 0: 80
	Rows    int                      // 0: 24; a map is drawn larger on a higher window
	Plain   bool                     // points cannot be drawn: a map is listed
	Who     func(engine.Seat) string // names the player at a seat; nil: as the game does
	Told    map[engine.Piece]bool    // what is printed on these stands elsewhere, and is left out
}

// The window that is taken where none is given, and the least that is drawn for.
const (
	usualColumns = 80
	usualRows    = 24
	leastColumns = 20
	gutter       = 3 // columns between panels side by side
)

// sized is the sheet with its window settled.
func (s Sheet) sized() Sheet {
	if s.Columns <= 0 {
		s.Columns = usualColumns
	}
	if s.Rows <= 0 {
		s.Rows = usualRows
	}
	s.Columns, s.Rows = max(s.Columns, leastColumns), max(s.Rows, usualRows)
	return s
}

// name is the player at a seat.
func (s Sheet) name(seat engine.Seat) string {
	if s.Who != nil {
		return s.Who(seat)
	}
	return s.View.Game().Seats[seat].Name
}

// brief is a name cut to what fits beside others.
func (s Sheet) brief(seat engine.Seat) string { return terminal.Cut(s.View.Game().Seats[seat].Name, 8) }

// painted is a name in the ink of its seat.
func (s Sheet) painted(seat engine.Seat) string { return (seatInk + ink(seat)).paint(s.name(seat)) }

// Panel draws one panel in the whole width: an empty line, its title, what it
// shows. No line is wider than the window.
func (s Sheet) Panel(p *engine.PanelDef) string {
	s = s.sized()
	return written(s.titled(p, s.draw(p)))
}

// Panels draws several panels: side by side, as many as the game says, where
// that saves lines and cuts nothing off; a map stands alone.
func (s Sheet) Panels(panels []*engine.PanelDef) string {
	s = s.sized()
	var b strings.Builder
	for len(panels) > 0 {
		n, lines := s.abreast(panels)
		b.WriteString(written(lines))
		panels = panels[n:]
	}
	return b.String()
}

// abreast draws as many of the first panels beside each other as there is room for.
func (s Sheet) abreast(panels []*engine.PanelDef) (n int, lines []string) {
	alone := 0 // rows of the panels one below the other
	for i := range min(len(panels), max(1, s.View.Game().Columns)) {
		if panels[i].Board && i > 0 {
			break
		}
		own := s.titled(panels[i], s.draw(panels[i]))
		alone += len(own) + 1
		if i == 0 {
			n, lines = 1, own
			if panels[i].Board {
				break
			}
			continue
		}
		if rows, ok := s.beside(panels[:i+1]); ok && len(rows)+1 < alone {
			n, lines, alone = i+1, rows, len(rows)+1
		} else {
			break
		}
	}
	return n, lines
}

// beside draws panels in columns of one width; ok is false where one of them would
// be cut off.
func (s Sheet) beside(panels []*engine.PanelDef) (rows []string, ok bool) {
	narrow := s
	narrow.Columns = (s.Columns - gutter*(len(panels)-1)) / len(panels)
	if narrow.Columns < leastColumns {
		return nil, false
	}
	for i, p := range panels {
		lines := narrow.draw(p)
		if !suits(lines, s.draw(p)) {
			return nil, false
		}
		left := i * (narrow.Columns + gutter)
		for y, text := range narrow.titled(p, lines) {
			if y == len(rows) {
				rows = append(rows, "")
			}
			rows[y] = terminal.Pad(rows[y], left) + text
		}
	}
	return rows, true
}

// suits tells whether a panel is as good in a column as in the whole width: nothing
// more is cut off, and it has hardly more lines.
func suits(narrow, wide []string) bool {
	cuts := func(lines []string) int { return strings.Count(strings.Join(lines, ""), terminal.Ellipsis) }
	return cuts(narrow) <= cuts(wide) && 3*len(narrow) <= 4*len(wide)+3
}

// titled puts the title above a panel, ruled to the width.
func (s Sheet) titled(p *engine.PanelDef, lines []string) []string {
	title := terminal.Cut(p.Title, s.Columns-6)
	rule := strings.Repeat("─", s.Columns-4-terminal.Width(title))
	return append([]string{dim.paint("── ") + bold.paint(title) + dim.paint(" "+rule)}, lines...)
}

// written sets lines below an empty one.
func written(lines []string) string { return "\n" + strings.Join(lines, "\n") + "\n" }

// draw draws what a panel shows.
func (s Sheet) draw(p *engine.PanelDef) []string {
	g := s.View.Game()
	var lines []string
	switch {
	case p.Board:
		lines = s.board()
	case p.Grid >= 0:
		lines = s.grid(&g.Grids[p.Grid])
	case p.Track >= 0:
		lines = s.track(&g.Tracks[p.Track])
	case p.Around >= 0:
		lines = s.around(p)
	}
	return append(lines, s.shown(p)...)
}
