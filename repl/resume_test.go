// Tests that matches go on by their records, whatever has happened to these.

package repl

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/repl/terminal"
)

// recorded plays a match by lot, so many decisions of people, and gives the table and
// its record.
func recorded(t *testing.T, game string, decisions int) (table *Table, file string) {
	t.Helper()
	table = seated(t, game, 6, "pp")
	file = filepath.Join(t.TempDir(), "match")
	check(t, table.Record(file))
	settle(t, table)
	for range decisions {
		byLot(t, table)
	}
	check(t, table.writer.Close())
	return table, file
}

// resume opens the table of a record and gives what it says.
func resume(t *testing.T, file string) (*Table, string) {
	t.Helper()
	var out bytes.Buffer
	table, err := Resume(file, nil, terminal.Open(strings.NewReader(""), &out, terminal.Options{}))
	check(t, err)
	table.term.Flush()
	return table, out.String()
}

// begins tells whether a table stands where another stood after fewer entries.
func begins(t *testing.T, short, long *Table) {
	t.Helper()
	a, b := entriesOf(short.story.Entries()), entriesOf(long.story.Entries())
	if len(a) > len(b) || strings.Join(a, "\n") != strings.Join(b[:len(a)], "\n") {
		t.Fatalf("it goes on after\n%s\nbut was played\n%s", a, b)
	}
	straight(t, short)
}

// TestDamage changes a byte of a record, each time another: the line is named, what
// stands before it is gone on with, and the damaged file is kept. Damage in the head
// leaves nothing to go on with.
func TestDamage(t *testing.T) {
	table, file := recorded(t, "../variants/testdata/saltmarsh", 25)
	text, err := os.ReadFile(file)
	check(t, err)
	lines := bytes.SplitAfter(text, []byte("\n"))
	lines = lines[:len(lines)-1] // behind the last there is nothing
	head := bytes.Count(text[:bytes.Index(text, []byte("\nseat1: "))+1], []byte("\n"))
	luck := engine.Luck(3)
	for n := range 14 {
		line := head + luck.IntN(len(lines)-1-head)
		if n%4 == 0 {
			line = luck.IntN(head)
		}
		changed := bytes.Clone(text)
		at := len(bytes.Join(lines[:line], nil)) + luck.IntN(len(lines[line])-1) // not the newline: two lines would be one
		changed[at] ^= 1 << luck.IntN(4)
		damaged := filepath.Join(t.TempDir(), "match")
		check(t, os.WriteFile(damaged, changed, 0o600))
		where := fmt.Sprintf("%s:%d: ", damaged, line+1)
		if line < head {
			if _, err := Resume(damaged, nil, terminal.Open(strings.NewReader(""), &bytes.Buffer{}, terminal.Options{})); err == nil || !strings.Contains(err.Error(), where) {
				t.Errorf("line %d of the head: %v", line+1, err)
			}
			continue
		}
		again, said := resume(t, damaged)
		if !strings.Contains(said, "The record is damaged: "+where) {
			t.Errorf("line %d is damaged, and it says\n%s", line+1, said)
		}
		begins(t, again, table)
		byLot(t, again)
		again.close()
		kept, err := filepath.Glob(damaged + "?*")
		check(t, err)
		if len(kept) != 1 {
			t.Fatalf("line %d: of the damaged file is kept %q", line+1, kept)
		}
		if text, err := os.ReadFile(kept[0]); err != nil || !bytes.Equal(text, changed) {
			t.Errorf("line %d: what is kept of the damaged file is another: %v", line+1, err)
		}
		once, said := resume(t, damaged)
		if strings.Contains(said, "damaged") || once.story.Len() != again.story.Len() {
			t.Errorf("resumed once more, after %d entries, not %d, it says\n%s", once.story.Len(), again.story.Len(), said)
		}
		once.close()
	}
}

