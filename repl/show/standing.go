// This file names shortly what stands on a space of the map.

package show

import (
	"fmt"
	"strconv"
	"strings"

	"hausregel/engine"
)

// standing are short names of what stands on a space: figures by whose they are,
// pieces that carry others with who is aboard.
func (c *chart) standing(z engine.Place, brief bool) []span {
	g := c.View.Game()
	var spans []span
	count := map[span]int{}
	hidden := 0
	for _, seen := range c.View.Pieces(z) {
		if seen.Piece < 0 && seen.Back == "" {
			hidden++
			continue
		}
		s := span{seenName(g, seen, engine.NoSeat), plain}
		if seen.Piece >= 0 {
			s = c.figure(seen, brief)
		}
		if count[s]++; count[s] == 1 {
			spans = append(spans, s)
		}
	}
	for i, s := range spans {
		if count[s] > 1 {
			spans[i].text += fmt.Sprintf("×%d", count[s])
		}
	}
	if hidden > 0 {
		spans = append(spans, span{fmt.Sprintf("%d face down", hidden), dim})
	}
	return spans
}

// figure is the short name of a piece on the map.
func (c *chart) figure(seen engine.Seen, brief bool) span {
	g := c.View.Game()
	d := &g.Pieces[seen.Piece]
	s := span{seenName(g, seen, d.Owner), plain}
	if d.Owner >= 0 && g.Kinds[d.Kind].PerSeat {
		s.ink = seatInk + ink(d.Owner)
		if len(c.owners) == 1 {
			s.text = c.brief(d.Owner)
		} else {
			s.text = c.brief(d.Owner) + "'s " + s.text
		}
	}
	if aboard := c.aboard(seen.Piece, brief); aboard != "" {
		s.text += "(" + aboard + ")"
	}
	return s
}

// aboard are short names of what lies in the zones of a piece, or brief: how much.
func (c *chart) aboard(p engine.Piece, brief bool) string {
	if brief {
		n := 0
		for _, z := range zonesOf(c.View.Game(), p) {
			n += c.View.Count(z)
		}
		if n == 0 {
			return ""
		}
		return strconv.Itoa(n)
	}
	var names []string
	for _, z := range zonesOf(c.View.Game(), p) {
		for _, s := range c.standing(z, false) {
			names = append(names, s.text)
		}
	}
	return strings.Join(names, " ")
}
