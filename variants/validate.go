// This file checks a rules file against the schema.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/scripts/near"
)

// validator checks one file. It says nothing about whether names name something:
// that depends on the other layers, and building the game finds it.
type validator struct {
	*problems
	rules   *ruleTree // the whole rule set
	overlay bool      // lists may be edited with add and remove
	adding  bool      // things may say after and before which others they come
}

// file checks a whole file.
func (v *validator) file(root *node) {
	for _, name := range root.keys {
		n := root.sub[name]
		if name == "add" || name == "remove" {
			if !v.overlay {
				v.hint(n.key, "", "["+name+"] stands in house rules and behind when alone", "a house rule begins with base = \"the game\"")
			}
			continue
		}
		if k := top.key(name); k != nil {
			v.value(n, k, name)
			continue
		}
		v.table(name, n)
	}
	if v.overlay {
		v.edits(root)
	}
}

// edits checks what an overlay says under [add] and [remove].
func (v *validator) edits(root *node) {
	if add := root.get("add"); v.isTable(add, "add") {
		plain := &validator{problems: v.problems, rules: v.rules, adding: true}
		for _, name := range add.keys {
			plain.table(name, add.sub[name])
		}
	}
	if remove := root.get("remove"); v.isTable(remove, "remove") {
		for _, name := range remove.keys {
			n := remove.sub[name]
			if schemaOf(name) == nil && !slices.Contains(v.rules.kindNames(), name) {
				v.say(n.key, "remove", fmt.Sprintf("unknown table [%s]%s", name, near.Hint(name, v.rules.tableNames())))
				continue
			}
			if !n.isTable() {
				v.names(n, "remove."+name)
				continue
			}
			for _, deeper := range n.keys {
				v.names(n.sub[deeper], "remove."+name+"."+deeper)
			}
		}
	}
}

// isTable tells whether n is there and a table, and complains when it is not.
func (v *validator) isTable(n *node, path string) bool {
	if n != nil && !n.isTable() {
		v.say(n.at, path, "a table expected, not "+n.kindName())
	}
	return n.isTable()
}

// table checks one table of the top level.
func (v *validator) table(name string, n *node) {
	schema := schemaOf(name)
	pieces := schema == nil && slices.Contains(v.rules.kindNames(), name)
	if schema == nil && !pieces {
		v.rules.unknown(name, n)
		return
	}
	if !v.isTable(n, name) {
		return
	}
	if !pieces && !schema.Named {
		v.keys(n, schema, name)
		return
	}
	for _, id := range n.keys {
		child, path := n.sub[id], name+"."+id
		if v.remark(n, id, name) {
			continue
		}
		v.id(child, id, name)
		switch {
		case name == "list":
			v.wordList(child, path)
		case pieces:
			v.thing(child, &piece, path)
		case schema.Leaf:
			v.value(child, &schemaKey{Type: typeText}, path)
		case name == "rule" && v.overlay && (!child.isTable() || child.byPlayers()):
			v.value(child, &schemaKey{Type: typeDefault}, path)
		default:
			v.thing(child, schema, path)
		}
	}
}

func (v *validator) thing(n *node, t *schemaTable, path string) {
	if v.isTable(n, path) {
		v.keys(n, t, path)
	}
}

// keys checks the keys of a table that is one thing.
func (v *validator) keys(n *node, t *schemaTable, path string) {
	for _, name := range n.keys {
		child := n.sub[name]
		if v.remark(n, name, path) {
			continue
		}
		key := t.key(name)
		if key == nil && v.adding && (name == "after" || name == "before") {
			key = &schemaKey{Type: typeName}
		}
		if key == nil {
			if t.Open == "" {
				v.say(child.key, path, fmt.Sprintf("unknown key %q%s", name, near.Hint(name, t.keyNames())))
			}
			continue
		}
		v.value(child, key, path+"."+name)
	}
}

// wordList checks a [list]: word = name, or a list of words.
func (v *validator) wordList(n *node, path string) {
	if n.shape == list {
		v.names(n, path)
		return
	}
	if !v.isTable(n, path) {
		return
	}
	for _, word := range n.keys {
		if v.remark(n, word, path) {
			continue
		}
		v.id(n.sub[word], word, path)
		v.value(n.sub[word], &schemaKey{Type: typeText}, path+"."+word)
	}
}

// remark checks a key that says what is reconstructed in a table, which any table
// may; false when the key is another.
func (v *validator) remark(n *node, key, path string) bool {
	k := &reconstructed
	switch {
	case key == "reconstructed" && n.sub[key].shape == scalar:
	case key == "fields" && n.get("reconstructed") != nil && n.sub[key].shape == list:
		k = &reconstructedFields
	default:
		return false
	}
	v.value(n.sub[key], k, path+"."+key)
	return true
}

// names checks a word or a list of words.
func (v *validator) names(n *node, path string) {
	if n.shape == table {
		if v.overlay && isListEdit(nil, n) {
			for _, k := range n.keys {
				v.names(n.sub[k], path+"."+k)
			}
			return
		}
		v.say(n.at, path, "a name or a list of names expected, not a table")
		return
	}
	for _, item := range n.each() {
		if item.word() == "" {
			v.say(item.at, path, "a name expected, not "+orEmpty(item))
		}
	}
	v.distinct(n, path)
}

// distinct complains of what a list says twice.
func (v *validator) distinct(n *node, path string) {
	seen := map[string]bool{}
	for _, item := range n.each() {
		word := item.word()
		if word != "" && seen[word] {
			v.say(item.at, path, fmt.Sprintf("%q stands here twice", word))
		}
		seen[word] = true
	}
}

func orEmpty(n *node) string {
	if n.shape == scalar && n.value == "" {
		return "an empty text"
	}
	return n.kindName()
}

// idLetters are those a name for Lua may have.
const idLetters = "abcdefghijklmnopqrstuvwxyz0123456789_"

// id checks the name of a thing.
func (v *validator) id(n *node, id, path string) {
	switch {
	case id == "" || strings.Trim(id, idLetters) != "":
		v.hint(n.key, path, fmt.Sprintf("%q is no name", id), "a name has small letters a to z, digits and _; write what people read as name = \"..\"")
	case slices.Contains(luaWords, id):
		v.say(n.key, path, fmt.Sprintf("%q is a word of Lua and names nothing", id))
	case slices.Contains([]string{"add", "remove", "after", "before"}, id):
		v.say(n.key, path, fmt.Sprintf("%q is a word of house rules and names nothing", id))
	case len(id) > 64:
		v.say(n.key, path, "a name of more than 64 letters")
	}
}

var luaWords = []string{"and", "break", "do", "else", "elseif", "end", "false", "for", "function", "if", "in",
	"local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while"}
