// Tests of styles.

package terminal

import (
	"bytes"
	"strings"
	"testing"

	"github.com/charmbracelet/colorprofile"
)

func TestInk(t *testing.T) {
	for got, want := range map[string]string{
		Bold("a"):           "\x1b[1ma\x1b[m",
		Dim("a\n\nb\n"):     "\x1b[2ma\x1b[m\n\n\x1b[2mb\x1b[m\n",
		Blue.Paint("a"):     "\x1b[34ma\x1b[m",
		Seat(0, "a"):        "\x1b[36ma\x1b[m",
		Seat(7, "a"):        "\x1b[35ma\x1b[m",
		Seat(-1, "a"):       "a",
		Bold(""):            "",
		Cut(Bold("äöü"), 2): "\x1b[1mä…\x1b[m",
		Pad(Bold("日"), 3):   "\x1b[1m日\x1b[m ",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestWhatTerminalsShow(t *testing.T) {
	for profile, want := range map[colorprofile.Profile]string{
		colorprofile.NoTTY:     "an Gänse 1\n",
		colorprofile.ASCII:     "\x1b[1man\x1b[m \x1b[mGänse\x1b[m 1\n",
		colorprofile.ANSI:      "\x1b[1man\x1b[m \x1b[36mGänse\x1b[m 1\n",
		colorprofile.TrueColor: "\x1b[1man\x1b[m \x1b[36mGänse\x1b[m 1\n",
	} {
		var out bytes.Buffer
		term := Open(strings.NewReader(""), &out, Options{})
		term.profile = profile
		term.Say("%s %s %d", Bold("an"), Seat(0, "Gänse"), 1)
		term.Close()
		if out.String() != want {
			t.Errorf("%v: %q, want %q", profile, out.String(), want)
		}
	}
}
