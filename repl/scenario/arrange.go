// This file arranges positions: pieces, counters, faces, luck, and where the match goes on.

package scenario

import (
	"slices"
	"strings"

	"github.com/yuin/gopher-lua"

	"hausregel/engine"
)

// edit changes the position: between two steps, or while a question is pending, which is then asked anew.
func (t *match) edit(c *call, e engine.Edit) {
	var err error
	if t.pending() != nil {
		t.drive(c, func() error {
			err = t.session.Edit(e)
			return nil
		})
	} else if err = t.m.Edit(e); err == nil && t.session != nil {
		t.session.Close()
		t.session = engine.NewSession(t.m)
	}
	if err != nil {
		c.wrong("%v", err)
	}
}

// methodPut is m:put(place, piece, ..): the pieces go there, each behind what lies there.
func methodPut(c *call, t *match) []lua.LValue {
	to := t.place(c, c.text(1, "a place"))
	for _, p := range t.pieces(c, to, 2) {
		t.edit(c, engine.Edit{Kind: engine.EditMove, Piece: p, Place: to})
	}
	return nil
}

// methodTop is m:top(place, piece, ..): the pieces lie on top, the first named uppermost.
func methodTop(c *call, t *match) []lua.LValue {
	to := t.place(c, c.text(1, "a place"))
	pieces := t.pieces(c, to, 2)
	for _, p := range slices.Backward(pieces) {
		t.edit(c, engine.Edit{Kind: engine.EditMove, Piece: p, Place: to, First: true})
	}
	return nil
}

// pieces reads the arguments from i on as pieces that go to a place.
func (t *match) pieces(c *call, to engine.Place, i int) []engine.Piece {
	var out []engine.Piece
	for _, name := range c.words(i) {
		p := t.copyFor(c, name, to, out)
		t.named[p] = true
		out = append(out, p)
	}
	return out
}

// methodSet is m:set(counter, n), a seat's counter as "SEAT.COUNTER".
func methodSet(c *call, t *match) []lua.LValue {
	c.atMost(2)
	name, n := c.text(1, "a counter"), c.number(2, "a whole number")
	seat, counter := engine.NoSeat, -1
	if owner, id, ok := strings.Cut(name, "."); ok {
		seat = t.seatNamed(c, owner)
		counter = t.counter(id, true)
	} else {
		counter = t.counter(name, false)
	}
	if counter < 0 {
		known := t.counterNames(seat >= 0)
		if seat >= 0 {
			for i := range known {
				known[i] = t.seat(seat) + "." + known[i]
			}
		}
		c.unknown("counter", name, known)
	}
	t.edit(c, engine.Edit{Kind: engine.EditCounter, Counter: counter, Seat: seat, N: n})
	return nil
}

// methodFace is m:face(piece, face): how it lies: "up", "down", a word of its kind, a number of a die or rotation.
func methodFace(c *call, t *match) []lua.LValue {
	c.atMost(2)
	p := t.piece(c, c.text(1, "a piece"))
	t.named[p] = true
	w := c.words(2)
	if len(w) != 1 {
		c.wrong("a face expected as argument 2")
	}
	t.edit(c, engine.Edit{Kind: engine.EditFace, Piece: p, Value: t.value(c, w[0])})
	return nil
}

// methodStack is m:stack(what, ..): what the next draws by lot bring, in this order: pieces, seats, numbers of a die.
func methodStack(c *call, t *match) []lua.LValue {
	if c.count() == 0 {
		c.wrong("what the next draws by lot are to bring is missing")
	}
	for _, name := range c.words(1) {
		t.edit(c, engine.Edit{Kind: engine.EditStack, Value: t.value(c, name)})
	}
	return nil
}

// methodStart is m:start(seat): the start player.
func methodStart(c *call, t *match) []lua.LValue {
	c.atMost(1)
	t.edit(c, engine.Edit{Kind: engine.EditStart, Seat: t.seatNamed(c, c.text(1, "a seat"))})
	return nil
}

// methodBegin is m:begin(phase [, seat]): the match goes on with this phase.
func methodBegin(c *call, t *match) []lua.LValue {
	c.atMost(2)
	if d := t.pending(); d != nil {
		c.wrong("%s is being asked %s: another phase can begin when that is answered", t.seat(d.Seat), t.question(d))
	}
	e := engine.Edit{Kind: engine.EditGoto, Phase: t.phase(c, c.text(1, "a phase")), Seat: engine.NoSeat}
	if name := c.optional(2, "a seat"); name != "" {
		e.Seat = t.seatNamed(c, name)
	}
	t.edit(c, e)
	return nil
}
