// This file checks what only the whole rule set shows: two things that rules would
// call by one name.

package variants

import (
	"fmt"
	"slices"

	"hausregel/engine"
)

// scope is where rules look a name up: the match (g.NAME), a seat (me.NAME), a piece
// of some kind, a space or path.
type scope struct {
	what  string
	named map[string]Position // where a name is given; nowhere for what is always there
	sorts map[string]string
}

func newScope(what string, builtin ...string) *scope {
	s := &scope{what: what, named: map[string]Position{}, sorts: map[string]string{}}
	for _, name := range builtin {
		s.named[name], s.sorts[name] = Position{}, "always there"
	}
	return s
}

// claim gives a name in a scope, and complains when it is taken. A thing stands in
// the table section, and sort says what it is.
func (b *builder) claim(s *scope, name, section, sort string, n *node) {
	at := Position{}
	if n != nil {
		at = n.key
	}
	subject := section + "." + name
	other, taken := s.named[name]
	switch {
	case taken && other == (Position{}):
		b.say(at, subject, fmt.Sprintf("%s.%s is something else, which is always there", s.what, name))
	case taken:
		b.say(at, subject, fmt.Sprintf("%s.%s would also be the %s at %s", s.what, name, s.sorts[name], other))
	case sort != "cycle" && isVerb(name): // a cycle is only read, as in g.turn
		b.say(at, subject, fmt.Sprintf("%q is a verb of rules and names nothing else", name))
	}
	if !taken {
		s.named[name], s.sorts[name] = at, sort
	}
}

// checkWhole looks for names that would mean two things.
func (b *builder) checkWhole() {
	match := newScope("g", "rule", "board", "list", "all", "everyone")
	seat := newScope("me", "left", "right", "opponent", "number", "id")
	for _, d := range b.Zones {
		n := b.root.get("zone", d.ID)
		switch {
		case n == nil: // the box
		case d.OfSeat:
			b.claim(seat, d.ID, "zone", "zone", n)
		case d.OfKind < 0:
			b.claim(match, d.ID, "zone", "zone", n)
		}
	}
	for _, d := range b.Grids {
		b.claim(match, d.ID, "grid", "grid", b.root.get("grid", d.ID))
	}
	for _, d := range b.Counters {
		section := "counter"
		if d.Cycle >= 0 {
			section = "cycle"
		}
		if d.OfSeat {
			b.claim(seat, d.ID, section, section, b.root.get(section, d.ID))
		} else {
			b.claim(match, d.ID, section, section, b.root.get(section, d.ID))
		}
	}
	for _, d := range b.Seats {
		if b.Sided {
			b.claim(match, d.ID, "sides", "side", b.sideAt(d.ID))
		}
	}
	for _, d := range b.Kinds {
		b.checkKind(d, seat)
	}
	for _, section := range []string{"space", "path"} {
		fields := newScope("place", "id", "number", "row", "column", "of", "owner")
		sorts := b.root.get("board", section+"_fields")
		for _, name := range b.sortNames(sorts) {
			b.claim(fields, name, "board."+section+"_fields", "field", sorts.sub[name])
		}
	}
	places := newScope("the place")
	for _, section := range []string{"space", "path", "zone", "grid"} {
		for _, name := range entries(b.root.get(section)) {
			b.claim(places, name, section, section, b.root.get(section, name))
		}
	}
	for _, id := range b.inCourse("phase") {
		if c := b.root.get("cycle", id); c != nil {
			b.say(b.root.get("phase", id).key, "phase."+id, fmt.Sprintf("the cycle at %s has this name too", c.key))
		}
	}
}

// sideAt finds where a side is named.
func (b *builder) sideAt(id string) *node {
	for _, n := range b.root.get("sides").each() {
		if n.word() == id {
			return n
		}
	}
	return nil
}

// checkKind looks at the names of a kind and of what its pieces have.
func (b *builder) checkKind(d engine.KindDef, seat *scope) {
	n := b.root.get("kind", d.ID)
	if schemaOf(d.ID) != nil || top.key(d.ID) != nil {
		b.say(n.key, "kind."+d.ID, fmt.Sprintf("%q is the name of a table of every game, so the pieces could not stand in one of this name", d.ID))
	}
	if d.PerSeat && len(d.Pieces) == len(b.Seats) {
		b.claim(seat, d.ID, "kind", "kind", n)
	}
	fields := newScope("piece", "kind", "id", "owner")
	table := b.kindTables[d.ID].get("fields")
	for _, name := range b.sortNames(table) {
		if slices.Contains(piece.keyNames(), name) {
			b.say(table.sub[name].key, "kind."+d.ID+".fields", fmt.Sprintf("%q is a key that every piece may have", name))
			continue
		}
		b.claim(fields, name, "kind."+d.ID+".fields", "field", table.sub[name])
	}
	for _, moment := range b.kindTables[d.ID].get("effects").each() {
		b.claim(fields, moment.word(), "kind."+d.ID+".effects", "moment", moment)
	}
	for _, z := range b.Zones {
		if z.OfKind >= 0 && b.Kinds[z.OfKind].ID == d.ID {
			b.claim(fields, z.ID, "zone", "zone", b.root.get("zone", z.ID))
		}
	}
}
