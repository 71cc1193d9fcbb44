// This file joins the lines of a text that was written by hand to paragraphs, so
// that whoever shows it can break them anew.

package variants

import "strings"

// paragraphs joins lines as Markdown does. A line goes on with the one before it
// unless one of them is empty or it begins an item: with a dash, or a number and a
// dot. Below an item it may be indented; elsewhere a line that is stands for itself.
func paragraphs(text string) string {
	var lines []string
	joins, item := false, false // the line before is text; an item
	for line := range strings.SplitSeq(text, "\n") {
		body := strings.TrimSpace(line)
		indented := body != "" && line[0] == ' '
		switch {
		case body == "":
			lines = append(lines, "")
			joins, item = false, false
		case beginsItem(body):
			lines = append(lines, strings.TrimRight(line, " "))
			joins, item = true, true
		case joins && (item || !indented):
			lines[len(lines)-1] += " " + body
		default:
			lines = append(lines, strings.TrimRight(line, " "))
			joins = !indented
		}
	}
	return strings.Join(lines, "\n")
}

// beginsItem tells whether a line is "- .." or "1. ..".
func beginsItem(line string) bool {
	mark, _, found := strings.Cut(line, " ")
	number := strings.TrimSuffix(mark, ".")
	return found && (mark == "-" || number != mark && number != "" && strings.Trim(number, "0123456789") == "")
}
