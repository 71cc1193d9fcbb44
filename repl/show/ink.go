// This file says how parts of a panel are set off from each other.

package show

import "hausregel/repl/terminal"

// ink is a manner of writing: plain, bold, dim, from colourInk on a colour, from
// seatInk on that of a seat. Colour never says anything that the text does not say too.
type ink int

const (
	plain ink = iota
	bold
	dim
	colourInk
	seatInk = colourInk + ink(terminal.Cyan) + 1
)

// colours are the words that are drawn in what they name.
var colours = map[string]terminal.Colour{
	"red": terminal.Red, "orange": terminal.Yellow, "yellow": terminal.Yellow, "green": terminal.Green, "blue": terminal.Blue,
	"purple": terminal.Magenta, "violet": terminal.Magenta, "pink": terminal.Magenta, "cyan": terminal.Cyan, "turquoise": terminal.Cyan,
}

// paint writes a text in an ink.
func (k ink) paint(text string) string {
	switch {
	case text == "" || k == plain:
		return text
	case k == bold:
		return terminal.Bold(text)
	case k == dim:
		return terminal.Dim(text)
	case k >= seatInk:
		return terminal.Seat(int(k-seatInk), text)
	}
	return terminal.Colour(k - colourInk).Paint(text)
}
