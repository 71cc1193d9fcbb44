// This file breaks lines at words, so that they fit the window.

package terminal

import (
	"strings"
	"unicode"
)

// wrap breaks each line of a text that is wider than so many columns. What goes
// on stands below the last column of the line, as far as that leaves half of the
// window, else a little further in than the line. 0 columns: as it is.
func wrap(text string, columns int) string {
	if columns <= 0 {
		return text
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		body := strings.TrimSuffix(line, "\n")
		if Width(body) <= columns {
			b.WriteString(line)
			continue
		}
		wrapLine(&b, body, columns, strings.Repeat(" ", hang(body, columns)))
		b.WriteString(line[len(body):])
	}
	return b.String()
}

// wrapLine breaks one line at blanks; a word wider than the window is cut.
func wrapLine(b *strings.Builder, line string, columns int, indent string) {
	for Width(line) > columns {
		end := fitting(line, columns)
		if blank := strings.LastIndexByte(line[:end+1], ' '); blank > len(line)-len(strings.TrimLeft(line, " ")) {
			end = blank
		}
		b.WriteString(strings.TrimRight(line[:end], " ") + "\n")
		line = indent + strings.TrimLeft(line[end:], " ")
	}
	b.WriteString(line)
}

// fitting is how many bytes of a line fit into so many columns; less than all.
func fitting(line string, columns int) int {
	used := 0
	for i, r := range line {
		if used += runeWidth(r); used > columns {
			return i
		}
	}
	return len(line) - 1
}

// hang is how far in a line goes on.
func hang(line string, columns int) int {
	body := strings.TrimLeft(line, " ")
	begin := len(line) - len(body)
	if last := strings.LastIndex(body, "  "); last >= 0 {
		if column := begin + Width(body[:last]) + 2; column <= columns/2 {
			return column
		}
	}
	return min(begin+2, columns/2)
}

// Width is how many columns a text takes.
func Width(s string) int {
	n := 0
	for _, r := range s {
		n += runeWidth(r)
	}
	return n
}

// runeWidth is 0 for what is drawn over the letter before it, as the dots of an
// umlaut may be.
func runeWidth(r rune) int {
	if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) {
		return 0
	}
	return 1
}

// Pad fills a text up with blanks to so many columns.
func Pad(s string, wide int) string {
	return s + strings.Repeat(" ", max(0, wide-Width(s)))
}
