// This file lists what the seat that looks holds in its hands.

package show

import (
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// manyListed is up to how many different pieces a hand is listed.
const manyListed = 10

// listed tells whether a place is a hand of the seat that looks, to be listed piece
// by piece with what is printed there: not where all of that stands elsewhere.
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
			says = says || !s.Told[seen.Piece] && Detail(s.View, seen.Piece, false) != ""
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
	title := terminal.Cut(g.Zones[zone].Name, s.Columns/2)
	indent := terminal.Width(title) + between
	var lines []string
	if len(names) > 0 {
		lines = terminal.Lines(strings.Join(counted(names, times), ", "), s.Columns-indent, 0)
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
	lines[0] = bold.paint(title) + lines[0][indent-between:]
	return lines
}
