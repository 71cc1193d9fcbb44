// Tests of what is typed while nothing is asked.

//go:build linux

package terminal

import (
	"bytes"
	"strings"
	"testing"
)

func TestDrop(t *testing.T) {
	for _, term := range []string{"xterm", "dumb"} {
		t.Run(term, func(t *testing.T) {
			s := begin(t, 24, 80, "TERM="+term)
			s.types("over\r" + ahead[:len("one\r")])
			s.sees("[over]")
			s.types(ahead[len("one\r"):])
			s.sees("[dropped]")
			s.gets("on\r", "on")
			if all := s.written(); strings.Contains(all, "[one]") || strings.Contains(all, "[two]") {
				t.Errorf("not forgotten: %q", all)
			}
		})
	}
}

func TestNothingDroppedFromPipes(t *testing.T) {
	var out bytes.Buffer
	term := Open(strings.NewReader("one\ntwo\n"), &out, Options{})
	for _, want := range []string{"one", "two"} {
		if line, err := term.ReadLine("> "); line != want || err != nil {
			t.Fatalf("%q, %v, want %q", line, err, want)
		}
		term.Drop()
	}
}
