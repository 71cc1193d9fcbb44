// Tests of lines that are no text, and of input that ends.

package repl

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"hausregel/repl/terminal"
)

func TestBadLines(t *testing.T) {
	for name, c := range map[string]struct{ typed, want string }{
		"long":     {strings.Repeat("x", 1<<20) + "\nquit\n", "That line is too long (at most 4095 bytes)."},
		"NUL":      {"a\x00b\nquit\n", "That line holds control characters."},
		"escape":   {"\x1b[2J\nquit\n", "That line holds control characters."},
		"Latin-1":  {"K\xe4se\nquit\n", "That line is no text (UTF-8 expected)."},
		"unknown":  {"Käse\nquit\n", `Nothing here is called "Käse" (a number from 1 to `},
		"misspelt": {"udno\nquit\n", `(did you mean "undo"?)`},
		"command":  {"/udno\nquit\n", `There is no command "udno" (did you mean "undo"?).`},
		"Windows":  {"help\r\nquit\r\n", "what can be typed"},
		"blanks":   {"  help \t\nquit\n", "what can be typed"},
		"number":   {"99\nquit\n", "There is no option 99 (1 to "},
		"negative": {"-1\nquit\n", "There is no option -1 (1 to "},
		"huge":     {"99999999999999999999\nquit\n", `Nothing here is called "99999999999999999999" (a number from 1 to `},
		"early":    {"undo\nquit\n", "Nothing has been answered yet."},
		"late":     {"redo\nquit\n", "Nothing has been taken back."},
	} {
		t.Run(name, func(t *testing.T) {
			var out bytes.Buffer
			o := Opening{Game: "reformation", Seed: 1, Players: []Player{{Name: "anna"}, {Name: "random", Bot: "random"}}}
			table, err := Open(o, terminal.Open(strings.NewReader(c.typed), &out, terminal.Options{}))
			if err != nil {
				t.Fatal(err)
			}
			if err := table.Play(); err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(out.String(), c.want) {
				t.Errorf("no %q in\n%s", c.want, &out)
			}
			if !utf8.Valid(out.Bytes()) || strings.ContainsAny(out.String(), "\x00\x1b") {
				t.Error("what is no text was echoed")
			}
		})
	}
}

func TestInputEnds(t *testing.T) {
	for _, typed := range []string{"", "-", "-\n", "-\n1,2\n", strings.Repeat("x", 1<<20)} {
		o := Opening{Game: "reformation", Seed: 1, Players: []Player{{Name: "anna"}, {Name: "ben"}}}
		table, err := Open(o, terminal.Open(strings.NewReader(typed), &bytes.Buffer{}, terminal.Options{}))
		if err != nil {
			t.Fatal(err)
		}
		if err := table.Play(); !errors.Is(err, terminal.ErrInputEnded) {
			t.Errorf("%.5q: %v", typed, err)
		}
	}
}

// full is a writer whose disk is full.
type full struct{}

var errFull = errors.New("no space left")

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestOutputFails(t *testing.T) {
	o := Opening{Game: "reformation", Seed: 1, Players: []Player{{Name: "anna"}, {Name: "ben"}}}
	table, err := Open(o, terminal.Open(strings.NewReader("\n1\n"), full{}, terminal.Options{}))
	if err != nil {
		t.Fatal(err)
	}
	if err := table.Play(); !errors.Is(err, errFull) {
		t.Errorf("%v", err)
	}
}
