// This file builds the printed fields of pieces and places, and the names of pieces.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// buildFields gives every piece, space and path the values of its fields, and
// pieces their names and backs, which may be made of them.
func (b *builder) buildFields() {
	b.Amounts = append(b.Amounts, nil) // the empty amounts and the empty table of those that print none
	b.Tables = append(b.Tables, map[int]int{})
	valueOf := map[*rawPiece]map[string]engine.Value{} // copies share what they print
	for p := range b.Pieces {
		r, owner := b.made[p].raw, b.made[p].owner
		kind := b.Kinds[r.kind].ID
		path := kind + "." + r.id
		shared := valueOf[r]
		if shared == nil {
			shared = map[string]engine.Value{}
			valueOf[r] = shared
		}
		for _, f := range b.Kinds[r.kind].Fields {
			field := &b.Fields[f]
			sort := b.sorts[kind][field.ID]
			v, known := shared[field.ID]
			if !known || sort.sort == "place" { // a zone of one's own differs by owner
				v = b.fieldValue(sort, r.vals[field.ID], b.rawHole(r), path+"."+field.ID, owner)
				shared[field.ID] = v
			}
			if field.Piece == nil {
				field.Piece = make([]engine.Value, len(b.Pieces))
			}
			field.Piece[p] = v
		}
		b.namePiece(p, r, shared)
	}
	for _, p := range b.Spaces {
		b.placeFields(p, "space", b.root.get("board", "space_fields"))
	}
	for _, p := range b.Paths {
		b.placeFields(p, "path", b.root.get("board", "path_fields"))
	}
}

func (b *builder) placeFields(p engine.Place, section string, sorts *node) {
	id := b.Places[p].ID
	n := b.root.get(section, id)
	known := schemaOf(section)
	for _, key := range entries(n) {
		if known.key(key) == nil && b.sorts[section][key].sort == "" {
			b.hint(n.sub[key].key, section+"."+id, fmt.Sprintf("a %s has no field %q%s", section, key, b.fieldMeant(key, append(keysOf(b.sorts[section]), known.keyNames()...))),
				fmt.Sprintf("fields stand in [board] %s_fields", section))
		}
	}
	id2 := func(hole string) (string, bool) { return id, hole == "id" }
	for _, name := range b.sortNames(sorts) {
		field := &b.Fields[b.field(name)]
		if field.Place == nil {
			field.Place = make([]engine.Value, len(b.Places))
		}
		field.Place[p] = b.fieldValue(b.sorts[section][name], n.get(name), id2, section+"."+id+"."+name, engine.NoSeat)
	}
}

// fieldValue reads a value by the type of its field. What a thing does not print
// is 0, false, no amounts, or nothing.
func (b *builder) fieldValue(s fieldSort, n *node, hole func(string) (string, bool), path string, owner engine.Seat) engine.Value {
	if n != nil && n.text() != "" && strings.Contains(n.text(), "{") {
		filled := *n
		filled.value = holes(n.text(), hole)
		n = &filled
	}
	switch s.sort {
	case "number":
		return engine.Num(b.printedNumber(n, path, -maxNumber, maxNumber))
	case "flag":
		if n != nil && !isFlag(n) && !strings.HasPrefix(n.text(), "rule.") && !n.byPlayers() {
			b.say(n.at, path, "true or false expected, not "+quoteValue(n))
		}
		return engine.Flag(b.truth(n, path))
	case "amounts":
		return b.amounts(n, path)
	case "by":
		return b.numbersBy(s, n, path)
	case "list":
		return b.listValue(n, path)
	}
	if n == nil {
		return engine.Nil
	}
	if n.word() == "" || s.sort != "word" && n.text() == "" {
		b.say(n.at, path, fmt.Sprintf("the name of a %s expected, not %s", s.sort, orEmpty(n)))
		return engine.Nil
	}
	switch s.sort {
	case "seat":
		if seat := b.seat(n.word()); seat >= 0 {
			return seat.Value()
		}
		if b.Sided || !seatLike(n.word()) { // a seat that only more players have is nobody
			b.unknown(n, path, "seat", b.seatNames())
		}
		return engine.Nil
	case "place":
		if p := b.place(n, n.word(), path, owner); p >= 0 {
			return p.Value()
		}
		return engine.Nil
	}
	if s.list != "" && !slices.Contains(b.lists[s.list], n.word()) {
		b.say(n.at, path, fmt.Sprintf("%q is not in list.%s%s", n.word(), s.list, near.Hint(n.word(), b.lists[s.list])))
	}
	return b.word(n.word())
}

