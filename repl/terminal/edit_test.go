// Tests of the keys that edit a line.

//go:build linux

package terminal

import (
	"strings"
	"testing"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

func TestKeys(t *testing.T) {
	for name, c := range map[string]struct{ keys, want string }{
		"letters":           {"Grüße", "Grüße"},
		"blanks around":     {"  a b ", "a b"},
		"backspace":         {"ab\x7f\bc", "c"},
		"left, Delete":      {"abc\x1b[D\x1b[D\x1b[3~", "ac"},
		"Delete, Ctrl-D":    {"abc\x01\x1b[3~\x04", "c"},
		"Home, End":         {"bc\x1b[Ha\x1b[Fd\x1b[1~_\x1b[4~_", "_abcd_"},
		"application keys":  {"bc\x1bOHa\x1bOFd\x1bOD_", "abc_d"},
		"Ctrl-Left":         {"one two\x1b[1;5D_\x1b[1;5C_", "one _two_"},
		"Alt-B, Alt-F":      {"one two\x1bb\x1bb_\x1bf_", "_one _two"},
		"Alt-Backspace":     {"one two\x1b\x7f", "one"},
		"Ctrl-W, Ctrl-Y":    {"one two\x17\x19\x19", "one twotwo"},
		"Ctrl-U, Ctrl-K":    {"abc\x15de\x1b[D\x0b", "d"},
		"Ctrl-T":            {"ab\x14", "ba"},
		"Ctrl-T at one":     {"\x14a\x14\x14b", "ab"},
		"Escape":            {"\x1b\x1bxa", "xa"},
		"no keys":           {"\x00\x11\x16\x1c\x1e\x1f\x0f\x18\xc2\x9ba", "a"},
		"keys of no use":    {"\x1b[20~\x1b[[A\x1b[2~\x1b[1;2P\x1b[Za", "a"},
		"Ctrl-R in nothing": {"\x12\x13\x07a\x12b", "a"},
		"Ctrl-R, Tab":       {"\x12\tu\t", "undo"},
		"Ctrl-L":            {"ab\x0cc", "abc"},
		"up in nothing":     {"a\x1b[A\x1b[B\x10\x0e", "a"},
		"emoji":             {"a👍b\x1b[D\x7fc", "acb"},
		"combining":         {"u\u0308ber\x01x", "xu\u0308ber"},
	} {
		t.Run(name, func(t *testing.T) {
			s := begin(t, 24, 80)
			s.gets(c.keys+"\r", c.want)
		})
	}
}

func TestDeleteOnAnEmptyLine(t *testing.T) {
	s := begin(t, 24, 80)
	s.gets("\x1b[3~\x1b[3~a\x7f\x1b[3~still here\r", "still here")
}

// TestCutSecrets holds that nobody pastes what the person before has cut out.
func TestCutSecrets(t *testing.T) {
	s := begin(t, 24, 80)
	s.gets("secret\x15x\r", "x")
	s.gets("\x15\x17\x19y\r", "y")
	s.gets("once\x15\x19\x19\r", "onceonce")
}

func TestControlD(t *testing.T) {
	s := begin(t, 24, 80)
	s.types("\x04")
	s.sees("Ctrl-D again leaves.")
	s.sees("> ")
	s.gets("no\r", "no") // it counts anew behind a line
	s.types("\x04")
	s.sees("again leaves.")
	s.sees("> ")
	s.types("\x04")
	s.sees("[" + ErrInputEnded.Error() + "]")
	if code := s.ends().ExitCode(); code != 3 {
		t.Errorf("exit code %d", code)
	}
}

func TestControlC(t *testing.T) {
	s := begin(t, 24, 80)
	s.gets("\x03", "interrupted")
	s.types("half a line\x03")
	s.sees("half a line^C")
	s.sees("> ")
	s.gets("whole\r", "whole")
	s.types("twice\x03six\x03") // one drops the line and what was pasted, one is another key
	s.sees("twice^C")
	s.sees("[interrupted]")
	s.sees("> ")
	s.gets("on\r", "on")
}

func TestControlCBetweenLines(t *testing.T) {
	s := begin(t, 24, 80)
	s.types("busy\r")
	s.sees("[busy]")
	s.gets("\x03", "stopped the bots")
	s.gets("on\r", "on")
	s.types("hang\r")
	s.sees("[hanging]")
	s.types("\x03")
	s.sees("[pressed once]")
	s.types("\x03")
	if code := s.ends().ExitCode(); code != 130 {
		t.Errorf("exit code %d", code)
	}
}

func TestControlZ(t *testing.T) {
	s := begin(t, 24, 80)
	s.types("ab\x1a") // no shell is there to continue it
	s.sees("^Z")
	s.row("> ab|")
	s.gets("c\r", "abc")

	s = begin(t, 24, 80, role+"="+asShell)
	s.types("ab\x1a")
	s.sees("[job stopped, cooked true]")
	s.sees("> ")
	s.row("> ab|")
	s.gets("c\x1b[3~\r", "abc")
}

func TestPaste(t *testing.T) {
	s := begin(t, 24, 80)
	s.types("one\r\ntwo\rthree\nfour")
	for _, line := range []string{"[one]", "[two]", "[three]"} {
		s.sees(line)
	}
	s.row("> four|")
	s.gets("\r", "four")
	s.types("five\r\x03six\rseven")
	s.sees("[five]")
	s.sees("> ")
	s.gets("\x15eight\r", "eight")
	if strings.Contains(s.written(), "[six]") {
		t.Error("what was pasted behind Ctrl-C was read")
	}
}

func TestBadTypedLines(t *testing.T) {
	s := begin(t, 24, 80)
	s.types("K\xe4se\r")
	s.sees(noText)
	s.sees("> ")
	s.types(strings.Repeat("x", 1<<20) + "\r")
	s.sees(tooLong)
	s.sees("> ")
	s.gets("on\r", "on")
}

func TestNarrowWindow(t *testing.T) {
	s := begin(t, 24, 20)
	s.types("0123456789abcdefghijklmnopqrstuvwxyz")
	s.row("> <pqrstuvwxyz|")
	s.types("\x01")
	s.row("> |0123456789abcdef>")
	s.types(strings.Repeat("\x06", 20) + "_")
	s.row("> <9abcdefghij_|klm>")
	s.types("\r")
	s.sees("0123456789abcdefghij_klmnopqrstuvwxyz")
}

func TestResize(t *testing.T) {
	s := begin(t, 24, 60)
	s.types("the quick brown fox jumps over it")
	s.row("> the quick brown fox jumps over it|")
	s.resize(20)
	s.row("> < over it|")
	s.types("\x01")
	s.row("> |the quick brown >")
	if text := s.text(); strings.Count(text, "quick") != 1 {
		t.Errorf("the line stands there more than once:\n%s", text)
	}
	s.resize(60)
	s.row("> |the quick brown fox jumps over it")
	s.gets("\r", "the quick brown fox jumps over it")
}

// resize gives the window another width.
func (s *session) resize(columns int) {
	s.mu.Lock()
	s.screen.reflow(columns)
	s.mu.Unlock()
	if err := pty.Setsize(s.file, &pty.Winsize{Rows: 24, Cols: uint16(columns)}); err != nil {
		s.Fatal(err)
	}
}

func (s *session) text() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.screen.String()
}

