// This file lets answers and commands into the match, one by one, and takes them
// back.

package repl

import (
	"errors"
	"fmt"
	"strings"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/variants"
)

// note is what the log says beside what has happened in the match.
type note struct {
	at   int // events before it
	text string
}

// stateEvery is after how many entries the position's hash is recorded.
const stateEvery = 20

// put takes a line in: it is checked, recorded, and only then done. What is refused
// changes nothing.
func (t *Table) put(l record.Line) error {
	do, err := t.ready(l)
	if err != nil {
		return err
	}
	if t.writer != nil {
		if err := t.save(l); err != nil {
			return fmt.Errorf("that could not be saved, so nothing has changed: %w", err)
		}
	}
	if err := do(); err != nil {
		return err
	}
	if l.Entry() && t.story.Len()%stateEvery == 0 && t.session.Err() == nil {
		// A check that cannot be saved is no loss: the next answer tells that nothing can.
		_ = t.put(record.Line{Kind: record.State, Hash: t.match.Hash()})
	}
	return nil
}

// ready gives what does a line of a record, or why it cannot be done now. Whether
// the match is played or resumed, this is all that ever happens to it.
func (t *Table) ready(l record.Line) (func() error, error) {
	if strings.ContainsFunc(l.Text, func(r rune) bool { return variants.IsControl(r) && r != '\t' }) {
		return nil, fmt.Errorf("%q holds control characters", l.Text)
	}
	var do func() error
	var err error
	switch l.Kind {
	case record.Answer, record.Command:
		do, err = t.prepare(l)
	case record.Back:
		do, err = t.readyBack(l.To)
	case record.Branch:
		do = func() error { return t.follow(t.story.Entries()) }
	case record.State:
		if hash := t.match.Hash(); l.Hash != hash {
			return nil, fmt.Errorf("the position is %016x, and was %016x when the match was played", hash, l.Hash)
		}
	}
	if err != nil {
		return nil, err
	}
	return func() error {
		if err := t.story.Add(l); err != nil {
			return err
		}
		if do != nil {
			if err := do(); err != nil {
				return err
			}
		}
		t.came(l)
		return nil
	}, nil
}

// came keeps the books of what has come in: redo brings what had been taken back up to
// the first entry that is another, and no wish for other luck is the same as one before.
func (t *Table) came(l record.Line) {
	switch {
	case l.Entry() && len(t.undone) > 0 && alike(l, t.undone[0]):
		t.undone = t.undone[1:]
	case l.Entry(), l.Kind == record.Branch:
		t.undone = nil
	}
	if l.Kind == record.Command && strings.HasPrefix(l.Text, "luck ") {
		t.lucks++
	}
}

// readyBack gives what goes back to the first n entries.
func (t *Table) readyBack(n int) (func() error, error) {
	entries := t.story.Entries()
	if n > len(entries) {
		return nil, fmt.Errorf("there are %d entries, and not %d to go back to", len(entries), n)
	}
	return func() error {
		t.undone = append(entries[n:], t.undone...)
		if err := t.rewind(n); err != nil {
			return err
		}
		switch taken := entries[n:]; {
		case len(taken) == 1 && taken[0].Kind == record.Command:
			t.annotate("%q taken back.", taken[0].Text)
		case len(taken) > 0:
			t.annotate("%s taken back.", t.counted(taken))
		}
		return nil
	}, nil
}

// counted says how many entries were taken back: of people, if there are any.
func (t *Table) counted(taken []record.Line) string {
	own := 0
	for _, l := range taken {
		if s := t.seatNamed(l.Seat); l.Kind == record.Command || s >= 0 && t.bots[s] == nil {
			own++
		}
	}
	if own == 0 {
		return plural(len(taken), "decision")
	}
	return plural(own, "answer")
}

// prepare gives what does an answer or a command.
func (t *Table) prepare(l record.Line) (func() error, error) {
	if id, value, ok := t.knob(l.Text); ok && l.Kind == record.Command {
		return t.prepareKnob(l, id, value)
	}
	e := t.era
	apply, err := e.prepare(l)
	if err != nil {
		return nil, err
	}
	return func() error {
		e.lines = append(e.lines, l)
		return apply()
	}, nil
}

// prepare gives what does an answer or an edit.
func (e *era) prepare(l record.Line) (func() error, error) {
	d := e.session.Pending()
	if d == nil {
		return nil, errors.New("nothing is asked: the match is over")
	}
	if l.Kind == record.Command {
		edit, err := e.edit(l.Text, d.Seat)
		if err == nil {
			err = e.match.CheckEdit(edit)
		}
		if err != nil {
			return nil, err
		}
		return func() error { return e.session.Edit(edit) }, nil
	}
	options, err := e.options(d, l)
	if err != nil {
		return nil, err
	}
	return func() error { return e.session.Answer(options...) }, nil
}

// options finds the options that an answer names by their keys.
func (e *era) options(d *engine.Decision, l record.Line) ([]int, error) {
	if seat := e.rules.Game.Seats[d.Seat].ID; seat != l.Seat {
		return nil, fmt.Errorf("%s answers, but %s is asked", l.Seat, seat)
	}
	index := map[string]int{}
	for i, key := range d.Keys() {
		index[key] = i
	}
	var options []int
	for _, key := range l.Keys {
		i, ok := index[key]
		if !ok {
			return nil, fmt.Errorf("%q is not among the options", key)
		}
		options = append(options, i)
	}
	return options, d.Check(options)
}

// answer has the pending decision answered with these options.
func (t *Table) answer(d *engine.Decision, options []int) error {
	if err := d.Check(options); err != nil {
		return err
	}
	l := record.Line{Kind: record.Answer, Seat: t.rules.Game.Seats[d.Seat].ID}
	keys := d.Keys()
	for _, i := range options {
		l.Keys = append(l.Keys, keys[i])
	}
	return t.put(l)
}

// rewind has the match stand where it stood after the first n entries that it has
// been through.
func (t *Table) rewind(n int) error {
	for n < t.first {
		t.session.Close()
		t.era, t.past = t.past[len(t.past)-1], t.past[:len(t.past)-1]
	}
	keep := t.carried + n - t.first
	t.lines = t.lines[:keep]
	err := t.quietly(func() error { return t.session.Back(keep) })
	t.forget()
	return err
}

// forget has nobody have read what has not happened any more.
func (t *Table) forget() {
	n := t.events()
	for s := range t.read {
		t.read[s].events = min(t.read[s].events, n)
	}
	for i := range t.notes {
		t.notes[i].at = min(t.notes[i].at, n)
	}
}

// events is how many events the log has, those of all eras.
func (t *Table) events() int {
	n := len(t.match.Events())
	for _, e := range t.past {
		n += e.logged
	}
	return n
}

// annotate puts a note into the log.
func (t *Table) annotate(format string, args ...any) {
	t.notes = append(t.notes, note{t.events(), fmt.Sprintf(format, args...)})
}
