// This file draws the seats about what lies in the middle of the table.

package show

import (
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// quarters is how many corners and sides there are about the middle.
const quarters = 4

// ring is what stands about the middle, clockwise: corners from the top left,
// sides from the top. It is turned so that the seat that looks is at the bottom.
type ring struct {
	seats, printed [quarters]string // at the corners
	seatInks       [quarters]ink
	sides          [quarters]string
	arrow          int // the side it points to, -1 for none
}

// around draws the middle as a box, printed corners and the arrow as the piece has
// been turned, zones at the sides, and seats at the corners where they sit.
func (s Sheet) around(p *engine.PanelDef) []string {
	g := s.View.Game()
	r := ring{arrow: -1}
	middle := g.Zones[p.Around].Places[0]
	turned := 0
	if s.View.Seat() >= 0 {
		turned = quarters - 1 - s.corner(p, s.View.Seat())
	}
	for i := range g.Seats {
		at := (s.corner(p, engine.Seat(i)) + turned) % quarters
		if r.seats[at] != "" {
			r.seats[at] += ", "
		}
		r.seats[at] += s.name(engine.Seat(i))
		r.seatInks[at] = seatInk + ink(i)
	}
	for i, z := range sidesOf(g, p) {
		if s.View.Count(z) > 0 {
			r.sides[(i+turned)%quarters] = inside(s.View, z)
		}
	}
	s.turn(p, middle, turned, &r)
	return s.drawRing(r, s.boxed(p, middle))
}

// corner is where a seat sits, 0 to 3: as the rules say, else spread evenly.
func (s Sheet) corner(p *engine.PanelDef, seat engine.Seat) int {
	if p.SeatAt >= 0 {
		if at, ok := s.View.Measure(p.SeatAt, seat.Value()); ok && at.Type == engine.TypeNumber {
			return int((at.N-1)%quarters+quarters) % quarters
		}
	}
	return int(seat) * quarters / len(s.View.Game().Seats) % quarters
}

// sidesOf are the zones at the sides.
func sidesOf(g *engine.Game, p *engine.PanelDef) []engine.Place {
	if p.Sides < 0 {
		return nil
	}
	places := g.Zones[p.Sides].Places
	return places[:min(quarters, len(places))]
}

// turn reads what is printed at the corners of the piece in the middle, and where
// its arrow points, as it lies.
func (s Sheet) turn(p *engine.PanelDef, middle engine.Place, turned int, r *ring) {
	g := s.View.Game()
	seen := s.View.Pieces(middle)
	if len(seen) == 0 || seen[0].Piece < 0 || seen[0].Face.Type != engine.TypeNumber {
		return
	}
	by := turned + int(seen[0].Face.N)
	if v := fieldOf(g, p.Corners, seen[0].Piece); v.Type == engine.TypeArray {
		for i, x := range g.Arrays[v.N][:min(quarters, len(g.Arrays[v.N]))] {
			r.printed[(i+by)%quarters] = g.Show(x)
		}
	}
	if v := fieldOf(g, p.Arrow, seen[0].Piece); v.Type == engine.TypeNumber && v.N > 0 {
		r.arrow = (int(v.N) - 1 + by) % quarters
	}
}

// fieldOf is what a piece has in a field (-1: none).
func fieldOf(g *engine.Game, f int, p engine.Piece) engine.Value {
	if f < 0 || g.Fields[f].Piece == nil {
		return engine.Nil
	}
	return g.Fields[f].Piece[p]
}

// boxed is the text of the box: what lies in the middle, with what is printed on it
// but not drawn.
func (s Sheet) boxed(p *engine.PanelDef, middle engine.Place) []string {
	g := s.View.Game()
	if s.View.Count(middle) == 0 {
		return []string{g.Places[middle].Name + ":", "nothing"}
	}
	var texts []string
	for _, seen := range s.View.Pieces(middle) {
		if seen.Piece < 0 {
			continue
		}
		texts = append(texts, seenName(g, seen, engine.NoSeat))
		if more := Detail(s.View, seen.Piece, false); more != "" {
			texts = append(texts, more)
		}
	}
	if len(texts) == 0 {
		return []string{inside(s.View, middle)}
	}
	return texts
}

// The box in the middle keeps between so many columns, less its frame.
const (
	leastBox = 8
	mostBox  = 44
)

// outward are arrows at the sides, clockwise from the top.
var outward = [quarters]string{"▲", "▶", "▼", "◀"}

// drawRing draws the box with what stands about it.
func (s Sheet) drawRing(r ring, texts []string) []string {
	beside := 0
	for i := range quarters {
		beside = max(beside, terminal.Width(r.seats[i]), terminal.Width(r.printed[i]), terminal.Width(r.sides[i]))
	}
	margin := max(1, min(beside, (s.Columns-leastBox-8)/2))
	box := min(mostBox, s.Columns-2*margin-8)
	var inner []string
	for _, t := range texts {
		inner = append(inner, terminal.Lines(t, box, 0)...)
	}
	for len(inner) < 3 {
		inner = append(inner, "")
	}
	left, right := margin+2, margin+2+box+4
	c := newCanvas(s.Columns, len(inner)+4)
	c.frame(left, 1, box+4, len(inner)+2)
	for y, t := range inner {
		k := plain
		if y == 0 {
			k = bold
		}
		c.write(left+2, y+2, t, k)
	}
	c.corners(r, left, right, margin)
	c.besides(r, left, right, margin)
	return c.rows()
}

// corners writes seats and what is printed before them.
func (c *canvas) corners(r ring, left, right, margin int) {
	rows := [quarters][2]int{{0, 1}, {0, 1}, {c.high - 1, c.high - 2}, {c.high - 1, c.high - 2}}
	for i := range quarters {
		for k, text := range []string{r.seats[i], r.printed[i]} {
			text = terminal.Cut(text, margin)
			x := left - 1 - terminal.Width(text)
			if i == 1 || i == 2 {
				x = right + 1
			}
			c.write(x, rows[i][k], text, []ink{r.seatInks[i], plain}[k])
		}
	}
}

// besides writes what lies at the sides, and the arrow on the frame.
func (c *canvas) besides(r ring, left, right, margin int) {
	middle, row := (left+right)/2, c.high/2
	heads := [quarters]point{{middle, 1}, {right - 1, row}, {middle, c.high - 2}, {left, row}}
	for i, text := range r.sides {
		k := plain
		if i == r.arrow {
			c.write(heads[i].x, heads[i].y, outward[i], bold)
			k = bold
		}
		text = terminal.Cut(text, margin)
		wide := terminal.Width(text)
		at := [quarters]point{{middle - wide/2, 0}, {right + 1, row}, {middle - wide/2, c.high - 1}, {left - 1 - wide, row}}[i]
		c.write(at.x, at.y, text, k)
	}
}

// frame draws a box.
func (c *canvas) frame(x, y, wide, high int) {
	c.write(x, y, "┌"+strings.Repeat("─", wide-2)+"┐", dim)
	for i := range high - 2 {
		c.write(x, y+1+i, "│", dim)
		c.write(x+wide-1, y+1+i, "│", dim)
	}
	c.write(x, y+high-1, "└"+strings.Repeat("─", wide-2)+"┘", dim)
}
