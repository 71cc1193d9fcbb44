// This file draws a map from its coordinates: marks for the spaces, lines for the
// ways, names and what stands there, and below it what has found no room.

package show

import (
	"fmt"
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// A map is drawn from so many columns on and keeps so many rows of the window
// free; a narrower window gets a list.
const (
	leastMap = 56
	besides  = 4
)

// point is a cell of the canvas.
type point struct{ x, y int }

// chart is a map that is being drawn.
type chart struct {
	Sheet
	*canvas
	at     map[engine.Place]point
	looks  looks        // of spaces
	lines  looks        // of ways
	owners map[int]bool // kinds of which seats have their own, as far as they stand on the map or aboard
	legend []string     // what has found no room
}

// board draws the map, or lists it where it has no coordinates or it cannot be drawn.
func (s Sheet) board() []string {
	g := s.View.Game()
	if s.Plain || s.Columns < leastMap || !located(g) {
		return s.list()
	}
	c := &chart{Sheet: s, canvas: newCanvas(s.Columns, s.Rows-besides), at: map[engine.Place]point{}, owners: map[int]bool{}}
	c.looks, c.lines = looksOf(g, g.Spaces), looksOf(g, g.Paths)
	c.place()
	c.mark()
	c.ways()
	c.names()
	c.printed()
	return append(append(c.rows(), c.key()...), flow(c.legend, s.Columns)...)
}

// located tells whether the spaces have places of their own on the screen.
func located(g *engine.Game) bool {
	taken := map[[2]int]bool{}
	for _, z := range g.Spaces {
		if taken[g.Places[z].At] {
			return false
		}
		taken[g.Places[z].At] = true
	}
	return len(g.Spaces) > 1
}

// sideRoom is how many columns beside the outermost marks are kept for names.
const sideRoom = 7

// place spreads the spaces over the canvas: the shape of the map is kept as far
// as the canvas has it, rows are not stretched more than columns.
func (c *chart) place() {
	g := c.View.Game()
	low, high := g.Places[g.Spaces[0]].At, g.Places[g.Spaces[0]].At
	for _, z := range g.Spaces {
		for i, n := range g.Places[z].At {
			low[i], high[i] = min(low[i], n), max(high[i], n)
		}
	}
	across, down := max(1, high[0]-low[0]), max(1, high[1]-low[1])
	x := float64(c.wide-1-2*sideRoom) / float64(across)
	y := min(x, float64(c.high-1)/float64(down))
	taken := map[point]bool{}
	for _, z := range g.Spaces {
		at := g.Places[z].At
		p := point{sideRoom + round(float64(at[0]-low[0])*x), round(float64(at[1]-low[1]) * y)}
		for taken[p] && p.x < c.wide-1 {
			p.x++
		}
		taken[p], c.at[z] = true, p
	}
}

func round(f float64) int {
	if f < 0 {
		return -int(0.5 - f)
	}
	return int(f + 0.5)
}

// mark draws the spaces: those on which the same is printed look the same.
func (c *chart) mark() {
	g := c.View.Game()
	for _, z := range g.Spaces {
		p := c.at[z]
		c.write(p.x, p.y, c.looks.mark(z), c.looks.ink(g, z))
	}
	for z, d := range g.Places {
		if d.Kind != engine.Space && d.Of < 0 {
			continue
		}
		for _, seen := range c.View.Pieces(engine.Place(z)) {
			if seen.Piece >= 0 && g.Pieces[seen.Piece].Owner >= 0 {
				c.owners[g.Pieces[seen.Piece].Kind] = true
			}
		}
	}
}

// key says what the marks of the spaces and the letters of the ways mean.
func (c *chart) key() []string {
	var parts []string
	for i, text := range c.looks.texts {
		if text != "" && !c.looks.many {
			parts = append(parts, c.looks.inks[i].paint(marks[i])+" "+text)
		}
	}
	for i, text := range c.lines.words {
		parts = append(parts, c.lines.letters[i]+" "+text)
	}
	if len(parts) == 0 {
		return nil
	}
	return terminal.Lines(strings.Join(parts, "   "), c.Columns, 0)
}

// note keeps for the legend what the map has no room for.
func (c *chart) note(name, text string) {
	if text == "" {
		c.legend = append(c.legend, name)
		return
	}
	c.legend = append(c.legend, fmt.Sprintf("%s: %s", name, text))
}

// flow writes entries in as many columns as the width has room for.
func flow(entries []string, wide int) []string {
	widest := 0
	for _, e := range entries {
		widest = max(widest, terminal.Width(e))
	}
	columns := max(1, (wide+2)/(widest+2))
	rows := (len(entries) + columns - 1) / columns
	var lines []string
	for y := range rows {
		row := ""
		for x := range columns {
			if i := x*rows + y; i < len(entries) {
				row += terminal.Pad(entries[i], widest+2)
			}
		}
		lines = append(lines, terminal.Lines(strings.TrimRight(row, " "), wide, 2)...)
	}
	return lines
}
