// This file finds what a seat sees by its name: to say why it is no option, and
// what is printed on it.

package repl

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hausregel/engine"
	"hausregel/repl/show"
	"hausregel/scripts/near"
)

// seenPiece is a piece that a seat sees, with where it lies.
type seenPiece struct {
	engine.Piece
	at engine.Place
}

// seenPieces are all pieces whose identity the seat sees.
func seenPieces(v engine.View) []seenPiece {
	var seen []seenPiece
	for z := range v.Game().Places {
		for _, s := range v.Pieces(engine.Place(z)) {
			if s.Piece >= 0 {
				seen = append(seen, seenPiece{s.Piece, engine.Place(z)})
			}
		}
	}
	return seen
}

// notAmong says of what the seat sees and a word names that it is no option, with
// the reason where it is barred; "" when the seat sees nothing of that name.
func notAmong(d *engine.Decision, word string) (text string, barred bool) {
	name := nameSeen(d.View(), word)
	var reasons []string
	for _, x := range d.Barred() {
		names := append(small(namesIn(d.BarredLabel(x), x.Option)), strings.ToLower(d.BarredKey(x)))
		if !slices.Contains(names, strings.ToLower(word)) && (name == "" || !slices.Contains(names, strings.ToLower(name))) {
			continue
		}
		if name == "" {
			name = d.BarredLabel(x)
		}
		if !slices.Contains(reasons, x.Reason) {
			reasons = append(reasons, x.Reason)
		}
	}
	switch {
	case name == "":
		return "", false
	case len(reasons) > 0:
		return name + " is not among the options: " + strings.Join(reasons, " "), true
	}
	return name + " is not among the options.", false
}

// isWhole tells whether a word is a number, or the whole key or name of an option. If not,
// and it is that of something barred, that is meant and not an option that begins so.
func isWhole(called []callable, word string) bool {
	_, err := strconv.Atoi(word)
	return err == nil || len(exactly(called, strings.ToLower(word))) > 0
}

// nameSeen is the name of the piece, place or seat that a word is the name or key
// of; "" when the seat sees none.
func nameSeen(v engine.View, word string) string {
	g := v.Game()
	is := func(name string) bool { return strings.EqualFold(name, word) }
	for _, s := range seenPieces(v) {
		if d := &g.Pieces[s.Piece]; is(d.Name) || is(d.Key) {
			return d.Name
		}
	}
	for _, d := range g.Places {
		if is(d.Name) || is(d.ID) {
			return d.Name
		}
	}
	for _, d := range g.Seats {
		if is(d.Name) || is(d.ID) {
			return d.Name
		}
	}
	return ""
}

// printedOn tells what is printed on the pieces of a name, or of a start of names,
// and where they lie; of those alone that the seat sees.
func printedOn(v engine.View, word string) string {
	g := v.Game()
	var known, lines, starts []string
	for _, s := range seenPieces(v) {
		d := &g.Pieces[s.Piece]
		text := show.Detail(v, s.Piece, true)
		if text == "" {
			text = "nothing is printed on it"
		}
		line := fmt.Sprintf("  %s (%s): %s\n", d.Name, show.PlaceName(v, s.at), text)
		switch known = append(known, d.Key, d.Name); {
		case strings.EqualFold(d.Name, word) || strings.EqualFold(d.Key, word):
			lines = append(lines, line)
		case strings.HasPrefix(strings.ToLower(d.Name), strings.ToLower(word)) || strings.HasPrefix(d.Key, strings.ToLower(word)):
			starts = append(starts, line)
		}
	}
	if len(lines) == 0 {
		lines = starts
	}
	if len(lines) == 0 {
		return fmt.Sprintf("You see nothing called %q%s.\n", word, near.Hint(word, known))
	}
	return strings.Join(slices.Compact(lines), "")
}