// TestTorn cuts records anywhere behind their heads, as a full disk does.
func TestTorn(t *testing.T) {
	table, file := recorded(t, "reformation", 20)
	text, err := os.ReadFile(file)
	check(t, err)
	head := bytes.Index(text, []byte("\nprotestant: "))
	luck := engine.Luck(4)
	for range 20 {
		cut := filepath.Join(t.TempDir(), "match")
		check(t, os.WriteFile(cut, text[:head+1+luck.IntN(len(text)-head)], 0o600))
		again, said := resume(t, cut)
		begins(t, again, table)
		if strings.Contains(said, "damaged") {
			t.Errorf("%s", said)
		}
		byLot(t, again)
		again.close()
	}
}

// TestHostileRecords has records that fit their checks and that no table has written.
func TestHostileRecords(t *testing.T) {
	table, _ := recorded(t, "reformation", 0)
	for _, c := range []struct {
		change func(h *record.Head)
		lines  []record.Line
		want   string
	}{
		{func(h *record.Head) { h.Players[0].Name = "an\x1b[2Jna" }, nil, `seat protestant: "an\x1b[2Jna" is no name`},
		{func(h *record.Head) { h.Players[1].Name = strings.Repeat("b", 25) }, nil, `is no name`},
		{func(h *record.Head) { h.Players[1].Name = "" }, nil, `is no name`},
		{func(h *record.Head) { h.Game = "re\x1b]0;x\x07" }, nil, "control characters"},
		{func(h *record.Head) { h.Players[1].Seat = "orthodox" }, nil, "seat orthodox: the rules in the record have no such seat there"},
		{func(h *record.Head) { h.Players[1].Bot = "deep_thought" }, nil, `there is no bot "deep_thought"`},
		{func(h *record.Head) { h.Rules.Files = h.Rules.Files[1:] }, nil, "holds no rules"},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Command, Text: "lua \"\x1b[2J\""}}, "holds control characters"},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Branch, Text: "a\x1bb"}}, "holds control characters"},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Answer, Seat: "catholic"}}, "catholic answers, but protestant is asked"},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Answer, Seat: "protestant", Keys: []string{"x"}}}, `"x" is not among the options`},
		{func(h *record.Head) {}, []record.Line{{Kind: record.State, Hash: 7}}, "the position is"},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Command, Text: "set stack 999999999"}}, "cannot be followed"},
	} {
		h := table.head()
		h.Players, h.Rules.Files = append([]record.Player(nil), h.Players...), append([]record.File(nil), h.Rules.Files...)
		c.change(&h)
		file := filepath.Join(t.TempDir(), "match")
		w, err := record.Create(file, h)
		check(t, err)
		for _, l := range c.lines {
			check(t, w.Write(l))
		}
		check(t, w.Close())
		var out bytes.Buffer
		again, err := Resume(file, nil, terminal.Open(strings.NewReader(""), &out, terminal.Options{}))
		said := fmt.Sprint(err)
		if err == nil {
			again.term.Flush()
			said = out.String()
			straight(t, again)
			again.close()
		}
		if (err == nil) != (c.lines != nil) || !strings.Contains(said, c.want) || strings.ContainsRune(said, '\x1b') {
			t.Errorf("want %q, got %v\n%s", c.want, err, said)
		}
	}
}

// TestOneTableAtARecord has two tables at one record: the second is refused.
func TestOneTableAtARecord(t *testing.T) {
	_, file := recorded(t, "reformation", 3)
	first, _ := resume(t, file)
	defer first.close()
	_, err := Resume(file, nil, terminal.Open(strings.NewReader(""), &bytes.Buffer{}, terminal.Options{}))
	if !errors.Is(err, record.ErrElsewhere) {
		t.Errorf("%v", err)
	}
	byLot(t, first)
}

// TestMovesAfterAFault has rules that fail in mid-match: what others have answered stays
// their secret.
func TestMovesAfterAFault(t *testing.T) {
	table, _ := newTable(t, "testdata/faulty.toml", 4, false)
	for table.session.Err() == nil {
		byLot(t, table)
	}
	moves := looksAt(table, "moves")
	for _, l := range table.story.Entries() {
		for _, key := range l.Keys {
			if strings.Contains(moves, key) {
				t.Fatalf("after a fault moves tells of %s:\n%s", key, moves)
			}
		}
	}
	if !strings.Contains(moves, "has answered") {
		t.Errorf("moves tells nothing:\n%s", moves)
	}
}
