// Tests of completion, of words alone and at a terminal.

//go:build linux

package terminal

import (
	"strings"
	"testing"
)

func TestComplete(t *testing.T) {
	for name, c := range map[string]struct{ keys, row string }{
		"unique":            {"u\t", "> undo|"},
		"more follows":      {"br\t", "> branch |"},
		"shared":            {"s\t", "> Salt |"},
		"case":              {"SALT T\t", "> Salt Tax |"},
		"whole":             {"undo\t", "> undo|"},
		"none":              {"x\t", "> x|"},
		"umlaut":            {"äm\t", "> Ämterkauf|"},
		"umlaut inside":     {"ÄMTER\t", "> Ämterkauf|"},
		"before a blank":    {"br 3\x02\x02\t", "> branch |3"},
		"in the line":       {"u b\x02\x02\t", "> undo| b"},
		"several":           {"s\t\t", "> Salt |"},
		"several, Ctrl-A":   {"s\t\t\t\t\x01", "> |Salt"},
		"several, Ctrl-E":   {"s\t\t\t\x01\x05t\t", "> Salt Tax |"},
		"nothing typed yet": {"\t", "> |"},
	} {
		for _, columns := range []uint16{80, 30, 14} {
			t.Run(name, func(t *testing.T) {
				s := begin(t, 24, columns)
				s.types(c.keys)
				s.row(c.row)
			})
		}
	}
}

func TestCompletionsListed(t *testing.T) {
	s := begin(t, 24, 80)
	s.types("s\t\t")
	s.row("> Salt |")
	s.sees("Salt Tax   Salt Road\r\n")
	s.types("\x15\t")
	s.sees("board      branch     undo       Ämterkauf")
	s.gets("\x15on\r", "on")
	s.types("many \t\t")
	s.sees("candidate11  candidate23")
	s.sees("and 18 more\r\n")
	s.row("> many candidate|")
}

func TestList(t *testing.T) {
	words := []string{"one", "two ", "three", "four", "five", "six", "Gänsefüßchen und mehr"}
	for _, c := range []struct {
		rows, columns int
		want          string
	}{
		{9, 80, "one                    four                   Gänsefüßchen und mehr\ntwo                    five\nthree                  six\n"},
		{9, 12, "one\ntwo\nthree\nfour\nfive\nsix\nGänsefüßch…\n"},
		{0, 12, "one\ntwo\nthree\nfour\nand 3 more\n"},
		{0, 1, "\n\n\n\nand 3 more\n"},
	} {
		if got := list(words, c.rows, c.columns); got != c.want {
			t.Errorf("%d rows, %d columns: %q, want %q", c.rows, c.columns, got, c.want)
		}
	}
}

func TestFill(t *testing.T) {
	for _, c := range []struct{ word, words, want string }{
		{"r", "Red,red", "r"},
		{"", "Red,red", ""},
		{"RE", "Red,Rest", "Re"},
		{"re", "reference,reflow", "ref"},
		{"x", "", "x"},
		{"G", "Gänse,Gäste", "Gä"},
	} {
		if got := fill(c.word, strings.FieldsFunc(c.words, func(r rune) bool { return r == ',' })); got != c.want {
			t.Errorf("%q from %s: %q, want %q", c.word, c.words, got, c.want)
		}
	}
}
