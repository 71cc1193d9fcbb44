// This file reads what is typed and writes what is shown.

package repl

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

// lines is both sides of the prompt. The first error of the writer comes out of
// the next prompt.
type lines struct {
	in  *bufio.Reader
	out *bufio.Writer
	window
	echo bool // nobody types at a terminal: it shows what was read
}

func newLines(in io.Reader, out io.Writer) *lines {
	f, ok := in.(*os.File)
	return &lines{bufio.NewReaderSize(in, longest), bufio.NewWriter(out), windowOf(out), !ok || !isTerminal(f)}
}

// write writes text whose lines fit the window. Into a file or pipe they go whole.
func (l *lines) write(text string) {
	_, columns := l.size()
	l.out.WriteString(wrap(text, columns))
}

// say writes a line.
func (l *lines) say(format string, args ...any) {
	l.write(fmt.Sprintf(format+"\n", args...))
}

// prompt asks for a line until there is one that can be read as text.
func (l *lines) prompt() (string, error) {
	for {
		l.out.WriteString("> ")
		if err := l.out.Flush(); err != nil {
			return "", err
		}
		line, problem, err := l.next()
		if err != nil {
			l.say("")
			l.out.Flush()
			return "", err
		}
		if problem == "" {
			if l.echo {
				l.say("%s", line)
			}
			return line, nil
		}
		if l.echo {
			l.say("")
		}
		l.say("%s", problem)
	}
}

// more tells whether anything is left to read; at a terminal it waits for it.
func (l *lines) more() bool {
	_, err := l.in.Peek(1)
	return err == nil
}

// next reads a line, or tells why it does not do as text.
func (l *lines) next() (line, problem string, err error) {
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
