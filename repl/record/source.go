// This file reads lines and their checks.

package record

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"unicode/utf8"
)

// errTorn tells that the text ends within a line.
var errTorn = errors.New("the last line is not finished")

// source gives the lines of a record one by one.
type source struct {
	in   *bufio.Reader
	path string
	n    int    // number of the last line read
	size int64  // bytes up to its end
	sum  uint32 // CRC-32 of these
	hint string // what damage means from here on
	long []byte // a line longer than the buffer

	noFiles bool // the texts of files are not looked at: they are empty
}

func newSource(in io.Reader, path string) *source {
	return &source{in: bufio.NewReaderSize(io.LimitReader(in, maxSize), 16<<10), path: path, hint: hintHead}
}

// problem is damage in the last line read.
func (s *source) problem(format string, args ...any) *Damage {
	return &Damage{Path: s.path, Line: s.n, Problem: fmt.Sprintf(format, args...), Hint: s.hint}
}

// next reads a line whose check fits, without the check; it is valid until the next
// call. The error is io.EOF, errTorn, a *Damage, or one of the disk.
func (s *source) next() ([]byte, error) {
	raw, err := s.raw()
	if err != nil {
		return nil, err
	}
	line := raw[:len(raw)-1]
	text, check := line, []byte(nil)
	if at := len(line) - checkLen; at >= 0 {
		text, check = line[:at], line[at:]
	}
	switch {
	case bytes.IndexByte(line, '\r') == len(line)-1 && len(line) > 0:
		return nil, s.problem(lineEnds)
	case !utf8.Valid(line):
		return nil, s.problem("is no text (UTF-8 expected)")
	case hasControl(line):
		return nil, s.problem("holds control characters")
	case !bytes.HasPrefix(check, []byte("  #")):
		return nil, s.problem("has no check at its end (two blanks, # and eight digits)")
	}
	sum := crc32.Update(s.sum, crc32.IEEETable, text)
	if digits := checkDigits(sum); !bytes.Equal(check[3:], digits[:]) {
		return nil, s.problem("does not fit its check: it was changed, or a line before it was taken out, put in or moved")
	}
	s.took(raw, crc32.Update(sum, crc32.IEEETable, raw[len(text):]))
	return text, nil
}

// lineEnds is what a file has been through that came from another system.
const lineEnds = "ends with a carriage return: something has changed the line ends of the file"

// hasControl finds the bytes that a line never holds, byte by byte since it is asked of
// every line of every record in a list.
func hasControl(line []byte) bool {
	for _, b := range line {
		if b < ' ' && b != '\t' || b == 0x7f {
			return true
		}
	}
	return false
}

// took counts a good line in.
func (s *source) took(raw []byte, sum uint32) {
	s.size += int64(len(raw))
	s.sum = sum
}

// title reads the first line and refuses what is no record of this version.
func (s *source) title() error {
	raw, err := s.raw()
	if err == io.EOF {
		return fmt.Errorf("%s: record: the file is empty", s.path)
	}
	var damage *Damage
	if err != nil && err != errTorn && !errors.As(err, &damage) {
		return err
	}
	version, ours := bytes.CutPrefix(bytes.TrimSuffix(raw, []byte{'\n'}), []byte(title))
	if ours && bytes.HasSuffix(version, []byte{'\r'}) {
		return s.problem(lineEnds)
	}
	switch n, bad := strconv.ParseUint(string(version), 10, 31); {
	case !ours || err != nil || bad != nil || n == 0:
		return fmt.Errorf("%s:1: record: this is no record of a match (the first line %s%d expected)", s.path, title, Version)
	case n > Version:
		return fmt.Errorf("%s:1: record: it is of version %d, and this hausregel reads %d\nhint: a newer hausregel has written it", s.path, n, Version)
	}
	s.took(raw, crc32.ChecksumIEEE(raw))
	return nil
}

// raw reads a line of any text, its newline too. Of one that is too long only the end
// is looked for.
func (s *source) raw() ([]byte, error) {
	s.long = s.long[:0]
	part, err := s.in.ReadSlice('\n')
	if err == nil {
		s.n++
		return part, nil
	}
	size := 0
	for ; err == bufio.ErrBufferFull; part, err = s.in.ReadSlice('\n') {
		if size += len(part); size <= maxLine {
			s.long = append(s.long, part...)
		}
	}
	size += len(part)
	switch {
	case err == io.EOF && size == 0:
		return nil, io.EOF
	case err == io.EOF:
		return nil, errTorn
	case err != nil:
		return nil, fmt.Errorf("%s: record: it cannot be read: %w", s.path, err)
	}
	if s.n++; size > maxLine {
		return nil, s.problem("is too long (at most %d bytes)", maxLine)
	}
	s.long = append(s.long, part...)
	return s.long, nil
}
