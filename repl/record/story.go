// This file keeps the books of a match: what undo and branches have left of its lines.

package record

import (
	"fmt"
	"slices"
)

// Main is the branch a match begins in.
const Main = "main"

// Story is the lines of a match by branches. A table adds each line that it has
// written, so that what is read later makes the same Story. Make one with NewStory.
type Story struct {
	left    map[string]*node // where each branch was left; of the present one it says nothing
	names   []string
	present string
	tip     *node
}

// node is a line and what came before it. It never changes, so branches share it. The
// first has no line and is before itself.
type node struct {
	line    Line
	before  *node
	far     *node // one long before it, for going back in few steps
	lines   int   // up to here, this one included
	entries int   // of these
}

// NewStory begins a match.
func NewStory() *Story {
	first := &node{}
	first.before, first.far = first, first
	return &Story{left: map[string]*node{}, names: []string{Main}, present: Main, tip: first}
}

// Add takes a line of any kind. It refuses a Back to more entries than there are; the
// Story is then as it was.
func (s *Story) Add(l Line) error {
	switch l.Kind {
	case Back:
		return s.back(l.To)
	case Branch:
		s.branch(l.Text)
		return nil
	}
	n := &node{line: l, before: s.tip, far: s.tip, lines: s.tip.lines + 1, entries: s.tip.entries}
	// Two leaps of one length make one of their sum: from anywhere any line before is
	// some log(lines) leaps and steps away.
	if near, far := s.tip.far, s.tip.far.far; s.tip.lines-near.lines == near.lines-far.lines {
		n.far = far
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
		if s.tip.far.entries > entries {
			s.tip = s.tip.far
		} else {
			s.tip = s.tip.before
		}
	}
	return nil
}

// branch goes to a known branch or begins one.
func (s *Story) branch(name string) {
	s.left[s.present] = s.tip
	if tip, known := s.left[name]; known {
		s.tip = tip
	} else {
		s.names = append(s.names, name)
	}
	s.present = name
}

// Present is the name of the branch that lines are added to.
func (s *Story) Present() string { return s.present }

// Branches are the names of all branches, the oldest first.
func (s *Story) Branches() []string { return slices.Clone(s.names) }

// Len is the number of entries of the present branch.
func (s *Story) Len() int { return s.tip.entries }

// Lines are the entries of the present branch and the marks between them, in order.
func (s *Story) Lines() []Line {
	lines := make([]Line, s.tip.lines)
	for n := s.tip; n.lines > 0; n = n.before {
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
	for n := s.tip; n.lines > 0 && !n.line.Entry(); n = n.before {
		if n.line.Kind == Over {
			return true
		}
	}
	return false
}
