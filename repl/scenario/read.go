// This file reads a match for scripts: whatever a path names, and what seats see.

package scenario

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/gopher-lua"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// spoken are the paths that speak of the match itself.
var spoken = map[string]func(c *call, t *match) lua.LValue{
	"asked": func(c *call, t *match) lua.LValue {
		d := t.forward(c)
		if d == nil {
			return lua.LNil
		}
		return lua.LString(t.seat(d.Seat) + " " + t.question(d))
	},
	"options":   func(c *call, t *match) lua.LValue { return methodOptions(c.bare(), t)[0] },
	"text":      func(c *call, t *match) lua.LValue { return methodText(c.bare(), t)[0] },
	"over":      func(c *call, t *match) lua.LValue { return lua.LBool(t.forward(c) == nil) },
	"winner":    func(c *call, t *match) lua.LValue { return t.winner(c) },
	"phase":     func(_ *call, t *match) lua.LValue { return lua.LString(t.game.Phases[t.m.Phase()].ID) },
	"start":     func(_ *call, t *match) lua.LValue { return lua.LString(t.seat(t.m.StartPlayer())) },
	"decisions": func(_ *call, t *match) lua.LValue { return lua.LNumber(t.m.Decisions()) },
	"hash":      func(_ *call, t *match) lua.LValue { return lua.LString(fmt.Sprintf("%016x", t.m.Hash())) },
}

// bare is the call without its arguments.
func (c *call) bare() *call {
	b := *c
	b.skip = c.L.GetTop()
	return &b
}

// winner is the seat that has won alone; nil while the match goes on and where several share.
func (t *match) winner(c *call) lua.LValue {
	if t.forward(c) != nil {
		return lua.LNil
	}
	t.coverKnobs()
	if w := t.m.Winners(); len(w) == 1 {
		return lua.LString(t.seat(w[0]))
	}
	return lua.LNil
}

// read gives what a path names.
func (t *match) read(c *call, path string) lua.LValue {
	if speak := spoken[path]; speak != nil {
		return speak(c, t)
	}
	if places := t.findPlaces(path); places != nil {
		return texts(c, t.piecesAt(places))
	}
	owner, name, dotted := cutLast(path)
	seat, isSeat := t.findSeat(owner)
	piece, isPiece := t.findPiece(owner)
	switch {
	case owner == "rule" && dotted:
		return t.knob(c, name)
	case isSeat && dotted:
		return t.ofSeat(c, seat, name)
	case isPiece && dotted:
		return t.ofPiece(c, piece, name)
	case len(t.findPlaces(owner)) == 1 && dotted:
		return t.field(c, path, name, t.findPlaces(owner)[0].Value())
	case dotted:
		c.wrong("nothing is called %q%s", owner, near.Hint(owner, slices.Concat(t.seatNames(), t.pieceNames(), t.placeNames())))
	}
	if i := t.counter(path, false); i >= 0 {
		return lua.LNumber(t.m.Counter(i, engine.NoSeat))
	}
	if slices.Contains(t.set.Program.Functions(), path) {
		return t.query(c, path)
	}
	known := slices.Concat(t.counterNames(false), t.placeNames(), t.set.Program.Functions())
	for word := range spoken {
		known = append(known, word)
	}
	c.wrong("nothing is called %q%s", path, near.Hint(path, known))
	return lua.LNil
}

// cutLast cuts a path at its last dot: ids of pieces and places may have some.
func cutLast(path string) (owner, name string, dotted bool) {
	i := strings.LastIndexByte(path, '.')
	if i < 0 {
		return path, "", false
	}
	return path[:i], path[i+1:], true
}

// piecesAt are the keys of the pieces of places, first to last.
func (t *match) piecesAt(places []engine.Place) []string {
	var out []string
	for _, z := range places {
		for _, p := range t.m.PiecesAt(z, nil) {
			out = append(out, t.game.Pieces[p].Key)
		}
	}
	return out
}

func (t *match) knob(c *call, name string) lua.LValue {
	known := knobNames(t.set)
	i := slices.Index(known, name)
	if i < 0 {
		c.unknown("knob", name, known)
	}
	return t.toLua(c, t.game.Knobs[i].Value, nil)
}

// ofSeat reads a counter of a seat, or what a rule says of it.
func (t *match) ofSeat(c *call, seat engine.Seat, name string) lua.LValue {
	if i := t.counter(name, true); i >= 0 {
		return lua.LNumber(t.m.Counter(i, seat))
	}
	if slices.Contains(t.set.Program.Functions(), name) {
		return t.query(c, name, seat.Value())
	}
	known := append(t.counterNames(true), t.set.Program.Functions()...)
	for _, z := range t.game.Zones {
		if z.OfSeat {
			known = append(known, z.ID)
		}
	}
	c.wrong("%s has no zone, counter or rule %q%s", t.seat(seat), name, near.Hint(name, known))
	return lua.LNil
}

