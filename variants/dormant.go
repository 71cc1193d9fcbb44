// This file finds what only another word of a knob would bring into the game.

package variants

import (
	"slices"
	"strings"
)

// dormantSections are those whose things have functions of their own.
var dormantSections = []string{"phase", "action", "effect"}

// dormant names the phases, actions and effects that are not in the game but
// might be: their Lua may stand unused.
func (t *ruleTree) dormant() map[string]bool {
	out := map[string]bool{}
	note := func(section, id string, n *node) {
		if run := n.get("run").text(); section == "phase" && run != "" {
			id = run
		}
		out[section+"."+id] = true
	}
	for path, by := range t.removed {
		if section, id, _ := strings.Cut(path, "."); slices.Contains(dormantSections, section) {
			note(section, id, by.was)
		}
	}
	for _, knob := range entries(t.root.get("rule")) {
		when := t.root.get("rule", knob, "when")
		for _, word := range when.names() {
			for _, section := range dormantSections {
				added := when.get(word, "add", section)
				for _, id := range added.names() {
					note(section, id, added.sub[id])
				}
				changed := when.get(word, section)
				for _, id := range changed.names() {
					if changed.sub[id].get("run") != nil {
						note(section, id, changed.sub[id])
					}
				}
			}
		}
	}
	return out
}
