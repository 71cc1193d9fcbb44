// This file lists what is not possible at a decision, and why.

package repl

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
)

// bar is what one reason bars: of one action, or of the question.
type bar struct {
	action, reason string
	names          []string
	count          map[string]int // of things that read the same
}

// barredLines has a line for each reason, with all that it bars. What reads the
// same, as identical pieces do, is named once with a count.
func barredLines(d *engine.Decision) []string {
	var bars []*bar
	for _, x := range d.Barred() {
		action, name := "", d.BarredLabel(x)
		if before, behind, found := strings.Cut(name, ": "); found && x.Option.Action >= 0 {
			action, name = before+": ", behind
		}
		i := slices.IndexFunc(bars, func(b *bar) bool { return b.action == action && b.reason == x.Reason })
		if i < 0 {
			i = len(bars)
			bars = append(bars, &bar{action: action, reason: x.Reason, count: map[string]int{}})
		}
		if b := bars[i]; b.count[name] == 0 {
			b.names = append(b.names, name)
		}
		bars[i].count[name]++
	}
	lines := make([]string, len(bars))
	for i, b := range bars {
		for k, name := range b.names {
			if n := b.count[name]; n > 1 {
				b.names[k] = fmt.Sprintf("%s (%d of them)", name, n)
			}
		}
		lines[i] = b.action + strings.Join(b.names, ", ") + ": " + b.reason
	}
	return lines
}
