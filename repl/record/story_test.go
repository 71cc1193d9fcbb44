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

func TestStoryBranchesAreBounded(t *testing.T) {
	s := NewStory()
	for i := range maxBranches - 1 {
		if err := s.Add(Line{Kind: Branch, Text: fmt.Sprint(i)}); err != nil {
			t.Fatal(err)
		}
	}
	err := s.Add(Line{Kind: Branch, Text: "one more"})
	if err == nil || err.Error() != "there are 200 branches, and cannot be more" || s.Present() != "198" {
		t.Errorf("%v, in %s", err, s.Present())
	}
	if err := s.Add(Line{Kind: Branch, Text: Main}); err != nil {
		t.Errorf("a known branch: %v", err)
	}
}
