// This file writes records.

package record

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
)

// ErrElsewhere tells that another process, or another Writer of this one, has the record.
var ErrElsewhere = errors.New("it is being played elsewhere")

// ErrLost tells that the file of a record is gone, or is another, while it is written.
var ErrLost = errors.New("the file is gone, or it is another")

// disk is what a Writer needs of a file.
type disk interface {
	io.WriterAt
	io.Closer
	Sync() error
	Truncate(size int64) error
}

// Writer appends to a record. It holds the lock of the file until Close.
type Writer struct {
	path    string
	file    disk
	size    int64 // bytes that are written and synced
	sum     uint32
	unclean bool // something may stand behind them
}

// Write appends lines and returns when they are on the disk. On an error none of them
// counts, and Write may be tried again. It does not ask whether a Back is possible: who
// writes one that is not has written damage.
func (w *Writer) Write(lines ...Line) error {
	if w.file == nil {
		return fmt.Errorf("%s: record: it is closed", w.path)
	}
	s := sealed{sum: w.sum}
	if err := s.addLines(lines); err != nil {
		return fmt.Errorf("%s: record: it cannot hold this: %w", w.path, err)
	}
	if w.size+int64(len(s.text)) > maxSize {
		return fmt.Errorf("%s: record: it is full (at most %d MB)", w.path, maxSize>>20)
	}
	if err := w.stillThere(); err != nil {
		return fault(w.path, "it cannot be written", err)
	}
	if err := w.append(s.text); err != nil {
		return fault(w.path, "it cannot be written", err)
	}
	w.size, w.sum = w.size+int64(len(s.text)), s.sum
	return nil
}

// stillThere looks whether the path leads to the file that is written, and whether
// that holds what has been.
func (w *Writer) stillThere() error {
	f, ok := w.file.(*os.File)
	if !ok {
		return nil
	}
	own, err := f.Stat()
	if err != nil {
		return err
	}
	there, err := os.Stat(w.path)
	if err != nil || !os.SameFile(own, there) || own.Size() < w.size {
		return ErrLost
	}
	return nil
}

// append puts text on the disk, or leaves the file as it was.
func (w *Writer) append(text []byte) error {
	if w.unclean {
		if err := w.file.Truncate(w.size); err != nil {
			return err
		}
		w.unclean = false
	}
	_, err := w.file.WriteAt(text, w.size)
	if err == nil {
		err = w.file.Sync()
	}
	if err != nil { // what was written in part must not come before what is tried next
		w.unclean = w.file.Truncate(w.size) != nil
	}
	return err
}

// Close lets the record go. A second Close does nothing.
func (w *Writer) Close() error {
	if w.file == nil {
		return nil
	}
	err := w.file.Close()
	if w.file = nil; err != nil {
		return fault(w.path, "it cannot be closed", err)
	}
	return nil
}

// Continue opens a record to append to what Read has found in it. What stands behind
// damage, or was taken for it (Record.Cut), is cut, after the whole file was copied to
// "<path>.damaged", or with a number behind it when there is one already; a torn line
// is cut without. The error is
// ErrElsewhere when somebody has the record, and tells when it is another since Read.
func Continue(path string, r *Record) (*Writer, error) {
	f, err := open(path, os.O_RDWR)
	if err != nil {
		return nil, err
	}
	if err := resume(f, path, r); err != nil {
		f.Close()
		return nil, err
	}
	return &Writer{path: path, file: f, size: r.kept.size, sum: r.kept.sum}, nil
}

// resume locks a file and leaves nothing in it but what was found.
func resume(f *os.File, path string, r *Record) error {
	if err := lock(f); err != nil {
		return fault(path, "it cannot be continued", err)
	}
	now, err := read(newSource(f, path))
	if err != nil {
		return err
	}
	if now.found != r.found {
		return fmt.Errorf("%s: record: it was written to since it was read\nhint: begin again, from what it holds now", path)
	}
	info, err := f.Stat()
	if err == nil && info.Size() == r.kept.size {
		return nil
	}
	if err == nil && (now.Damage != nil || r.kept != r.found) {
		err = keepDamaged(f, path)
	}
	if err == nil {
		err = f.Truncate(r.kept.size)
	}
	if err == nil {
		err = f.Sync()
	}
	if err != nil {
		return fault(path, "it cannot be mended", err)
	}
	return nil
}

// keepDamaged copies a damaged file to a new one beside it.
func keepDamaged(f *os.File, path string) error {
	for n := 1; ; n++ {
		name := path + ".damaged"
		if n > 1 {
			name += "." + strconv.Itoa(n)
		}
		aside, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return err
		}
		_, err = io.Copy(aside, io.NewSectionReader(f, 0, maxSize))
		if err = firstError(err, aside.Sync(), aside.Close(), syncFolder(path)); err != nil {
			os.Remove(name) // half a copy is of no use, and the whole is still there
		}
		return err
	}
}

// firstError is the first of several that is one.
func firstError(errs ...error) error {
	if i := slices.IndexFunc(errs, func(err error) bool { return err != nil }); i >= 0 {
		return errs[i]
	}
	return nil
}
