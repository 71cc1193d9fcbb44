// This file makes twins: matches that differ from one at the table only in what a seat
// may not see.

package repl

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/repl/record"
	"hausregel/repl/terminal"
)

// looker is a table to look at: what it shows goes to out, and nothing of it comes to
// the table it was made of.
type looker struct {
	*Table
	out *bytes.Buffer
}

// lookAt gives a looker at a table.
func lookAt(t *Table) looker {
	table, out := *t, &bytes.Buffer{}
	table.term = terminal.Open(strings.NewReader(""), out, terminal.Options{})
	table.read, table.drawn, table.notes = slices.Clone(t.read), nil, slices.Clone(t.notes)
	table.called, table.writer = nil, nil
	return looker{&table, out}
}

// twins makes twins of the matches of one set of rules, one at a time.
type twins struct {
	twin, fork *engine.Match
	era        *era
}

// of gives a looker at a twin of a table for a seat that is asked, or an onlooker: what
// that seat cannot see is dealt anew, what it did not see happen has happened with other
// pieces, and what others were not seen to choose they have chosen otherwise.
func (w *twins) of(t *testing.T, table *Table, seat engine.Seat, luck *engine.Luck) looker {

	if w.twin == nil {
		w.twin = engine.NewMatch(table.rules.Game, table.rules.Program.NewRun())
		w.fork = engine.NewMatch(table.rules.Game, table.rules.Program.NewRun())
	}
	w.close()
	d := table.session.Pending()
	table.match.GuessInto(w.twin, seat, engine.Luck(luck.Next()))
	w.twin.Log()
	w.twin.Drawn(make([]engine.Value, table.match.LoggedBefore())) // room for what was logged before the step
	e := *table.era
	e.match, e.fork, e.session = w.twin, w.fork, engine.NewSession(w.twin)
	w.era = &e
	for p := e.session.Pending(); p != nil && p.Seat != d.Seat; p = e.session.Pending() {
		p.Answer = p.Answer[:0]
		check(t, bots.Random{}.Decide(p))
		check(t, e.session.Answer(slices.Clone(p.Answer)...))
	}
	there := e.session.Pending()
	if there == nil {
		t.Fatalf("the twin does not ask: %v", e.session.Err())
	}
	there.Luck = d.Luck
	events := table.match.Events()
	if len(w.twin.Events()) != len(events) {
		t.Fatalf("%d events, in the twin %d", len(events), len(w.twin.Events()))
	}
	for i, event := range events {
		w.twin.Events()[i] = unseen(table.rules.Game, event, seat, luck)
	}
	looker := lookAt(table)
	looker.era = w.era
	looker.story = record.NewStory()
	for _, l := range table.story.Lines() {
		check(t, looker.story.Add(unseenLine(l, table.rules.Game, seat, luck)))
	}
	return looker
}

// close ends the twin that was made last.
func (w *twins) close() {
	if w.era != nil {
		w.era.session.Close()
	}
}

// unseen is an event that looks the same to a seat: where it does not know of which
// piece it tells, of any other one that comes from the same place with the same back.
func unseen(g *engine.Game, e engine.Event, seat engine.Seat, luck *engine.Luck) engine.Event {
	if e.Seen == ^uint32(0) || seat >= 0 && e.Seen&(1<<seat) != 0 {
		return e
	}
	other := func(p engine.Piece) engine.Piece {
		var alike []engine.Piece
		for q, d := range g.Pieces {
			if d.Start == g.Pieces[p].Start && d.Back == g.Pieces[p].Back && d.Kind == g.Pieces[p].Kind {
				alike = append(alike, engine.Piece(q))
			}
		}
		return alike[luck.IntN(len(alike))]
	}
	switch e.Kind {
	case engine.EventMove, engine.EventLook:
		e.Piece = other(e.Piece)
	case engine.EventFace:
		e.Piece, e.N = other(e.Piece), e.N+1
	}
	for _, v := range []*engine.Value{&e.Thing, &e.Target} {
		if v.Type == engine.TypePiece {
			*v = other(engine.Piece(v.N)).Value()
		}
	}
	return e
}

// unseenLine is a line of a story in which another seat than this has answered
// otherwise.
func unseenLine(l record.Line, g *engine.Game, seat engine.Seat, luck *engine.Luck) record.Line {
	if l.Kind == record.Answer && (seat < 0 || l.Seat != g.Seats[seat].ID) {
		l.Keys = [][]string{nil, {"one"}, {"one", "other"}}[luck.IntN(3)]
	}
	return l
}

// standing is the station that a table would prompt at, but for a hand-over.
func standing(t *Table) station {
	switch {
	case t.session.Err() != nil:
		return atFault
	case t.session.Pending() == nil:
		return atEnd
	case t.watched():
		return atWatch
	}
	return atQuestion
}
