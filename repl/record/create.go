// This file begins records: a file comes under its name with its whole head, or not at all.

package record

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Create begins a record with a head, which is on the disk when Create returns. Only
// the user may read the file (0600) and the folders made for it (0700). A file that
// is there already is refused with fs.ErrExist.
func Create(path string, h Head) (*Writer, error) {
	var s sealed
	s.begin()
	texts, err := h.texts()
	if err == nil {
		err = s.add(texts...)
	}
	if err == nil && len(s.text) > maxSize/2 {
		err = fmt.Errorf("%d MB of rules (at most %d)", len(s.text)>>20, maxSize>>21)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: record: it cannot hold this: %w", path, err)
	}
	f, err := begin(path, s.text)
	if err != nil {
		return nil, fault(path, "it cannot be made", err)
	}
	return &Writer{path: path, file: f, size: int64(len(s.text)), sum: s.sum}, nil
}

// begin makes a file that holds a text and is locked.
func begin(path string, text []byte) (*os.File, error) {
	folder := filepath.Dir(path)
	if err := makeFolder(folder); err != nil {
		return nil, err
	}
	if _, err := os.Lstat(path); err == nil {
		return nil, fs.ErrExist
	}
	f, err := os.CreateTemp(folder, ".record-*")
	if err != nil {
		return nil, err
	}
	made := f.Name()
	defer os.Remove(made) // gone already when it was renamed
	_, err = f.Write(text)
	if err == nil {
		err = f.Sync()
	}
	if err == nil {
		err = lock(f)
	}
	if err == nil {
		err = place(made, path)
	}
	if err == nil {
		err = syncFolder(path)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// place gives a file its name unless another has it. Where there are no hard links
// it is renamed, which between two processes is not quite as strict.
func place(made, path string) error {
	err := os.Link(made, path)
	if err == nil || errors.Is(err, fs.ErrExist) {
		return err
	}
	if _, err := os.Lstat(path); err == nil {
		return fs.ErrExist
	}
	return os.Rename(made, path)
}

// makeFolder makes a folder and those above it, so that they outlast a power cut.
func makeFolder(folder string) error {
	info, err := os.Stat(folder)
	switch {
	case err == nil && !info.IsDir():
		return fmt.Errorf("%s is no folder", folder)
	case err == nil:
		return nil
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	if err := makeFolder(filepath.Dir(folder)); err != nil {
		return err
	}
	if err := os.Mkdir(folder, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return syncFolder(folder)
}
