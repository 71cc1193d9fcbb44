// Tests with a second process that plays and is killed: nothing it has acknowledged is
// lost, and the match goes on where it was.

package repl

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// asChild makes the test program a second process: it says the path of the record to
// play on.
const asChild = "REPL_TEST_PLAYS"

func TestMain(m *testing.M) {
	if path := os.Getenv(asChild); path != "" {
		if err := playOn(path, os.Stdin, os.Stdout); err != nil {
			fmt.Println(err)
			os.Exit(3)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// playOn goes on with a record, or begins one: two people who bid in secret.
func playOn(path string, in io.Reader, out io.Writer) error {
	term := terminal.Open(in, out, terminal.Options{})
	table, err := Resume(path, nil, term)
	if errors.Is(err, fs.ErrNotExist) {
		o := Opening{Game: "reformation", Seed: uint64(len(filepath.Base(path))), Players: []Player{{Name: "anna"}, {Name: "ben"}}}
		if table, err = Open(o, term); err == nil {
			err = table.Record(path)
		}
	}
	if err != nil {
		return err
	}
	return table.Play()
}

// anyLine is what somebody types who mostly answers.
func anyLine(luck *engine.Luck) string {
	rare := []string{"undo", "undo 2", "redo", "branch other", "branch main", "undo fresh", "goto 5", "log", "why", "open", "stack 1", "set treasury 3"}
	switch luck.IntN(12) {
	case 0:
		return rare[luck.IntN(len(rare))]
	case 1, 2:
		return "-"
	case 3:
		return fmt.Sprintf("%d, %d", 1+luck.IntN(4), 1+luck.IntN(6))
	case 4, 5, 6:
		return "" // who comes to the keyboard, and who pays what is proposed
	}
	return fmt.Sprint(1 + luck.IntN(5))
}

// killed has a second process play by these lines and kills it: soon after it has
// started or, where echoes is above 0, soon after it has repeated so many lines. It gives
// how many lines it repeated.
func killed(t *testing.T, path string, lines []string, echoes int, soon time.Duration) (repeated int) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), asChild+"="+path)
	cmd.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\n")
	said, err := cmd.StdoutPipe()
	check(t, err)
	check(t, cmd.Start())
	kill := func() { time.AfterFunc(soon, func() { cmd.Process.Kill() }) }
	if echoes == 0 {
		kill()
	}
	scanner := bufio.NewScanner(said)
	for scanner.Scan() {
		if line, typed := strings.CutPrefix(scanner.Text(), "> "); typed && repeated < len(lines) {
			if line != lines[repeated] {
				break // cut in the middle
			}
			if repeated++; repeated == echoes {
				kill()
			}
		}
	}
	cmd.Wait() // it was killed
	return repeated
}

// TestKill kills a process that plays at many moments, on the same matches again and
// again.
func TestKill(t *testing.T) {
	kills, perMatch := 200, 20
	if testing.Short() {
		kills = 20
	}
	luck := engine.Luck(5)
	folder := t.TempDir()
	match, met, entries := 1, 0, 0
	for kill := range kills {
		path := filepath.Join(folder, strings.Repeat("m", match))
		before, err := os.ReadFile(path)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Fatal(err)
		}
		lines := make([]string, 400)
		for i := range lines {
			lines[i] = anyLine(&luck)
		}
		echoes, soon := 0, time.Duration(luck.IntN(60_000))*time.Microsecond
		if kill%2 == 0 {
			echoes, soon = 1+luck.IntN(30), soon/20
		}
		repeated := killed(t, path, lines, echoes, soon)
		after, err := os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) && repeated == 0 {
			continue
		}
		check(t, err)
		if want := played(t, path, before, lines, repeated); !bytes.HasPrefix(after, want) {
			t.Fatalf("kill %d, after %d lines: %d bytes that were acknowledged are not all there", kill, repeated, len(want))
		}
		if len(after) > len(before) {
			met++
		}
		n, over := goesOnFrom(t, path)
		if entries += n; over || kill%perMatch == 0 {
			match++
		}
	}
	t.Logf("%d kills, %d of them while the record grew; %d entries were followed", kills, met, entries)
	if met < kills/4 {
		t.Errorf("%d kills met only %d matches that went on", kills, met)
	}
}

// played is the record as it is when all lines but the last that was repeated have been
// dealt with, in this process.
func played(t *testing.T, path string, before []byte, lines []string, repeated int) []byte {
	t.Helper()
	if repeated == 0 {
		return before
	}
	clean := filepath.Join(t.TempDir(), filepath.Base(path)) // whose length is the seed
	if before != nil {
		check(t, os.WriteFile(clean, before, 0o600))
	}
	typed := strings.Join(lines[:repeated-1], "\n") + "\n"
	if repeated == 1 {
		typed = ""
	}
	if err := playOn(clean, strings.NewReader(typed), io.Discard); err != nil && !errors.Is(err, terminal.ErrInputEnded) {
		t.Fatal(err)
	}
	text, err := os.ReadFile(clean)
	check(t, err)
	return text
}

// goesOnFrom resumes a record and compares it with a match that has gone straight to
// where it stands. It gives how many entries that took, and whether it is over.
func goesOnFrom(t *testing.T, path string) (entries int, over bool) {
	t.Helper()
	var out bytes.Buffer
	table, err := Resume(path, nil, terminal.Open(strings.NewReader(""), &out, terminal.Options{}))
	check(t, err)
	defer table.close()
	table.term.Flush()
	if strings.Contains(out.String(), "damaged") || strings.Contains(out.String(), "cannot be followed") {
		t.Fatalf("%s", &out)
	}
	straight(t, table)
	return table.story.Len(), table.session.Pending() == nil
}

// straight compares a table with one that is given its entries from the start.
func straight(t *testing.T, table *Table) {
	t.Helper()
	o := table.opening
	rules := table.rules
	if len(table.past) > 0 {
		rules = table.past[0].rules
	}
	clean, err := open(o, rules, terminal.Open(strings.NewReader(""), io.Discard, terminal.Options{}))
	check(t, err)
	defer clean.close()
	for i, l := range table.story.Entries() {
		if err := clean.put(l); err != nil {
			t.Fatalf("entry %d, %s: %v", i, l, err)
		}
	}
	if here, there := position(table), position(clean); here != there {
		t.Fatalf("after %d entries it stands at\n%s\nstraight it would be\n%s", table.story.Len(), here, there)
	}
	check(t, table.match.Check())
}

// position is where a table stands: the state of the match and what is asked.
func position(t *Table) string {
	text := fmt.Sprintf("%016x after %d decisions and %d events, %s", t.match.Hash(), t.match.Decisions(), t.events(), asked(t))
	if d := t.session.Pending(); d != nil {
		text += fmt.Sprintf(", luck %x", d.Luck)
	}
	return text
}
