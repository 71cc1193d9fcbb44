// This file defines canvas: a sheet of character cells on which a map is drawn.

package show

import (
	"strings"

	"hausregel/repl/terminal"
)

// layer says what a cell of a canvas holds: what is drawn later gives way to what
// is there.
type layer uint8

const (
	bare  layer = iota
	line        // part of a way: text may cover it
	heart       // the middle of a way, kept free for what is printed on it
	fixed       // a mark or a text: nothing may cover it
)

// cell is one column of one row.
type cell struct {
	text string // "" where nothing is drawn and behind a wide letter
	dots rune   // of a line: which of the 2 x 4 points are set
	ink  ink
	on   layer
}

// canvas is high rows of wide cells.
type canvas struct {
	wide, high int
	cells      []cell
}

func newCanvas(wide, high int) *canvas {
	return &canvas{wide, high, make([]cell, wide*high)}
}

// at is a cell, nil outside of the canvas.
func (c *canvas) at(x, y int) *cell {
	if x < 0 || y < 0 || x >= c.wide || y >= c.high {
		return nil
	}
	return &c.cells[y*c.wide+x]
}

// pointBits are the bits of a braille letter by column and row of its points.
var pointBits = [2][4]rune{{0x01, 0x02, 0x04, 0x40}, {0x08, 0x10, 0x20, 0x80}}

// dot sets a point; a cell is two points wide and four high.
func (c *canvas) dot(x, y int, k ink) {
	if x < 0 || y < 0 {
		return
	}
	if cell := c.at(x/2, y/4); cell != nil && cell.on <= line {
		cell.dots |= pointBits[x%2][y%4]
		cell.on, cell.ink = line, k
	}
}

// keep asks texts to leave a cell of a line free.
func (c *canvas) keep(x, y int) {
	if cell := c.at(x, y); cell != nil && cell.on == line {
		cell.on = heart
	}
}

// write puts a text on a row. Callers have asked cost before.
func (c *canvas) write(x, y int, text string, k ink) {
	for _, r := range text {
		wide := terminal.Width(string(r))
		if wide == 0 { // it is drawn over the letter before it
			if before := c.at(x-1, y); before != nil {
				before.text += string(r)
			}
			continue
		}
		for i := range wide {
			if at := c.at(x+i, y); at != nil {
				*at = cell{ink: k, on: fixed}
			}
		}
		if at := c.at(x, y); at != nil {
			at.text = string(r)
		}
		x += wide
	}
}

// cost is how much of the drawing a text of so many columns would cover: 1 for a
// cell of a line, more for its middle. ok is false where it would leave the canvas
// or touch another text.
func (c *canvas) cost(x, y, wide int) (cost int, ok bool) {
	for i := -1; i <= wide; i++ {
		cell := c.at(x+i, y)
		inside := i >= 0 && i < wide
		switch {
		case cell == nil && inside, cell != nil && cell.on == fixed:
			return 0, false
		case cell == nil || !inside:
		case cell.on == heart:
			cost += 8
		case cell.on == line:
			cost++
		}
	}
	return cost, true
}

// rows are the rows of the canvas, without the empty ones above and below.
func (c *canvas) rows() []string {
	var rows []string
	for y := range c.high {
		rows = append(rows, c.row(y))
	}
	for len(rows) > 0 && rows[0] == "" {
		rows = rows[1:]
	}
	for len(rows) > 0 && rows[len(rows)-1] == "" {
		rows = rows[:len(rows)-1]
	}
	return rows
}

// row is one row: letters of one ink are painted together.
func (c *canvas) row(y int) string {
	var b, run strings.Builder
	last := plain
	blanks := 0
	flush := func() {
		b.WriteString(last.paint(run.String()))
		run.Reset()
	}
	for x := 0; x < c.wide; x++ {
		cell := c.at(x, y)
		text := cell.text
		if cell.on == line || cell.on == heart {
			text = string(0x2800 + cell.dots)
		}
		if text == "" || text == " " {
			if cell.on != fixed || text == " " {
				blanks++
			}
			continue // nothing, or the second half of a wide letter
		}
		if cell.ink != last || blanks > 0 {
			flush()
			last = cell.ink
		}
		b.WriteString(strings.Repeat(" ", blanks))
		blanks = 0
		run.WriteString(text)
	}
	flush()
	return b.String()
}
