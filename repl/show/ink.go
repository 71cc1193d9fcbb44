// This file says how parts of a panel are set off from each other.

package show

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

// paint writes a text in an ink.
func (k ink) paint(text string) string {
	switch {
	case text == "" || k == plain:
		return text
	}
	return text
}
