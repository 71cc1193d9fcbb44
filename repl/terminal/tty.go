// This file puts a terminal into the mode in which each key is read, and back.

package terminal

import (
	"sync"
	"time"

	"github.com/chzyer/readline"
)

// tty is the terminal device that keys come from.
type tty struct {
	fd     int
	mu     sync.Mutex
	raw    bool            // each key is read
	cooked *readline.State // how it was found
}

// enter has each key read as it is pressed.
func (t *tty) enter() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	_, err := readline.MakeRaw(t.fd)
	t.raw = err == nil
	return err
}

// leave puts the terminal back as it was found.
func (t *tty) leave() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.raw {
		return nil
	}
	t.raw = false
	return readline.Restore(t.fd, t.cooked)
}

// reading tells whether each key is read.
func (t *tty) reading() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.raw
}

// again has each key read where that was so before somebody else used the terminal.
func (t *tty) again() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.raw {
		return nil
	}
	_, err := readline.MakeRaw(t.fd)
	return err
}

// settle is how long a stopped program takes to stop.
const settle = 50 * time.Millisecond

// suspend does what the terminal itself does about Ctrl-Z where a program reads no
// keys: it stops the whole job, which is this program and what stands in one pipe
// with it, never the shell. Where no shell could continue it, the system does not
// stop it either.
func (t *tty) suspend() error {
	t.mu.Lock()
	err := readline.Restore(t.fd, t.cooked)
	t.mu.Unlock()
	if err != nil {
		return err
	}
	if err := stopJob(); err != nil {
		return err
	}
	time.Sleep(settle)
	return t.again()
}
