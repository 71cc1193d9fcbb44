// Tests that the window is emptied between two people.

package repl

import (
	"errors"
	"strings"
	"testing"

	"hausregel/repl/terminal"
)

func TestHandOverEmptiesTheWindow(t *testing.T) {
	for _, c := range []struct {
		name   string
		rows   int
		clears bool
		want   string // behind what anna has seen
	}{
		{"a terminal", 24, true, "\x1b[H\x1b[2J\x1b[3J"},
		{"a plain terminal", 24, false, strings.Repeat("\n", 24)},
		{"a tall one", 160, false, strings.Repeat("\n", 160)},
		{"a pipe", 0, false, strings.Repeat("\n", 100)},
	} {
		t.Run(c.name, func(t *testing.T) {
			table, out := newTable(t, "reformation", 1, false)
			typed := strings.NewReader("\n-\n") // anna is there, and produces no event
			table.term = terminal.Open(typed, out, terminal.Options{Rows: c.rows, Clears: c.clears})
			if err := table.Play(); !errors.Is(err, terminal.ErrInputEnded) {
				t.Fatal(err)
			}
			_, behind, found := strings.Cut(out.String(), "> -\n")
			if want := c.want + "  the Protestants: event: none\nCatholic Event\n\nIt is up to ben"; !found || !strings.HasPrefix(behind, want) {
				t.Errorf("behind anna's answer stands %q, want %q", behind, want)
			}
		})
	}
}

// TestLongKeysGiveWay asks the same in windows that have and have not the room for keys.
func TestLongKeysGiveWay(t *testing.T) {
	const key, label = "eisleben-leipzig-wittenberg", "Eisleben–Leipzig–Wittenberg (6 days"
	for columns, shown := range map[int]bool{80: false, 160: true, 0: true} {
		table, out := newTable(t, "luther", 7, false)
		typed := strings.NewReader("\n1\n\n1\n\nwittenberg\n" + key + "\n") // both take provisions, one travels
		table.term = terminal.Open(typed, out, terminal.Options{Columns: columns})
		if err := table.Play(); !errors.Is(err, terminal.ErrInputEnded) {
			t.Fatal(err)
		}
		_, question, found := strings.Cut(out.String(), "Which way?")
		question, _, answered := strings.Cut(question, "> "+key)
		if !found || !answered || !strings.Contains(question, label) {
			t.Fatalf("%d columns: the way was not asked and answered:\n%s", columns, out)
		}
		if strings.Contains(question, key) != shown {
			t.Errorf("%d columns: the key is shown, or not, in\n%s", columns, question)
		}
	}
}

// TestScreensFitTheWindow looks at the width of all that is written in a match.
func TestScreensFitTheWindow(t *testing.T) {
	for _, game := range games {
		table, out := newTable(t, game, 3, true)
		const columns = 50
		out.Reset() // the header was written before
		table.term = terminal.Open(strings.NewReader(""), out, terminal.Options{Columns: columns})
		for n := 0; table.session.Pending() != nil && n < 30; n++ {
			if err := table.screen(); err != nil {
				t.Fatal(err)
			}
			check(t, table.score(""))
			byLot(t, table)
		}
		table.term.Flush()
		for _, line := range strings.Split(out.String(), "\n") {
			if terminal.Width(line) > columns {
				t.Errorf("%s: %d columns: %q", game, terminal.Width(line), line)
			}
		}
		if !strings.Contains(out.String(), "── ") {
			t.Errorf("%s: nothing was shown", game)
		}
	}
}
