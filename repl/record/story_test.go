// Tests of the books that are kept of a match.

package record

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// told is a story in one line: the present branch and its lines.
func told(s *Story) string {
	var out []string
	for _, l := range s.Lines() {
		out = append(out, l.String())
	}
	return fmt.Sprintf("%s/%d: %s", s.Present(), s.Len(), strings.Join(out, "; "))
}

func TestStory(t *testing.T) {
	s := NewStory()
	for _, step := range []struct{ add, want string }{
		{"a: 1", "main/1: a: 1"},
		{"state 1", "main/1: a: 1; state 0000000000000001"},
		{"> open", "main/2: a: 1; state 0000000000000001; > open"},
		{"back 2", "main/2: a: 1; state 0000000000000001; > open"},
		{"back 3", "there are no 3 entries to go back to (0 to 2)"},
		{"back 1", "main/1: a: 1; state 0000000000000001"},
		{"branch b", "b/1: a: 1; state 0000000000000001"},
		{"b: 2", "b/2: a: 1; state 0000000000000001; b: 2"},
		{"branch main", "main/1: a: 1; state 0000000000000001"},
		{"back 0", "main/0: "},
		{"branch main", "main/0: "},
		{"branch c", "c/0: "},
		{"c: -", "c/1: c: -"},
		{"over c", "c/1: c: -; over c"},
		{"branch b", "b/2: a: 1; state 0000000000000001; b: 2"},
		{"branch c", "c/1: c: -; over c"},
		{"branch main", "main/0: "},
	} {
		l, err := parseLine(step.add)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if err := s.Add(l); err != nil {
			got = err.Error()
		} else {
			got = told(s)
		}
		if got != step.want {
			t.Errorf("%s: %s, want %s", step.add, got, step.want)
		}
	}
	if got := s.Branches(); !slices.Equal(got, []string{"main", "b", "c"}) {
		t.Errorf("branches %v", got)
	}
}

func TestStoryOver(t *testing.T) {
	s := NewStory()
	for _, step := range []struct {
		line Line
		want bool
	}{
		{Line{Kind: Answer, Seat: "a"}, false},
		{Line{Kind: Over}, true},
		{Line{Kind: State}, true},
		{Line{Kind: Back, To: 1}, true},
		{Line{Kind: Answer, Seat: "a"}, false},
		{Line{Kind: Back, To: 1}, true},
		{Line{Kind: Back, To: 0}, false},
	} {
		if err := s.Add(step.line); err != nil {
			t.Fatal(err)
		}
		if s.Over() != step.want {
			t.Errorf("after %v: over is %v", step.line, s.Over())
		}
	}
}

// TestStoryKeepsWhatItGave looks whether lines once given change.
func TestStoryKeepsWhatItGave(t *testing.T) {
	s := NewStory()
	for i := range 10 {
		s.Add(Line{Kind: Answer, Seat: fmt.Sprint(i)})
	}
	given, entries := s.Lines(), s.Entries()
	s.Add(Line{Kind: Back, To: 3})
	s.Add(Line{Kind: Answer, Seat: "new"})
	if given[3].Seat != "3" || entries[3].Seat != "3" || s.Lines()[3].Seat != "new" || len(s.Entries()) != 4 {
		t.Errorf("%v %v %v", given, entries, s.Lines())
	}
}

// TestStoryGoesBackAnywhere compares going back with counting, and looks how far it is.
func TestStoryGoesBackAnywhere(t *testing.T) {
	const lines = 3000
	s := NewStory()
	var marks []int // lines of the first entries, with the marks behind them
	for i := range lines {
		if i%3 == 0 {
			marks = append(marks, i)
		}
		s.Add(Line{Kind: []Kind{Answer, State, Over}[i%3]})
	}
	marks = append(marks, lines)
	tip := s.tip
	for to := range len(marks) {
		if s.tip = tip; s.Add(Line{Kind: Back, To: to}) != nil || s.tip.lines != marks[to] || s.Len() != to {
			t.Errorf("back to %d of %d entries: %d lines with %d are left", to, len(marks)-1, s.tip.lines, s.Len())
		}
	}
	for n := tip; n.lines > 0; n = n.before {
		leaps := 0
		for far := n; far.lines > 0; far = far.far {
			leaps++
		}
		if leaps > 30 {
			t.Fatalf("from line %d it is %d leaps to the beginning", n.lines, leaps)
		}
	}
}
