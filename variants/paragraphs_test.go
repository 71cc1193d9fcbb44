// Tests of how lines become paragraphs.

package variants

import "testing"

func TestParagraphs(t *testing.T) {
	for text, want := range map[string]string{
		"":                                   "",
		"one\ntwo \n three":                  "one two\n three",
		"one\n\ntwo\nthree":                  "one\n\ntwo three",
		"A turn\n1. Draw,\n   then\n2. rest": "A turn\n1. Draw, then\n2. rest",
		"- one\ntwo\n  - three\n    four":    "- one two\n  - three four",
		"- one\n\n  two\n  three\nfour":      "- one\n\n  two\n  three\nfour",
		"12. twelve\n1.5 times -\n-1 is it":  "12. twelve 1.5 times - -1 is it",
		"  a   1\n  b   2\nand":              "  a   1\n  b   2\nand",
	} {
		if got := paragraphs(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
