// This file stands in where there are no signals but Ctrl-C.

//go:build !unix

package terminal

import "os"

// changing and ending are signals that are not sent here.
var changing, ending []os.Signal

// stopJob has nothing to stop for.
func stopJob() error { return nil }

// endBy ends the program.
func endBy(os.Signal) { os.Exit(1) }
