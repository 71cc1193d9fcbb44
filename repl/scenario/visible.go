// This file makes texts of scripts fit to be shown on a screen.

package scenario

import (
	"strconv"
	"strings"
	"unicode"
)

// visible writes out what a terminal would obey and not show, such as the escape that clears the screen, as Go does in
// quotes: \x1b. New lines and tabs stay; bytes that are no UTF-8 become U+FFFD.
func visible(text string) string {
	var b strings.Builder
	for _, r := range strings.ReplaceAll(text, "\r\n", "\n") {
		if r == '\n' || r == '\t' || unicode.IsGraphic(r) {
			b.WriteRune(r)
			continue
		}
		b.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
	}
	return b.String()
}
