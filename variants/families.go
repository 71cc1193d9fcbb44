// This file reads the pieces of a kind: what every piece of it has, what one has
// of its own, and families made by for_each.

package variants

import (
	"fmt"
	"maps"
	"slices"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// rawPiece is a piece as the files describe it, before copies and seats.
type rawPiece struct {
	kind   int
	id     string // "coin_4"
	entry  *node  // its table
	vals   map[string]*node
	copies int
}

// readPieces reads the pieces of all kinds, in the order of [kind].
func (b *builder) readPieces() {
	for k := range b.Kinds {
		kind := b.Kinds[k].ID
		if schemaOf(kind) != nil {
			continue // a kind may not be called like a table; checkKind says so
		}
		every := b.kindTables[kind].get("every")
		b.knownKeys(every, kind, "kind."+kind+".every")
		for _, id := range entries(b.root.get(kind)) {
			entry := b.root.get(kind, id)
			if !entry.isTable() {
				continue
			}
			b.knownKeys(entry, kind, kind+"."+id)
			one := &rawPiece{kind: k, id: id, entry: entry, vals: map[string]*node{}, copies: 1}
			for _, key := range entries(every) {
				one.vals[key] = every.sub[key]
			}
			for _, key := range entries(entry) {
				one.vals[key] = entry.sub[key]
			}
			b.raw = append(b.raw, b.family(one, kind+"."+id)...)
		}
	}
	b.makePieces()
}

// knownKeys complains of keys that are no field of the kind.
func (b *builder) knownKeys(n *node, kind, path string) {
	for _, key := range entries(n) {
		if piece.key(key) != nil && !(key != "name" && n == b.kindTables[kind].get("every")) || b.sorts[kind][key].sort != "" || b.hasMoment(kind, key) {
			continue
		}
		known := append(keysOf(b.sorts[kind]), words(b.kindTables[kind].get("effects").each())...)
		b.hint(n.sub[key].key, path, fmt.Sprintf("pieces of the kind %q have no field %q%s", kind, key, b.fieldMeant(key, append(known, piece.keyNames()...))),
			fmt.Sprintf("fields stand in [kind.%s] fields, moments of effects in its effects", kind))
	}
}

func (b *builder) hasMoment(kind, moment string) bool {
	return slices.Contains(words(b.kindTables[kind].get("effects").each()), moment)
}

// family makes one piece for each value of each field in for_each.
func (b *builder) family(one *rawPiece, path string) []*rawPiece {
	copies := one.vals["copies"]
	one.copies = b.number(copies, path+".copies", 1, 0, most)
	out := []*rawPiece{one}
	each := one.vals["for_each"]
	for _, field := range each.names() {
		if len(out) > engine.MaxPieces {
			return out[:engine.MaxPieces+1] // makePieces says that there are too many
		}
		if b.sorts[b.Kinds[one.kind].ID][field].sort == "" {
			b.say(each.sub[field].key, path+".for_each", fmt.Sprintf("pieces of the kind %q have no field %q%s", b.Kinds[one.kind].ID, field,
				near.Hint(field, keysOf(b.sorts[b.Kinds[one.kind].ID]))))
			continue
		}
		if one.entry.get(field) != nil {
			b.say(one.entry.get(field).key, path, fmt.Sprintf("%q is given here and by for_each", field))
		}
		values := b.familyValues(each.sub[field], path+".for_each."+field, copies)
		var next []*rawPiece
		for _, r := range out {
			for _, v := range values[:min(len(values), engine.MaxPieces+1)] {
				member := *r
				member.id += "_" + v.node.word()
				member.vals = maps.Clone(r.vals)
				member.vals[field] = v.node
				member.copies *= v.copies
				next = append(next, &member)
			}
		}
		out = next
	}
	return out
}

// familyValue is one value of a family with its copies.
type familyValue struct {
	node   *node
	copies int
}

// familyValues reads the name of a list, a list of values, or { value = copies }.
func (b *builder) familyValues(n *node, path string, copies *node) []familyValue {
	var out []familyValue
	switch {
	case n.isTable():
		if copies != nil {
			b.say(copies.key, path, "says how many copies of each; copies says it too")
		}
		for _, key := range n.keys {
			v := parseScalar(key)
			v.key, v.at, v.layer = n.sub[key].key, n.sub[key].key, n.sub[key].layer
			out = append(out, familyValue{v, b.printedNumber(n.sub[key], path, 0, most)})
		}
	case n.shape == list:
		for _, item := range n.items {
			if item.word() == "" {
				b.say(item.at, path, "a word or number expected, not "+orEmpty(item))
				continue
			}
			out = append(out, familyValue{item, 1})
		}
	default:
		if n.text() == "" {
			b.say(n.at, path, "a list, list.NAME or { value = copies } expected, not "+orEmpty(n))
			return nil
		}
		list, ok := b.listWords(n.text())
		if !ok {
			b.unknown(n, path, "list", keysOf(b.lists))
		}
		for _, w := range list {
			out = append(out, familyValue{&node{value: w, key: n.key, at: n.at, layer: n.layer}, 1})
		}
	}
	return out
}
