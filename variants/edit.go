// This file holds what an overlay does beside setting values: it adds things,
// removes them, and edits lists.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/scripts/near"
)

// layAdd adds what stands under [add], after or before another where it says so.
func (t *ruleTree) layAdd(add *node, l *layer) {
	for _, section := range add.names() {
		things := add.sub[section]
		if !things.isTable() {
			continue
		}
		if section == "table" {
			t.addPanels(things, l)
			continue
		}
		into := t.root.sub[section]
		if into == nil {
			into = newTable(things.key, things.at)
			into.layer = l
			t.root.set(section, into)
		}
		for _, name := range things.keys {
			if section == "list" && into.get(name).isTable() && things.sub[name].isTable() {
				for _, word := range things.sub[name].keys { // more words of a list
					t.addOne("list."+name, into.sub[name], word, things.sub[name].sub[word], l)
				}
				continue
			}
			t.addOne(section, into, name, things.sub[name], l)
		}
	}
}

func (t *ruleTree) addPanels(tables *node, l *layer) {
	panels := t.root.get("table", "panel")
	if panels == nil {
		t.say(tables.key, "add.table", "the game has no [table.panel]")
		return
	}
	for _, name := range tables.get("panel").names() {
		t.addOne("table.panel", panels, name, tables.get("panel", name), l)
	}
}

// addOne adds one thing to a section.
func (t *ruleTree) addOne(section string, into *node, name string, v *node, l *layer) {
	path := section + "." + name
	if old := into.sub[name]; old != nil {
		if !old.layer.base && old.layer != l && old.equal(v) {
			return
		}
		t.hint(v.key, path, fmt.Sprintf("exists already, at %s", old.key), fmt.Sprintf("to change it, write [%s]", path))
		return
	}
	c := v.copyFor(l)
	anchor, before := c.get("after"), false
	if b := c.get("before"); b != nil {
		if anchor != nil {
			t.say(b.key, path, "stands after one and before another")
		}
		anchor, before = b, true
	}
	if c.isTable() {
		c.drop("after")
		c.drop("before")
	}
	into.set(name, c)
	inCourse := section == "cycle" || section == "phase"
	if inCourse {
		t.course = append(t.course, path)
	}
	if anchor == nil {
		return
	}
	if inCourse {
		t.placeInCourse(path, anchor, before)
		return
	}
	if !slices.Contains(into.keys, anchor.text()) || anchor.text() == name {
		t.say(anchor.at, path, fmt.Sprintf("no %s %q%s", section, anchor.word(), near.Hint(anchor.word(), into.keys)))
		return
	}
	into.keys = t.place(into.keys, section, name, anchor.text(), before)
}

// placeInCourse orders a new phase or cycle among the phases and cycles.
func (t *ruleTree) placeInCourse(path string, anchor *node, before bool) {
	var names []string
	for _, section := range []string{"phase", "cycle"} {
		if at := section + "." + anchor.text(); slices.Contains(t.course, at) && at != path {
			t.course = t.place(t.course, "", path, at, before)
			return
		}
		names = append(names, t.root.get(section).names()...)
	}
	t.say(anchor.at, path, fmt.Sprintf("no phase or cycle %q%s", anchor.word(), near.Hint(anchor.word(), names)))
}

// place moves the last of names next to another. Of several put after the same
// one, the later stand after the earlier: the order in which layers are given.
func (t *ruleTree) place(names []string, section, name, anchor string, before bool) []string {
	names = slices.DeleteFunc(names, func(s string) bool { return s == name })
	i := slices.Index(names, anchor)
	if !before {
		t.after[section+"."+name] = anchor
		for i++; i < len(names) && t.follows(section, names[i], anchor); i++ {
		}
	}
	return slices.Insert(names, i, name)
}

// follows tells whether a thing was put after another, or after one that was.
func (t *ruleTree) follows(section, name, anchor string) bool {
	for range t.after {
		if name = t.after[section+"."+name]; name == anchor {
			return true
		}
	}
	return false
}

// layRemove takes out what [remove] names.
func (t *ruleTree) layRemove(remove *node, l *layer) {
	for _, section := range remove.names() {
		v := remove.sub[section]
		if !slices.Contains(t.tableNames(), section) {
			continue // the schema says so
		}
		if v.isTable() { // remove.list.region = ["red"], remove.table.panel = ["map"]
			for _, name := range v.keys {
				t.removeNames(section+"."+name, t.root.get(section, name), v.sub[name], l)
			}
			continue
		}
		if s := schemaOf(section); s != nil && !s.Named {
			t.say(v.key, "remove", fmt.Sprintf("[%s] holds nothing that could be removed by name", section))
			continue
		}
		t.removeNames(section, t.root.sub[section], v, l)
	}
}

func (t *ruleTree) removeNames(section string, from, names *node, l *layer) {
	for _, item := range names.each() {
		name := item.word()
		path := section + "." + name
		old := from.get(name)
		if old == nil {
			if t.removed[path] == nil {
				t.say(item.at, "remove."+section, fmt.Sprintf("%q is not in %s%s", name, t.game, near.Hint(name, from.names())))
			}
			continue
		}
		if other := old.foreign(l); other != nil {
			if judge(l, other.layer) == clashes {
				t.clash(item, l, other, path, "removes")
			}
			continue
		}
		gone := item.copyFor(l)
		gone.was = old
		t.removed[path] = gone
		from.drop(name)
		t.course = slices.DeleteFunc(t.course, func(s string) bool { return s == path })
	}
}

// isListEdit tells whether v is { add = .., remove = .. } for a list or a table.
func isListEdit(old, v *node) bool {
	if !v.isTable() || len(v.keys) == 0 {
		return false
	}
	for _, k := range v.keys {
		if k != "add" && k != "remove" {
			return false
		}
	}
	return old == nil || !old.isTable() || v.get("remove") != nil && v.get("add") == nil
}

// editList adds words to a list and takes words from it; from a table it takes keys.
func (t *ruleTree) editList(into *node, key string, v *node, l *layer, path string) {
	old := into.sub[key]
	if old.isTable() {
		t.removeNames(path, old, v.get("remove"), l)
		return
	}
	edited := &node{shape: list, key: v.key, at: v.at, layer: l, was: old, edited: true}
	if old != nil {
		edited.items = slices.Clone(old.each())
	}
	if old != nil && old.layer != nil && !old.edited && judge(l, old.layer) == clashes {
		t.clash(v, l, old, path, "edits")
		return
	}
	find := func(word string) int {
		return slices.IndexFunc(edited.items, func(n *node) bool { return n.word() == word })
	}
	for _, item := range v.get("remove").each() {
		i := find(item.word())
		if i < 0 {
			if t.removed[path+"."+item.word()] == nil {
				t.say(item.at, path, fmt.Sprintf("%q is not in this list%s", item.word(), near.Hint(item.word(), words(edited.items))))
			}
			continue
		}
		gone := item.copyFor(l)
		gone.was = edited.items[i]
		t.removed[path+"."+item.word()] = gone
		edited.items = slices.Delete(edited.items, i, i+1)
	}
	for _, item := range v.get("add").each() {
		if i := find(item.word()); i >= 0 {
			if edited.items[i].layer.base {
				t.say(item.at, path, fmt.Sprintf("%q is in this list already", item.word()))
			}
			continue
		}
		edited.items = append(edited.items, item.copyFor(l))
	}
	into.set(key, edited)
}

func words(items []*node) []string {
	var out []string
	for _, n := range items {
		if w := n.word(); strings.TrimSpace(w) != "" {
			out = append(out, w)
		}
	}
	return out
}
