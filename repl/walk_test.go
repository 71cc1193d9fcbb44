// Tests that going back and forth, and changing things by hand, always leads to where
// the story of the match says.

package repl

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/repl/terminal"
)

// anyCommand is what somebody types who tries everything.
func anyCommand(table *Table, luck *engine.Luck) string {
	g := table.rules.Game
	piece := func() engine.PieceDef { return g.Pieces[luck.IntN(len(g.Pieces))] }
	switch luck.IntN(26) {
	case 0, 1, 2:
		return "undo"
	case 3:
		return fmt.Sprint("undo ", 2+luck.IntN(5))
	case 4:
		return "undo fresh"
	case 5, 6, 7:
		return "redo"
	case 8, 9:
		return fmt.Sprint("goto ", luck.IntN(table.story.Len()+len(table.undone)+2))
	case 10, 11:
		return "branch " + []string{"main", "other", "third"}[luck.IntN(3)]
	case 12:
		return anyKnob(table, luck)
	case 13:
		return fmt.Sprint("set start ", g.Seats[luck.IntN(len(g.Seats))].ID)
	case 14, 15:
		if len(g.Counters) == 0 {
			return "redo"
		}
		return fmt.Sprint("set ", g.Counters[luck.IntN(len(g.Counters))].ID, " ", luck.IntN(9)-1)
	case 16, 17:
		p := piece()
		return "move " + p.ID + " " + g.Places[p.Start].ID + []string{"", " first"}[luck.IntN(2)]
	case 18:
		return "move " + piece().Key + " " + g.Places[luck.IntN(len(g.Places))].ID
	case 19:
		return "stack " + piece().Key
	case 20:
		return fmt.Sprint("stack ", 1+luck.IntN(6))
	case 21:
		return "lua g.everyone:count()"
	case 22:
		for _, c := range g.Counters {
			if c.OfSeat && luck.IntN(2) == 0 {
				return `lua me:gain("` + c.ID + `", 1)`
			}
		}
		return "lua me:gain(1)"
	case 23:
		return "set " + piece().ID + " up"
	case 24:
		return "lua no such thing"
	}
	return "open"
}

// anyKnob turns a knob somehow.
func anyKnob(table *Table, luck *engine.Luck) string {
	if len(table.rules.Knobs) == 0 {
		return "redo"
	}
	k := table.rules.Knobs[luck.IntN(len(table.rules.Knobs))]
	if len(k.Words) > 0 {
		return "set " + k.ID + " " + k.Words[luck.IntN(len(k.Words))]
	}
	return fmt.Sprint("set ", k.ID, " ", luck.IntN(7))
}

// TestWalks goes to and fro in whole matches, by the commands that people type, and
// after each looks whether the match stands where its entries lead to; and so does the
// table of its record.
func TestWalks(t *testing.T) {
	for _, c := range []struct {
		game  string
		seats string // p: a person, b: a bot
		seed  uint64
		steps int
	}{
		{"reformation", "pp", 1, 150}, {"reformation", "pb", 2, 100}, {"reformation", "bb", 3, 60},
		{"../variants/testdata/saltmarsh", "ppp", 4, 120}, {"../variants/testdata/saltmarsh", "bpb", 5, 60},
		{"luther", "pp", 6, 60}, {"luebeck", "pbp", 7, 60}, {"tore-der-welt", "pp", 8, 60},
	} {
		t.Run(filepath.Base(c.game)+" "+c.seats, func(t *testing.T) {
			t.Parallel()
			luck := engine.Luck(c.seed)
			table := seated(t, c.game, c.seed, c.seats)
			file := filepath.Join(t.TempDir(), "match")
			check(t, table.Record(file))
			goOn(t, table)
			done := map[string]int{}
			for range c.steps {
				what := walk(t, table, &luck)
				goOn(t, table)
				done[what]++
				if n := luck.IntN(4); n == 0 || strings.HasPrefix(what, "undo") {
					straight(t, table)
				}
			}
			straight(t, table)
			resumed(t, table, file)
			var err error
			for err == nil {
				err = table.undo(1)
			}
			if !errors.Is(err, errFirst) || len(table.past) > 0 {
				t.Errorf("undo ends with %d entries in %d eras: %v", table.story.Len(), 1+len(table.past), err)
			}
			straight(t, table)
			resumed(t, table, file)
			t.Log(done)
		})
	}
}

// TestUndoAcrossKnobs turns a knob now and then, in mid-step too, and goes back to the
// first decision and forth again.
func TestUndoAcrossKnobs(t *testing.T) {
	for _, c := range []struct{ game, one, other string }{
		{"reformation", "set hand_size 7", "set hand_size 5"},
		{"../variants/testdata/saltmarsh", "set hours_a_tide 5", "set hours_a_tide 2"},
	} {
		table := seated(t, c.game, 2, "pp")
		goOn(t, table)
		check(t, table.openTable())
		positions := []string{position(table)}
		for n := range 24 {
			switch n % 8 {
			case 3:
				check(t, table.change(c.one))
			case 6:
				check(t, table.change(c.other))
			default:
				byLot(t, table)
			}
			goOn(t, table)
			positions = append(positions, position(table))
		}
		if len(table.past) != 6 {
			t.Fatalf("%s: %d eras", c.game, 1+len(table.past))
		}
		straight(t, table)
		for n := len(positions) - 2; n >= 0; n-- {
			if err := table.undo(1); err != nil || position(table) != positions[n] {
				t.Fatalf("%s: undo to %d (%v):\n%s\nwas\n%s", c.game, n, err, position(table), positions[n])
			}
		}
		for n := range positions[1:] {
			if err := table.redo(); err != nil || position(table) != positions[n+1] {
				t.Fatalf("%s: redo to %d (%v):\n%s\nwas\n%s", c.game, n+1, err, position(table), positions[n+1])
			}
		}
	}
}

