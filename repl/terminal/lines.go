// This file reads what is typed and writes what is shown.

package terminal

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode"
	"unicode/utf8"
)

// longest is the most bytes of a line.
const longest = 4096

// ErrInputEnded tells that the input ended before the match did.
var ErrInputEnded = errors.New("the input ended in the middle of the match")

// Terminal is both sides of the prompt. The first error of the writer comes out of
// the next ReadLine, or of Flush.
type Terminal struct {
	in  *bufio.Reader
	out *bufio.Writer
	window
	echo bool // nobody types at a terminal: it shows what was read
}

// Options say what a Terminal is to take for granted.
type Options struct {
	Rows, Columns int  // of the window; 0: as the terminal says
	Clears        bool // the window can be emptied, whatever it is
}

// Open makes a Terminal. The lines read from in are echoed unless in is a terminal.
func Open(in io.Reader, out io.Writer, o Options) *Terminal {
	f, ok := in.(*os.File)
	t := &Terminal{bufio.NewReaderSize(in, longest), bufio.NewWriter(out), windowOf(out), !ok || !isTerminal(f)}
	if o.Rows > 0 || o.Columns > 0 {
		t.window.size = func() (rows, columns int) { return o.Rows, o.Columns }
	}
	t.window.clears = t.window.clears || o.Clears
	return t
}

// Typed tells whether somebody types at a terminal.
func (l *Terminal) Typed() bool { return !l.echo }

// Columns is how wide the window is; 0 where there is no bound.
func (l *Terminal) Columns() int {
	_, columns := l.size()
	return columns
}

// Write writes text whose lines fit the window. Into a file or pipe they go whole.
func (l *Terminal) Write(text string) { l.out.WriteString(wrap(text, l.Columns())) }

// Say writes a line.
func (l *Terminal) Say(format string, args ...any) { l.Write(fmt.Sprintf(format+"\n", args...)) }

// Clear takes all text off the window.
func (l *Terminal) Clear() { l.out.WriteString(l.emptied()) }

// Flush has all that was written shown.
func (l *Terminal) Flush() error { return l.out.Flush() }

// ReadLine asks for a line until there is one that can be read as text.
func (l *Terminal) ReadLine(prompt string) (string, error) {
	for {
		l.out.WriteString(prompt)
		if err := l.out.Flush(); err != nil {
			return "", err
		}
		line, problem, err := l.next()
		if err != nil {
			l.Say("")
			l.out.Flush()
			return "", err
		}
		if problem == "" {
			if l.echo {
				l.Say("%s", line)
			}
			return line, nil
		}
		if l.echo {
			l.Say("")
		}
		l.Say("%s", problem)
	}
}

// More tells whether anything is left to read; at a terminal it waits for it.
func (l *Terminal) More() bool {
	_, err := l.in.Peek(1)
	return err == nil
}

// next reads a line, or tells why it does not do as text.
func (l *Terminal) next() (line, problem string, err error) {
	raw, err := l.in.ReadSlice('\n')
	if errors.Is(err, bufio.ErrBufferFull) {
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = l.in.ReadSlice('\n')
		}
		if err != nil && err != io.EOF {
			return "", "", err
		}
		return "", fmt.Sprintf("That line is too long (at most %d bytes).", longest-1), nil
	}
	if err == io.EOF && len(raw) == 0 {
		return "", "", ErrInputEnded
	}
	if err != nil && err != io.EOF {
		return "", "", err
	}
	text := strings.TrimSpace(string(raw))
	switch {
	case !utf8.ValidString(text):
		return "", "That line is no text (UTF-8 expected).", nil
	case strings.ContainsFunc(text, func(r rune) bool { return unicode.IsControl(r) && r != '\t' }):
		return "", "That line holds control characters.", nil
	}
	return text, "", nil
}
