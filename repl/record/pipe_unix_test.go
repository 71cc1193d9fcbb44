// This file makes a named pipe where there are any.

//go:build unix

package record

import (
	"testing"

	"golang.org/x/sys/unix"
)

func makePipe(t *testing.T, path string) bool {
	if err := unix.Mkfifo(path, 0o600); err != nil {
		t.Fatal(err)
	}
	return true
}
