// This file reads lines as they come: from a pipe or a file, or from a terminal
// that can only print.

package terminal

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// longest is more than the bytes of a line may be.
const longest = 4096

// What is said of lines that cannot be read.
var (
	tooLong = fmt.Sprintf("That line is too long (at most %d bytes).", longest-1)
	noText  = "That line is no text (UTF-8 expected)."
	control = "That line holds control characters."
)

// readPlain asks for a line where none is edited.
func (t *Terminal) readPlain(prompt string) (string, error) {
	for {
		t.show(prompt)
		if err := t.out.Flush(); err != nil {
			return "", err
		}
		line, problem, err := t.nextTyped()
		if err != nil {
			t.Say("")
			t.out.Flush()
			return "", err
		}
		if problem == "" {
			if t.echo {
				t.Say("%s", line)
			}
			return line, nil
		}
		if t.echo {
			t.Say("")
		}
		t.Say("%s", problem)
	}
}

// nextTyped is next; while a person types it, Ctrl-C ends the program, as nothing
// else would be seen of it.
func (t *Terminal) nextTyped() (line, problem string, err error) {
	if t.signals != nil {
		t.signals.release()
		defer t.signals.catch()
	}
	return t.next()
}

// next reads a line, or tells why it does not do as text.
func (t *Terminal) next() (line, problem string, err error) {
	raw, err := t.in.ReadSlice('\n')
	if errors.Is(err, bufio.ErrBufferFull) {
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = t.in.ReadSlice('\n')
		}
		if err != nil && err != io.EOF {
			return "", "", err
		}
		return "", tooLong, nil
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
		return "", noText, nil
	case strings.ContainsFunc(text, func(r rune) bool { return unicode.IsControl(r) && r != '\t' }):
		return "", control, nil
	}
	return text, "", nil
}
