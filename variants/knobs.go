// This file decides what the knobs of [rule] stand at and lays over what goes
// with their words.

package variants

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hausregel/scripts/near"
)

// layKnobs turns knobs: [rule] x = 2 sets one, [rule.x] changes what is said of it.
// What goes with the word of another knob changes the default alone, so that
// whoever sets the knob itself has the last word.
func (t *ruleTree) layKnobs(rules *node, l *layer) {
	for _, name := range rules.names() {
		v := rules.sub[name]
		knob := t.root.get("rule", name)
		path := "rule." + name
		switch {
		case knob == nil:
			t.hint(v.key, path, fmt.Sprintf("%s has no knob %q%s", t.game, name, near.Hint(name, t.root.get("rule").names())),
				fmt.Sprintf("games %s lists its knobs; to make a new one, write [add.rule.%s]", t.name, name))
		case !knob.isTable():
		case t.decided[name] && knob.get("when") != nil:
			t.hint(v.key, path, "this knob has been decided before", "put it below the knob whose word changes it")
		case v.isTable() && !v.byPlayers():
			for _, key := range v.keys {
				t.change(knob, key, v.sub[key], l, path+"."+key)
			}
		case l.owner != nil:
			t.replace(knob, "default", v, l, path)
		default:
			t.replace(knob, "value", v, l, path)
		}
	}
}

// setByHand sets a knob from text, over all layers.
func (t *ruleTree) setByHand(name, text string) {
	at := Position{File: "set " + name + "=" + text}
	knob := t.root.get("rule", name)
	if !knob.isTable() {
		t.hint(at, "", fmt.Sprintf("%s has no knob %q%s", t.game, name, near.Hint(name, t.root.get("rule").names())),
			fmt.Sprintf("games %s lists its knobs", t.name))
		return
	}
	v := parseSetting(text, knob)
	v.key, v.at = at, at
	knob.set("value", v.copyFor(&layer{name: "set"}))
}

// parseSetting reads a value as a knob with this default would have it.
func parseSetting(text string, knob *node) *node {
	def := knob.get("default")
	if def.byPlayers() {
		def = def.sub[def.keys[0]]
	}
	if def != nil && def.shape == list {
		n := &node{shape: list}
		for _, part := range strings.Split(text, ",") {
			n.items = append(n.items, parseScalar(strings.TrimSpace(part)))
		}
		return n
	}
	if def.text() != "" {
		return &node{value: text}
	}
	return parseScalar(text)
}

// parseScalar reads a number, a truth value, or else a word.
func parseScalar(text string) *node {
	if i, err := strconv.ParseInt(text, 10, 64); err == nil {
		return &node{value: i}
	}
	if text == "true" || text == "false" {
		return &node{value: text == "true"}
	}
	return &node{value: text}
}

// knobValue is what a knob stands at for a number of players; nil when its
// declaration has no value for them.
func knobValue(knob *node, players int) *node {
	v := knob.get("value")
	if v == nil {
		v = knob.get("default")
	}
	return forPlayers(v, players)
}

func forPlayers(v *node, players int) *node {
	if v.byPlayers() {
		return v.sub[strconv.Itoa(players)]
	}
	return v
}

// decide lays over what goes with the word of each knob, in file order, and checks
// what the knobs then stand at.
func (t *ruleTree) decide(players int) {
	for i := 0; i < len(t.root.get("rule").names()); i++ {
		name := t.root.get("rule").keys[i]
		knob := t.root.get("rule", name)
		if !knob.isTable() {
			continue
		}
		t.decided[name] = true
		v := knobValue(knob, players)
		if v == nil {
			continue
		}
		when := knob.get("when", v.word())
		if !when.isTable() || v.word() == "" {
			continue
		}
		t.lay(when, &layer{name: "rule." + name, owner: when.layer})
	}
	for _, name := range entries(t.root.get("rule")) {
		if knob := t.root.get("rule", name); knob.isTable() {
			t.checkKnob(name, knob, players)
		}
	}
}

// checkKnob checks the value of a knob and the words it speaks of.
func (t *ruleTree) checkKnob(name string, knob *node, players int) {
	path := "rule." + name
	def := knob.get("default")
	if def == nil {
		return // it is needed, and the schema says so
	}
	least, hasLeast := knob.get("min").scalarValue().(int64)
	most, hasMost := knob.get("max").scalarValue().(int64)
	if hasLeast && hasMost && least > most {
		t.say(knob.get("min").at, path, fmt.Sprintf("min %d is more than max %d", least, most))
		return
	}
	for _, key := range []string{"default", "value"} {
		n := knob.get(key)
		if n == nil {
			continue
		}
		if v := forPlayers(n, players); v == nil {
			t.say(n.at, path, fmt.Sprintf("has no value for %d players", players))
		} else {
			t.checkKnobValue(path, knob, v, forPlayers(def, players))
		}
	}
	for _, word := range knob.get("when").names() {
		if v := parseSetting(word, knob); !knobTakes(knob, v, forPlayers(def, players)) {
			t.say(knob.get("when", word).key, path+".when", fmt.Sprintf("%q is no value of this knob%s", word, near.Hint(word, knobWords(knob, def))))
		}
	}
}

func (t *ruleTree) checkKnobValue(path string, knob, v, def *node) {
	if knobTakes(knob, v, def) {
		return
	}
	switch {
	case knob.get("words") != nil:
		t.say(v.at, path, fmt.Sprintf("%q is not one of its words%s", v.word(), near.Hint(v.word(), knobWords(knob, def))))
	case def != nil && v.kindName() != def.kindName():
		t.say(v.at, path, fmt.Sprintf("is %s, not %s", def.kindName(), v.kindName()))
	case v.kindName() == "a number":
		t.say(v.at, path, fmt.Sprintf("%s is out of its range, %s", v.word(), knobRange(knob)))
	default:
		t.hint(v.at, path, fmt.Sprintf("%q is nothing a knob can stand at", v.word()), "a knob is a number, true or false, a list, or one of its words")
	}
}

// knobWords are the words that a knob may stand at.
func knobWords(knob, def *node) []string {
	if w := words(knob.get("words").each()); w != nil {
		return w
	}
	if _, flag := def.scalarValue().(bool); flag {
		return []string{"true", "false"}
	}
	return knob.get("when").names()
}

func (n *node) scalarValue() any {
	if n == nil || n.shape != scalar {
		return nil
	}
	return n.value
}

// knobTakes tells whether a value is one that the knob may stand at.
func knobTakes(knob, v, def *node) bool {
	if knob.get("words") != nil {
		return v.shape == scalar && slices.Contains(words(knob.get("words").each()), v.word())
	}
	if def == nil || v.shape != def.shape {
		return false
	}
	if v.shape != scalar {
		return v.shape == list
	}
	switch x := v.value.(type) {
	case bool:
		_, ok := def.value.(bool)
		return ok
	case int64:
		if _, ok := def.value.(int64); !ok {
			return false
		}
		least, hasLeast := knob.get("min").scalarValue().(int64)
		most, hasMost := knob.get("max").scalarValue().(int64)
		return (!hasLeast || x >= least) && (!hasMost || x <= most)
	}
	return false
}

func knobRange(knob *node) string {
	least, most := knob.get("min"), knob.get("max")
	switch {
	case least == nil:
		return "at most " + most.word()
	case most == nil:
		return "at least " + least.word()
	}
	return least.word() + " to " + most.word()
}
