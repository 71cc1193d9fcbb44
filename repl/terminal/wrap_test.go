// Tests of lines that are too wide.

package terminal

import (
	"regexp"
	"strings"
	"testing"
	"unicode"
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
		{"blanks at the end   ", 17, "blanks at the end"},
		{"日日日 日日", 7, "日日日\n  日日"},
		{"        far in", 6, "   far\n   in"},
		{"日本", 1, "日\n本"},
		{"👍🏽👍🏽 👨‍👩‍👧", 5, "👍🏽👍🏽\n  👨‍👩‍👧"},
		{"one \x1b[1mtwo three\x1b[m four", 9, "one \x1b[1mtwo\x1b[m\n  \x1b[1mthree\x1b[m\n  four"},
		{"\x1b[1m\x1b[31mone two\x1b[m\n", 5, "\x1b[1m\x1b[31mone\x1b[m\n  \x1b[1m\x1b[31mtwo\x1b[m\n"},
		{"\x1b[2m   1  key  \x1b[mLabel of words", 19, "\x1b[2m   1  key  \x1b[mLabel of\n     words"},
		{"\x1b[1mjust fits\x1b[m", 9, "\x1b[1mjust fits\x1b[m"},
	} {
		if got := wrap(c.text, c.columns); got != c.want {
			t.Errorf("%q in %d columns:\n%q, want\n%q", c.text, c.columns, got, c.want)
		}
	}
}

func TestLines(t *testing.T) {
	for _, c := range []struct {
		line            string
		columns, indent int
		want            string
	}{
		{"just fits", 9, 2, "just fits"},
		{"one two three", 8, 0, "one two|three"},
		{"one two three", 8, 3, "one two|   three"},
		{"unbreakable", 5, 1, "unbre| akab| le"},
		{"日本", 1, 0, "日|本"},
		{"one \x1b[1mtwo three\x1b[m", 7, 0, "one \x1b[1mtwo\x1b[m|\x1b[1mthree\x1b[m"},
	} {
		if got := strings.Join(Lines(c.line, c.columns, c.indent), "|"); got != c.want {
			t.Errorf("%q in %d columns: %q, want %q", c.line, c.columns, got, c.want)
		}
	}
}

// FuzzWrap holds that no line is too wide and nothing but blanks and ends of
// lines comes or goes.
func FuzzWrap(f *testing.F) {
	f.Add("   1  key  Label of three words\n", 12)
	f.Add("Ga\u0308nse  ", 3)
	f.Add("日本 👍🏽", 4)
	f.Add("\x1b[1mbold\x1b[m and not", 4)
	ink := regexp.MustCompile(`\x1b\[[0-9;]*m`)
	letters := strings.NewReplacer(" ", "", "\n", "")
	f.Fuzz(func(t *testing.T, text string, columns int) {
		plain := ink.ReplaceAllString(text, "")
		other := func(r rune) bool { return r != '\n' && unicode.IsControl(r) } // of no known width
		if columns < 2 || columns > 200 || len(text) > 2000 || !utf8.ValidString(text) || strings.ContainsFunc(plain, other) {
			t.Skip()
		}
		got := wrap(text, columns)
		if letters.Replace(ink.ReplaceAllString(got, "")) != letters.Replace(plain) {
			t.Fatalf("%q became %q", text, got)
		}
		for line := range strings.Lines(got) {
			if Width(strings.TrimRight(line, " \n")) > columns {
				t.Fatalf("%q is wider than %d", line, columns)
			}
		}
	})
}
