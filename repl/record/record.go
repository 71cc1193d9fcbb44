// This file defines what a record holds.

package record

import (
	"fmt"
	"slices"
)

// Version is that of the text; it stands in the first line.
const Version = 1

// Bounds of what is written and read, in bytes.
const (
	maxSize = 32 << 20 // of a record
	maxLine = 1 << 20  // of a line
)

// Head is what a match begins with.
type Head struct {
	Game    string            // name or path, as it was asked for
	With    []string          // house rules, in order
	Set     map[string]string // knobs set by hand; an id is one word
	Seed    uint64
	Engine  int      // version of what plays the rules: 0 or more
	Players []Player // by seat
	Rules   Rules
}

// Player is who sits at a seat: a person, or a bot when Bot names one.
type Player struct {
	Seat string // one word without a colon
	Name string
	Bot  string
}

// Rules are the effective rules and the text they come from.
type Rules struct {
	Hash  string // one word
	Files []File
}

// File is the text of a rules file, byte for byte.
type File struct {
	Name string
	Text string
}

// Kind says what a Line is.
type Kind uint8

// The kinds. Answers and commands are the entries of a match; a state and an over are
// marks behind the entry they follow.
const (
	Answer  Kind = iota + 1 // Seat chose Keys; forced answers and those of bots are written too
	Command                 // Text was typed at an open table and changed the match
	Back                    // of the present branch only the first To entries are kept
	Branch                  // what follows belongs to branch Text: a new one begins as a copy of the present one, a known one as it was left
	State                   // Hash is that of the position here
	Over                    // the match is over here, and Text says how
)

// Line is one line of a match; its Kind says which fields count.
type Line struct {
	Kind Kind
	N    int      // its number in the file, from 1; Read sets it
	Seat string   // one word without a colon
	Keys []string // nil: none was chosen
	Text string   // what was typed, the branch, or how the match ended
	To   int      // 0 or more
	Hash uint64
}

// Entry tells whether the line is an entry of the match: an answer or a command.
func (l Line) Entry() bool { return l.Kind == Answer || l.Kind == Command }

// Record is what Read has found.
type Record struct {
	Head   Head
	Lines  []Line  // up to the damage
	Damage *Damage // nil: there is none
	Torn   bool    // the last line was not finished, and is left out

	starts []mark // where each of Lines begins
	kept   mark   // where they end
	found  mark   // where they ended when they were read
}

// mark is a place in the file: the bytes before it, and their check.
type mark struct {
	size int64
	sum  uint32
}

// Cut takes the line of this number for damage, and all behind it: that is how a line
// is treated which fits its check and cannot be followed. Lines then end before it.
func (r *Record) Cut(line int) {
	i := slices.IndexFunc(r.Lines, func(l Line) bool { return l.N == line })
	if i < 0 {
		return
	}
	r.kept = r.starts[i]
	r.Lines, r.starts = r.Lines[:i], r.starts[:i]
}

// Damage is why a record cannot be read beyond a line. It is an error, for who
// cannot go on without the rest.
type Damage struct {
	Path    string
	Line    int // from 1
	Problem string
	Hint    string
}

// Error is "path:line: record: problem" and, on a line of its own, the hint.
func (d *Damage) Error() string {
	return fmt.Sprintf("%s:%d: record: %s\nhint: %s", d.Path, d.Line, d.Problem, d.Hint)
}
