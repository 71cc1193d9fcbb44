// This file breaks lines at words, so that they fit the window.

package terminal

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// wrap breaks each line of a text that is wider than so many columns. What goes
// on stands below the last column of the line, as far as that leaves half of the
// window, else a little further in than the line; a style goes on there too.
// 0 columns: as it is.
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
		wrapLine(&b, cells(body), columns, hang(ansi.Strip(body), columns))
		b.WriteString(line[len(body):])
	}
	return b.String()
}

// Lines breaks a line at blanks into lines of so many columns at most; all but the
// first stand further in, by indent. A word that is wider than a line is cut in
// pieces, and a style goes on in the next line.
func Lines(line string, columns, indent int) []string {
	columns = max(columns, indent+2) // a wide letter must fit
	if Width(line) <= columns {
		return []string{line}
	}
	var b strings.Builder
	wrapLine(&b, cells(line), columns, indent)
	return strings.Split(b.String(), "\n")
}

// wrapLine breaks one line at blanks; a word wider than the window is cut.
func wrapLine(b *strings.Builder, line []cell, columns, indent int) {
	if n := blanks(line); n >= columns {
		line = indented(line[n:], indent, columns)
	}
	for {
		end := fitting(line, columns)
		if end == len(line) {
			writeCells(b, line)
			return
		}
		if blank := lastBlank(line[:end+1]); blank > blanks(line) {
			end = blank
		}
		writeCells(b, trimRight(line[:end]))
		rest := line[end:]
		if rest = rest[blanks(rest):]; len(rest) == 0 {
			return
		}
		b.WriteByte('\n')
		line = indented(rest, indent, columns)
	}
}

// indented is a line so far in, or as far as leaves columns for its first letter.
func indented(line []cell, indent, columns int) []cell {
	if len(line) > 0 {
		indent = max(0, min(indent, columns-line[0].wide))
	}
	return append(blank(indent), line...)
}

// fitting is how many cells of a line fit into so many columns: one at least
// behind the blanks that it begins with.
func fitting(line []cell, columns int) int {
	used := 0
	for i, c := range line {
		if used += c.wide; used > columns {
			return min(max(i, blanks(line)+1), len(line))
		}
	}
	return len(line)
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

// Width is how many columns a text takes: wide letters and pictures two, what is
// drawn over the letter before it none, and styles none.
func Width(s string) int { return ansi.StringWidth(s) }

// Pad fills a text up with blanks to so many columns.
func Pad(s string, wide int) string {
	return s + strings.Repeat(" ", max(0, wide-Width(s)))
}

// Ellipsis stands where something was cut off.
const Ellipsis = "…"

// Cut shortens a text to so many columns; an ellipsis tells that something is
// missing. A style does not go on behind it.
func Cut(s string, wide int) string { return ansi.Truncate(s, max(0, wide), Ellipsis) }
