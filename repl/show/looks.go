// This file says how spaces and ways look by what is printed on them.

package show

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"hausregel/engine"
)

// marks are what spaces are drawn as, in the order in which the map first needs
// another.
var marks = [...]string{"●", "■", "▲", "◆", "★", "○"}

// looks tells places apart by what is printed on them: by marks, as long as these
// suffice, and by the letters of printed words.
type looks struct {
	of    map[engine.Place]int
	texts []string // what is printed, by look
	inks  []ink    // by look
	many  bool     // more looks than there are marks

	words   []string // printed words, "line Orange"
	letters []string // what stands for each
	word    map[engine.Value]int
}

// looksOf sorts places by what is printed on them.
func looksOf(g *engine.Game, places []engine.Place) looks {
	l := looks{of: map[engine.Place]int{}, word: map[engine.Value]int{}}
	if slices.ContainsFunc(places, func(z engine.Place) bool { return printed(g, z) == "" }) {
		l.texts, l.inks = []string{""}, []ink{plain} // those without a word have the first mark
	}
	for _, z := range places {
		text := strings.Trim(printed(g, z), " ()")
		i := slices.Index(l.texts, text)
		if i < 0 {
			i = len(l.texts)
			l.texts = append(l.texts, text)
			l.inks = append(l.inks, colour(g, z))
		}
		l.of[z] = i
		for _, f := range g.Fields {
			if !isPrinted(&f) || f.Place[z].Type != engine.TypeWord {
				continue
			}
			if _, known := l.word[f.Place[z]]; !known {
				l.word[f.Place[z]] = len(l.words)
				l.words = append(l.words, FieldText(g, f.ID, f.Place[z]))
				l.letters = append(l.letters, letter(g.Show(f.Place[z]), l.letters))
			}
		}
	}
	l.many = len(l.texts) > len(marks)
	return l
}

// letter is a short name for a word: as many of its letters as tell it from others.
func letter(word string, taken []string) string {
	for n := range word {
		if n > 0 && !slices.Contains(taken, capital(word[:n])) {
			return capital(word[:n])
		}
	}
	return capital(word)
}

func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// mark is what a space is drawn as.
func (l *looks) mark(z engine.Place) string {
	if l.many {
		return marks[0]
	}
	return marks[l.of[z]]
}

func (l *looks) ink(g *engine.Game, z engine.Place) ink {
	if k := l.inks[l.of[z]]; k != plain {
		return k
	}
	return bold
}

// printedWords are the letters of the words printed on a way.
func (l *looks) printedWords(g *engine.Game, z engine.Place) string {
	text := ""
	for _, f := range g.Fields {
		if isPrinted(&f) && f.Place[z].Type == engine.TypeWord {
			text += l.letters[l.word[f.Place[z]]]
		}
	}
	return text
}

// colour is the ink of the first printed word that is the name of a colour.
func colour(g *engine.Game, z engine.Place) ink {
	for _, f := range g.Fields {
		if isPrinted(&f) && f.Place[z].Type == engine.TypeWord {
			if k, ok := colours[g.Words[f.Place[z].N].ID]; ok {
				return colourInk + ink(k)
			}
		}
	}
	return plain
}
