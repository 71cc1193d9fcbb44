// This file defines Terminal, which lines are read from and text is written to.

package terminal

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/charmbracelet/colorprofile"
)

// ErrInputEnded tells that the input ended before the match did.
var ErrInputEnded = errors.New("the input ended in the middle of the match")

// ErrInterrupted tells that Ctrl-C was pressed where nothing had been typed.
var ErrInterrupted = errors.New("interrupted")

// Terminal is both sides of the prompt. The first error of the writer comes out of
// the next ReadLine, or of Flush. Its methods are called on one goroutine, the one
// that reads.
type Terminal struct {
	in  *bufio.Reader
	out *bufio.Writer
	window
	profile colorprofile.Profile
	plain   bool     // it cannot draw
	echo    bool     // nobody types at a terminal: it shows what was read
	device  *os.File // that somebody types at; nil where nobody does
	editor  *editor  // nil where lines come as they are
	history *history
	signals *signals // nil where nobody types
}

// Options say what a Terminal is to take for granted.
type Options struct {
	Rows, Columns int    // of the window; 0: as the terminal says
	Clears        bool   // the window can be emptied, whatever it is
	NoColor       bool   // no colours, whatever the terminal has
	History       string // the file that lines are remembered in; "" keeps none
}

// Open makes a Terminal. Where both sides are one terminal that can do more than
// print, lines are edited; else they are read as they come, and echoed unless in
// is a terminal. Close gives the terminal back.
func Open(in io.Reader, out io.Writer, o Options) *Terminal {
	f, ok := in.(*os.File)
	typed := ok && isTerminal(f)
	t := &Terminal{
		in:      bufio.NewReaderSize(in, longest),
		out:     bufio.NewWriter(out),
		window:  windowOf(out),
		profile: profileOf(out, o.NoColor),
		echo:    !typed,
	}
	if typed {
		t.device = f
	}
	if shown, ok := out.(*os.File); ok && isTerminal(shown) {
		t.plain = !drawsLetters()
	}
	edits := editable && typed && t.window.clears
	if o.Rows > 0 || o.Columns > 0 {
		t.window.size = func() (rows, columns int) { return o.Rows, o.Columns }
	}
	t.window.clears = t.window.clears || o.Clears
	if edits {
		t.edit(f, out, o.History)
	}
	if typed {
		t.signals = watch(out, t.editor)
	}
	return t
}

// Close gives the terminal back as it was. It is called by whoever reads, never
// while a line is read, and may be called again.
func (t *Terminal) Close() error {
	err := t.out.Flush()
	if t.signals != nil {
		t.signals.close()
		t.signals = nil
	}
	if t.editor != nil {
		err = errors.Join(err, t.editor.close())
	}
	return err
}

// Typed tells whether somebody types at a terminal.
func (t *Terminal) Typed() bool { return !t.echo }

// Rows is how high the window is; 0 where there is no bound.
func (t *Terminal) Rows() int {
	rows, _ := t.size()
	return rows
}

// Columns is how wide the window is; 0 where there is no bound.
func (t *Terminal) Columns() int {
	_, columns := t.size()
	return columns
}

// Write writes text whose lines fit the window, in the colours that the terminal
// has. Into a file or pipe they go whole and plain.
func (t *Terminal) Write(text string) { t.show(wrap(text, t.Columns())) }

// Say writes a line.
func (t *Terminal) Say(format string, args ...any) { t.Write(fmt.Sprintf(format+"\n", args...)) }

// Clear takes all text off the window.
func (t *Terminal) Clear() { t.out.WriteString(t.emptied()) }

// Flush has all that was written shown.
func (t *Terminal) Flush() error { return t.out.Flush() }

// ReadLine asks for a line until there is one that can be read as text, without
// the blanks around it. It returns ErrInputEnded when no line can come any more,
// ErrInterrupted for Ctrl-C where nothing had been typed, or an error of the
// reader or the writer. What follows the last end of line in the prompt is the prompt.
func (t *Terminal) ReadLine(prompt string) (string, error) {
	if above := strings.LastIndexByte(prompt, '\n') + 1; above > 0 {
		t.Write(prompt[:above])
		prompt = prompt[above:]
	}
	read := t.readPlain
	if t.editor != nil {
		read = t.readEdited
	}
	line, err := read(prompt)
	t.Interrupted() // what was pressed on the way here meant nobody
	return line, err
}

// More tells whether anything is left to read; at a terminal it waits for it.
func (t *Terminal) More() bool {
	_, err := t.in.Peek(1)
	return err == nil
}

// Drop forgets what was typed ahead at a terminal, so that nobody answers what
// somebody else is asked next. What comes from a pipe or file stays: it was written
// for all that are asked.
func (t *Terminal) Drop() {
	if t.device != nil {
		dropTyped(t.device)
		t.in.Discard(t.in.Buffered())
	}
}

// show writes text as it is, in the colours that the terminal has.
func (t *Terminal) show(text string) {
	t.out.WriteString(t.profileText(text))
}
