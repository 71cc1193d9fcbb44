// This file stands in where the size of a terminal cannot be asked for.

//go:build !unix

package terminal

import "os"

// editable is false where the console has ways of its own.
const editable = false

// isTerminal tells whether a file is a device that somebody types at.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// terminalSize knows no size.
func terminalSize(*os.File) (rows, columns int) { return 0, 0 }
