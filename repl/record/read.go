// This file reads records.

package record

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// What damage means for who wants to play on.
const (
	hintHead  = "this is within the head, which holds the rules and the seed: without it nothing can be played"
	hintMatch = "what stands before this line is whole, and the match can go on from there"
)

// Read reads a record. The error is for what is none: no file or not an ordinary one,
// a foreign or newer one, or one that is damaged within its head. Damage behind the
// head is told in the Record.
func Read(path string) (*Record, error) {
	f, err := open(path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return read(newSource(f, path))
}

// open opens an ordinary file of sensible size and waits for nobody, as it would with a
// named pipe.
func open(path string, flags int) (*os.File, error) {
	f, err := os.OpenFile(path, flags|atOnce, 0)
	if err != nil {
		return nil, fault(path, "it cannot be opened", err)
	}
	info, err := f.Stat()
	switch {
	case err != nil:
		err = fault(path, "it cannot be read", err)
	case info.IsDir():
		err = fmt.Errorf("%s: record: this is a folder", path)
	case !info.Mode().IsRegular():
		err = fmt.Errorf("%s: record: this is no ordinary file", path)
	case info.Size() > maxSize:
		err = fmt.Errorf("%s: record: it is too big (at most %d MB)", path, maxSize>>20)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// fault is an error of the disk, without the path that ours has already.
func fault(path, what string, err error) error {
	var at *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &at):
		err = at.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return fmt.Errorf("%s: record: %s: %w", path, what, err)
}

// read reads a record from its first byte.
func read(s *source) (*Record, error) {
	r, story := &Record{}, NewStory()
	if err := s.title(); err != nil {
		return nil, err
	}
	if err := s.head(&r.Head); err != nil {
		if err == io.EOF || err == errTorn {
			err = s.problem("the file ends here")
		}
		return nil, err
	}
	s.hint = hintMatch
	for {
		r.kept = mark{s.size, s.sum}
		r.found = r.kept
		line, err := s.match()
		if err == nil {
			if refused := story.Add(line); refused != nil {
				err = s.problem("%v", refused)
			}
		}
		switch {
		case err == nil:
			r.Lines, r.starts = append(r.Lines, line), append(r.starts, r.kept)
			continue
		case err == io.EOF || err == errTorn:
			r.Torn = err == errTorn
			return r, nil
		case errors.As(err, &r.Damage):
			return r, nil
		}
		return nil, err
	}
}

// head reads up to the first line of the match.
func (s *source) head(h *Head) error {
	for seeded := false; ; {
		text, err := s.next()
		if err != nil {
			return err
		}
		if line := string(text); strings.HasPrefix(line, "rules ") {
			if h.Game == "" || !seeded {
				return s.problem("the head has no game or no seed")
			}
			h.Rules, err = s.rules(line)
			return err
		} else if err := h.parse(line); err != nil {
			return s.problem("%v", err)
		} else if strings.HasPrefix(line, "seed ") {
			seeded = true
		}
	}
}

// match reads a line of the match.
func (s *source) match() (Line, error) {
	text, err := s.next()
	if err != nil {
		return Line{}, err
	}
	line, err := parseLine(string(text))
	if err != nil {
		return Line{}, s.problem("%v", err)
	}
	line.N = s.n
	return line, nil
}

// rules reads a set of rules whose first line was read.
func (s *source) rules(first string) (r Rules, err error) {
	hash, files, err := parseRules(first)
	if err != nil {
		return r, s.problem("%v", err)
	}
	r.Hash = hash
	for range files {
		text, err := s.next()
		if err != nil {
			return r, err
		}
		name, lines, err := parseFile(string(text))
		if err != nil {
			return r, s.problem("%v", err)
		}
		f := File{Name: name}
		if f.Text, err = s.text(lines); err != nil {
			return r, err
		}
		r.Files = append(r.Files, f)
	}
	return r, nil
}

// text reads the lines of a file.
func (s *source) text(lines int) (string, error) {
	var b strings.Builder
	for range lines {
		line, err := s.next()
		switch {
		case err != nil:
			return "", err
		case s.noFiles:
		case len(line) > 1 && line[0] == '|' && line[1] == ' ':
			b.Write(line[2:])
			b.WriteByte('\n')
		case len(line) > 0 && line[0] == '"':
			piece, err := unquoted(string(line))
			if err != nil {
				return "", s.problem("%v", err)
			}
			b.WriteString(piece)
		default:
			return "", s.problem("a line of a file expected (\"| \" or quotes before it)")
		}
	}
	return b.String(), nil
}
