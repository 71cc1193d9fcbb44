// This file says which panels are shown with a question.

package repl

import (
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/repl/show"
)

// panels writes the panels that go with a question, in the order of the game: of
// those that whoever looks has seen before, only what has changed.
func (t *Table) panels(b *strings.Builder, v engine.View, ask int) {
	if t.drawn == nil {
		t.drawn = make([]string, len(t.game.Panels))
	}
	for i, p := range t.game.Panels {
		if p.For != nil && !slices.Contains(p.For, ask) {
			continue
		}
		if text := show.Panel(v, &p); text != t.drawn[i] {
			b.WriteString(text)
			t.drawn[i] = text
		}
	}
}
