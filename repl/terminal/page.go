// This file shows long text by screenfuls.

package terminal

import (
	"bytes"
	"strings"
	"unicode"

	"github.com/chzyer/readline"
)

// Page is Write for text that may be higher than the window: at a terminal it
// stops after each screenful until a key is pressed. q or Ctrl-C leaves out the
// rest; so does any letter, which begins the next line: whoever types it has read
// enough. Where a line has been typed ahead nobody is waiting to read, and it does
// not stop.
func (t *Terminal) Page(text string) {
	lines := strings.SplitAfter(strings.TrimSuffix(wrap(text, t.Columns()), "\n"), "\n")
	for t.Typed() && t.Rows() > 1 && len(lines) >= t.Rows() && t.in.Buffered() == 0 {
		n := t.Rows() - 1
		t.show(strings.Join(lines[:n], ""))
		lines = lines[n:]
		if t.out.Flush() != nil || !t.wanted() {
			return
		}
	}
	t.show(strings.Join(lines, ""))
	if strings.HasSuffix(text, "\n") {
		t.show("\n")
	}
}

// more is what stands below a screenful.
const more = "-- more: Enter, q ends --"

// wanted asks whether to go on.
func (t *Terminal) wanted() bool {
	if t.editor != nil {
		return t.editor.wanted()
	}
	t.show(more)
	t.out.Flush() // its error stays and comes out of the next ReadLine
	if t.signals != nil {
		t.signals.release()
		defer t.signals.catch()
	}
	t.in.Peek(1) // its error too
	typed, _ := t.in.Peek(t.in.Buffered())
	line, _, _ := bytes.Cut(typed, []byte("\n"))
	answer := string(bytes.TrimSpace(line))
	if answer != "" && answer != "q" {
		return false // it is the next line
	}
	_, _, err := t.next()
	return err == nil && answer == ""
}

// wanted asks with one key.
func (e *editor) wanted() bool {
	if e.keys.ended.Load() || e.tty.enter() != nil {
		return false
	}
	defer e.tty.leave()
	e.field.begin(Dim(Cut(more, e.field.columns()-1)))
	e.field.redraw()
	defer e.field.wipe()
	for {
		key, err := e.keys.next()
		if err != nil {
			e.keys.ended.Store(true)
			return false
		}
		switch key {
		case readline.CharEnter, readline.CharCtrlJ, ' ', keyPage, readline.CharNext:
			return true
		case 'q', 'Q', readline.CharInterrupt, readline.CharDelete:
			return false
		}
		if unicode.IsGraphic(key) && e.keys.in.UnreadRune() == nil {
			return false
		}
		e.field.bell()
	}
}
