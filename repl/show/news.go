// This file tells what has happened since a seat last looked.

package show

import (
	"strings"

	"hausregel/engine"
)

// News words the events for the looking seat. Headings of cycles and phases in
// which nothing happened are left out, but for the last.
func News(v engine.View, events []engine.Event) string {
	var b strings.Builder
	cycle, phase := "", ""
	head := func() {
		if cycle != "" {
			b.WriteString("\n--- " + cycle + " ---\n")
		}
		if phase != "" {
			b.WriteString(phase + "\n")
		}
		cycle, phase = "", ""
	}
	for i := 0; i < len(events); {
		n := i + 1
		for n < len(events) && joins(events[n-1], events[n]) {
			n++
		}
		run := events[i:n]
		i = n
		text := wordRun(v, run)
		switch {
		case text == "":
		case run[0].Kind == engine.EventCycle:
			cycle, phase = text, ""
		case run[0].Kind == engine.EventPhase:
			phase = text
		default:
			head()
			b.WriteString(strings.Repeat("  ", run[0].Depth+1) + text + "\n")
		}
	}
	head()
	return b.String()
}
