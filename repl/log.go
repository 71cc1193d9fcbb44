// This file tells what has happened: since somebody last looked, and from the start.

package repl

import (
	"strings"

	"hausregel/engine"
	"hausregel/repl/show"
)

// reading is how far somebody has read.
type reading struct{ events, notes int }

// news tells the viewer what a seat has not read yet.
func (t *Table) news(v engine.View, seat engine.Seat) string { return t.happened(v, t.read[seat+1]) }

// hasRead notes that a seat has read all that has happened.
func (t *Table) hasRead(seat engine.Seat) { t.read[seat+1] = reading{t.events(), len(t.notes)} }

// happened words the log and the notes in it, but for what has been read. Eras that
// are past are worded by their own rules.
func (t *Table) happened(v engine.View, read reading) string {
	var b strings.Builder
	notes := t.notes[read.notes:]
	begin := 0
	part := func(events []engine.Event, news func([]engine.Event) string) {
		at := min(max(read.events-begin, 0), len(events))
		for len(notes) > 0 && notes[0].at < begin+len(events) {
			end := max(notes[0].at-begin, at)
			b.WriteString(news(events[at:end]) + "* " + notes[0].text + "\n")
			at, notes = end, notes[1:]
		}
		b.WriteString(news(events[at:]))
		begin += len(events)
	}
	for _, e := range t.past {
		part(e.match.Events()[:e.logged], func(events []engine.Event) string { return e.news(v.Seat(), events) })
	}
	part(t.match.Events(), func(events []engine.Event) string { return show.News(v, events) })
	for _, n := range notes {
		b.WriteString("* " + n.text + "\n")
	}
	return b.String()
}

// news words events of an era that is past.
func (e *era) news(seat engine.Seat, events []engine.Event) (text string) {
	e.match.ForkInto(e.fork)
	if err := e.fork.Aside(func() { text = show.News(e.fork.View(seat), events) }); err != nil {
		return "(what happened here cannot be told: " + err.Error() + ")\n"
	}
	return text
}
