// Tests of the program at a pseudo-terminal: what is typed there, key by key.

//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"

	"hausregel/repl/terminal"
)

// sitting is the program at a terminal of 80 x 24.
type sitting struct {
	t    *testing.T
	cmd  *exec.Cmd
	tty  *os.File
	mu   sync.Mutex
	seen bytes.Buffer // since the last wait
}

func sit(t *testing.T, data string, args ...string) *sitting {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	s := &sitting{t: t, cmd: exec.Command(program, args...)}
	s.cmd.Args[0] = "hausregel" // as which the test binary runs the program
	s.cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+data, "TERM=xterm-256color", "NO_COLOR=1")
	if s.tty, err = pty.StartWithSize(s.cmd, &pty.Winsize{Rows: 24, Cols: 80}); err != nil {
		t.Fatal(err)
	}
	go func() {
		buf := make([]byte, 4096)
		for {
			n, err := s.tty.Read(buf)
			s.mu.Lock()
			s.seen.Write(buf[:n])
			s.mu.Unlock()
			if err != nil {
				return
			}
		}
	}()
	t.Cleanup(func() {
		s.cmd.Process.Kill()
		s.cmd.Wait()
		s.tty.Close()
	})
	return s
}

// wait waits for a text on the screen, and gives all that came up to it.
func (s *sitting) wait(text string) string {
	s.t.Helper()
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		s.mu.Lock()
		all := s.seen.String()
		if i := strings.Index(all, text); i >= 0 {
			s.seen.Next(i + len(text))
			s.mu.Unlock()
			return all[:i+len(text)]
		}
		s.mu.Unlock()
	}
	s.t.Fatalf("%q does not come; what came is\n%s", text, s.seen.String())
	return ""
}

// keys types, and waits for what that brings.
func (s *sitting) keys(keys, until string) string {
	s.t.Helper()
	if _, err := s.tty.WriteString(keys); err != nil {
		s.t.Fatal(err)
	}
	return s.wait(until)
}

// TestTyped plays at a terminal: completion, history, undo, Ctrl-C, a kill and what is
// left after it.
func TestTyped(t *testing.T) {
	data := t.TempDir()
	s := sit(t, data, "play", "reformation", "--seed", "4", "--players", "anna")
	s.wait("Which event do you produce?")
	s.keys("\x1b[3~dy\t", "Dynastic Intrigue") // Delete on the empty line, then Tab
	s.keys("\r", "What do you bid for Norway?")
	s.keys("und\t\r", "1 answer taken back.")
	s.wait("Which event do you produce?")
	s.keys("\x1b[A", "undo")                                       // the answer is not in the history
	s.keys("\x03\x03", "Ctrl-C again, or quit, leaves the match.") // one drops the line
	s.keys("card Hugu\t", "Huguenots")
	s.keys("\r", "influence 3")
	s.keys("dyn\r", "What do you bid for Norway?")
	if err := s.cmd.Process.Signal(syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	s.cmd.Wait()

	r := sit(t, data, "resume")
	r.wait("Which match? Its number, or Enter for number 1; quit leaves.")
	r.keys("\r", "So far 2 decisions.")
	r.wait("What do you bid for Norway?")
	r.keys("quit\r", "\n")
	if err := r.cmd.Wait(); err != nil {
		t.Errorf("quit: %v", err)
	}
	history, err := os.ReadFile(filepath.Join(data, "hausregel", "history"))
	if err != nil {
		t.Fatal(err)
	}
	if text := string(history); !strings.Contains(text, "undo\n") || strings.Contains(text, "Dynastic") || strings.Contains(text, "dyn\n") {
		t.Errorf("the history is\n%s", text)
	}
}

// TestFitting prints help and lists whose lines are wider than the window.
func TestFitting(t *testing.T) {
	for end, args := range map[string][]string{
		"in this order": {"play", "--help"},
		"can show.":     {"games"},
		"captured":      {"games", "reformation"},
	} {
		text := sit(t, t.TempDir(), args...).wait(end)
		for line := range strings.SplitSeq(text, "\r\n") {
			if terminal.Width(line) > 80 {
				t.Errorf("%v: wider than the window: %s", args, line)
			}
		}
	}
}

// TestTypedGames begins without a game.
func TestTypedGames(t *testing.T) {
	s := sit(t, t.TempDir(), "play")
	s.wait("Which game?")
	s.keys("ref\t\r", "Reformation. Type a number or a name to choose; help tells more.")
	s.keys("quit\r", "\n")
}

// TestTypedWatch watches bots: step by step, back, and to the end.
func TestTypedWatch(t *testing.T) {
	s := sit(t, t.TempDir(), "play", "reformation", "--bots", "random", "--seed", "3")
	s.wait("0. random (the Protestants) is asked")
	s.keys("\r", "1. random")
	s.keys("undo\r", "0. random")
	s.keys("\r", "1. random")
	s.keys("run\r", "The match is over.")
	s.wait("undo takes back the last answer, Enter leaves.")
	s.keys("undo\r", "is asked")
	s.keys("quit\r", "\n")
	if err := s.cmd.Wait(); err != nil {
		t.Errorf("quit: %v", err)
	}
}
