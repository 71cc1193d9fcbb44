// Tests at a pseudo-terminal: the binary of the tests starts itself there as a
// small program that reads lines and prints what it got.

//go:build linux

package terminal

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// asProgram and asShell are what the binary of the tests is when it starts itself.
const (
	role      = "HAUSREGEL_TERMINAL_TEST"
	asProgram = "program"
	asShell   = "shell"
	histories = "HAUSREGEL_TERMINAL_HISTORY"
	deaf      = "HAUSREGEL_TERMINAL_DEAF" // to SIGHUP, as under nohup
)

func TestMain(m *testing.M) {
	switch os.Getenv(role) {
	case asProgram:
		os.Exit(program())
	case asShell:
		os.Exit(shell())
	}
	os.Exit(m.Run())
}

// words are what Tab completes in the program.
var words = []string{"board", "branch ", "undo", "Ämterkauf", "Salt Tax ", "Salt Road "}

// complete completes the word behind the last blank, or the whole line.
func complete(before string) (int, []string) {
	if strings.HasPrefix(before, "many ") {
		var many []string
		for i := range 90 {
			many = append(many, fmt.Sprintf("candidate%02d", i))
		}
		return len("many "), many
	}
	return 0, words
}

// ahead is typed while the program is not ready for it.
const ahead = "one\rtwo\r"

// program is a table without a game: it prints each line, and remembers those
// that begin with a colon.
func program() int {
	t := Open(os.Stdin, os.Stdout, Options{History: os.Getenv(histories)})
	t.Complete(complete)
	defer t.Close()
	t.Say("%s of %d columns", Seat(4, "window"), t.Columns())
	for {
		line, err := t.ReadLine(Bold("> "))
		if strings.HasPrefix(line, ":") {
			t.Remember(line)
		}
		switch {
		case errors.Is(err, ErrInterrupted):
			t.Say("[interrupted]")
		case err != nil:
			t.Say("[%v]", err)
			return 3
		case line == "quit":
			t.Say("[closing]")
			if err := t.Close(); err != nil {
				t.Say("[%v]", err)
			}
			t.Say("[closed]")
			return 0
		case line == "long":
			t.Page(strings.Repeat("a line\n", 25) + "the last line\n")
		case line == "busy":
			t.Say("[busy]")
			t.Flush()
			for !t.Interrupted() {
				time.Sleep(time.Millisecond)
			}
			t.Say("[stopped the bots]")
		case line == "over":
			t.Say("[over]")
			t.Flush()
			for waiting := 0; waiting < len(ahead); time.Sleep(time.Millisecond) {
				queued, _ := unix.IoctlGetInt(int(os.Stdin.Fd()), unix.TIOCINQ)
				waiting = queued + t.in.Buffered()
			}
			t.Drop()
			t.Say("[dropped]")
		case line == "hang":
			t.Say("[hanging]")
			t.Flush()
			for !t.signals.pressed.Load() {
				time.Sleep(time.Millisecond)
			}
			t.Say("[pressed once]")
			t.Flush()
			time.Sleep(2 * patience)
		default:
			t.Say("[%s]", line)
		}
	}
}

// shell starts the program as a job of its own and continues it when it stops.
func shell() int {
	if os.Getenv(deaf) != "" {
		signal.Ignore(unix.SIGHUP)
	}
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), role+"="+asProgram)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Foreground: true, Ctty: 0}
	if err := cmd.Start(); err != nil {
		fmt.Println(err)
		return 1
	}
	for {
		var status unix.WaitStatus
		if _, err := unix.Wait4(cmd.Process.Pid, &status, unix.WUNTRACED, nil); err != nil {
			fmt.Println(err)
			return 1
		}
		if !status.Stopped() {
			return status.ExitStatus()
		}
		fmt.Printf("[job stopped, cooked %v]\n", isCooked(os.Stdin))
		unix.Kill(-cmd.Process.Pid, unix.SIGCONT)
	}
}

