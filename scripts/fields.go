// This file compiles fields: x.name and x[name].

package scripts

import (
	"github.com/yuin/gopher-lua/ast"

	"hausregel/engine"
)

func (c *compiler) attribute(x *ast.AttrGetExpr) code {
	at := c.at(x.Line())
	key, literal := x.Key.(*ast.StringExpr)
	if !literal {
		object, index, names := c.expr(x.Object), c.expr(x.Key), c.names
		return func(f *frame) engine.Value {
			v := object(f)
			key := index(f)
			if v.Type == engine.TypeTable && key.Type == engine.TypeWord {
				return engine.Value{Type: engine.TypeNumber, N: names.tables[v.N][key.N]}
			}
			return names.index(f, at, v, key)
		}
	}
	if id, ok := x.Object.(*ast.IdentExpr); ok && reserved[id.Value] {
		c.bad(x.Line(), id.Value+"."+key.Value+" is not a value", "call it: "+id.Value+"."+key.Value+"(..)")
		return broken
	}
	object := c.expr(x.Object)
	fd := c.names.fields[key.Value]
	if fd == nil {
		hint := ""
		if verbs[key.Value] != nil {
			hint = "a verb is called with a colon: thing:" + key.Value + "(..)"
		}
		c.unnamed(x.Line(), "nothing has a field "+quote(key.Value)+c.names.hint(key.Value, c.names.fieldNames), hint)
		return broken
	}
	if id, ok := x.Object.(*ast.IdentExpr); ok && c.isMatch(id.Value) && fd.match.Type != engine.TypeNone {
		return constant(fd.match)
	}
	if slot, ok := c.slot(x.Object); ok {
		return func(f *frame) engine.Value {
			x := f.vars[slot]
			if x.Type == engine.TypePiece && fd.piece != nil {
				if v := fd.piece[x.N]; v.Type != engine.TypeNone {
					return v
				}
			}
			return fd.read(f, at, x)
		}
	}
	return func(f *frame) engine.Value { return fd.read(f, at, object(f)) }
}

// slot gives the slot of an expression that is a local.
func (c *compiler) slot(e ast.Expr) (int, bool) {
	if id, ok := e.(*ast.IdentExpr); ok {
		return c.lookup(id.Value)
	}
	return 0, false
}

// read gives the field of a thing; it fails for one that has no such field.
func (d *field) read(f *frame, at place, x engine.Value) engine.Value {
	v := d.of(f, x)
	if v.Type == engine.TypeNone {
		hint := ""
		if x.Type == engine.TypeGroup || x.Type == engine.TypeRow || x.Type == engine.TypeEveryone {
			hint = ": take one of its things, as with :first()"
		}
		at.fail("%s has no %q%s", describeShort(f.m, x), d.name, hint)
	}
	return v
}

// of gives the field of a thing; TypeNone when it has no such field.
func (d *field) of(f *frame, x engine.Value) engine.Value {
	switch x.Type {
	case engine.TypeSeat:
		if d.counter >= 0 && d.ofSeat {
			return engine.Num(f.m.Counter(d.counter, engine.Seat(x.N)))
		}
		if d.seat != nil {
			return d.seat[x.N]
		}
	case engine.TypePiece:
		if d.piece != nil {
			return d.piece[x.N]
		}
	case engine.TypePlace:
		if d.place != nil {
			return d.place[x.N]
		}
	case engine.TypeMatch:
		if d.counter >= 0 && !d.ofSeat {
			return engine.Num(f.m.Counter(d.counter, engine.NoSeat))
		}
		return d.match
	case engine.TypePhase:
		if d.phase != nil {
			return d.phase[x.N]
		}
	case engine.TypeRow:
		return d.row[x.N]
	case engine.TypeEveryone:
		return d.all
	case engine.TypeRoute:
		return f.m.RouteField(int(x.N), d.name)
	case engine.TypeAmounts:
		if d.counter >= 0 {
			return amount(f.m.Game(), x, d.counter)
		}
	case engine.TypeTable:
		if d.word >= 0 {
			return engine.Num(f.m.Game().Tables[x.N][d.word])
		}
	}
	return engine.Value{}
}

// amount is how much of a counter there is in amounts.
func amount(g *engine.Game, x engine.Value, counter int) engine.Value {
	for _, a := range g.Amounts[x.N] {
		if a.Counter == counter {
			return engine.Num(a.N)
		}
	}
	return engine.Num(0)
}

