// This file builds what people read beside names: labels of ids, and the guide.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/scripts/near"
)

// buildLabels reads the labels of [label]. An id may also be one of absent, what
// other layers have taken out or another word of a knob would bring in.
func (b *builder) buildLabels(absent []string) {
	b.Labels = map[string]string{}
	for _, index := range []map[string]int{b.fields, b.asks, b.effects, b.moments, b.measures, b.counters} {
		absent = append(absent, keysOf(index)...)
	}
	for _, id := range entries(b.root.get("label")) {
		n := b.root.get("label", id)
		switch {
		case !slices.Contains(absent, id):
			b.hint(n.key, "label", fmt.Sprintf("nothing has the id %q%s", id, near.Hint(id, absent)),
				"labels are for fields, questions, effects, moments and what ranking and metrics count; all else has a name of its own")
		case n.text() == "" && isText(n):
			b.say(n.at, "label."+id, "a text expected, not an empty text")
		default:
			b.Labels[id] = n.text()
		}
	}
}

// absent are the ids that layers have taken out, and those that other words of
// knobs would bring in.
func (t *ruleTree) absent() []string {
	var ids []string
	for path, by := range t.removed {
		ids = append(ids, path[strings.LastIndexByte(path, '.')+1:])
		ids = append(ids, kindIDs(by.was)...)
	}
	for _, knob := range entries(t.root.get("rule")) {
		when := t.root.get("rule", knob, "when")
		for _, word := range when.names() {
			add := when.get(word, "add")
			for _, section := range add.names() {
				ids = append(ids, add.sub[section].names()...)
			}
			for _, kind := range add.get("kind").names() {
				ids = append(ids, kindIDs(add.get("kind", kind))...)
			}
		}
	}
	return ids
}

// kindIDs are the ids of the fields and moments of a kind.
func kindIDs(kind *node) []string {
	return append(slices.Clone(kind.get("fields").names()), words(kind.get("effects").each())...)
}

// buildGuide reads how the game is played, in paragraphs, with what its knobs stand at.
func (b *builder) buildGuide() {
	n := b.root.get("guide")
	b.guide = paragraphs(strings.TrimSpace(holes(n.text(), func(hole string) (string, bool) {
		name, isKnob := strings.CutPrefix(hole, "rule.")
		v := b.knobs[name]
		switch {
		case !isKnob:
			b.say(n.at, "guide", fmt.Sprintf("{%s}: only knobs may stand here, as {rule.KNOB}", hole))
		case v == nil:
			b.say(n.at, "guide", fmt.Sprintf("{%s}: no knob %q%s", hole, name, near.Hint(name, keysOf(b.knobs))))
		}
		return v.show(), v != nil
	})))
}
