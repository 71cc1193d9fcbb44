// Tests of long text, and of what terminals can show.

//go:build linux

package terminal

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"
)

func TestPage(t *testing.T) {
	s := begin(t, 12, 80)
	s.types("long\r")
	for _, key := range []string{"\x0f\r", " "} {
		s.sees(more)
		s.types(key)
	}
	s.sees("the last line")
	s.row("> |")
	if text := s.text(); strings.Count(text, "a line\n") != 25 || strings.Contains(text, more) {
		t.Errorf("what stands there:\n%s", text)
	}
	for _, key := range []string{"q", "\x03", "\x04"} {
		s.types("long\r")
		s.sees(more)
		s.types(key)
		s.row("> |")
		s.gets("on\r", "on")
	}
	if n := strings.Count(s.written(), "the last line"); n != 1 {
		t.Errorf("shown %d times to the end", n)
	}
	s.types("long\r")
	s.sees(more)
	s.types("üben 1")
	s.row("> üben 1|")
	s.gets("\r", "üben 1")
	s.types("long\rtyped ahead\r")
	s.sees("the last line")
	s.sees("[typed ahead]")
}

func TestDumbTerminal(t *testing.T) {
	s := begin(t, 12, 80, "TERM=dumb")
	s.gets("one\n", "one")
	s.types("long\n")
	s.sees(more)
	s.types("q\n")
	s.sees("> ")
	s.types("long\n")
	s.sees(more)
	s.types("quit it\n")
	s.sees("> ")
	s.sees("[quit it]")
	s.types("busy\n")
	s.sees("[busy]")
	s.gets("\x03", "stopped the bots")
	s.types("\x04")
	s.sees("[" + ErrInputEnded.Error() + "]")
	s.ends()
	if strings.ContainsAny(s.written(), "\x1b\a") {
		t.Errorf("escape sequences: %q", s.written())
	}
}

func TestColour(t *testing.T) {
	for name, c := range map[string]struct {
		env, want string
	}{
		"as it is":      {"TERM=xterm", "\x1b[1;36mwindow\x1b[m of"},
		"no colour":     {"NO_COLOR=yes", "\x1b[1mwindow\x1b[m of"},
		"empty":         {"NO_COLOR=", "\x1b[1;36mwindow\x1b[m of"},
		"dumb":          {"TERM=dumb", "window of 80 columns"},
		"dumb, but not": {"TERM=dumb\nCLICOLOR_FORCE=1", "\x1b[1;36mwindow\x1b[m of"},
	} {
		t.Run(name, func(t *testing.T) {
			s := start(t, 12, 80, strings.Split(c.env, "\n")...)
			s.sees(c.want)
		})
	}
}

// TestPipes starts the program without a terminal.
func TestPipes(t *testing.T) {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), role+"="+asProgram, "TERM=xterm", "CLICOLOR_FORCE=1", "TTY_FORCE=1")
	cmd.Stdin = strings.NewReader("a\tb\nlong\nK\xe4se\na\x00b\nlast")
	out, err := cmd.Output()
	if cmd.ProcessState.ExitCode() != 3 {
		t.Errorf("%v", err)
	}
	want := "window of 0 columns\n> a\tb\n[a\tb]\n> long\n" + strings.Repeat("a line\n", 25) + "the last line\n" +
		"> \n" + noText + "\n> \n" + control + "\n> last\n[last]\n> \n[" + ErrInputEnded.Error() + "]\n"
	if !bytes.Equal(out, []byte(want)) {
		t.Errorf("%q, want\n%q", out, want)
	}
}
