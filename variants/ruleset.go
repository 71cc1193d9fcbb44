// This file makes the RuleSet of a load: what is known about the rules beside the
// game itself.

package variants

import (
	"fmt"
	"strconv"
	"strings"

	"hausregel/scripts"
	"hausregel/scripts/near"
)

// Knob is a named number or word that may be turned.
type Knob struct {
	ID      string
	Help    string
	Source  string
	Value   string   // what it stands at
	Default string   // what the game itself has
	Words   []string // what else it may stand at, where that can be listed
	Range   string   // of a number: "1 to 6"; "" when it has no bounds
	At      Position // where its value was set
}

// Invention is something that the files call reconstructed.
type Invention struct {
	Path   string   // "space", "kind.plot", "path.a_b"
	Fields []string // only these keys of it; nil: all
	Why    string
	At     Position
}

// Origin is where a value was set, and by whom.
type Origin struct {
	Layer string // "base", a house rule, "rule.KNOB" for a knob's word, "set" for what was set by hand
	Value string
	At    Position
}

func (l *loader) ruleSet(name string, b *builder, t *ruleTree, program *scripts.Program) *RuleSet {
	root := l.base.root
	rs := &RuleSet{
		Game: b.Game, Program: program, Name: name, Options: l.options,
		About: root.get("about").text(), Guide: b.guide, Draft: root.get("draft").flag(), Players: playerCounts(t.root), Files: l.files, root: t.root,
	}
	rs.Options.Players = b.players
	for _, h := range l.houses {
		rs.Houses = append(rs.Houses, House{ID: h.id, Name: h.root.get("name").text(), About: h.root.get("about").text(), File: h.shown})
	}
	for _, id := range entries(t.root.get("rule")) {
		rs.Knobs = append(rs.Knobs, readKnob(id, t.root.get("rule", id), b.players))
	}
	invented("", t.root, &rs.Invented)
	for _, h := range l.houses {
		invented(h.id, &node{shape: table, keys: []string{"reconstructed"}, sub: map[string]*node{"reconstructed": h.root.get("reconstructed")}}, &rs.Invented)
	}
	rs.Hash = hashRules(t, l.lua)
	return rs
}

func readKnob(id string, n *node, players int) Knob {
	value, def := knobValue(n, players), forPlayers(n.get("default"), players)
	k := Knob{ID: id, Help: n.get("help").text(), Source: n.get("source").text(), Value: value.show(), Default: def.show(),
		Words: knobWords(n, def), At: value.at}
	if isNumber(def) && (n.get("min") != nil || n.get("max") != nil) {
		k.Range = knobRange(n)
	}
	return k
}

// show writes a value on one line.
func (n *node) show() string {
	if n == nil {
		return ""
	}
	switch n.shape {
	case list:
		parts := make([]string, len(n.items))
		for i, v := range n.items {
			parts[i] = v.show()
		}
		return strings.Join(parts, ",")
	case table:
		parts := make([]string, len(n.keys))
		for i, k := range n.keys {
			parts[i] = k + " = " + n.sub[k].show()
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	}
	return n.word()
}

// invented collects what a tree calls reconstructed.
func invented(path string, n *node, out *[]Invention) {
	if !n.isTable() {
		return
	}
	if why := n.get("reconstructed"); why.text() != "" {
		inv := Invention{Path: path, Why: why.text(), At: why.key}
		if fields := n.get("fields"); fields != nil && fields.shape != table {
			inv.Fields = words(fields.each())
		}
		*out = append(*out, inv)
	}
	for _, k := range n.keys {
		child := k
		if path != "" {
			child = path + "." + k
		}
		invented(child, n.sub[k], out)
	}
}

// Where tells where a value was set, the layer that has the last word first. The
// path is that of the key: "card.old_mill.points", "zone.hand.seen"; of a knob "rule.KNOB".
func (rs *RuleSet) Where(path string) ([]Origin, error) {
	n := rs.root
	if knob, ok := strings.CutPrefix(path, "rule."); ok && n.get("rule", knob, "default") != nil {
		path += ".default" // a knob is asked for by its name
		if n.get("rule", knob, "value") != nil {
			path = "rule." + knob + ".value"
		}
	}
	for i, key := range strings.Split(path, ".") {
		next := n.get(key)
		if next == nil && n != nil && n.shape == list {
			if k, err := strconv.Atoi(key); err == nil && k >= 1 && k <= len(n.items) {
				next = n.items[k-1]
			}
		}
		if next == nil {
			return nil, fmt.Errorf("%s: no key %q%s", strings.Join(strings.Split(path, ".")[:i], "."), key, near.Hint(key, n.names()))
		}
		n = next
	}
	var out []Origin
	for ; n != nil; n = n.was {
		layer := "base"
		if n.layer != nil {
			layer = n.layer.name
		}
		out = append(out, Origin{Layer: layer, Value: n.show(), At: n.key})
	}
	return out, nil
}
