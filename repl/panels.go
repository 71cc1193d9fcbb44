// This file says which panels are shown with a question.

package repl

import (
	"slices"

	"hausregel/engine"
	"hausregel/repl/show"
)

// sheet is what a seat sees, to be drawn on the window.
func (t *Table) sheet(v engine.View) show.Sheet {
	return show.Sheet{View: v, Columns: t.term.Columns(), Rows: t.term.Rows(), Plain: t.term.Plain(), Who: t.who}
}

// panels draws the panels that go with a question, in the order of the game: of
// those that whoever looks has seen before, only what has changed. What is printed on
// the pieces that are told of is left out: the question says it.
func (t *Table) panels(v engine.View, ask int, told map[engine.Piece]bool) string {
	g, sheet := t.rules.Game, t.sheet(v)
	if len(t.drawn) != len(g.Panels) {
		t.drawn = make([]string, len(g.Panels))
	}
	var changed []*engine.PanelDef
	for i := range g.Panels {
		p := &g.Panels[i]
		if p.For != nil && !slices.Contains(p.For, ask) {
			continue
		}
		if text := sheet.Panel(p); text != t.drawn[i] {
			changed = append(changed, p)
			t.drawn[i] = text
		}
	}
	sheet.Told = told
	return sheet.Panels(changed)
}

// allPanels draws the whole table.
func (t *Table) allPanels(v engine.View) string {
	var all []*engine.PanelDef
	for i := range t.rules.Game.Panels {
		all = append(all, &t.rules.Game.Panels[i])
	}
	return t.sheet(v).Panels(all)
}
