// This file reads lines with readline: it takes keys and holds the line, the
// history and what was cut out; everything that is seen is drawn by field.go.

package terminal

import (
	"errors"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"github.com/chzyer/readline"
)

// editor edits lines at a terminal. While a line is read, readline calls filter,
// changed and what they call on a goroutine of its own.
type editor struct {
	rl    *readline.Instance
	tty   *tty
	keys  *keys
	field *field
	rows  func() int
	say   func(format string, args ...any)
	words func(before string) (from int, words []string)

	line    []rune // as it was after the last key
	search  []rune // what is looked for in the history
	looking bool   // the history is searched
}

// edit has the lines of the terminal edited.
func (t *Terminal) edit(in *os.File, out io.Writer, history string) {
	cooked, err := readline.GetState(int(in.Fd()))
	if err != nil {
		return // what cannot be put back is better left alone
	}
	e := &editor{
		tty:   &tty{fd: int(in.Fd()), cooked: cooked},
		field: &field{out: out, columns: t.Columns, paint: t.profileText},
		keys:  &keys{in: t.in},
		rows:  t.Rows,
		say:   t.Say,
	}
	e.keys.refused, e.keys.suspend = e.refused, e.suspend
	e.rl, err = readline.NewEx(&readline.Config{
		Stdin:                  io.NopCloser(e.keys),
		Stdout:                 bell{e.field},
		Stderr:                 bell{e.field},
		AutoComplete:           nothing{},
		Listener:               readline.FuncListener(e.changed),
		FuncFilterInputRune:    e.filter,
		FuncIsTerminal:         func() bool { return false }, // it draws nothing
		FuncGetWidth:           func() int { return 1 << 20 },
		FuncOnWidthChanged:     func(func()) {},
		FuncMakeRaw:            func() error { return nil }, // readEdited does
		FuncExitRaw:            func() error { return nil },
		UniqueEditLine:         true,
		DisableAutoSaveHistory: true,
		HistoryLimit:           remembered + 1, // and the line being typed
		HistorySearchFold:      true,
	})
	if err != nil {
		return
	}
	t.editor = e
	t.history = newHistory(history)
	for _, line := range t.history.load() {
		e.remember(line)
	}
}

// close ends readline. It does not wait for a key.
func (e *editor) close() error { return errors.Join(e.rl.Close(), e.field.failed()) }

// remember puts a line behind the others of the history.
func (e *editor) remember(line string) {
	e.forget()
	e.rl.SaveHistory(line) // no file, no error
}

// forget has readline forget the line that was typed last: a line is remembered
// when the history is told to, and an answer is not for the next person to see.
func (e *editor) forget() { e.rl.SaveHistory("") }

// suspend is Ctrl-Z.
func (e *editor) suspend() {
	e.field.leave("^Z")
	if err := e.tty.suspend(); err != nil {
		e.field.bell()
	}
	e.field.redraw()
}

// refused tells that a key means nothing.
func (e *editor) refused() {
	e.field.redraw()
	e.field.bell()
}

// resumed is called when the program goes on after it was stopped.
func (e *editor) resumed() {
	if e.tty.again() == nil {
		e.field.redraw()
	}
}

// readEdited asks for a line that is edited. Keys are read one by one until there is
// one, so that none is a signal because it came between two tries. A terminal that
// does not let itself be changed has been taken away, and reading it tells so.
func (t *Terminal) readEdited(prompt string) (string, error) {
	e := t.editor
	if e.tty.enter() == nil {
		defer e.tty.leave()
	}
	for leaving := false; ; {
		if err := t.out.Flush(); err != nil {
			return "", err
		}
		line, err := e.read(prompt)
		if failed := e.field.failed(); failed != nil {
			return "", failed
		}
		switch {
		case err == io.EOF && (leaving || e.keys.ended.Load()):
			return "", ErrInputEnded
		case err == io.EOF:
			leaving = true
			t.Say("Ctrl-D again leaves.")
			continue
		case err == readline.ErrInterrupt && line == "":
			return "", ErrInterrupted
		case err == readline.ErrInterrupt:
		case err != nil:
			return "", err
		case e.keys.tooLong.Load() || len(line) >= longest:
			t.Say("%s", tooLong)
		case strings.ContainsRune(line, utf8.RuneError):
			t.Say("%s", noText)
		default:
			return strings.TrimSpace(line), nil
		}
		leaving = false
	}
}

// read reads one line. io.EOF is Ctrl-D where nothing was typed, or the end of the
// terminal: what was typed before that was not sent off.
func (e *editor) read(prompt string) (string, error) {
	if e.keys.ended.Load() {
		return "", io.EOF // readline would wait for ever
	}
	e.forget()
	e.keys.begin()
	e.field.begin(prompt)
	line, err := e.rl.Readline()
	shown, mark := line, ""
	switch {
	case e.keys.ended.Load():
		err = io.EOF
	case err == readline.ErrInterrupt:
		e.keys.drop()
		mark = "^C"
	case len(line) >= longest:
		shown = Cut(line, e.field.columns())
	}
	e.field.finish(shown, mark)
	return line, err
}
