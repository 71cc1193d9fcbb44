// This file draws the ways of a map: lines, arrows, what is printed on them and
// what lies there.

package show

import (
	"math"
	"strconv"
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// way is a line between two marks, in cells. A second one between the same marks
// is bent.
type way struct {
	from, to point
	bend     float64 // cells aside
}

// at gives the way's point at 0 (from) to 1 (to).
func (w way) at(t float64) (x, y float64) {
	dx, dy := float64(w.to.x-w.from.x), float64(w.to.y-w.from.y)
	aside := 4 * t * (1 - t) * w.bend
	length := math.Max(1, math.Hypot(dx, 2*dy))
	return float64(w.from.x) + t*dx - aside*2*2*dy/length, float64(w.from.y) + t*dy + aside*dx/length
}

// cell is the cell at a part of the way.
func (w way) cell(t float64) point {
	x, y := w.at(t)
	return point{round(x), round(y)}
}

// ways draws all lines, then all arrows.
func (c *chart) ways() {
	g := c.View.Game()
	for _, p := range g.Paths {
		c.line(c.way(p), c.lines.inks[c.lines.of[p]])
	}
	for _, p := range g.Paths {
		if g.Places[p].Directed {
			c.arrow(c.way(p))
		}
	}
}

// way is the line of a path.
func (c *chart) way(p engine.Place) way {
	g := c.View.Game()
	d := &g.Places[p]
	w := way{from: c.at[d.Ends[0]], to: c.at[d.Ends[1]]}
	for _, q := range g.Paths {
		if q == p {
			break
		}
		if e := g.Places[q].Ends; e == d.Ends || e[0] == d.Ends[1] && e[1] == d.Ends[0] {
			w.bend++
		}
	}
	return w
}

// line draws a way point by point.
func (c *chart) line(w way, k ink) {
	n := 8 * max(abs(w.to.x-w.from.x), 2*abs(w.to.y-w.from.y), 1)
	for i := range n + 1 {
		x, y := w.at(float64(i) / float64(n))
		c.dot(round(2*x+0.5), round(4*y+1.5), k)
	}
	middle := w.cell(0.5)
	for i := -1; i <= 1; i++ {
		c.keep(middle.x+i, middle.y)
	}
}

// arrows by eighths of a turn, from east over north.
var arrows = [...]string{"→", "↗", "↑", "↖", "←", "↙", "↓", "↘"}

// arrow draws the head of a one-way line before its end.
func (c *chart) arrow(w way) {
	x0, y0 := w.at(0.5)
	x1, y1 := w.at(1)
	turn := math.Atan2(2*(y0-y1), x1-x0) / (2 * math.Pi)
	head := arrows[(round(turn*8)+8)%8]
	length := math.Max(math.Abs(x1-x0), 2*math.Abs(y1-y0)) * 2
	for back := 2.0; back < length; back++ {
		p := w.cell(1 - back/length)
		if at := c.canvas.at(p.x, p.y); at != nil && at.on != fixed {
			c.write(p.x, p.y, head, bold)
			return
		}
	}
}

// along is where on a way its text may stand, best first.
var along = [...]float64{0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.25, 0.75}

// printed writes the texts of the ways; those that find no room are noted.
func (c *chart) printed() {
	g := c.View.Game()
	for _, p := range g.Paths {
		text, lies := c.wayText(p)
		full := strings.TrimSpace(text + " " + lies)
		if full == "" || lies != "" && c.onWay(p, full, bold) {
			continue
		}
		short := text
		if lies != "" {
			short += "*"
		}
		written := c.onWay(p, short, plain)
		if !written || lies != "" {
			c.note(g.Places[g.Places[p].Ends[0]].Name+"–"+g.Places[g.Places[p].Ends[1]].Name, full)
		}
	}
}

// wayText is what is printed on a way, short, and what lies there.
func (c *chart) wayText(p engine.Place) (printed, lies string) {
	g := c.View.Game()
	var numbers []string
	for _, f := range g.Fields {
		if isPrinted(&f) && f.Place[p].Type == engine.TypeNumber {
			numbers = append(numbers, strconv.FormatInt(f.Place[p].N, 10))
		}
	}
	if c.View.Count(p) > 0 {
		lies = content(c.View, p)
	}
	return strings.Join(numbers, "/") + c.lines.printedWords(g, p), lies
}

// onWay writes a text on a way where nothing is in its place.
func (c *chart) onWay(p engine.Place, text string, k ink) bool {
	w, wide := c.way(p), terminal.Width(text)
	for _, t := range along {
		at := w.cell(t)
		x := at.x - (wide-1)/2
		if _, ok := c.cost(x, at.y, wide); ok {
			c.write(x, at.y, text, k)
			return true
		}
	}
	return false
}

func abs(n int) int { return max(n, -n) }
