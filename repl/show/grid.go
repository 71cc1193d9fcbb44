// This file draws a grid: framed cells with numbered rows and columns.

package show

import (
	"fmt"
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// empty stands in a cell in which nothing lies; covered for a piece of which
// nothing shows.
const (
	empty   = "·"
	covered = "▒▒▒"
)

// leastCell is how narrow a cell may become.
const leastCell = 3

// grid draws a grid; what has no room in its cell is shortened
// there and written in full below.
func (s Sheet) grid(d *engine.GridDef) []string {
	texts := make([]string, len(d.Cells))
	wide := leastCell
	for i, z := range d.Cells {
		texts[i] = s.cellText(z)
		wide = max(wide, terminal.Width(texts[i]))
	}
	margin := len(fmt.Sprint(d.Rows)) + 1
	room := (s.Columns-margin-1)/d.Columns - 3 // a frame and two blanks to each cell
	if room < leastCell {
		return s.cells(d)
	}
	wide = min(wide, room)
	rule := func(left, cross, right string) string {
		return strings.Repeat(" ", margin) + dim.paint(left+strings.Repeat(strings.Repeat("─", wide+2)+cross, d.Columns-1)+strings.Repeat("─", wide+2)+right)
	}
	lines := []string{heads(d, margin, wide), rule("┌", "┬", "┐")}
	for y := range d.Rows {
		row := terminal.Pad(dim.paint(fmt.Sprint(y+1)), margin)
		for x := range d.Columns {
			text := texts[y*d.Columns+x]
			fitted := terminal.Pad(terminal.Cut(text, wide), wide)
			if text == empty || text == covered {
				fitted = dim.paint(fitted)
			}
			row += dim.paint("│") + " " + fitted + " "
		}
		lines = append(lines, row+dim.paint("│"))
		if y < d.Rows-1 && d.Rows <= 6 {
			lines = append(lines, rule("├", "┼", "┤"))
		}
	}
	var whole []string // of what is shortened
	for i, text := range texts {
		if terminal.Width(text) > wide {
			whole = append(whole, fmt.Sprintf("%d/%d %s", i/d.Columns+1, i%d.Columns+1, text))
		}
	}
	return append(append(lines, rule("└", "┴", "┘")), flow(whole, s.Columns)...)
}

// heads are the numbers of the columns.
func heads(d *engine.GridDef, margin, wide int) string {
	row := strings.Repeat(" ", margin)
	for x := range d.Columns {
		row += terminal.Pad("  "+fmt.Sprint(x+1), wide+3)
	}
	return dim.paint(strings.TrimRight(row, " "))
}

// cellText is what a cell shows: names of pieces, backs in brackets.
func (s Sheet) cellText(z engine.Place) string {
	var names []string
	for _, seen := range s.View.Pieces(z) {
		name := seenName(s.View.Game(), seen, engine.NoSeat)
		if name == "" {
			name = covered
		}
		names = append(names, name)
	}
	if len(names) == 0 {
		return empty
	}
	return strings.Join(names, "+")
}

// cells lists a grid that is too wide to be drawn, row by row.
func (s Sheet) cells(d *engine.GridDef) []string {
	var lines []string
	for y := range d.Rows {
		var names []string
		for x := range d.Columns {
			names = append(names, s.cellText(d.Cells[y*d.Columns+x]))
		}
		lines = append(lines, terminal.Lines(fmt.Sprintf("%d: %s", y+1, strings.Join(names, ", ")), s.Columns, 2)...)
	}
	return lines
}
