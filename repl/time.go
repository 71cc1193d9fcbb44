// This file goes back and forth in a match: undo, redo, goto and branches.

package repl

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hausregel/engine"
	"hausregel/repl/record"
)

// errReplay tells that a record is only looked at.
var errReplay = errors.New("a replay changes nothing; hausregel resume goes on with a match")

// errFirst tells that there is nothing to take back.
var errFirst = errors.New("nothing has been answered yet")

// undo takes back so many answers of people, with all that came after them.
func (t *Table) undo(times int) error {
	entries, notes, read := t.story.Entries(), slices.Clone(t.notes), slices.Clone(t.read)
	n, err := len(entries), error(nil)
	for range times {
		if n, err = t.lastOwn(entries, n); err != nil {
			break
		}
	}
	if err == nil {
		err = t.put(record.Line{Kind: record.Back, To: n})
	}
	if err != nil {
		err = errors.Join(err, t.follow(entries))
		t.notes, t.read = notes, read
	}
	return err
}

// lastOwn goes back to before the last of the first n entries that a person has
// chosen: a command, or an answer where others were possible. Where only bots play,
// any entry is.
func (t *Table) lastOwn(entries []record.Line, n int) (int, error) {
	bots := len(t.people()) == 0
	for n--; n >= 0; n-- {
		l := entries[n]
		if l.Kind == record.Answer && !bots && t.bots[t.seatNamed(l.Seat)] != nil {
			continue
		}
		if err := t.rewind(n); err != nil {
			return 0, err
		}
		if d := t.session.Pending(); d == nil || l.Kind == record.Command || !t.obvious(d) {
			return n, nil
		}
	}
	return 0, errFirst
}

// redo brings back what was taken back, up to the next decision of a person.
func (t *Table) redo() error {
	if len(t.undone) == 0 {
		return errors.New("nothing has been taken back")
	}
	for first := true; len(t.undone) > 0 && (first || t.goesOn()); first = false {
		if err := t.again(); err != nil {
			return err
		}
	}
	return nil
}

// again brings back one entry.
func (t *Table) again() error {
	if err := t.put(t.undone[0]); err != nil {
		t.undone = nil // it does not fit any more
		return fmt.Errorf("what was taken back is not possible any more: %w", err)
	}
	return nil
}

// goTo goes to where so many decisions have been answered, back or forth.
func (t *Table) goTo(decision int) error {
	entries := append(t.story.Entries(), t.undone...)
	n, answers := 0, 0
	for n < len(entries) && answers < decision {
		if entries[n].Kind == record.Answer {
			answers++
		}
		n++
	}
	if answers < decision {
		return fmt.Errorf("there is no decision %d (0 to %d)", decision, answers)
	}
	if n < t.story.Len() {
		return t.put(record.Line{Kind: record.Back, To: n})
	}
	for t.story.Len() < n {
		if err := t.again(); err != nil {
			return err
		}
	}
	return nil
}

// fresh undoes and has other luck from there on.
func (t *Table) fresh() error {
	if err := t.undo(1); err != nil {
		return err
	}
	return t.change("luck " + strconv.Itoa(t.lucks+1))
}

// branch goes on in a branch of this name: a new one begins here, a known one is
// gone back to as it was left.
func (t *Table) branch(name string) error {
	if !isName(name) {
		return fmt.Errorf("%q is no name for a branch (letters, digits, - and _, at most %d)", name, longestName)
	}
	if t.replay {
		if !slices.Contains(t.story.Branches(), name) {
			return errReplay
		}
		for len(t.undone) > 0 { // the branch is left as it is in the record
			if err := t.again(); err != nil {
				return err
			}
		}
	}
	return t.put(record.Line{Kind: record.Branch, Text: name})
}

// follow has the match stand after these entries, from where it stands.
func (t *Table) follow(entries []record.Line) error {
	same := 0
	for made := t.made(); same < min(len(made), len(entries)) && alike(made[same], entries[same]); {
		same++
	}
	if err := t.rewind(same); err != nil {
		return err
	}
	for _, l := range entries[same:] {
		apply, err := t.prepare(l)
		if err == nil {
			err = apply()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// made are the entries that the match has been through.
func (t *Table) made() []record.Line {
	var lines []record.Line
	for _, e := range t.eras() {
		if len(lines) < e.first { // the knob that the era began with
			lines = append(lines, e.opened)
		}
		lines = append(lines, e.lines[e.carried:]...)
	}
	return lines
}

// alike tells whether two entries are the same, wherever they stand.
func alike(a, b record.Line) bool {
	return a.Kind == b.Kind && a.Seat == b.Seat && a.Text == b.Text && slices.Equal(a.Keys, b.Keys)
}

// branches lists the branches, the present one marked.
func (t *Table) branches() string {
	var b strings.Builder
	for _, name := range t.story.Branches() {
		mark := " "
		if name == t.story.Present() {
			mark = "*"
		}
		fmt.Fprintf(&b, "%s %s\n", mark, name)
	}
	return b.String()
}

// seatNamed finds a seat of the match by its id; NoSeat where a line has none.
func (t *Table) seatNamed(id string) engine.Seat {
	if s, err := t.rules.Game.FindSeat(id); err == nil {
		return s
	}
	return engine.NoSeat
}
