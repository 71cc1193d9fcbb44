// Tests of records that are cut, changed or none.

package record

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestEveryChangedByte changes each byte of a record to each other one: it is noticed
// in its line, or the line is the last one and now unfinished.
func TestEveryChangedByte(t *testing.T) {
	h := Head{Game: "g", Players: []Player{{Seat: "n", Name: "anna"}}, Rules: Rules{Hash: "5f", Files: []File{{Name: "a.lua", Text: "x\n\ty"}}}}
	text := written(t, h, []Line{
		{Kind: Answer, Seat: "n", Keys: []string{"a b", "c,"}}, {Kind: Command, Text: "open"}, {Kind: Back, To: 1},
		{Kind: State, Hash: 7},
	})
	whole := mustRead(t, text)
	line := 1
	for at, was := range text {
		for b := range 256 {
			if byte(b) == was {
				continue
			}
			text[at] = byte(b)
			checkDamaged(t, text, whole, line, at)
		}
		text[at] = was
		if was == '\n' {
			line++
		}
	}
}

// checkDamaged expects damage in a line, or a head that is none, or a torn last line.
func checkDamaged(t *testing.T, text []byte, whole *Record, line, at int) {
	t.Helper()
	r, err := readText(text)
	inHead := line < whole.Lines[0].N
	switch {
	case inHead && err != nil && strings.HasPrefix(err.Error(), fmt.Sprintf("r:%d: record: ", line)):
	case !inHead && err == nil && r.Torn && at == len(text)-1:
		checkPrefix(t, r, whole, len(whole.Lines)-1)
	case !inHead && err == nil && r.Damage != nil && r.Damage.Line == line:
		n := slices.IndexFunc(whole.Lines, func(l Line) bool { return l.N > line })
		if n < 0 {
			n = len(whole.Lines)
		}
		checkPrefix(t, r, whole, n-1)
	default:
		t.Fatalf("byte %d in line %d became %q: %v, %+v", at, line, text[at], err, r)
	}
}

// checkPrefix expects the head and the first n lines of a record.
func checkPrefix(t *testing.T, r, whole *Record, n int) {
	t.Helper()
	if !reflect.DeepEqual(r.Head, whole.Head) || len(r.Lines) != n || n > 0 && !reflect.DeepEqual(r.Lines, whole.Lines[:n]) {
		t.Fatalf("%d lines read, want the first %d", len(r.Lines), n)
	}
}

// TestEveryCut ends a record behind each of its bytes.
func TestEveryCut(t *testing.T) {
	text := written(t, sampleHead(), sampleLines())
	whole := mustRead(t, text)
	head := len(written(t, sampleHead(), nil))
	for at := range text {
		r, err := readText(text[:at])
		if at < head {
			if err == nil {
				t.Fatalf("cut at %d, within the head, is read", at)
			}
			continue
		}
		if err != nil || r.Damage != nil {
			t.Fatalf("cut at %d: %v, %v", at, err, r.Damage)
		}
		n, end := 0, head
		for ; n < len(whole.Lines); n++ {
			next := len(written(t, sampleHead(), whole.Lines[:n+1]))
			if next > at {
				break
			}
			end = next
		}
		checkPrefix(t, r, whole, n)
		if r.Torn != (at > end) {
			t.Errorf("cut at %d, %d behind a line: torn is %v", at, at-end, r.Torn)
		}
	}
}

// TestMovedLines takes lines out, doubles and swaps them.
func TestMovedLines(t *testing.T) {
	text := written(t, sampleHead(), sampleLines())
	lines := strings.SplitAfter(strings.TrimSuffix(string(text), "\n"), "\n")
	lines[len(lines)-1] += "\n"
	whole := mustRead(t, text)
	for i := whole.Lines[0].N - 1; i < len(lines)-1; i++ {
		for name, changed := range map[string][]string{
			"taken out": slices.Delete(slices.Clone(lines), i, i+1),
			"doubled":   slices.Insert(slices.Clone(lines), i, lines[i]),
			"swapped":   slices.Replace(slices.Clone(lines), i, i+2, lines[i+1], lines[i]),
		} {
			want := i + 1
			if name == "doubled" {
				want++
			}
			r, err := readText(strings.Join(changed, ""))
			if err != nil || r.Damage == nil || r.Damage.Line != want {
				t.Errorf("line %d %s: %v, %v", i+1, name, err, r.Damage)
			}
		}
	}
}

// resealed is a record of the sample's head and lines that no Writer writes.
func resealed(t *testing.T, lines ...string) string {
	s := sealed{}
	s.begin()
	texts, err := sampleHead().texts()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.add(append(texts, lines...)...); err != nil {
		t.Fatal(err)
	}
	return string(s.text)
}

