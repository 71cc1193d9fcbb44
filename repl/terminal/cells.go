// This file takes a line apart into what is drawn letter by letter.

package terminal

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// cell is what is drawn as one: a letter with all that is drawn over it.
type cell struct {
	text  string
	wide  int    // columns
	style string // the escape sequences that are in force for it
}

// cells takes a line apart. Sequences that set no style are left out.
func cells(line string) []cell {
	var all []cell
	style := ""
	for len(line) > 0 {
		if line[0] != '\x1b' {
			text, wide := ansi.FirstGraphemeCluster(line, ansi.GraphemeWidth)
			all = append(all, cell{text, wide, style})
			line = line[len(text):]
			continue
		}
		text, _, n, _ := ansi.DecodeSequence(line, 0, nil)
		switch {
		case text == "\x1b[m" || text == "\x1b[0m":
			style = ""
		case strings.HasPrefix(text, "\x1b[") && strings.HasSuffix(text, "m"):
			style += text
		}
		line = line[n:]
	}
	return all
}

// writeCells puts a row together again; a style is closed at its end.
func writeCells(b *strings.Builder, row []cell) {
	style := ""
	for _, c := range row {
		if c.style != style {
			if style != "" {
				b.WriteString(ansi.ResetStyle)
			}
			b.WriteString(c.style)
			style = c.style
		}
		b.WriteString(c.text)
	}
	if style != "" {
		b.WriteString(ansi.ResetStyle)
	}
}

// blank gives so many blanks, without a style.
func blank(n int) []cell {
	row := make([]cell, n)
	for i := range row {
		row[i] = cell{text: " ", wide: 1}
	}
	return row
}

// blanks is how many blanks a row begins with.
func blanks(row []cell) int {
	n := 0
	for n < len(row) && row[n].text == " " {
		n++
	}
	return n
}

// lastBlank is where the last blank of a row stands; -1: nowhere.
func lastBlank(row []cell) int {
	i := len(row) - 1
	for i >= 0 && row[i].text != " " {
		i--
	}
	return i
}

// trimRight leaves out the blanks at the end of a row.
func trimRight(row []cell) []cell {
	for len(row) > 0 && row[len(row)-1].text == " " {
		row = row[:len(row)-1]
	}
	return row
}
