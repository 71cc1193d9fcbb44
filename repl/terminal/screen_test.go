// A screen that understands what the line editor draws with.

//go:build linux

package terminal

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// screen is the text of a window, without styles. It grows downwards for ever.
type screen struct {
	columns int
	rows    [][]string // one text a column; "" behind a wide letter
	y, x    int
	left    string // an unfinished sequence
}

func (s *screen) write(text string) {
	text = s.left + text
	s.left = ""
	for len(text) > 0 {
		if text[0] > '\x1b' {
			letter, wide := ansi.FirstGraphemeCluster(text, ansi.GraphemeWidth)
			s.put(letter, wide)
			text = text[len(letter):]
			continue
		}
		seq, _, n, state := ansi.DecodeSequence(text, 0, nil)
		if state != 0 {
			s.left = text
			return
		}
		switch {
		case seq == "\r":
			s.x = 0
		case seq == "\n":
			s.y++
		case seq == "\b":
			s.x = max(0, s.x-1)
		case strings.HasPrefix(seq, "\x1b["):
			s.sequence(seq)
		}
		text = text[n:]
	}
}

func (s *screen) put(letter string, wide int) {
	if s.x+wide > s.columns {
		s.y, s.x = s.y+1, 0
	}
	row := s.at(s.y)
	for len(row) < s.x+wide {
		row = append(row, " ")
	}
	row[s.x] = letter
	for i := 1; i < wide; i++ {
		row[s.x+i] = ""
	}
	s.rows[s.y] = row
	s.x += wide
}

func (s *screen) at(y int) []string {
	for len(s.rows) <= y {
		s.rows = append(s.rows, nil)
	}
	return s.rows[y]
}

func (s *screen) sequence(seq string) {
	n := 1
	fmt.Sscanf(seq[2:], "%d", &n)
	switch seq[len(seq)-1] {
	case 'A':
		s.y = max(0, s.y-n)
	case 'C':
		s.x = min(s.columns-1, s.x+n)
	case 'J':
		row := s.at(s.y)
		s.rows = append(s.rows[:s.y], row[:min(s.x, len(row))])
	}
}

// reflow breaks the rows as terminals do whose window becomes narrower.
func (s *screen) reflow(columns int) {
	var rows [][]string
	y, x := 0, s.x
	for i, row := range s.rows {
		if i == s.y {
			y, x = len(rows)+s.x/columns, s.x%columns
		}
		for len(row) > columns {
			rows = append(rows, row[:columns:columns])
			row = row[columns:]
		}
		rows = append(rows, row)
	}
	s.rows, s.columns, s.y, s.x = rows, columns, y, x
}

// row is the row of the cursor, which a | stands for.
func (s *screen) row() string {
	row := s.at(s.y)
	return strings.Join(row[:min(s.x, len(row))], "") + "|" + strings.TrimRight(strings.Join(row[min(s.x, len(row)):], ""), " ")
}

func (s *screen) String() string {
	var b strings.Builder
	for _, row := range s.rows {
		b.WriteString(strings.Join(row, "") + "\n")
	}
	return b.String()
}
