// Tests of terminals that cannot draw.

package terminal

import (
	"strings"
	"testing"
)

func TestDrawsLetters(t *testing.T) {
	for env, want := range map[string]bool{
		"xterm   ":                 true,
		"dumb   ":                  false,
		"dumb   de_DE.UTF-8":       false,
		"xterm   en_GB.utf8":       true,
		"xterm   C.UTF-8":          true,
		"xterm   C":                false,
		"xterm   de_DE.ISO-8859-1": false,
		"xterm  POSIX de_DE.UTF-8": false,
		"xterm de_DE.UTF-8 C C":    true,
	} {
		values := strings.Split(env, " ")
		for i, name := range []string{"TERM", "LC_ALL", "LC_CTYPE", "LANG"} {
			t.Setenv(name, values[i])
		}
		if got := drawsLetters(); got != want {
			t.Errorf("%q: %v", env, got)
		}
	}
}

func TestPlain(t *testing.T) {
	var out strings.Builder
	term := Open(strings.NewReader(""), &out, Options{})
	if term.Plain() {
		t.Error("a file is plain")
	}
	term.plain = true
	term.Write("┌──┐ ▼ Gänse → " + Cut("Lübeck", 4))
	term.Close()
	if got, want := out.String(), "+--+ v Gänse > Lüb~"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
