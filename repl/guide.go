// This file tells how the game is played here: its guide, house rules and knobs.

package repl

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/repl/show"
	"hausregel/scripts/near"
	"hausregel/variants"
)

// showRules tells how the game is played, which house rules hold and what has been
// turned; or of one knob, or of all.
func (t *Table) showRules(knob string) error {
	switch i := slices.IndexFunc(t.rules.Knobs, func(k variants.Knob) bool { return k.ID == knob }); {
	case knob == "":
		t.page(t.guide())
	case knob == "all":
		t.page(t.allKnobs())
	case i < 0:
		return fmt.Errorf("there is no knob %q%s", knob, near.Hint(knob, t.knobNames()))
	default:
		t.page(aboutKnob(t.rules.Knobs[i]))
	}
	return nil
}

func (t *Table) knobNames() []string {
	var names []string
	for _, k := range t.rules.Knobs {
		names = append(names, k.ID)
	}
	return names
}

// guide is how the game is played, with what is otherwise at this table.
func (t *Table) guide() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", t.rules.About)
	if t.rules.Guide != "" {
		b.WriteString("\n" + strings.TrimSpace(t.rules.Guide) + "\n")
	}
	for _, h := range t.rules.Houses {
		fmt.Fprintf(&b, "\nHouse rule: %s. %s\n", h.Name, h.About)
	}
	head := "\nTurned here:\n"
	for _, k := range t.rules.Knobs {
		if k.Value != k.Default {
			fmt.Fprintf(&b, "%s  %s = %s (usually %s): %s\n", head, k.ID, k.Value, k.Default, k.Help)
			head = ""
		}
	}
	b.WriteString("\nrules all lists what may be turned, rules KNOB tells of one.\n")
	return b.String()
}

// allKnobs lists the knobs with what they stand at.
func (t *Table) allKnobs() string {
	rows := [][]string{}
	for _, k := range t.rules.Knobs {
		rows = append(rows, []string{k.ID, k.Value, k.Help})
	}
	return show.Rows(rows)
}

// aboutKnob tells of one knob: what it may stand at, what for, and where that comes from.
func aboutKnob(k variants.Knob) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s = %s", k.ID, k.Value)
	if may := strings.Join(k.Words, ", ") + k.Range; may != "" {
		fmt.Fprintf(&b, " (%s)", may)
	}
	fmt.Fprintf(&b, "\n  %s\n", k.Help)
	if k.Value != k.Default {
		fmt.Fprintf(&b, "  The game itself has %s.\n", k.Default)
	}
	if k.Source != "" {
		fmt.Fprintf(&b, "  In the rules: %s.\n", k.Source)
	}
	return b.String()
}
