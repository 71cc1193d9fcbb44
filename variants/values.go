// This file checks the value of one key against its type in the schema.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/scripts/near"
)

// value checks what one key holds.
func (v *validator) value(n *node, k *schemaKey, path string) {
	if v.overlay && isListEdit(nil, n) {
		for _, edit := range n.keys {
			v.names(n.sub[edit], path+"."+edit)
		}
		return
	}
	switch k.Type {
	case typeText, typeRun:
		v.wants(n, path, k, n.shape == scalar && isText(n))
	case typeName:
		v.wants(n, path, k, n.text() != "")
	case typeWords:
		v.names(n, path)
	case typeNames, typeFiles:
		v.names(n, path)
		for _, item := range n.each() {
			if isNumber(item) || isFlag(item) {
				v.say(item.at, path, "a name expected, not "+item.kindName())
			}
		}
	case typeNumber, typeFlag, typeChoice, typeLimit:
		v.settable(n, k, path)
	case typeCounts:
		v.counts(n, path)
	case typePoint:
		v.wants(n, path, k, n.shape == list && len(n.items) == 2 && isNumber(n.items[0]) && isNumber(n.items[1]))
	case typePair:
		v.wants(n, path, k, n.shape == list && len(n.items) == 2 && n.items[0].text() != "" && n.items[1].text() != "")
	case typeSorts:
		v.eachKey(n, path, func(child *node, path string) { v.wants(child, path, &schemaKey{Type: typeName}, child.text() != "") })
	case typeValues:
		v.eachKey(n, path, func(*node, string) {})
	case typeFamilies:
		v.eachKey(n, path, func(*node, string) {})
	case typeOverlays:
		v.overlays(n, path)
	case typeDefault:
		v.knobDefault(n, path)
	case typeFaces:
		if n.shape == scalar {
			v.settable(n, &schemaKey{Type: typeNumber, Min: 2, Max: most}, path)
		} else {
			v.names(n, path)
		}
	case typeRow:
		if n.shape == list || n.text() != "" && !strings.HasPrefix(n.text(), "rule.") {
			v.names(n, path)
		} else {
			v.settable(n, &schemaKey{Type: typeNumber, Max: k.Max}, path)
		}
	case typePanels:
		v.eachKey(n, path, func(child *node, path string) { v.thing(child, &panel, path) })
	}
}

// wants complains unless a value is as its key's type demands.
func (v *validator) wants(n *node, path string, k *schemaKey, ok bool) {
	if !ok {
		v.say(n.at, path, typeHelp[k.Type]+" expected, not "+orEmpty(n))
	}
}

func isText(n *node) bool   { _, ok := n.scalarValue().(string); return ok }
func isNumber(n *node) bool { _, ok := n.scalarValue().(int64); return ok }
func isFlag(n *node) bool   { _, ok := n.scalarValue().(bool); return ok }

func (v *validator) eachKey(n *node, path string, check func(*node, string)) {
	if !v.isTable(n, path) {
		return
	}
	for _, key := range n.keys {
		v.id(n.sub[key], key, path)
		check(n.sub[key], path+"."+key)
	}
}

// settable checks a value that may also name a knob or depend on the players.
func (v *validator) settable(n *node, k *schemaKey, path string) {
	if strings.HasPrefix(n.text(), "rule.") {
		return
	}
	if n.byPlayers() {
		for _, players := range n.keys {
			v.settable(n.sub[players], k, path+"."+players)
		}
		return
	}
	switch {
	case k.Type == typeFlag:
		v.wants(n, path, k, isFlag(n))
	case k.Type == typeChoice:
		if n.text() == "" || !slices.Contains(k.Words, n.text()) {
			v.say(n.at, path, fmt.Sprintf("%s expected, not %s%s", oneOf(k.Words), quoteValue(n), near.Hint(n.word(), k.Words)))
		}
	case k.Type == typeLimit && n.text() == "none":
	case !isNumber(n):
		v.wants(n, path, k, false)
	default:
		v.inRange(n, k, path)
	}
}

// maxNumber bounds all numbers of rules files.
const maxNumber = 1_000_000_000

func (v *validator) inRange(n *node, k *schemaKey, path string) {
	least, greatest := int64(k.Min), int64(k.Max)
	if least == 0 && greatest == 0 {
		least, greatest = -maxNumber, maxNumber
	}
	if i := n.value.(int64); i < least || greatest != 0 && i > greatest {
		v.say(n.at, path, fmt.Sprintf("%d is out of range, %d to %d", i, least, greatest))
	}
}

func oneOf(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = fmt.Sprintf("%q", w)
	}
	if len(quoted) == 1 {
		return quoted[0]
	}
	return strings.Join(quoted[:len(quoted)-1], ", ") + " or " + quoted[len(quoted)-1]
}

func quoteValue(n *node) string {
	if n.shape != scalar || n.word() == "" {
		return orEmpty(n)
	}
	return fmt.Sprintf("%q", n.word())
}

// counts checks the numbers of players.
func (v *validator) counts(n *node, path string) {
	if n.shape != list || len(n.items) == 0 {
		v.say(n.at, path, "a list of numbers expected, like [2, 3, 4]")
		return
	}
	for _, item := range n.items {
		if !isNumber(item) {
			v.say(item.at, path, "a number expected, not "+orEmpty(item))
			continue
		}
		v.inRange(item, &schemaKey{Min: 1, Max: 16}, path)
	}
	v.distinct(n, path)
}

// overlays checks what goes with the words of a knob.
func (v *validator) overlays(n *node, path string) {
	if !v.isTable(n, path) {
		return
	}
	for _, word := range n.keys {
		over := n.sub[word]
		if !v.isTable(over, path+"."+word) {
			continue
		}
		inner := &validator{problems: v.problems, rules: v.rules, overlay: true}
		for _, key := range over.keys {
			if k := top.key(key); k != nil && key != "players" && key != "sides" {
				v.say(over.sub[key].key, path+"."+word, fmt.Sprintf("%q cannot change with a knob", key))
			}
		}
		inner.file(over)
	}
}

// knobDefault checks what a knob may stand at.
func (v *validator) knobDefault(n *node, path string) {
	if n.byPlayers() {
		for _, players := range n.keys {
			v.knobDefault(n.sub[players], path+"."+players)
		}
		return
	}
	if n.shape == list {
		for _, item := range n.items {
			v.wants(item, path, &schemaKey{Type: typeDefault}, isNumber(item) || item.text() != "")
		}
		return
	}
	v.wants(n, path, &schemaKey{Type: typeDefault}, isNumber(n) || isFlag(n) || n.text() != "")
	if isNumber(n) {
		v.inRange(n, &schemaKey{}, path)
	}
}
