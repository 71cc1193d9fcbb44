// This file looks after terminals that cannot draw.

package terminal

import (
	"os"
	"strings"
)

// ascii stands for what is drawn of lines, arrows and the like, column by column.
var ascii = strings.NewReplacer(
	"─", "-", "│", "|", "┌", "+", "┐", "+", "└", "+", "┘", "+", "├", "+", "┤", "+", "┬", "+", "┴", "+", "┼", "+",
	"▲", "^", "▶", ">", "▼", "v", "◀", "<", "→", ">", "←", "<", "↑", "^", "↓", "v", "↗", "/", "↙", "/", "↖", `\`, "↘", `\`,
	"–", "-", "−", "-", "×", "x", "·", ".", "▒", "#", Ellipsis, "~",
)

// drawsLetters tells whether a terminal has more letters to draw with than those of
// ASCII: one that can only print has not, nor one whose locale has another encoding
// than UTF-8. Where no locale is named, as in containers, nothing speaks against it.
func drawsLetters() bool {
	if os.Getenv("TERM") == "dumb" {
		return false
	}
	locale := ""
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if locale = os.Getenv(name); locale != "" {
			break
		}
	}
	encoding := strings.ReplaceAll(strings.ToLower(locale), "-", "")
	return locale == "" || strings.Contains(encoding, "utf8")
}

// Plain tells that the terminal cannot draw. What is written there has ASCII in
// place of lines and arrows; a map of points is better not drawn.
func (t *Terminal) Plain() bool { return t.plain }