// TestDamageIsTold reads what is damaged behind line 22, the last of the head.
func TestDamageIsTold(t *testing.T) {
	good := resealed(t, "north: a")
	for _, c := range []struct{ name, text, want string }{
		{"NUL bytes", good + strings.Repeat("\x00", 40) + "\n", "r:23: record: holds control characters"},
		{"not UTF-8", good + "north: \xff  #00000000\n", "r:23: record: is no text (UTF-8 expected)"},
		{"a huge line", good + strings.Repeat("x", 3<<20) + "\n", "r:23: record: is too long (at most 1048576 bytes)"},
		{"no check", good + "north: b\n", "r:23: record: has no check at its end (two blanks, # and eight digits)"},
		{"an empty line", good + "\n", "r:23: record: has no check at its end (two blanks, # and eight digits)"},
		{"another check", good + "north: b  #00000000\n", "r:23: record: does not fit its check: it was changed, or a line before it was taken out, put in or moved"},
		{"other line ends", good + strings.ReplaceAll(good, "\n", "\r\n"), "r:23: record: " + lineEnds},
		{"an unknown kind", resealed(t, "north: a", "bakc 1"), `r:23: record: begins with "bakc", which is none of SEAT:, >, back, branch, state, over`},
		{"no such entries", resealed(t, "north: a", "back 2"), "r:23: record: there are no 2 entries to go back to (0 to 1)"},
		{"no number", resealed(t, "north: a", "back -1"), `r:23: record: "-1": a whole number expected`},
		{"no key", resealed(t, "north: a", "north:"), "r:23: record: a text is missing"},
		{"no second key", resealed(t, "north: a", "north: a,b"), `r:23: record: a comma and a blank expected between two keys, at ",b"`},
		{"open quotes", resealed(t, "north: a", `north: "a`), "r:23: record: the quotes do not hold a text"},
		{"no state", resealed(t, "north: a", "state x"), `r:23: record: state "x": 16 hexadecimal digits expected`},
	} {
		r, err := readText(c.text)
		if err != nil || r.Damage == nil || r.Damage.Error() != c.want+"\nhint: "+hintMatch || len(r.Lines) != 1 || r.kept.size != int64(len(good)) {
			t.Errorf("%s: %v, %v, want %s", c.name, err, r, c.want)
		}
	}
	for name, tail := range map[string]string{"NUL bytes": strings.Repeat("\x00", 4096), "a huge line": strings.Repeat("x", 3<<20)} {
		if r, err := readText(good + tail); err != nil || !r.Torn || r.Damage != nil || len(r.Lines) != 1 {
			t.Errorf("%s without an end: %v, %+v", name, err, r)
		}
	}
}

// headOf is a head of these lines, which no Writer writes.
func headOf(lines ...string) string {
	var s sealed
	s.begin()
	s.add(lines...)
	return string(s.text)
}

func TestNoRecord(t *testing.T) {
	foreign := "r:1: record: this is no record of a match (the first line hausregel record 1 expected)"
	title := headOf()
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "r: record: the file is empty"},
		{"a line end", "\n", foreign},
		{"text", "game: x\nseed: 4\n", foreign},
		{"a huge line", strings.Repeat("x", 3<<20) + "\n", foreign},
		{"NUL bytes", strings.Repeat("\x00", 3<<20), foreign},
		{"no version", "hausregel record \n", foreign},
		{"version 0", "hausregel record 0\n", foreign},
		{"half a line", "hausregel record 1", foreign},
		{"a newer one", "hausregel record 2\n", "r:1: record: it is of version 2, and this hausregel reads 1\nhint: a newer hausregel has written it"},
		{"other line ends", "hausregel record 1\r\n", "r:1: record: " + lineEnds + "\nhint: " + hintHead},
		{"no head", title, "r:1: record: the file ends here" + "\nhint: " + hintHead},
		{"half a head", title + "game", "r:1: record: the file ends here" + "\nhint: " + hintHead},
		{"a changed head", title + "game x  #00000000\n", "r:2: record: does not fit its check: it was changed, or a line before it was taken out, put in or moved" + "\nhint: " + hintHead},
		{"no seed", headOf("game a", "rules x 0"), "r:3: record: the head has no game or no seed" + "\nhint: " + hintHead},
		{"no file", headOf("game a", "seed 1", "rules x 1", "north: a"), `r:5: record: file NAME LINES expected, not "north: a"` + "\nhint: " + hintHead},
		{"no line of a file", headOf("game a", "seed 1", "rules x 1", "file a 1", "north: a"), `r:6: record: a line of a file expected ("| " or quotes before it)` + "\nhint: " + hintHead},
		{"not all files", headOf("game a", "seed 1", "rules x 2", "file a 0"), "r:5: record: the file ends here" + "\nhint: " + hintHead},
	} {
		r, err := readText(c.text)
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: %v, %v, want %s", c.name, r, err, c.want)
		}
	}
}

func TestNoFile(t *testing.T) {
	folder := t.TempDir()
	pipe := filepath.Join(folder, "pipe")
	if !makePipe(t, pipe) {
		pipe = os.DevNull
	}
	big := filepath.Join(folder, "big")
	if err := os.WriteFile(big, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(big, maxSize+1); err != nil {
		t.Fatal(err)
	}
	missing := filepath.Join(folder, "missing")
	for path, want := range map[string]string{
		missing: missing + ": record: it cannot be opened: no such file or directory",
		folder:  folder + ": record: this is a folder",
		pipe:    pipe + ": record: this is no ordinary file",
		big:     big + ": record: it is too big (at most 32 MB)",
	} {
		done := make(chan error, 1)
		go func() {
			_, err := Read(path)
			done <- err
		}()
		select {
		case err := <-done:
			if err == nil || err.Error() != want {
				t.Errorf("%v, want %s", err, want)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("%s: reading waits", path)
		}
	}
	if _, err := Read(missing); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%v is not ErrNotExist", err)
	}
}
