// This file sets text in columns.

package show

import (
	"strings"

	"hausregel/repl/terminal"
)

// Rows writes rows of cells as a table: each column as wide as its widest cell,
// columns of numbers aligned to the right. Cells may be missing at the end of a row.
func Rows(rows [][]string) string {
	return strings.Join(table(rows, 0), "\n") + "\n"
}

// between is how many columns part the cells of a table.
const between = 2

// leastLast is to how few columns the last cell of a row may be broken.
const leastLast = 16

// table sets rows in columns, two blanks apart. Where the width (0: any) does not
// suffice, the last column is broken into lines; where that leaves too little, each
// row goes on as it can.
func table(rows [][]string, wide int) []string {
	widths := widthsOf(rows)
	numbers := make([]bool, len(widths))
	for x := range widths {
		numbers[x] = isNumbers(rows, x)
	}
	rest := wide
	for _, w := range widths[:max(0, len(widths)-1)] {
		rest -= w + between
	}
	var lines []string
	if wide > 0 && tableWidth(rows) > wide && rest < leastLast {
		for _, row := range rows {
			lines = append(lines, terminal.Lines(strings.Join(row, "  "), wide, 2)...)
		}
		return lines
	}
	if n := len(widths) - 1; n >= 0 && wide > 0 {
		widths[n] = min(widths[n], max(rest, 0))
	}
	for _, row := range rows {
		lines = append(lines, set(row, widths, numbers, wide > 0)...)
	}
	return lines
}

// set sets one row in columns; the last cell may be broken into lines of its width.
func set(row []string, widths []int, numbers []bool, breaks bool) []string {
	line, left := "", 0
	for x, text := range row {
		if x == len(widths)-1 && breaks && terminal.Width(text) > widths[x] {
			lines := terminal.Lines(text, widths[x], 0)
			for i := range lines {
				if i == 0 {
					lines[i] = strings.TrimRight(line+lines[i], " ")
				} else {
					lines[i] = strings.Repeat(" ", left) + lines[i]
				}
			}
			return lines
		}
		if pad := strings.Repeat(" ", widths[x]-terminal.Width(text)); numbers[x] {
			line += pad + text
		} else {
			line += text + pad
		}
		line += strings.Repeat(" ", between)
		left += widths[x] + between
	}
	return []string{strings.TrimRight(line, " ")}
}

// widthsOf is how wide each column of a table is.
func widthsOf(rows [][]string) []int {
	var widths []int
	for _, row := range rows {
		for x, text := range row {
			if x == len(widths) {
				widths = append(widths, 0)
			}
			widths[x] = max(widths[x], terminal.Width(text))
		}
	}
	return widths
}

// tableWidth is how wide a table is.
func tableWidth(rows [][]string) int {
	sum := 0
	for _, w := range widthsOf(rows) {
		sum += w + between
	}
	return max(0, sum-between)
}

// isNumbers tells whether a column holds numbers and, above them, at most a heading.
func isNumbers(rows [][]string, x int) bool {
	numbers := 0
	for y, row := range rows {
		if x >= len(row) || row[x] == "" || row[x] == none || row[x] == dim.paint(none) {
			continue
		}
		if isNumber(row[x]) {
			numbers++
		} else if y > 0 {
			return false
		}
	}
	return numbers > 0
}

func isNumber(text string) bool {
	digits := strings.TrimLeft(text, "+-−")
	return digits != "" && len(text)-len(digits) <= 3 && strings.Trim(digits, "0123456789.%") == ""
}
