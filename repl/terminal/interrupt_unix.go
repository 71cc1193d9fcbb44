// This file names the signals of Unix.

//go:build unix

package terminal

import (
	"os"

	"golang.org/x/sys/unix"
)

// changing tell that the window changed or that the program goes on after it was
// stopped; ending end it.
var (
	changing = []os.Signal{unix.SIGWINCH, unix.SIGCONT}
	ending   = []os.Signal{unix.SIGTERM, unix.SIGHUP}
)

// stopJob stops the processes that the terminal counts as one job.
func stopJob() error { return unix.Kill(0, unix.SIGTSTP) }

// endBy ends the program by a signal, so that its parent sees which it was.
func endBy(sig os.Signal) {
	if s, ok := sig.(unix.Signal); ok {
		unix.Kill(unix.Getpid(), s)
	}
}
