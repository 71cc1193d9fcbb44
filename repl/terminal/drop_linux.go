// This file forgets what was typed ahead on Linux.

package terminal

import (
	"os"

	"golang.org/x/sys/unix"
)

// dropTyped forgets what a terminal has not handed out yet. It fails where the
// terminal has been taken away, which the next ReadLine tells.
func dropTyped(f *os.File) { unix.IoctlSetInt(int(f.Fd()), unix.TCFLSH, unix.TCIFLUSH) }