// seated opens a table for people and bots.
func seated(t *testing.T, game string, seed uint64, seats string) *Table {
	t.Helper()
	o := Opening{Game: game, Seed: seed}
	for i, kind := range seats {
		p := Player{Name: []string{"anna", "ben", "clara"}[i]}
		if kind == 'b' {
			p = Player{Name: fmt.Sprint("bot", i), Bot: "random"}
		}
		o.Players = append(o.Players, p)
	}
	table, err := Open(o, terminal.Open(strings.NewReader(""), &strings.Builder{}, terminal.Options{}))
	check(t, err)
	t.Cleanup(func() { check(t, table.close()) })
	return table
}

// goOn has answered what no person needs to be asked; of bots among themselves one
// decision.
func goOn(t *testing.T, table *Table) {
	t.Helper()
	for n := 0; table.goesOn() && (len(table.people()) > 0 || n == 0); n++ {
		check(t, table.byItself(table.session.Pending()))
	}
}

// walk answers by lot or types a command. What is refused changes nothing.
func walk(t *testing.T, table *Table, luck *engine.Luck) (what string) {
	t.Helper()
	if luck.IntN(2) == 0 && table.session.Pending() != nil {
		for range 1 + luck.IntN(6) {
			if d := table.session.Pending(); d != nil && !table.goesOn() {
				byLot(t, table)
			}
		}
		return "answers"
	}
	line := anyCommand(table, luck)
	if len(table.people()) == 0 && strings.HasPrefix(line, "undo") {
		line = "undo 2" // one bot answers again at once
	}
	c := commandAt(firstWord(line), anywhere)
	if c.open && !table.isOpen() && table.openTable() != nil {
		return "refused open" // the match is over
	}
	before, entries, undone := position(table), table.story.Entries(), len(table.undone)
	_, arg, _ := strings.Cut(line, " ")
	if _, err := c.run(table, arg); err != nil {
		if after := position(table); after != before || !slices.EqualFunc(entries, table.story.Entries(), alike) || len(table.undone) != undone && c.name != "redo" && c.name != "goto" {
			t.Fatalf("%q is refused (%v) and yet\n%s\nbecomes\n%s\n%d entries, %d", line, err, before, after, len(entries), table.story.Len())
		}
		return "refused " + c.name
	}
	if !slices.EqualFunc(table.made(), table.story.Entries(), alike) {
		t.Fatalf("%q: the match has been through other entries than the story tells", line)
	}
	return c.name
}

// resumed compares a table with that of its record.
func resumed(t *testing.T, table *Table, file string) {
	t.Helper()
	check(t, table.writer.Close())
	var out strings.Builder
	again, err := Resume(file, nil, terminal.Open(strings.NewReader(""), &out, terminal.Options{}))
	check(t, err)
	again.term.Flush()
	defer func() {
		again.close()
		r, err := record.Read(file)
		check(t, err)
		table.writer, err = record.Continue(file, r)
		check(t, err)
	}()
	for _, bad := range []string{"damaged", "cannot be followed", "changed since"} {
		if strings.Contains(out.String(), bad) {
			t.Fatalf("%s", &out)
		}
	}
	for _, x := range []struct{ what, here, there string }{
		{"position", position(table), position(again)},
		{"story", fmt.Sprint(entriesOf(table.story.Entries())), fmt.Sprint(entriesOf(again.story.Entries()))},
		{"number of other lucks", fmt.Sprint(table.lucks), fmt.Sprint(again.lucks)},
		{"branches", table.branches(), again.branches()},
		{"what redo brings", fmt.Sprint(entriesOf(table.undone)), fmt.Sprint(entriesOf(again.undone))},
		{"log", logOf(table), logOf(again)},
		{"moves", looksAt(table, "moves"), looksAt(again, "moves")},
	} {
		if x.here != x.there {
			at := firstDifference(x.here, x.there)
			t.Errorf("resumed, the %s differs from line %d on:\n%s\n--- and was\n%s", x.what, at, from(x.there, at), from(x.here, at))
		}
	}
}

// entriesOf are the texts of lines.
func entriesOf(lines []record.Line) (texts []string) {
	for _, l := range lines {
		texts = append(texts, l.String())
	}
	return texts
}

// logOf is what the log shows, even where it may not be asked for.
func logOf(t *Table) string {
	l := lookAt(t)
	if err := l.log(""); err != nil {
		return err.Error()
	}
	l.term.Flush()
	return l.out.String()
}

// looksAt is what a command that looks shows.
func looksAt(t *Table, line string) string {
	l := lookAt(t)
	l.types(line)
	l.term.Flush()
	return l.out.String()
}
