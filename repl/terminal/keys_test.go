// Tests of keys that have no end of their own.

package terminal

import (
	"bufio"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

// TestKeysAtTheEnd reads a Ctrl-D that was typed while no key was read, which comes
// as the end of the input, and then the end itself.
func TestKeysAtTheEnd(t *testing.T) {
	in := io.MultiReader(strings.NewReader("a\x1b"), iotest.ErrReader(io.EOF))
	k := keys{in: bufio.NewReader(in), refused: func() {}}
	k.begin()
	for _, want := range []string{"\x0b", "a"} {
		p := make([]byte, 8)
		if n, err := k.Read(p); string(p[:n]) != want || err != nil {
			t.Errorf("%q %v, want %q", p[:n], err, want)
		}
	}
	if n, err := k.Read(make([]byte, 8)); n != 0 || err != io.EOF || !k.ended.Load() {
		t.Errorf("%d %v in the middle of a key", n, err)
	}

	k = keys{in: bufio.NewReader(strings.NewReader("")), refused: func() {}}
	p := make([]byte, 8)
	if n, err := k.Read(p); string(p[:n]) != "\x04" || err != nil || k.deletes.Load() {
		t.Errorf("%q %v, want Ctrl-D", p[:n], err)
	}
	if _, err := k.Read(p); err != io.EOF || !k.ended.Load() {
		t.Errorf("%v, want the end", err)
	}
}
