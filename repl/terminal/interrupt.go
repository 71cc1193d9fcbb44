// This file minds the signals that people and the system send.

package terminal

import (
	"io"
	"os"
	"os/signal"
	"slices"
	"sync/atomic"
)

// signals are those that are not left to end the program by themselves.
type signals struct {
	came    chan os.Signal
	out     io.Writer
	editor  *editor // nil where lines are not edited
	pressed atomic.Bool
}

// watch begins to mind signals: Ctrl-C between lines, and where lines are edited
// also those that would leave the terminal in disorder.
func watch(out io.Writer, e *editor) *signals {
	s := &signals{came: make(chan os.Signal, 8), out: out, editor: e}
	s.catch()
	if e != nil {
		for _, sig := range append(changing, ending...) {
			if !signal.Ignored(sig) {
				signal.Notify(s.came, sig)
			}
		}
	}
	go func() {
		for sig := range s.came {
			s.handle(sig)
		}
	}()
	return s
}

// catch has Ctrl-C noticed, release lets it end the program.
func (s *signals) catch() {
	if !signal.Ignored(os.Interrupt) {
		signal.Notify(s.came, os.Interrupt)
	}
}

func (s *signals) release() { signal.Stop(s.came) }

func (s *signals) close() {
	signal.Stop(s.came)
	close(s.came)
}

// handle does what a signal asks for. While a line is edited Ctrl-C is a key, and
// the signal comes from elsewhere.
func (s *signals) handle(sig os.Signal) {
	reading := s.editor != nil && s.editor.tty.reading()
	switch {
	case slices.Contains(changing, sig):
		s.editor.resumed()
	case sig == os.Interrupt && !reading:
		if !s.pressed.CompareAndSwap(false, true) {
			io.WriteString(s.out, "\n")
			os.Exit(interrupted)
		}
	default:
		if reading {
			s.editor.field.leave("")
			s.editor.tty.leave()
		}
		signal.Reset(sig)
		endBy(sig)
	}
}

// interrupted is the exit code of a program that Ctrl-C has ended: 128 + SIGINT.
const interrupted = 130

// Interrupted tells whether Ctrl-C was pressed since it was asked last, while no
// line was read. Pressed twice without being asked about, it ends the program.
func (t *Terminal) Interrupted() bool {
	return t.signals != nil && t.signals.pressed.Swap(false)
}
