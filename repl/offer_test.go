// Tests of what is offered to begin or to go on with.

package repl

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"hausregel/repl/record"
	"hausregel/repl/terminal"
)

// saved makes records in a data folder of their own, the first of them the oldest.
func saved(t *testing.T, records int, lines func(n int) []record.Line, change func(n int, h *record.Head)) (folder string) {
	t.Helper()
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	folder, err := record.Folder()
	check(t, err)
	table, _ := recorded(t, "reformation", 0)
	for n := range records {
		h := table.head()
		h.Players = append([]record.Player(nil), h.Players...)
		change(n, &h)
		path := filepath.Join(folder, fmt.Sprintf("match-%02d.txt", n))
		w, err := record.Create(path, h)
		check(t, err)
		check(t, w.Write(lines(n)...))
		check(t, w.Close())
		written := time.Date(2026, 1, 1, n, 0, 0, 0, time.UTC)
		check(t, os.Chtimes(path, written, written))
	}
	return folder
}

// answers are so many lines that a match may begin with, and a command.
func answers(n int) []record.Line {
	lines := []record.Line{{Kind: record.Command, Text: "open"}}
	for range n {
		lines = append(lines, record.Line{Kind: record.Answer, Seat: "protestant"})
	}
	return lines
}

// theList is the list of matches.
func theList(t *testing.T) string {
	t.Helper()
	var out bytes.Buffer
	_, err := OfferRecords(terminal.Open(strings.NewReader(""), &out, terminal.Options{}))
	check(t, err)
	return out.String()
}

// TestOfferedRecords lists the newest match as number 1, and last; decisions are counted
// without commands.
func TestOfferedRecords(t *testing.T) {
	folder := saved(t, fewRecords+2, answers, func(int, *record.Head) {})
	lines := strings.Split(strings.TrimSpace(theList(t)), "\n")
	if len(lines) != fewRecords+1 || lines[0] != "2 more in "+folder {
		t.Fatalf("listed is\n%s", strings.Join(lines, "\n"))
	}
	last := strings.Join(strings.Fields(lines[len(lines)-1]), " ")
	if want := "1 reformation anna, ben 11 decisions "; !strings.HasPrefix(last, want) || !strings.HasSuffix(last, " match-11.txt") {
		t.Errorf("last is %q, want %q", last, want)
	}
	if second := strings.Fields(lines[1]); second[0] != "10" {
		t.Errorf("first is %q", lines[1])
	}
}

// TestNotOffered leaves out matches in which nothing has happened, and those whose
// heads a terminal would obey.
func TestNotOffered(t *testing.T) {
	saved(t, 4, func(n int) []record.Line {
		if n == 0 {
			return nil
		}
		return answers(1)
	}, func(n int, h *record.Head) {
		switch n {
		case 1:
			h.Game = "x\x1b]0;y\x07"
		case 2:
			h.Players[0].Name = "\u202eanna"
		}
	})
	if list := strings.TrimSpace(theList(t)); strings.Count(list, "\n") != 0 || !strings.HasSuffix(list, "match-03.txt") {
		t.Errorf("listed is\n%q", list)
	}
}

// TestRecordNamed finds a record by path, name and number.
func TestRecordNamed(t *testing.T) {
	folder := saved(t, 2, answers, func(int, *record.Head) {})
	at := func(name string) string { return filepath.Join(folder, name) }
	for name, want := range map[string]string{
		"1":                at("match-01.txt"),
		"match-00.txt":     at("match-00.txt"),
		at("match-00.txt"): at("match-00.txt"),
		"nowhere.txt":      "nowhere.txt",
		"./match-00.txt":   "./match-00.txt",
	} {
		if got, err := RecordNamed(name); err != nil || got != want {
			t.Errorf("%s: %s, %v, want %s", name, got, err, want)
		}
	}
	if _, err := RecordNamed("3"); err == nil || !strings.Contains(err.Error(), "there is no match 3 (2 matches in the list)") {
		t.Errorf("3: %v", err)
	}
}

// TestOfferedGames asks again where nothing or help is typed, and takes both for no name.
func TestOfferedGames(t *testing.T) {
	var out bytes.Buffer
	game, err := OfferGames(terminal.Open(strings.NewReader("\nhelp\n/help\nnowhere\nREFORMATION\n"), &out, terminal.Options{}))
	if err != nil || game != "reformation" {
		t.Errorf("%q, %v", game, err)
	}
	said := out.String()
	if strings.Count(said, "Which game?") != 5 || strings.Count(said, "There is no game") != 1 || strings.Count(said, "Type the number") != 2 {
		t.Errorf("it says\n%s", said)
	}
	if _, err := OfferGames(terminal.Open(strings.NewReader("quit\n"), &out, terminal.Options{})); !errors.Is(err, ErrLeft) {
		t.Errorf("quit: %v", err)
	}
}

// TestNoRecord has a record that cannot be made: the table is closed.
func TestNoRecord(t *testing.T) {
	table := seated(t, "reformation", 6, "pp")
	if err := table.Record(t.TempDir()); err == nil {
		t.Error("a folder is taken for a record")
	}
	check(t, table.session.Answer())
	if table.session.Pending() != nil {
		t.Error("the table is still open")
	}
}
