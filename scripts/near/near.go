// Package near finds the known name that somebody who wrote an unknown one most likely meant.
//
// A name is close when few letters were added, dropped, changed or swapped with their neighbour: none for names of one
// or two letters, one up to five letters, and one more for every three letters after that. Upper and lower case are the
// same here.
//
// Why not a share of equal letters: short names such as "gain" and "game" would count as close, and a wrong guess in
// an error is worse than none.
package near

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/hbollon/go-edlib"
)

// longest is the length in letters from which on a word is not compared: nobody writes such a name, and a script that
// makes one must not buy much work with it.
const longest = 64

// Miss returns the name in known that is closest to word, or "" when none is close. Among equally close names the
// alphabetically first is taken, so the answer does not depend on the order of known. A name equal to word is no near
// miss and is passed over.
func Miss(word string, known []string) string {
	letters := utf8.RuneCountInString(word)
	if letters > longest {
		return ""
	}
	best, distance := "", allowed(letters)+1
	folded := strings.ToLower(word)
	for _, name := range known {
		if name == word || utf8.RuneCountInString(name) > longest {
			continue
		}
		d := edlib.OSADamerauLevenshteinDistance(folded, strings.ToLower(name))
		if d < distance || d == distance && best != "" && name < best {
			best, distance = name, d
		}
	}
	return best
}

// Hint returns ` (did you mean "x"?)` with the near miss of word in known, or "" when none is close. It is made to be
// appended to the problem of an error.
func Hint(word string, known []string) string {
	if miss := Miss(word, known); miss != "" {
		return " (did you mean " + strconv.Quote(miss) + "?)"
	}
	return ""
}

// allowed says how many letters may differ in a name of so many letters.
func allowed(letters int) int {
	if letters < 3 {
		return 0
	}
	return max(1, letters/3)
}
