// This file lists the records of a folder.

package record

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Listed is a file of a folder of records.
type Listed struct {
	Path    string
	Written time.Time // last
	Err     error     // why it is no record; what follows then says nothing

	Head      Head    // without the texts of its rules
	Entries   int     // of the present branch
	Decisions int     // of these: they are answers
	Over      bool    // the match is over there
	Damage    *Damage // nil: there is none
}

// List tells what lies in a folder, last written first. Hidden files, folders and what
// Continue has put aside are passed over. A folder that is not there is empty.
func List(folder string) ([]Listed, error) {
	files, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fault(folder, "the folder cannot be read", err)
	}
	var out []Listed
	for _, f := range files {
		name := f.Name()
		if f.IsDir() || strings.HasPrefix(name, ".") || strings.Contains(name, ".damaged") {
			continue
		}
		info, err := f.Info()
		if err != nil { // it is gone since
			continue
		}
		out = append(out, listed(filepath.Join(folder, name), info.ModTime()))
	}
	slices.SortStableFunc(out, func(a, b Listed) int {
		return cmp.Or(b.Written.Compare(a.Written), cmp.Compare(b.Path, a.Path))
	})
	return out, nil
}

func listed(path string, written time.Time) Listed {
	l := Listed{Path: path, Written: written}
	f, err := open(path, os.O_RDONLY)
	if err != nil {
		l.Err = err
		return l
	}
	defer f.Close()
	s := newSource(f, path)
	s.noFiles = true
	r, err := read(s)
	if err != nil {
		l.Err = err
		return l
	}
	l.Head, l.Damage = r.Head, r.Damage
	l.Head.Rules.Files = nil
	story := storyOf(r.Lines)
	for _, entry := range story.Entries() {
		if entry.Kind == Answer {
			l.Decisions++
		}
	}
	l.Entries, l.Over = story.Len(), story.Over()
	return l
}

// storyOf is that of lines that Read has found.
func storyOf(lines []Line) *Story {
	s := NewStory()
	for _, l := range lines {
		s.Add(l) // Read has left out what it refuses
	}
	return s
}
