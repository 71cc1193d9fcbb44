// This file turns the bytes that a terminal sends into keys for the line editor.

package terminal

import (
	"bufio"
	"bytes"
	"io"
	"strings"
	"sync/atomic"
	"unicode"

	"github.com/chzyer/readline"
)

// Keys that are no letter and no control character. Those of readline below zero
// (a word back or forth, a word deleted to either side) stand beside them.
const (
	keyNone   rune = -100 - iota // it means nothing here
	keyDelete                    // the letter under the cursor
	keyPage                      // a screenful further
)

// known are the control characters that the line editor has a meaning for; it
// would put the others into the line.
const known = "\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x10\x12\x13\x14\x15\x17\x19\x7f"

// keys hands out one key at a time, so that nothing is read ahead of the end of a
// line: what was typed or pasted behind it is kept for the next line.
type keys struct {
	in      *bufio.Reader
	suspend func() // what Ctrl-Z does
	refused func() // a key was dropped

	deletes atomic.Bool // the last key was Delete, which readline holds for Ctrl-D
	ahead   atomic.Bool // more keys have come already
	tooLong atomic.Bool // letters of this line were dropped
	ended   atomic.Bool // nothing can come any more
	letters int         // of this line, deleted ones too
	fresh   bool        // no key of this line has been handed out
	empty   bool        // the last read found nothing
}

// begin forgets the line before.
func (k *keys) begin() {
	k.letters, k.fresh = 0, true
	k.tooLong.Store(false)
}

// drop forgets what was pasted behind Ctrl-C, but not another Ctrl-C: pressed twice
// it says more than once.
func (k *keys) drop() {
	ahead, _ := k.in.Peek(k.in.Buffered())
	if i := bytes.IndexByte(ahead, readline.CharInterrupt); i >= 0 {
		ahead = ahead[:i]
	}
	k.in.Discard(len(ahead))
}

// Read gives the bytes of the next key that the line editor knows. Each line begins
// with a Ctrl-K: what was cut out of the line before, which may have been a secret,
// gives way to nothing.
func (k *keys) Read(p []byte) (int, error) {
	if k.fresh {
		k.fresh = false
		k.ahead.Store(k.in.Buffered() > 0)
		return copy(p, string(rune(readline.CharKill))), nil
	}
	for {
		key, err := k.next()
		if err != nil {
			k.ended.Store(true)
			return 0, err
		}
		code := k.code(key)
		k.ahead.Store(k.in.Buffered() > 0)
		if code != "" {
			return copy(p, code), nil
		}
		if !k.ahead.Load() {
			k.refused()
		}
	}
}

// code is what readline calls a key; "" drops it.
func (k *keys) code(key rune) string {
	switch key {
	case keyDelete, readline.CharDelete:
		k.deletes.Store(key == keyDelete)
		return "\x04"
	case readline.MetaBackward:
		return "\x1bb"
	case readline.MetaForward:
		return "\x1bf"
	case readline.MetaDelete:
		return "\x1bd"
	case readline.MetaBackspace:
		return "\x1b\x7f"
	}
	if key < ' ' || unicode.IsControl(key) {
		if key > 0 && strings.ContainsRune(known, key) {
			return string(key)
		}
		return ""
	}
	if k.letters++; k.letters > longest {
		k.tooLong.Store(true)
		return ""
	}
	return string(key)
}

// next reads a key. A terminal that has been taken away has no end: reading
// nothing twice is one.
func (k *keys) next() (rune, error) {
	for {
		r, _, err := k.in.ReadRune()
		switch {
		case err == io.EOF && !k.empty:
			k.empty = true
			return readline.CharDelete, nil // Ctrl-D, typed before the line began
		case err != nil:
			return 0, err
		}
		k.empty = false
		switch r {
		case readline.CharCtrlZ:
			k.suspend()
		case readline.CharEsc:
			return k.escape()
		case '\r': // pasted from where lines end with two characters
			if next, _ := k.in.Peek(min(1, k.in.Buffered())); string(next) == "\n" {
				k.in.Discard(1)
			}
			return r, nil
		default:
			return r, nil
		}
	}
}

// escape reads what follows the escape character. By itself it means nothing, and
// the key typed after it counts.
func (k *keys) escape() (rune, error) {
	r, _, err := k.in.ReadRune()
	if err != nil {
		return 0, err
	}
	switch r {
	case '[', 'O':
		return k.sequence()
	case 'b':
		return readline.MetaBackward, nil
	case 'f':
		return readline.MetaForward, nil
	case 'd':
		return readline.MetaDelete, nil
	case readline.CharBackspace, readline.CharCtrlH:
		return readline.MetaBackspace, nil
	case readline.CharEsc, readline.CharCtrlZ:
		return keyNone, k.in.UnreadRune()
	}
	return r, nil
}

// sequence reads the rest of a key that is sent as several characters (ECMA-48,
// 5.4: parameters, then one final character).
func (k *keys) sequence() (rune, error) {
	var parameters []rune
	for {
		r, _, err := k.in.ReadRune()
		if err != nil {
			return 0, err
		}
		if r >= '@' && r <= '~' && r != '[' { // "[[A" is a key of the Linux console
			number, modifier, _ := strings.Cut(string(parameters), ";")
			return named(r, number, modifier != ""), nil
		}
		if len(parameters) < 16 {
			parameters = append(parameters, r)
		}
	}
}

// named tells which key a sequence stands for; with Ctrl, Alt or Shift the arrows
// move by words.
func named(final rune, number string, modified bool) rune {
	key := map[rune]rune{
		'A': readline.CharPrev, 'B': readline.CharNext, 'C': readline.CharForward, 'D': readline.CharBackward,
		'H': readline.CharLineStart, 'F': readline.CharLineEnd, 'M': readline.CharEnter,
	}[final]
	if final == '~' {
		key = map[string]rune{
			"1": readline.CharLineStart, "7": readline.CharLineStart, "4": readline.CharLineEnd, "8": readline.CharLineEnd,
			"3": keyDelete, "6": keyPage,
		}[number]
	}
	switch {
	case number == "[" || key == 0:
		return keyNone
	case modified && final == 'C':
		return readline.MetaForward
	case modified && final == 'D':
		return readline.MetaBackward
	}
	return key
}
