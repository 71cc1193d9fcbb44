// Tests of lines that are too wide.

package terminal

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		text    string
		columns int
		want    string
	}{
		{"as it is, however wide", 0, "as it is, however wide"},
		{"just fits\n", 9, "just fits\n"},
		{"one two three", 8, "one two\n  three"},
		{"  Hand: Red, Green, Blue\nnext\n", 14, "  Hand: Red,\n    Green,\n    Blue\nnext\n"},
		{"   1  key  Label of three words", 24, "   1  key  Label of\n           three words"},
		{"   1  a_key_too_long_for_that  Label of words", 32, "   1  a_key_too_long_for_that\n     Label of words"},
		{"Gänsefüßchen über", 12, "Gänsefüßchen\n  über"},
		{"Ga\u0308nsefu\u0308ßchen u\u0308ber", 12, "Ga\u0308nsefu\u0308ßchen\n  u\u0308ber"},
		{"unbreakable", 5, "unbre\n  aka\n  ble"},
		{"    unbreakable", 6, "    un\n   bre\n   aka\n   ble"},
		{"a\n\nb\n", 1, "a\n\nb\n"},
	} {
		if got := wrap(c.text, c.columns); got != c.want {
			t.Errorf("%q in %d columns:\n%q, want\n%q", c.text, c.columns, got, c.want)
		}
	}
}

// FuzzWrap holds that no line is too wide and nothing but blanks and ends of
// lines comes or goes.
func FuzzWrap(f *testing.F) {
	f.Add("   1  key  Label of three words\n", 12)
	f.Add("Ga\u0308nse  ", 3)
	letters := strings.NewReplacer(" ", "", "\n", "")
	f.Fuzz(func(t *testing.T, text string, columns int) {
		if columns < 1 || columns > 200 || len(text) > 2000 || !utf8.ValidString(text) {
			t.Skip()
		}
		got := wrap(text, columns)
		if letters.Replace(got) != letters.Replace(text) {
			t.Fatalf("%q became %q", text, got)
		}
		for line := range strings.Lines(got) {
			if Width(strings.TrimRight(line, " \n")) > columns {
				t.Fatalf("%q is wider than %d", line, columns)
			}
		}
	})
}
