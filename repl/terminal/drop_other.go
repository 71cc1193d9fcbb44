// This file stands in where a terminal keeps what was typed ahead.

//go:build !(linux || darwin || dragonfly || freebsd || netbsd || openbsd)

package terminal

import "os"

// dropTyped cannot reach what the terminal has not handed out yet.
func dropTyped(*os.File) {}
