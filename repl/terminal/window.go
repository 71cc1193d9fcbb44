// This file knows the window that a table is shown in: its size and how to empty it.

package terminal

import (
	"io"
	"os"
	"strings"
)

// window is where the text goes.
type window struct {
	size   func() (rows, columns int) // 0 where there is no bound, as in a file; it may change in play
	clears bool                       // it understands the sequences of a terminal
}

// windowOf looks at what a writer writes to.
func windowOf(out io.Writer) window {
	f, ok := out.(*os.File)
	if !ok || !isTerminal(f) {
		return window{size: func() (rows, columns int) { return 0, 0 }}
	}
	term := os.Getenv("TERM")
	size := func() (rows, columns int) {
		if rows, columns = terminalSize(f); columns <= 0 {
			columns = usualColumns
		}
		return rows, columns
	}
	return window{size: size, clears: term != "" && term != "dumb"}
}

// emptied is what takes all text off the window, what has been scrolled away too
// where that can be done.
func (w window) emptied() string {
	if w.clears {
		return "\x1b[H\x1b[2J\x1b[3J"
	}
	rows, _ := w.size()
	if rows <= 0 {
		rows = manyRows
	}
	return strings.Repeat("\n", rows)
}

// manyRows are more than a window of unknown height has; usualColumns is how wide
// a terminal is that does not say.
const (
	manyRows     = 100
	usualColumns = 80
)
