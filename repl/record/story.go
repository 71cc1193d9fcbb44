// This file keeps the books of a match: what undo and branches have left of its lines.

package record

import (
	"fmt"
	"maps"
	"slices"
)

// Main is the branch a match begins in.
const Main = "main"

// maxBranches bounds how many a match may have: with it, going back is cheap in sum.
const maxBranches = 200

// Story is the lines of a match by branches. A table adds each line before it is
// written, so that what is read later makes the same Story. Make one with NewStory.
type Story struct {
	left    map[string]*node // where each branch but the present one was left
	names   []string
	present string
	tip     *node // nil: nothing has happened
}

// node is a line and what came before it. It never changes, so branches share it.
type node struct {
	line    Line
	before  *node
	lines   int // up to here, this one included
	entries int // of these
}

// NewStory begins a match.
func NewStory() *Story {
	return &Story{left: map[string]*node{}, names: []string{Main}, present: Main}
}

// clone is a story that goes its own way; they share the lines they have in common.
func (s *Story) clone() *Story {
	return &Story{left: maps.Clone(s.left), names: slices.Clone(s.names), present: s.present, tip: s.tip}
}

// Add takes a line of any kind. It refuses a Back to more entries than there are and a
// branch too many; the Story is then as it was.
func (s *Story) Add(l Line) error {
	switch l.Kind {
	case Back:
		return s.back(l.To)
	case Branch:
		return s.branch(l.Text)
	}
	n := &node{line: l, before: s.tip, lines: 1, entries: s.Len()}
	if s.tip != nil {
		n.lines += s.tip.lines
	}
	if l.Entry() {
		n.entries++
	}
	s.tip = n
	return nil
}

// back keeps the first entries with the marks behind the last of them.
func (s *Story) back(entries int) error {
	if there := s.Len(); entries < 0 || entries > there {
		return fmt.Errorf("there are no %d entries to go back to (0 to %d)", entries, there)
	}
	for s.Len() > entries {
		s.tip = s.tip.before
	}
	return nil
}

func (s *Story) branch(name string) error {
	if name == s.present {
		return nil
	}
	tip, known := s.left[name]
	switch {
	case !known && len(s.names) >= maxBranches:
		return fmt.Errorf("there are %d branches, and cannot be more", maxBranches)
	case !known:
		tip = s.tip
		s.names = append(s.names, name)
	}
	s.left[s.present] = s.tip
	delete(s.left, name)
	s.present, s.tip = name, tip
	return nil
}

// Present is the name of the branch that lines are added to.
func (s *Story) Present() string { return s.present }

// Branches are the names of all branches, the oldest first.
func (s *Story) Branches() []string { return slices.Clone(s.names) }

// Len is the number of entries of the present branch.
func (s *Story) Len() int {
	if s.tip == nil {
		return 0
	}
	return s.tip.entries
}

// Lines are the entries of the present branch and the marks between them, in order.
func (s *Story) Lines() []Line {
	if s.tip == nil {
		return nil
	}
	lines := make([]Line, s.tip.lines)
	for n := s.tip; n != nil; n = n.before {
		lines[n.lines-1] = n.line
	}
	return lines
}

// Entries are the answers and commands of the present branch, in order.
func (s *Story) Entries() []Line {
	var entries []Line
	for _, l := range s.Lines() {
		if l.Entry() {
			entries = append(entries, l)
		}
	}
	return entries
}

// Over tells whether the match is over where the present branch stands.
func (s *Story) Over() bool {
	for n := s.tip; n != nil && !n.line.Entry(); n = n.before {
		if n.line.Kind == Over {
			return true
		}
	}
	return false
}
