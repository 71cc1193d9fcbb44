// This file completes words.

package terminal

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Complete sets what can be completed with Tab. f is given what stands before the
// cursor; it returns the byte in it where the word to be completed begins, and the
// words that may stand there, whole, in the order to list them. Those that do not
// begin with what was typed, in small or capital letters, are left out. A word may
// end with a blank to tell that more follows. f is called while ReadLine waits.
func (t *Terminal) Complete(f func(before string) (from int, words []string)) {
	if t.editor != nil {
		t.editor.words = f
	}
}

// complete fills in what is certain, or lists what may follow.
func (e *editor) complete(line []rune, cursor int) ([]rune, int) {
	if e.words == nil {
		e.field.bell()
		return line, cursor
	}
	before, behind := string(line[:cursor]), string(line[cursor:])
	word, fitting := e.candidates(before)
	filled := fill(word, fitting)
	switch {
	case len(fitting) == 0:
		e.field.bell()
	case filled != word:
		before = strings.TrimSuffix(before, word) + filled
		if strings.HasSuffix(filled, " ") {
			behind = strings.TrimPrefix(behind, " ")
		}
	case len(fitting) == 1:
		e.field.bell()
	default:
		e.field.above(list(fitting, e.rows()/2, e.field.columns()))
	}
	return []rune(before + behind), utf8.RuneCountInString(before)
}

// candidates asks for the words that go on from the one being typed. A fault there
// ends the program, which then leaves the terminal in order.
func (e *editor) candidates(before string) (word string, fitting []string) {
	defer func() {
		if fault := recover(); fault != nil {
			e.tty.leave()
			panic(fault)
		}
	}()
	from, words := e.words(before)
	word = before[min(max(0, from), len(before)):]
	for _, w := range words {
		if _, ok := cutFold(w, word); ok && !slices.Contains(fitting, w) {
			fitting = append(fitting, w)
		}
	}
	return word, fitting
}

// fill is how a word goes on for certain: what all words share, spelled as they
// spell it; as it is where they disagree about the letters typed already.
func fill(word string, words []string) string {
	if len(words) == 0 {
		return word
	}
	shared := words[0]
	for _, w := range words[1:] {
		shared = common(shared, w)
	}
	if _, ok := cutFold(shared, word); !ok {
		return word
	}
	return shared
}

// common is the beginning that two words share.
func common(a, b string) string {
	for i, r := range a {
		if !strings.HasPrefix(b[min(i, len(b)):], string(r)) {
			return a[:i]
		}
	}
	return a
}

// cutFold takes a beginning off a text, whether its letters are capital or not.
func cutFold(text, beginning string) (rest string, ok bool) {
	for _, r := range beginning {
		first, size := utf8.DecodeRuneInString(text)
		if size == 0 || !strings.EqualFold(string(first), string(r)) {
			return text, false
		}
		text = text[size:]
	}
	return text, true
}

// list puts words into columns, filled from top to bottom. It takes so many rows
// at most, four at least, and tells how many words are left out.
func list(words []string, rows, columns int) string {
	wide := 0
	for _, w := range words {
		wide = max(wide, Width(strings.TrimRight(w, " ")))
	}
	wide = min(wide, columns-1)
	across := max(1, (columns+1)/(wide+2))
	shown := words[:min(len(words), max(4, rows)*across)]
	down := (len(shown) + across - 1) / across
	var b strings.Builder
	for row := range down {
		var line strings.Builder
		for i := row; i < len(shown); i += down {
			line.WriteString(Pad(Cut(strings.TrimRight(shown[i], " "), wide), wide+2))
		}
		b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
	if left := len(words) - len(shown); left > 0 {
		fmt.Fprintf(&b, "and %d more\n", left)
	}
	return b.String()
}