// index reads x[key]: a number counts from 1, a word is a name.
func (n *names) index(f *frame, at place, x, key engine.Value) engine.Value {
	switch key.Type {
	case engine.TypeNumber:
		return numbered(f, at, x, int(key.N))
	case engine.TypeWord:
	default:
		at.fail("%s[..]: a number or a name expected, got %s", describeShort(f.m, x), article(key))
	}
	if x.Type == engine.TypeTable {
		return engine.Num(n.game.Tables[x.N][int(key.N)])
	}
	if d := n.byWord[key.N]; d != nil {
		return d.read(f, at, x)
	}
	at.fail("%s has no %q", describeShort(f.m, x), n.game.Words[key.N].ID)
	return engine.Nil
}

// numbered gives the i-th of a row or a list.
func numbered(f *frame, at place, x engine.Value, i int) engine.Value {
	var list []engine.Value
	switch x.Type {
	case engine.TypeRow:
		list = f.m.Game().Groups[x.N].Items
	case engine.TypeArray:
		list = f.m.Game().Arrays[x.N]
	default:
		at.fail("%s is no row: it has no number %d", describeShort(f.m, x), i)
	}
	if i < 1 || i > len(list) {
		at.fail("%s has no number %d (1 to %d)", describeShort(f.m, x), i, len(list))
	}
	return list[i-1]
}

// describeShort names a value in a message: what it is, and its name where it
// is one thing.
func describeShort(m *engine.Match, v engine.Value) string {
	switch v.Type {
	case engine.TypeNil, engine.TypeNone:
		return "nil"
	case engine.TypeMatch:
		return "the match"
	case engine.TypePiece, engine.TypePlace, engine.TypeWord, engine.TypePhase:
		if name := m.OpenName(v); name != engine.HiddenPiece {
			return v.Type.String() + " " + name
		}
		return engine.HiddenPiece
	case engine.TypeSeat, engine.TypeNumber, engine.TypeReal:
		return m.Game().Show(v)
	}
	return article(v)
}

// reading is what NAME means to sum, where, most and their like: a printed
// field, a counter, how a piece faces, or a rule of one thing.
type reading struct {
	name   string
	field  *field
	facing bool
	rule   *link
}

// reading finds what a name means; false when it means nothing.
func (n *names) reading(p *Program, name string) (reading, bool) {
	n.used[name] = true
	r := reading{name: name, field: n.fields[name], facing: name == "facing"}
	r.rule = &link{find: func() *function { return p.functions[name] }}
	p.links = append(p.links, r.rule)
	return r, r.field != nil || r.facing || name == "place" || p.functions[name] != nil
}

// of reads the name of a thing. A piece or place without it gives Nil.
func (r *reading) of(f *frame, at place, x engine.Value, extra []engine.Value) engine.Value {
	if r.field != nil {
		if v := r.field.of(f, x); v.Type != engine.TypeNone {
			return v
		}
	}
	if x.Type == engine.TypePiece {
		switch {
		case r.facing:
			f.run.at = at
			f.m.GuardPiece(engine.Piece(x.N))
			return f.m.Facing(engine.Piece(x.N))
		case r.name == "place":
			f.run.at = at
			f.m.GuardPiece(engine.Piece(x.N))
			return f.m.PlaceOf(engine.Piece(x.N)).Value()
		}
	}
	if fn := r.rule.fn; fn != nil {
		run := f.run
		base := run.push(match, x)
		for _, v := range extra {
			run.pushOne(v)
		}
		return run.enter(f.m, fn, base)
	}
	if x.Type == engine.TypeSeat {
		at.fail("%s has no field, counter or rule %q", describeShort(f.m, x), r.name)
	}
	return engine.Nil
}

// number reads a number.
func (r *reading) number(f *frame, at place, verb string, x engine.Value, extra []engine.Value) int {
	if r.field != nil && r.field.piece != nil && x.Type == engine.TypePiece {
		if v := r.field.piece[x.N]; v.Type == engine.TypeNumber {
			return int(v.N)
		}
	}
	v := r.of(f, at, x, extra)
	if v.Type != engine.TypeNumber {
		of, is := describeShort(f.m, x), describeShort(f.m, v)
		if of == engine.HiddenPiece { // what is printed on it would tell which one it is
			is = article(v)
		}
		at.fail("%s: %q of %s is no whole number but %s", verb, r.name, of, is)
	}
	return int(v.N)
}
