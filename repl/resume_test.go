// Tests that matches go on by their records, whatever has happened to these.

package repl

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/creack/pty"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/repl/terminal"
	"hausregel/variants"
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

// TestMendedRecord has a line that fits its check and cannot be followed: what is
// played after it was cut is not lost when the match is resumed again.
func TestMendedRecord(t *testing.T) {
	table, file := recorded(t, "reformation", 12)
	r, err := record.Read(file)
	check(t, err)
	w, err := record.Continue(file, r)
	check(t, err)
	check(t, w.Write(record.Line{Kind: record.State, Hash: 7}, record.Line{Kind: record.Branch, Text: "other"}))
	check(t, w.Close())
	whole, err := os.ReadFile(file)
	check(t, err)
	again, said := resume(t, file)
	if !strings.Contains(said, "cannot be followed to its end") {
		t.Errorf("it says\n%s", said)
	}
	begins(t, again, table)
	if again.story.Len() != table.story.Len() {
		t.Errorf("%d entries, want %d", again.story.Len(), table.story.Len())
	}
	for range 5 {
		byLot(t, again)
	}
	again.close()
	if kept, err := os.ReadFile(file + ".damaged"); err != nil || !bytes.Equal(kept, whole) {
		t.Errorf("what is kept is another: %v", err)
	}
	once, said := resume(t, file)
	defer once.close()
	if strings.Contains(said, "cannot be followed") || once.story.Len() != again.story.Len() {
		t.Errorf("%d entries, want %d; it says\n%s", once.story.Len(), again.story.Len(), said)
	}
	begins(t, once, again)
}

// TestReminder has a match resumed: who comes back is told how it went lately, not
// all of it.
func TestReminder(t *testing.T) {
	_, file := recorded(t, "reformation", 25)
	again, _ := resume(t, file)
	defer again.close()
	seat := again.session.Pending().Seat
	check(t, again.aside(func(d *engine.Decision) {
		whole := again.happened(d.View(), reading{})
		news := again.news(d.View(), seat)
		if news == "" || len(news) > len(whole)/2 || !strings.HasSuffix(whole, news) {
			t.Errorf("told again is\n%s\nof\n%s", news, whole)
		}
	}))
}

// inColours opens a terminal that obeys escape sequences, and gives what came there.
func inColours(t *testing.T) (term *terminal.Terminal, said func() string) {
	t.Helper()
	t.Setenv("TERM", "xterm-256color")
	t.Setenv("NO_COLOR", "")
	screen, tty, err := pty.Open()
	if err != nil {
		t.Skip(err)
	}
	came := make(chan string)
	go func() {
		text, _ := io.ReadAll(screen) // the end is an error, once nobody writes
		came <- string(text)
	}()
	term = terminal.Open(strings.NewReader(""), tty, terminal.Options{})
	return term, func() string {
		check(t, term.Close())
		check(t, tty.Close())
		defer screen.Close()
		return <-came
	}
}

// styles are the sequences of a table: colours, bold and the like.
var styles = regexp.MustCompile("\x1b\\[[0-9;]*m")

// obeyed tells whether a terminal would obey anything in a text but styles.
func obeyed(text string) bool {
	text = strings.NewReplacer("\r\n", "", "\n", "", "\t", "").Replace(styles.ReplaceAllString(text, ""))
	return strings.ContainsFunc(text, variants.IsControl)
}

// TestHostileRecords has records that fit their checks and that no table has written.
func TestHostileRecords(t *testing.T) {
	table, _ := recorded(t, "reformation", 0)
	for _, c := range []struct {
		change func(h *record.Head)
		lines  []record.Line
		want   string
	}{
		{func(h *record.Head) { h.Players[0].Name = "an\x1b[2Jna" }, nil, `"an\x1b[2Jna" holds control characters`},
		{func(h *record.Head) { h.Players[1].Bot = "random\u202e" }, nil, `"random\u202e" holds control characters`},
		{func(h *record.Head) { h.With = []string{"x\x1b]0;y\x07"} }, nil, "holds control characters"},
		{func(h *record.Head) { h.Set = map[string]string{"deal": "\x1b[2J"} }, nil, "holds control characters"},
		{func(h *record.Head) { h.Rules.Files[1].Name = "a\x1b[2Jb" }, nil, "holds control characters"},
		{func(h *record.Head) { h.Players[1].Name = "b n" }, nil, `seat catholic: "b n" is no name`},
		{func(h *record.Head) { h.Players[1].Name = strings.Repeat("b", 25) }, nil, `is no name`},
		{func(h *record.Head) { h.Players[1].Name = "" }, nil, `is no name`},
		{func(h *record.Head) { h.Game = "re\x1b]0;x\x07" }, nil, "holds control characters"},
		{func(h *record.Head) { h.Players[1].Seat = "orthodox" }, nil, "seat orthodox: the rules in the record have no such seat there"},
		{func(h *record.Head) { h.Players[1].Bot = "deep_thought" }, nil, `there is no bot "deep_thought"`},
		{func(h *record.Head) { h.Rules.Files = h.Rules.Files[1:] }, nil, "holds no rules"},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Command, Text: "lua \"\x1b[2J\""}}, "holds control characters"},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Command, Text: "open \u202e"}}, `"open \u202e" holds control characters`},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Branch, Text: "a\x1bb"}}, "holds control characters"},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Answer, Seat: "catholic"}}, "this answer is not possible here"},
		{func(h *record.Head) {}, []record.Line{{Kind: record.Answer, Seat: "protestant", Keys: []string{"x"}}}, "this answer is not possible here"},
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
		term, told := inColours(t)
		again, err := Resume(file, nil, term)
		if err == nil {
			straight(t, again)
			again.close()
		}
		said := told() + fmt.Sprint(err)
		unwrapped := strings.Join(strings.Fields(said), " ")
		if (err == nil) != (c.lines != nil) || !strings.Contains(unwrapped, c.want) || obeyed(said) {
			t.Errorf("want %q, got %v\n%q", c.want, err, said)
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

// TestLostRecord takes the file of a record away while the match is played.
func TestLostRecord(t *testing.T) {
	table, out := newTable(t, "reformation", 3, false)
	file := filepath.Join(t.TempDir(), "matches", "m.txt")
	check(t, table.Record(file))
	for range 5 {
		byLot(t, table)
	}
	check(t, os.RemoveAll(filepath.Dir(file)))
	byLot(t, table)
	table.term.Flush()
	if table.File() == file || !strings.Contains(out.String(), "the match is saved anew in") {
		t.Fatalf("nobody notices: %s", out)
	}
	hash, entries := table.match.Hash(), table.story.Len()
	check(t, table.writer.Close())
	again, err := Resume(table.File(), nil, terminal.Open(strings.NewReader(""), io.Discard, terminal.Options{}))
	if err != nil {
		t.Fatal(err)
	}
	defer again.close()
	if again.match.Hash() != hash || again.story.Len() != entries {
		t.Errorf("%d entries and %x, want %d and %x", again.story.Len(), again.match.Hash(), entries, hash)
	}
}
