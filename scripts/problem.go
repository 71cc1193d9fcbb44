// This file defines Problem: what is wrong with a rules file, and where.

package scripts

import (
	"fmt"
	"slices"
	"strings"
)

// Problem is one thing wrong with the files of a rule set.
type Problem struct {
	File    string
	Line    int // 1..; 0 where the file as a whole is meant
	Column  int // 1..; 0 where only the line is known
	Subject string
	Text    string
	Hint    string // how to put it right; may be empty
}

// Error writes file:line:column: subject: text, and the hint on a line of its own.
func (p Problem) Error() string {
	var b strings.Builder
	b.WriteString(p.File)
	if p.Line > 0 {
		fmt.Fprintf(&b, ":%d", p.Line)
	}
	if p.Column > 0 {
		fmt.Fprintf(&b, ":%d", p.Column)
	}
	if p.Subject != "" {
		b.WriteString(": " + p.Subject)
	}
	b.WriteString(": " + p.Text)
	if p.Hint != "" {
		b.WriteString("\nhint: " + p.Hint)
	}
	return b.String()
}

// Problems are all that a load has found. As an error it prints one a line.
type Problems []Problem

func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}

// Sort puts problems in the order of a reader: file, line, column; equal ones become one.
func (ps Problems) Sort() Problems {
	slices.SortStableFunc(ps, func(a, b Problem) int {
		if c := strings.Compare(a.File, b.File); c != 0 {
			return c
		}
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		if a.Column != b.Column {
			return a.Column - b.Column
		}
		return strings.Compare(a.Text, b.Text)
	})
	return slices.Compact(ps)
}

// Source is the text of one Lua file, or Lua that stands inside a TOML file.
type Source struct {
	File      string
	Text      string
	FirstLine int // line of the file on which Text begins; 0 or 1: the first
}

// Layer is the Lua of a game or of one house rule. A later layer replaces the
// functions of earlier ones by name.
type Layer struct {
	Name    string
	Sources []Source
}