func TestWideLetters(t *testing.T) {
	s := begin(t, 24, 30)
	s.types("a👍b日c\x02\x02")
	s.row("> a👍b|日c")
	s.types("\x7f")
	s.row("> a👍|日c")
	s.types("\x01u\u0308")
	s.row("> u\u0308|a👍日c")
	s.types(strings.Repeat("👍", 20))
	s.row("> <" + strings.Repeat("👍", 7) + "|a👍日c")
}

func TestClose(t *testing.T) {
	s := begin(t, 24, 80)
	s.types("quit\r")
	s.sees("[closed]")
	if code := s.ends().ExitCode(); code != 0 {
		t.Errorf("exit code %d", code)
	}
	if !isCooked(s.file) {
		t.Error("the terminal is not as it was")
	}
}

func TestEndingSignals(t *testing.T) {
	for _, sig := range []unix.Signal{unix.SIGTERM, unix.SIGHUP, unix.SIGINT} {
		s := begin(t, 24, 80)
		if isCooked(s.file) {
			t.Fatal("no key is read")
		}
		s.cmd.Process.Signal(sig)
		if status := s.ends().Sys().(interface{ Signal() unix.Signal }); status.Signal() != sig {
			t.Errorf("%v: ended by %v", sig, status.Signal())
		}
		if !isCooked(s.file) {
			t.Errorf("%v: the terminal is not as it was", sig)
		}
	}
}

func TestTerminalTakenAway(t *testing.T) {
	s := begin(t, 24, 80, role+"="+asShell, deaf+"=yes")
	s.types("half a line")
	s.row("> half a line|")
	s.mu.Lock()
	s.hangUp = true
	s.mu.Unlock()
	s.types("!")
	if code := s.ends().ExitCode(); code != 3 {
		t.Errorf("exit code %d", code)
	}
	if strings.Contains(s.written(), "[half") {
		t.Error("half a line was read")
	}
}
