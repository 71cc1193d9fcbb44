// Tests that the window is emptied between two people.

package repl

import (
	"bufio"
	"errors"
	"strings"
	"testing"
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
			table.window = window{size: func() (int, int) { return c.rows, 0 }, clears: c.clears}
			table.in = bufio.NewReader(strings.NewReader("\n-\n")) // anna is there, and produces no event
			if err := table.Play(); !errors.Is(err, ErrInputEnded) {
				t.Fatal(err)
			}
			_, behind, found := strings.Cut(out.String(), "> -\n")
			if want := c.want + "It is up to ben"; !found || !strings.HasPrefix(behind, want) {
				t.Errorf("behind anna's answer stands %q, want %q", behind, want)
			}
		})
	}
}

// TestScreensFitTheWindow looks at the width of all that is written in a match.
func TestScreensFitTheWindow(t *testing.T) {
	for _, game := range games {
		table, out := newTable(t, game, 3, true)
		const columns = 50
		out.Reset() // the header was written before
		table.out.Reset(out)
		table.window = window{size: func() (int, int) { return 0, columns }}
		for n := 0; table.session.Pending() != nil && n < 30; n++ {
			if err := table.screen(); err != nil {
				t.Fatal(err)
			}
			table.score(nil)
			byLot(t, table)
		}
		table.out.Flush()
		for _, line := range strings.Split(out.String(), "\n") {
			if width(line) > columns {
				t.Errorf("%s: %d columns: %q", game, width(line), line)
			}
		}
		if !strings.Contains(out.String(), "== ") {
			t.Errorf("%s: nothing was shown", game)
		}
	}
}
