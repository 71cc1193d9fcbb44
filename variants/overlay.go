// This file lays one rules file over another.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/scripts/near"
)

// ruleTree is a rule set while layers are laid over it.
type ruleTree struct {
	*problems
	game    string
	name    string // by which it is loaded
	root    *node
	course  []string          // "cycle.round", "phase.turn": the order of cycles and phases
	after   map[string]string // what was put after what: later ones come after earlier ones
	removed map[string]*node  // what layers have taken out, by path: where it says so
	decided map[string]bool   // knobs whose word has been applied
}

// ownKeys are the keys of a file that speak of the file itself.
var ownKeys = []string{"name", "about", "base", "lua", "lua_code", "overrides", "draft", "reconstructed"}

// newRuleTree begins with the base game.
func newRuleTree(game, name string, base *node, p *problems) *ruleTree {
	l := &layer{name: "base", base: true}
	t := &ruleTree{problems: p, game: game, name: name, root: base.copyFor(l), after: map[string]string{},
		removed: map[string]*node{}, decided: map[string]bool{}}
	var at []Position
	for _, section := range []string{"cycle", "phase"} {
		for _, name := range t.root.get(section).names() {
			pos := t.root.get(section, name).key
			i, _ := slices.BinarySearchFunc(at, pos, comparePositions)
			at = slices.Insert(at, i, pos)
			t.course = slices.Insert(t.course, i, section+"."+name)
		}
	}
	return t
}

func comparePositions(a, b Position) int {
	if a.Line != b.Line {
		return a.Line - b.Line
	}
	return a.Column - b.Column
}

// lay lays an overlay over the tree: a house rule, or what goes with the word of a
// knob.
func (t *ruleTree) lay(over *node, l *layer) {
	// what is added may be changed, and what is removed made room for, by the same overlay
	t.layRemove(over.get("remove"), l)
	t.layAdd(over.get("add"), l)
	for _, key := range over.names() {
		v := over.sub[key]
		switch {
		case key == "add" || key == "remove" || slices.Contains(ownKeys, key):
		case key == "rule":
			t.layKnobs(v, l)
		default:
			t.change(t.root, key, v, l, key)
		}
	}
}

// named tells whether the entries of the table at a path are things with names,
// which an overlay may change but not make by a slip of the pen.
func named(path string) bool {
	section, rest, deep := strings.Cut(path, ".")
	switch s := schemaOf(section); {
	case path == "":
		return true
	case section == "list":
		return !strings.Contains(rest, ".")
	case section == "table":
		return rest == "panel"
	case s == nil: // the pieces of a kind
		return !deep
	default:
		return !deep && s.Named
	}
}

// change sets one key of a table of the tree.
func (t *ruleTree) change(into *node, key string, v *node, l *layer, path string) {
	if !into.isTable() {
		return // the schema has said what is wrong
	}
	old := into.sub[key]
	parent := strings.TrimSuffix(strings.TrimSuffix(path, key), ".")
	switch {
	case old == nil && named(parent) && key != "reconstructed" && !(key == "fields" && v.shape == list):
		t.missing(into, key, v, l, parent)
	case isListEdit(old, v):
		t.editList(into, key, v, l, path)
	case old.isTable() && v.isTable():
		for _, k := range v.keys {
			t.change(old, k, v.sub[k], l, path+"."+k)
		}
	default:
		t.replace(into, key, v, l, path)
	}
}

// replace puts a value in the place of another, if its layer may.
func (t *ruleTree) replace(into *node, key string, v *node, l *layer, path string) {
	old := into.sub[key]
	if old != nil {
		other := old.foreign(l)
		if old.equal(v) {
			return
		}
		if other != nil {
			if judge(l, other.layer) == clashes {
				t.clash(v, l, other, path, "sets")
			}
			return
		}
	}
	c := v.copyFor(l)
	c.was = old
	into.set(key, c)
}

// foreign finds the first value at or below n that layer l may not replace.
func (n *node) foreign(l *layer) *node {
	if judge(l, n.layer) != replaces {
		return n
	}
	for _, k := range n.keys {
		if f := n.sub[k].foreign(l); f != nil {
			return f
		}
	}
	for _, v := range n.items {
		if f := v.foreign(l); f != nil {
			return f
		}
	}
	return nil
}

// clash says that two layers disagree.
func (t *ruleTree) clash(v *node, l *layer, other *node, path, does string) {
	did := "sets"
	if t.removed[path] == other {
		did = "removes"
	}
	hint := fmt.Sprintf("one of the two may say overrides = [%q]", other.layer.name)
	switch {
	case l.owner != nil && other.layer.owner != nil:
		hint = "the words of these two knobs do not go together"
	case l.owner != nil:
		hint = fmt.Sprintf("to have %q win, write in it overrides = [%q]", other.layer.name, l.name)
	}
	t.hint(v.key, path, fmt.Sprintf("%s %s this, and %s %s it at %s", quoteLayer(l), does, quoteLayer(other.layer), did, other.key), hint)
}

func quoteLayer(l *layer) string {
	if l.owner != nil {
		return "a word of " + l.name
	}
	return fmt.Sprintf("%q", l.name)
}

// missing says that an overlay speaks of something that is not there.
func (t *ruleTree) missing(into *node, key string, v *node, l *layer, parent string) {
	path := key
	if parent != "" {
		path = parent + "." + key
	}
	if gone := t.removed[path]; gone != nil {
		switch judge(l, gone.layer) {
		case yields:
		case replaces:
			t.say(v.key, path, fmt.Sprintf("was removed at %s", gone.at))
		default:
			t.clash(v, l, gone, path, "changes")
		}
		return
	}
	if parent == "" {
		if v.isTable() && schemaOf(key) == nil {
			t.unknown(key, v)
			return
		}
		if v.isTable() && named(key) { // a table that the base has nothing in
			for _, k := range v.keys {
				t.missing(newTable(v.key, v.at), k, v.sub[k], l, key)
			}
			return
		}
		into.set(key, v.copyFor(l)) // a key of the whole game
		return
	}
	t.hint(v.key, parent, fmt.Sprintf("%q is not in %s%s", key, t.game, near.Hint(key, into.keys)),
		fmt.Sprintf("to make a new one, write [add.%s] or [add.%s.%s]", parent, parent, key))
}

// tableNames are all tables a file of this game may have.
func (t *ruleTree) tableNames() []string {
	return append(schemaNames(), t.kindNames()...)
}

// kindNames are all kinds that the game has, or would have with other words of its
// knobs.
func (t *ruleTree) kindNames() []string {
	names := slices.Clone(entries(t.root.get("kind")))
	for _, knob := range entries(t.root.get("rule")) {
		when := t.root.get("rule", knob, "when")
		for _, word := range when.names() {
			names = append(names, when.get(word, "add", "kind").names()...)
		}
	}
	return names
}
