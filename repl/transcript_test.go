// Tests that a transcript, fed back, gives itself: testdata/*.txt are what a table
// writes, header and all. go test ./repl -update writes them anew.

package repl

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"hausregel/repl/terminal"
)

var update = flag.Bool("update", false, "write the transcripts anew")

var seatLine = regexp.MustCompile(`^(\S+?)(?: \(bot (\S+)\))?$`)

// readTranscript takes the opening and what was typed out of a transcript.
func readTranscript(t *testing.T, text string) (Opening, string) {
	t.Helper()
	header, rest, found := strings.Cut(text, "\n\n")
	if !found {
		t.Fatal("no empty line behind the header")
	}
	o := Opening{Set: map[string]string{}}
	for _, line := range strings.Split(header, "\n") {
		key, value, _ := strings.Cut(line, ": ")
		switch key {
		case "game":
			o.Game = value
		case "with":
			o.With = strings.Split(value, ",")
		case "set":
			knob, to, _ := strings.Cut(value, "=")
			o.Set[knob] = to
		case "seed":
			seed, err := strconv.ParseUint(value, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			o.Seed = seed
		default:
			m := seatLine.FindStringSubmatch(value)
			if m == nil {
				t.Fatalf("header: %q", line)
			}
			o.Players = append(o.Players, Player{Name: m[1], Bot: m[2]})
		}
	}
	var typed strings.Builder
	for _, line := range strings.Split(rest, "\n") {
		if input, ok := strings.CutPrefix(line, "> "); ok {
			typed.WriteString(input + "\n")
		}
	}
	return o, typed.String()
}

func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			o, typed := readTranscript(t, string(want))
			var got bytes.Buffer
			table, err := Open(o, terminal.Open(strings.NewReader(typed), &got, terminal.Options{}))
			if err != nil {
				t.Fatal(err)
			}
			if err := table.Play(); err != nil && !errors.Is(err, terminal.ErrInputEnded) {
				t.Fatal(err)
			}
			if *update {
				if err := os.WriteFile(file, got.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
			} else if !bytes.Equal(got.Bytes(), want) {
				t.Errorf("differs from line %d on; go test ./repl -update writes it anew\n%s", firstDifference(got.String(), string(want)), &got)
			}
		})
	}
}

// firstDifference is the number of the first line that differs.
func firstDifference(a, b string) int {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range x {
		if i >= len(y) || x[i] != y[i] {
			return i + 1
		}
	}
	return len(x)
}
