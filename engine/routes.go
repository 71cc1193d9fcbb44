// This file finds routes on the board: a cached query, as rules ask it for
// every place a traveller might think of.

package engine

import (
	"slices"
	"strings"
)

// routes keeps what has been asked. A route is an index into list.
type routes struct {
	list  []route
	found map[routeQuery][]Value
}

type route struct {
	from, to Place
	paths    []Value
	cost     int
}

type routeQuery struct {
	from, to Place
	steps    int
	repeats  bool
}

func (r *routes) paths(i int) []Value { return r.list[i].paths }

// Routes gives all ways from a place to another of at most so many paths,
// cheapest first (by the first number that paths bear), then shortest, then in
// file order. Circles count; a path is used again only with repeats.
func (m *Match) Routes(from, to Place, steps int, repeats bool) []Value {
	if m.routes.found == nil {
		m.routes.found = map[routeQuery][]Value{}
	}
	q := routeQuery{from, to, steps, repeats}
	if found, ok := m.routes.found[q]; ok {
		return found
	}
	first := len(m.routes.list)
	var paths []Value
	var walk func(at Place)
	walk = func(at Place) {
		if at == to && len(paths) > 0 {
			m.routes.list = append(m.routes.list, m.newRoute(from, to, paths))
		}
		if len(paths) == steps {
			return
		}
		for _, p := range m.game.Paths {
			next := m.game.Places[p].OtherEnd(at)
			if next < 0 || !repeats && slices.Contains(paths, p.Value()) {
				continue
			}
			paths = append(paths, p.Value())
			walk(next)
			paths = paths[:len(paths)-1]
		}
	}
	walk(from)
	slices.SortStableFunc(m.routes.list[first:], func(a, b route) int {
		if a.cost != b.cost {
			return a.cost - b.cost
		}
		return len(a.paths) - len(b.paths)
	})
	var found []Value
	for i := first; i < len(m.routes.list); i++ {
		found = append(found, Value{TypeRoute, int64(i)})
	}
	m.routes.found[q] = found
	return found
}

func (m *Match) newRoute(from, to Place, paths []Value) route {
	r := route{from: from, to: to, paths: slices.Clone(paths)}
	if f := m.game.pathNumber(); f >= 0 {
		for _, p := range paths {
			r.cost += int(m.game.Fields[f].Place[p.N].N)
		}
	}
	return r
}

// pathNumber is the first numeric field that paths bear and that is not built
// in, or -1.
func (g *Game) pathNumber() int {
	if len(g.Paths) == 0 {
		return -1
	}
	p := g.Paths[0]
	return slices.IndexFunc(g.Fields, func(f FieldDef) bool {
		return f.ID != "number" && f.Place != nil && f.Place[p].Type == TypeNumber
	})
}

// OtherEnd is where a path leads from a place; NoPlace when it does not.
func (d *PlaceDef) OtherEnd(at Place) Place {
	switch {
	case d.Ends[0] == at:
		return d.Ends[1]
	case d.Ends[1] == at && !d.Directed:
		return d.Ends[0]
	}
	return NoPlace
}

// RouteField reads a route: steps, to, from, or a number of its paths added up.
// TypeNone when it has no such field.
func (m *Match) RouteField(i int, field string) Value {
	r := &m.routes.list[i]
	switch field {
	case "steps":
		return Num(len(r.paths))
	case "to":
		return r.to.Value()
	case "from":
		return r.from.Value()
	}
	f := m.game.Field(field)
	if f < 0 || m.game.Fields[f].Place == nil {
		return Value{}
	}
	sum := 0
	for _, p := range r.paths {
		v := m.game.Fields[f].Place[p.N]
		if v.Type != TypeNumber {
			return Value{}
		}
		sum += int(v.N)
	}
	return Num(sum)
}

// routeKey names a route by the places it passes.
func (m *Match) routeKey(i int, name func(Place) string, sep string) string {
	r := &m.routes.list[i]
	at, parts := r.from, []string{name(r.from)}
	for _, p := range r.paths {
		at = m.game.Places[p.N].OtherEnd(at)
		parts = append(parts, name(at))
	}
	return strings.Join(parts, sep)
}
