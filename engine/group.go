// This file keeps groups: several things in order, lent to rules until the step ends.

package engine

import "slices"

// groups is the arena that groups live in.
type groups struct {
	items []Value
	spans []span
	ends  []int
}

type span struct {
	from, to int32
	zones    bool
}

func (a *groups) reset() { a.items, a.spans = a.items[:0], a.spans[:0] }

type groupMark struct{ items, spans int }

func (a *groups) mark() groupMark { return groupMark{len(a.items), len(a.spans)} }

// release forgets the groups made since the mark. Slices of them stay readable
// until new groups are made.
func (a *groups) release(k groupMark) { a.items, a.spans = a.items[:k.items], a.spans[:k.spans] }

// Mark remembers which groups there are; Release forgets those made since. Rules
// use them around what answers no group.
func (m *Match) Mark() (k groupMark) { return m.groups.mark() }

// Release forgets the groups made since the mark.
func (m *Match) Release(k groupMark) { m.groups.release(k) }

// Lend makes a group of these things, which are copied. zones marks a row of
// zones, of which only those that hold something are offered for choice.
func (m *Match) Lend(things []Value, zones bool) Value {
	from := len(m.groups.items)
	m.groups.items = append(m.groups.items, things...)
	m.groups.spans = append(m.groups.spans, span{int32(from), int32(len(m.groups.items)), zones})
	return Value{TypeGroup, int64(len(m.groups.spans) - 1)}
}

// Items gives the things of a value: of a place its pieces, of nothing none, of
// a single thing itself. The slice must not be changed; it holds until the
// groups made since are released.
func (m *Match) Items(v Value) []Value {
	switch v.Type {
	case TypeGroup:
		s := m.groups.spans[v.N]
		return m.groups.items[s.from:s.to:s.to]
	case TypeRow:
		return m.game.Groups[v.N].Items
	case TypeRoute:
		return m.routes.paths(int(v.N))
	case TypeNil, TypeNone:
		return nil
	}
	from := len(m.groups.items)
	switch v.Type {
	case TypePlace:
		if m.mixed[v.N] != 0 && m.judging+m.looking == 0 { // who only looks shuffles nothing
			m.shuffle(Place(v.N))
		}
		m.listPieces(Place(v.N))
	case TypeEveryone:
		n := len(m.game.Seats)
		for i := range n {
			m.groups.items = append(m.groups.items, Seat((int(m.flow[flowStart])+i)%n).Value())
		}
	default:
		m.groups.items = append(m.groups.items, v)
	}
	return m.groups.items[from:len(m.groups.items):len(m.groups.items)]
}

// listPieces adds the pieces of a place to the arena.
func (m *Match) listPieces(z Place) {
	from, n := len(m.groups.items), int(m.count[z])
	m.groups.items = slices.Grow(m.groups.items, n)[:from+n]
	list, next, p := m.groups.items[from:], m.next, m.head[z]
	for i := range list {
		list[i] = Value{TypePiece, int64(p)}
		p = next[p]
	}
}

// Pieces gives the pieces that things stand for: themselves, and what lies in
// places, each once. The slice holds until the groups made since are released; it stays as
// it is while the pieces move. ok is false when something is neither.
func (m *Match) Pieces(things []Value) (pieces []Value, ok bool) {
	from := len(m.groups.items)
	for i, v := range things {
		switch v.Type {
		case TypePiece:
			m.groups.items = append(m.groups.items, v)
		case TypePlace:
			if !contains(things[:i], v) { // a route may use a path twice
				m.Items(v)
			}
		default:
			return nil, false
		}
	}
	return m.groups.items[from:len(m.groups.items):len(m.groups.items)], true
}

// Count is how many things a value has, without listing them.
func (m *Match) Count(v Value) int {
	switch v.Type {
	case TypePlace:
		return int(m.count[v.N])
	case TypeGroup:
		s := m.groups.spans[v.N]
		return int(s.to - s.from)
	case TypeRow:
		return len(m.game.Groups[v.N].Items)
	case TypeEveryone:
		return len(m.game.Seats)
	case TypeRoute:
		return len(m.routes.paths(int(v.N)))
	case TypeNil, TypeNone:
		return 0
	}
	return 1
}

// OfZones tells whether a group is a row of zones: then a part of it is too.
func (m *Match) OfZones(v Value) bool {
	switch v.Type {
	case TypeGroup:
		return m.groups.spans[v.N].zones
	case TypeRow:
		return m.game.Groups[v.N].Zones
	}
	return false
}

// Neighbours gives the places next to one: along arrows, where paths are arrows.
func (m *Match) Neighbours(z Place) []Value { return m.game.next[z] }

// Ray gives all cells in one direction from a cell, nearest first: way is 0..3, up,
// right, down, left.
func (m *Match) Ray(z Place, way int) []Value {
	from := len(m.groups.items)
	d := &m.game.Places[z]
	if d.Kind != Cell {
		m.Fail("ray: %s is no cell of a grid", d.Name)
	}
	if way < 0 || way >= len(directions) {
		m.Fail("ray: there are four ways, up, right, down, left")
	}
	grid := &m.game.Grids[d.Grid]
	for steps := 1; ; steps++ {
		c := grid.beside(m.game, z, way, steps)
		if c < 0 {
			return m.groups.items[from:]
		}
		m.groups.items = append(m.groups.items, c.Value())
	}
}
