// This file forgets what was typed ahead on the systems that descend from BSD.

//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package terminal

import (
	"os"

	"golang.org/x/sys/unix"
)

// dropTyped forgets what a terminal has not handed out yet. It fails where the
// terminal has been taken away, which the next ReadLine tells.
func dropTyped(f *os.File) { unix.IoctlSetPointerInt(int(f.Fd()), unix.TIOCFLUSH, unix.TCIFLUSH) }
