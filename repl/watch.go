// This file lets people watch a match that goes on without them: bots among
// themselves, or a record.

package repl

import (
	"fmt"
	"strings"

	"hausregel/engine"
)

// watched tells whether the match goes on by somebody pressing Enter: where nobody
// plays, or a record is looked at.
func (t *Table) watched() bool {
	if t.running || !t.replay && len(t.people()) > 0 {
		return false
	}
	return t.replay || t.term.Typed()
}

// watch shows what has happened and who is asked, and goes on by one decision.
func (t *Table) watch(d *engine.Decision) error {
	if err := t.onlook(d); err != nil {
		t.say("This screen cannot be drawn: %v", err)
	}
	for {
		line, err := t.prompt(atWatch)
		switch {
		case err != nil:
			return err
		case line == "":
			return t.next(d)
		}
		moved, known := t.command(line, atWatch)
		if moved {
			return nil
		}
		if !known {
			t.say("Enter goes on, run goes to the end, help tells more.")
		}
	}
}

// next goes on by one decision: that of the record, or of a bot.
func (t *Table) next(d *engine.Decision) error {
	if !t.replay {
		return t.byItself(d)
	}
	if len(t.undone) == 0 {
		t.say("The record ends here.")
		return nil
	}
	if err := t.again(); err != nil {
		t.say("%s", sentence(err))
	}
	return nil
}

// onlook draws the screen of who watches.
func (t *Table) onlook(d *engine.Decision) error {
	var b strings.Builder
	seat := t.viewer()
	err := t.look(func(v engine.View, d *engine.Decision) {
		b.WriteString(t.panels(v, d.Ask, nil))
		b.WriteString(apart(t.news(v, seat)))
		fmt.Fprintf(&b, "\n%d. %s is asked: %s", t.match.Decisions(), t.who(d.Seat), t.rules.Game.Phases[t.match.Phase()].Name)
		if seat == d.Seat {
			fmt.Fprintf(&b, ": %s", d.Text())
		}
		b.WriteString("\n")
	})
	if err != nil {
		return err
	}
	t.hasRead(seat)
	t.write(b.String())
	return nil
}

// viewer is whose eyes the match is seen with now: of the person that is asked and
// sits before the screen, of the only person, or of an onlooker.
func (t *Table) viewer() engine.Seat {
	d := t.session.Pending()
	switch people := t.people(); {
	case d != nil && t.isOpen():
		return d.Seat
	case t.replay:
		return engine.NoSeat
	case len(people) == 1:
		return people[0]
	case d != nil && d.Seat == t.looking:
		return d.Seat
	}
	return engine.NoSeat
}

// look calls f with the match as the viewer sees it, and with the pending decision
// or nil. What f runs costs the match nothing.
func (t *Table) look(f func(v engine.View, d *engine.Decision)) error {
	seat := t.viewer()
	if t.session.Pending() == nil {
		return t.match.Aside(func() { f(t.match.View(seat), nil) })
	}
	return t.aside(func(d *engine.Decision) {
		v := d.View()
		if seat != d.Seat {
			v = t.fork.View(seat)
		}
		f(v, d)
	})
}
