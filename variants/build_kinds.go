// This file builds kinds of piece, with the moments and fields their pieces may have.

package variants

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// fieldSort is the type of a field.
type fieldSort struct {
	sort string // "number", "flag", "word", "list", "seat", "place", "amounts", "by"
	list string // of a word: the list it is from; of "by": the list of its keys
	kind string // of "by": its keys are what pieces of this kind ..
	key  string // .. have in this field
}

var plainSorts = []string{"number", "flag", "word", "list", "seat", "place", "amounts"}

// buildKinds makes the kinds; `like` takes over what a kind does not say itself.
func (b *builder) buildKinds() {
	all := entries(b.root.get("kind"))
	for i, id := range all {
		b.kinds[id] = i
	}
	for _, id := range all {
		var whole bool
		b.kindTables[id], whole = b.inherit(id)
		n, path := b.kindTables[id], "kind."+id
		d := engine.KindDef{ID: id, Name: nameOf(b.root.get("kind", id), id), Group: -1, PerSeat: b.truth(n.get("per_seat"), path)}
		for _, moment := range words(n.get("effects").each()) {
			d.Moments = append(d.Moments, b.moment(moment))
		}
		if faces := n.get("faces"); faces != nil && faces.shape == list {
			for _, w := range words(faces.items) {
				d.Faces = append(d.Faces, b.Intern(w, ""))
			}
		} else if faces != nil {
			d.Sides = b.number(faces, path, 0, 2, most)
		}
		d.Turns = b.number(n.get("turns"), path, 0, 1, 100)
		if (len(d.Faces) > 0 || d.Sides > 0) && d.Turns > 0 {
			b.say(n.get("turns").at, path, "has faces and rotations; it may have one of them")
		}
		b.sorts[id] = b.readSorts(n.get("fields"), path+".fields")
		for _, field := range b.sortNames(n.get("fields")) {
			d.Fields = append(d.Fields, b.field(field))
		}
		if n.get("starts") == nil && whole {
			b.say(n.key, path, "needs starts: the place its pieces begin at")
		}
		b.Kinds = append(b.Kinds, d)
		if b.root.get(id) == nil && n.get("reconstructed") == nil {
			b.say(n.key, path, fmt.Sprintf("has no pieces: the table [%s] is missing", id))
		}
	}
	b.sorts["space"] = b.readSorts(b.root.get("board", "space_fields"), "board.space_fields")
	b.sorts["path"] = b.readSorts(b.root.get("board", "path_fields"), "board.path_fields")
}

// inherit gives what is said of a kind, with what it takes over; false when that
// cannot be told.
func (b *builder) inherit(id string) (*node, bool) {
	own := b.root.get("kind", id)
	if !own.isTable() {
		return nil, false
	}
	n := own.copyShallow()
	seen := []string{id}
	for like := own.get("like"); like != nil; {
		other := like.word()
		model := b.root.get("kind", other)
		switch {
		case model == nil:
			b.unknown(like, "kind."+id, "kind", b.kindNames())
			return n, false
		case slices.Contains(seen, other):
			b.say(own.get("like").at, "kind."+id, "is like itself, by way of "+strings.Join(seen[1:], " and "))
			return n, false
		}
		seen = append(seen, other)
		for _, k := range model.names() {
			if n.get(k) == nil && k != "name" && k != "reconstructed" {
				n.set(k, model.sub[k])
			}
		}
		like = model.get("like")
	}
	return n, true
}

// copyShallow copies a table, not what stands in it.
func (n *node) copyShallow() *node {
	c := *n
	c.keys = slices.Clone(n.keys)
	c.sub = maps.Clone(n.sub)
	return &c
}

func (b *builder) moment(id string) int {
	i, ok := b.moments[id]
	if !ok {
		i = len(b.Moments)
		b.moments[id] = i
		b.Moments = append(b.Moments, id)
	}
	return i
}

// field gives the index of a printed field, adding it when it is new.
func (b *builder) field(id string) int {
	i, ok := b.fields[id]
	if !ok {
		i = len(b.Fields)
		b.fields[id] = i
		b.Fields = append(b.Fields, engine.FieldDef{ID: id})
	}
	return i
}

// sortNames are the names of the fields in a table of types.
func (b *builder) sortNames(n *node) []string {
	if !n.isTable() {
		return nil
	}
	return n.keys
}

// readSorts reads the types of fields.
func (b *builder) readSorts(n *node, subject string) map[string]fieldSort {
	sorts := map[string]fieldSort{}
	for _, name := range b.sortNames(n) {
		at := n.sub[name]
		s, ok := parseSort(at.text())
		switch {
		case !ok:
			b.hint(at.at, subject+"."+name, fmt.Sprintf("no type %q%s", at.word(), near.Hint(at.word(), plainSorts)),
				"types are "+strings.Join(plainSorts, ", ")+", list.NAME, number by KIND.FIELD and number by list.NAME")
			s.sort = "word"
		case s.list != "" && !b.isList(s.list):
			b.say(at.at, subject+"."+name, fmt.Sprintf("no list %q%s", s.list, near.Hint(s.list, keysOf(b.lists))))
		}
		sorts[name] = s
	}
	return sorts
}

func (b *builder) isList(id string) bool { return b.root.get("list", id) != nil }

func parseSort(text string) (fieldSort, bool) {
	if slices.Contains(plainSorts, text) {
		return fieldSort{sort: text}, true
	}
	if list, ok := strings.CutPrefix(text, "list."); ok {
		return fieldSort{sort: "word", list: list}, true
	}
	if by, ok := strings.CutPrefix(text, "number by "); ok {
		if list, ok := strings.CutPrefix(by, "list."); ok {
			return fieldSort{sort: "by", list: list}, true
		}
		kind, key, ok := strings.Cut(by, ".")
		return fieldSort{sort: "by", kind: kind, key: key}, ok
	}
	return fieldSort{}, false
}
