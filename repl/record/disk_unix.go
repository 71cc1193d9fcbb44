// This file asks a Unix system for locks, and for folders that outlast a power cut.

//go:build unix && !solaris && !illumos && !aix

package record

import (
	"errors"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"
)

// atOnce opens a named pipe without waiting for its other end.
const atOnce = unix.O_NONBLOCK

// lock takes a file for as long as it is open. Where the disk knows no locks,
// nothing can be taken, and play must go on all the same.
func lock(f *os.File) error {
	for {
		err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB)
		switch {
		case errors.Is(err, unix.EINTR):
		case errors.Is(err, unix.EWOULDBLOCK):
			return ErrElsewhere
		case errors.Is(err, unix.ENOLCK), errors.Is(err, unix.ENOTSUP), errors.Is(err, unix.ENOSYS):
			return nil
		default:
			return err
		}
	}
}

// syncFolder has the name of a new file outlast a power cut, where folders can be synced.
func syncFolder(path string) error {
	folder, err := os.Open(filepath.Dir(path))
	if err != nil {
		return err
	}
	defer folder.Close()
	if err := folder.Sync(); err != nil && !errors.Is(err, unix.EINVAL) && !errors.Is(err, unix.ENOTSUP) {
		return err
	}
	return nil
}