// isCooked tells whether a terminal is as programs leave it.
func isCooked(f *os.File) bool {
	mode, err := unix.IoctlGetTermios(int(f.Fd()), unix.TCGETS)
	want := uint32(unix.ICANON | unix.ECHO | unix.ISIG)
	return err == nil && mode.Lflag&want == want
}

// session is a program at a pseudo-terminal.
type session struct {
	*testing.T
	file *os.File
	cmd  *exec.Cmd

	mu     sync.Mutex
	all    []byte // that was written
	read   int    // of it, by sees
	screen *screen
	came   chan struct{} // closed and made anew when something came
	ended  bool
	hangUp bool // the terminal is taken away when something comes
}

// patience is how long a slow machine may take.
const patience = 30 * time.Second

// begin starts the program in a window and waits for its prompt.
func begin(t *testing.T, rows, columns uint16, env ...string) *session {
	s := start(t, rows, columns, env...)
	s.sees("> ")
	return s
}

func start(t *testing.T, rows, columns uint16, env ...string) *session {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append([]string{role + "=" + asProgram, "TERM=xterm-256color", "PATH=" + os.Getenv("PATH"), "GOCOVERDIR=" + t.TempDir()}, env...)
	file, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: rows, Cols: columns})
	if err != nil {
		t.Fatal(err)
	}
	s := &session{T: t, file: file, cmd: cmd, came: make(chan struct{}), screen: &screen{columns: int(columns)}}
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.copy()
	}()
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
		file.Close()
		<-done
	})
	return s
}

// copy takes what the program writes.
func (s *session) copy() {
	buf := make([]byte, 4096)
	for {
		n, err := s.file.Read(buf)
		s.mu.Lock()
		s.all = append(s.all, buf[:n]...)
		s.screen.write(string(buf[:n]))
		s.ended = err != nil
		if s.hangUp {
			s.file.Close()
			s.mu.Unlock()
			return
		}
		close(s.came)
		s.came = make(chan struct{})
		s.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// until waits for something to be true of what has been written.
func (s *session) until(what string, ok func() bool) {
	s.Helper()
	deadline := time.After(patience)
	for {
		s.mu.Lock()
		is, ended, came := ok(), s.ended, s.came
		s.mu.Unlock()
		if is {
			return
		}
		if ended {
			s.Fatalf("the program ended before %s:\n%q\n%s", what, s.all, s.screen)
		}
		select {
		case <-came:
		case <-deadline:
			s.mu.Lock()
			defer s.mu.Unlock()
			s.Fatalf("in vain waited for %s in\n%q\n%s", what, s.all, s.screen)
		}
	}
}

// sees waits until a text has been written behind the one seen last.
func (s *session) sees(text string) {
	s.Helper()
	s.until(fmt.Sprintf("%q", text), func() bool {
		i := bytes.Index(s.all[s.read:], []byte(text))
		if i >= 0 {
			s.read += i + len(text)
		}
		return i >= 0
	})
}

// row waits until the row of the cursor is as given; | stands before the cursor.
func (s *session) row(want string) {
	s.Helper()
	s.until(fmt.Sprintf("row %q", want), func() bool { return s.screen.row() == want })
}

// types sends keys.
func (s *session) types(keys string) {
	s.Helper()
	if _, err := s.file.WriteString(keys); err != nil {
		s.Fatal(err)
	}
}

// gets sends keys and waits for the line that comes of them.
func (s *session) gets(keys, line string) {
	s.Helper()
	s.types(keys)
	s.sees("[" + line + "]")
	s.sees("> ")
}

// ends waits until the program has ended, and tells how.
func (s *session) ends() *os.ProcessState {
	s.Helper()
	late := time.AfterFunc(patience, func() { s.cmd.Process.Kill() })
	s.cmd.Wait()
	if !late.Stop() {
		s.Fatal("in vain waited for the program to end")
	}
	return s.cmd.ProcessState
}

// written is all that the program has written.
func (s *session) written() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return string(s.all)
}
