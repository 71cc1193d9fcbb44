// This file writes the names of spaces on a map, with what stands there.

package show

import (
	"cmp"
	"slices"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// span is a text in one ink.
type span struct {
	text string
	ink  ink
}

// label is the name of a space with what stands there: rows of spans.
type label struct {
	place engine.Place
	rows  [][]span
	whole bool // all that stands there is in it
}

// names writes the labels, the widest first: what finds no room is left to the
// legend, and a space whose name finds none gets a letter.
func (c *chart) names() {
	var labels []label
	for _, z := range c.View.Game().Spaces {
		labels = append(labels, c.label(z))
	}
	slices.SortStableFunc(labels, func(a, b label) int { return cmp.Compare(b.wide()*len(b.rows), a.wide()*len(a.rows)) })
	letters := 'a'
	for _, l := range labels {
		name, all := l.rows[0][0].text, content(c.View, l.place)
		if c.View.Count(l.place) == 0 {
			all = ""
		}
		switch short := (label{place: l.place, rows: l.rows[:1]}); {
		case c.put(l):
			if !l.whole {
				c.note(name, all)
			}
		case c.put(short):
			c.note(name, all)
		case letters <= 'z':
			p := c.at[l.place]
			c.write(p.x, p.y, string(letters), bold)
			c.note(string(letters)+" "+name, all)
			letters++
		default:
			c.note(name, all)
		}
	}
}

// fewRows is how many rows a label has at most below the name.
const fewRows = 3

// label makes the label of a space. Where it would be too large, of what is aboard
// others only the number is told.
func (c *chart) label(z engine.Place) label {
	l := c.labelOf(z, c.standing(z, false))
	if !l.whole {
		l = c.labelOf(z, c.standing(z, true))
		l.whole = false
	}
	return l
}

// labelOf makes a label of as many spans as it has room for.
func (c *chart) labelOf(z engine.Place, spans []span) label {
	l := label{place: z, rows: [][]span{{{c.View.Game().Places[z].Name, bold}}}, whole: true}
	most := max(20, c.wide/5)
	used := most
	for _, s := range spans {
		wide := terminal.Width(s.text)
		switch {
		case used > 0 && used+1+wide <= most && len(l.rows) > 1:
			l.rows[len(l.rows)-1] = append(l.rows[len(l.rows)-1], span{" ", plain}, s)
			used += 1 + wide
		case len(l.rows) > fewRows || wide > most:
			l.whole = false
		default:
			l.rows = append(l.rows, []span{s})
			used = wide
		}
	}
	if !l.whole {
		l.rows[0] = append(l.rows[0], span{terminal.Ellipsis, dim})
	}
	return l
}

func (l *label) wide() int {
	wide := 0
	for _, row := range l.rows {
		wide = max(wide, rowWidth(row))
	}
	return wide
}

func rowWidth(row []span) int {
	wide := 0
	for _, s := range row {
		wide += terminal.Width(s.text)
	}
	return wide
}

// side is where a label may stand about its mark: by how many columns and rows
// its first cell is off, for a label so wide and high; right says that its rows
// end at the mark.
type side struct {
	at    func(wide, high int) point
	right bool
}

var sides = []side{
	{at: func(w, h int) point { return point{2, 0} }},
	{at: func(w, h int) point { return point{-1 - w, 0} }, right: true},
	{at: func(w, h int) point { return point{2, -(h - 1)} }},
	{at: func(w, h int) point { return point{-1 - w, -(h - 1)} }, right: true},
	{at: func(w, h int) point { return point{2, -(h / 2)} }},
	{at: func(w, h int) point { return point{-1 - w, -(h / 2)} }, right: true},
	{at: func(w, h int) point { return point{-w / 2, 1} }},
	{at: func(w, h int) point { return point{-w / 2, -h} }},
	{at: func(w, h int) point { return point{0, 1} }},
	{at: func(w, h int) point { return point{0, -h} }},
	{at: func(w, h int) point { return point{1 - w, 1} }, right: true},
	{at: func(w, h int) point { return point{1 - w, -h} }, right: true},
	{at: func(w, h int) point { return point{2, 1} }},
	{at: func(w, h int) point { return point{2, -h} }},
	{at: func(w, h int) point { return point{-1 - w, 1} }, right: true},
	{at: func(w, h int) point { return point{-1 - w, -h} }, right: true},
}

// put writes a label where it covers least; false where it has no room.
func (c *chart) put(l label) bool {
	p := c.at[l.place]
	wide, high := l.wide(), len(l.rows)
	best, least := -1, 0
	for i, s := range sides {
		off := s.at(wide, high)
		cost, ok := c.labelCost(l, point{p.x + off.x, p.y + off.y}, s.right)
		if cost = 4*cost + i; ok && (best < 0 || cost < least) {
			best, least = i, cost
		}
	}
	if best < 0 {
		return false
	}
	off := sides[best].at(wide, high)
	c.eachRow(l, point{p.x + off.x, p.y + off.y}, sides[best].right, func(x, y int, row []span) {
		for _, s := range row {
			c.write(x, y, s.text, s.ink)
			x += terminal.Width(s.text)
		}
	})
	return true
}

// labelCost is what a label would cover at a place.
func (c *chart) labelCost(l label, p point, right bool) (sum int, ok bool) {
	ok = true
	c.eachRow(l, p, right, func(x, y int, row []span) {
		cost, free := c.cost(x, y, rowWidth(row))
		sum, ok = sum+cost, ok && free
	})
	return sum, ok
}

// eachRow gives the rows of a label with where they begin.
func (c *chart) eachRow(l label, p point, right bool, f func(x, y int, row []span)) {
	wide := l.wide()
	for i, row := range l.rows {
		x := p.x
		if right {
			x += wide - rowWidth(row)
		}
		f(x, p.y+i, row)
	}
}
