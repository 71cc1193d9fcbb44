// This file says how parts of a panel are set off from each other.

package show

import (
	"github.com/charmbracelet/x/ansi"

	"hausregel/repl/terminal"
)

// ink is a manner of writing: plain, bold, dim, or from seatInk on that of a seat.
// Colour never says anything that the text does not say too.
type ink int

const (
	plain ink = iota
	bold
	dim
	red
	yellow
	green
	blue
	magenta
	cyan
	seatInk
)

// colours are the words that are drawn in what they name.
var colours = map[string]ink{
	"red": red, "orange": yellow, "yellow": yellow, "green": green, "blue": blue,
	"purple": magenta, "violet": magenta, "pink": magenta, "cyan": cyan, "turquoise": cyan,
}

// styles are the inks of colours. What a terminal cannot show, the terminal drops.
var styles = map[ink]ansi.Style{
	red: ansi.Style{}.ForegroundColor(ansi.Red), yellow: ansi.Style{}.ForegroundColor(ansi.Yellow),
	green: ansi.Style{}.ForegroundColor(ansi.Green), blue: ansi.Style{}.ForegroundColor(ansi.Blue),
	magenta: ansi.Style{}.ForegroundColor(ansi.Magenta), cyan: ansi.Style{}.ForegroundColor(ansi.Cyan),
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
	return styles[k].Styled(text)
}