// ofPiece reads where a piece is, how it lies, its name, or what else is printed on it.
func (t *match) ofPiece(c *call, p engine.Piece, name string) lua.LValue {
	switch name {
	case "place":
		return lua.LString(t.game.Places[t.m.PlaceOf(p)].ID)
	case "face":
		return t.toLua(c, t.m.Facing(p), nil)
	case "name":
		return lua.LString(t.game.Pieces[p].Name)
	}
	return t.field(c, t.game.Pieces[p].ID+"."+name, name, p.Value())
}

// field reads a printed field of a piece or place.
func (t *match) field(c *call, path, name string, of engine.Value) lua.LValue {
	var known []string
	for _, f := range t.game.Fields {
		column := f.Piece
		if of.Type == engine.TypePlace {
			column = f.Place
		}
		if column == nil || column[of.N].Type == engine.TypeNone {
			continue
		}
		if f.ID == name {
			return t.toLua(c, column[of.N], nil)
		}
		known = append(known, f.ID)
	}
	c.wrong("%q: there is no field %q%s", path, name, near.Hint(name, append(known, "place", "face", "name")))
	return lua.LNil
}

// query calls a rule as the match stands.
func (t *match) query(c *call, name string, args ...engine.Value) lua.LValue {
	v, things, err := t.run.Query(t.m, name, args...)
	c.lua.Spend(costOfDecision)
	if err != nil {
		c.failed("rules.%s: %v", name, err)
	}
	return t.toLua(c, v, things)
}

// toLua makes a value of the engine one for scripts: things become their keys, groups lists.
func (t *match) toLua(c *call, v engine.Value, things []engine.Value) lua.LValue {
	switch v.Type {
	case engine.TypeNil, engine.TypeNone:
		return lua.LNil
	case engine.TypeBool:
		return lua.LBool(v.N != 0)
	case engine.TypeNumber, engine.TypeReal:
		return lua.LNumber(v.Float())
	case engine.TypePiece:
		return lua.LString(t.game.Pieces[v.N].Key)
	case engine.TypeArray:
		things = t.game.Arrays[v.N]
	case engine.TypeGroup, engine.TypeRow:
	case engine.TypeAmounts:
		out := c.L.CreateTable(0, 4)
		for _, a := range t.game.Amounts[v.N] {
			out.RawSetString(t.game.Counters[a.Counter].ID, lua.LNumber(a.N))
		}
		return out
	default:
		return lua.LString(t.game.Key(v))
	}
	out := c.L.CreateTable(len(things), 0)
	for i, x := range things {
		out.RawSetInt(i+1, t.toLua(c, x, nil))
	}
	return out
}

// methodGet is m:get(path).
func methodGet(c *call, t *match) []lua.LValue {
	c.atMost(1)
	return one(t.read(c, c.text(1, "what is to be read")))
}

// methodCount is m:count(place): how many pieces lie there.
func methodCount(c *call, t *match) []lua.LValue {
	c.atMost(1)
	name := c.text(1, "a place")
	places := t.findPlaces(name)
	if places == nil {
		c.unknown("place", name, t.placeNames())
	}
	n := 0
	for _, z := range places {
		n += t.m.CountAt(z)
	}
	return one(lua.LNumber(n))
}

// methodRule is m:rule(name, ..): what rules.NAME(g, ..) gives now; things go by their names.
func methodRule(c *call, t *match) []lua.LValue {
	name := c.text(1, "the name of a rule")
	if known := t.set.Program.Functions(); !slices.Contains(known, name) {
		c.unknown("rule", name, known)
	}
	var args []engine.Value
	for i := 2; i <= c.count(); i++ {
		switch v := c.arg(i).(type) {
		case *lua.LNilType:
			args = append(args, engine.Nil)
		case lua.LBool:
			args = append(args, engine.Flag(bool(v)))
		default:
			for _, w := range c.appendWords(nil, v) {
				args = append(args, t.value(c, w))
			}
		}
	}
	return one(t.query(c, name, args...))
}

// methodSees is m:sees(seat, place): the pieces there as the seat sees them: keys, what a back shows, or "?".
func methodSees(c *call, t *match) []lua.LValue {
	c.atMost(2)
	seat := t.seatNamed(c, c.text(1, "a seat"))
	var out []string
	for _, s := range t.m.View(seat).Pieces(t.place(c, c.text(2, "a place"))) {
		switch {
		case s.Piece >= 0:
			out = append(out, t.game.Pieces[s.Piece].Key)
		case s.Back != "":
			out = append(out, s.Back)
		default:
			out = append(out, "?")
		}
	}
	return one(texts(c, out))
}
