// This file lists what is not possible at a decision, and why.

package repl

import (
	"fmt"

	"hausregel/engine"
)

// barredLines has a line for each thing that is barred, with its reason. What
// reads the same, as identical pieces do, is one line with a count.
func barredLines(d *engine.Decision) []string {
	type line struct{ label, reason string }
	var lines []line
	count := map[line]int{}
	for _, x := range d.Barred() {
		l := line{d.BarredLabel(x), x.Reason}
		if count[l]++; count[l] == 1 {
			lines = append(lines, l)
		}
	}
	texts := make([]string, len(lines))
	for i, l := range lines {
		if n := count[l]; n > 1 {
			texts[i] = fmt.Sprintf("%s (%d of them): %s", l.label, n, l.reason)
		} else {
			texts[i] = l.label + ": " + l.reason
		}
	}
	return texts
}
