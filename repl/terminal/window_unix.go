// This file asks a Unix terminal for its size.

//go:build unix

package terminal

import (
	"os"

	"golang.org/x/sys/unix"
)

// editable tells that lines can be edited at terminals of this system.
const editable = true

// isTerminal tells whether a file is a terminal.
func isTerminal(f *os.File) bool {
	_, err := unix.IoctlGetWinsize(int(f.Fd()), unix.TIOCGWINSZ)
	return err == nil
}

// terminalSize gives the size of a terminal in letters; 0, 0 where it has none.
func terminalSize(f *os.File) (rows, columns int) {
	size, err := unix.IoctlGetWinsize(int(f.Fd()), unix.TIOCGWINSZ)
	if err != nil {
		return 0, 0
	}
	return int(size.Row), int(size.Col)
}