// amounts reads { counter = n }.
func (b *builder) amounts(n *node, path string) engine.Value {
	empty := engine.Value{Type: engine.TypeAmounts, N: 0}
	if n == nil || !b.tableWanted(n, path, "a table of counter = number") {
		return empty
	}
	var out []engine.Amount
	for _, key := range n.keys {
		c, ok := b.counters[key]
		if !ok {
			b.say(n.sub[key].key, path, fmt.Sprintf("no counter %q%s", key, near.Hint(key, keysOf(b.counters))))
			continue
		}
		if count := b.printedNumber(n.sub[key], path+"."+key, -maxNumber, maxNumber); count != 0 {
			out = append(out, engine.Amount{Counter: c, N: count})
		}
	}
	if out == nil {
		return empty
	}
	b.Amounts = append(b.Amounts, out)
	return engine.Value{Type: engine.TypeAmounts, N: int64(len(b.Amounts) - 1)}
}

// numbersBy reads { word = n }, where the words are those of a list, or those that
// pieces of a kind have in a field.
func (b *builder) numbersBy(s fieldSort, n *node, path string) engine.Value {
	empty := engine.Value{Type: engine.TypeTable, N: 0}
	if n == nil || !b.tableWanted(n, path, "a table of word = number") {
		return empty
	}
	known, what := b.lists[s.list], "list."+s.list
	if s.list == "" {
		known, what = b.wordsIn(s.kind, s.key), s.kind+"."+s.key
	}
	out := map[int]int{}
	for _, key := range n.keys {
		if !slices.Contains(known, key) {
			b.say(n.sub[key].key, path, fmt.Sprintf("no %s is %q%s", what, key, near.Hint(key, known)))
			continue
		}
		out[b.Intern(key, "")] = b.printedNumber(n.sub[key], path+"."+key, -maxNumber, maxNumber)
	}
	b.Tables = append(b.Tables, out)
	return engine.Value{Type: engine.TypeTable, N: int64(len(b.Tables) - 1)}
}

// wordsIn are the words that pieces of a kind have in a field.
func (b *builder) wordsIn(kind, field string) []string {
	var out []string
	for _, r := range b.raw {
		if b.Kinds[r.kind].ID == kind && r.vals[field] != nil {
			out = append(out, holes(r.vals[field].word(), b.rawHole(r)))
		}
	}
	return out
}

func (b *builder) tableWanted(n *node, path, what string) bool {
	if !n.isTable() {
		b.say(n.at, path, what+" expected, not "+orEmpty(n))
	}
	return n.isTable()
}

// listValue reads a list of words and numbers.
func (b *builder) listValue(n *node, path string) engine.Value {
	var items []engine.Value
	if n != nil && n.shape != list {
		b.say(n.at, path, "a list expected, not "+orEmpty(n))
		n = nil
	}
	if n != nil {
		for _, item := range n.items {
			if !isNumber(item) && item.text() == "" {
				b.say(item.at, path, "a word or number expected, not "+orEmpty(item))
			}
			items = append(items, b.plainValue(item))
		}
	}
	return b.array(items)
}

// namePiece makes the name and the back of a piece; { } take the names of what
// its fields say.
func (b *builder) namePiece(p int, r *rawPiece, values map[string]engine.Value) {
	kind := b.Kinds[r.kind].ID
	fill := func(n *node, template, path string) string {
		return holes(template, func(hole string) (string, bool) {
			if hole == "id" {
				return r.id, true
			}
			v, ok := values[hole]
			if !ok {
				b.say(n.at, path, fmt.Sprintf("{%s}: pieces of the kind %q have no field %q%s", hole, kind, hole, near.Hint(hole, keysOf(values))))
				return "", false
			}
			return b.printed(v), true
		})
	}
	name, template := r.vals["name"], title(r.id)
	if name.text() != "" {
		template = name.text()
	}
	back := b.kindTables[kind].get("back")
	b.Pieces[p].Name = fill(name, template, kind+"."+r.id+".name")
	b.Pieces[p].Back = fill(back, back.text(), "kind."+kind+".back")
}

// printed is a value as it stands on a card: nothing, flags, lists and tables leave
// their hole empty.
func (b *builder) printed(v engine.Value) string {
	switch v.Type {
	case engine.TypeNumber, engine.TypeWord, engine.TypePlace, engine.TypeSeat:
		return b.Show(v)
	case engine.TypeAmounts:
		if len(b.Amounts[v.N]) > 0 {
			return b.Show(v)
		}
	}
	return ""
}
