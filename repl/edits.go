// This file understands the commands of an open table that change the match.

package repl

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/scripts"
	"hausregel/scripts/near"
	"hausregel/variants"
)

// edit makes an edit of a command, which stands in the record just so. me is who
// is asked: "hand" is that seat's.
func (e *era) edit(text string, me engine.Seat) (engine.Edit, error) {
	name, rest, _ := strings.Cut(text, " ")
	words := strings.Fields(rest)
	switch name {
	case "open":
		return engine.Edit{Kind: engine.EditOpen, Seat: engine.NoSeat}, nil
	case "luck":
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 {
			return engine.Edit{}, fmt.Errorf("luck: a number from 1 expected, not %q", rest)
		}
		return engine.Edit{Kind: engine.EditLuck, N: n, Seat: engine.NoSeat}, nil
	case "move":
		return e.editMove(words, me)
	case "stack":
		return e.editStack(words)
	case "set":
		return e.editSet(words, me)
	case "lua":
		return e.editLua(rest, me)
	}
	return engine.Edit{}, fmt.Errorf("%q changes nothing (open, set, move, stack or lua expected)", name)
}

// editMove is move PIECE PLACE [first].
func (e *era) editMove(words []string, me engine.Seat) (engine.Edit, error) {
	if len(words) < 2 {
		return engine.Edit{}, errors.New("move PIECE PLACE: a piece and a place expected; first behind them puts it on top")
	}
	for n := len(words) - 1; n > 0; n-- {
		pieces := e.piecesCalled(strings.Join(words[:n], " "))
		if len(pieces) == 0 {
			continue
		}
		to := words[n:]
		if to[0] == "to" && len(to) > 1 {
			to = to[1:]
		}
		first := len(to) > 1 && to[len(to)-1] == "first"
		if first {
			to = to[:len(to)-1]
		}
		place, err := e.placeCalled(strings.Join(to, " "), me)
		if err != nil {
			return engine.Edit{}, err
		}
		return engine.Edit{Kind: engine.EditMove, Piece: e.elsewhere(pieces, place), Place: place, First: first, Seat: engine.NoSeat}, nil
	}
	return engine.Edit{}, e.unknownPiece(strings.Join(words, " "))
}

// elsewhere picks among copies one that does not lie there yet.
func (e *era) elsewhere(pieces []engine.Piece, place engine.Place) engine.Piece {
	for _, p := range pieces {
		if e.match.PlaceOf(p) != place {
			return p
		}
	}
	return pieces[0]
}

// editStack is stack WHAT: a card of a deck comes on top of it; what is drawn by
// lot, a seat or a number of a die, comes with the next draw that can bring it.
func (e *era) editStack(words []string) (engine.Edit, error) {
	what := strings.Join(words, " ")
	if what == "" {
		return engine.Edit{}, errors.New("stack WHAT: what the next draw is to bring: a card, a seat or a number")
	}
	g := e.rules.Game
	if n, err := strconv.Atoi(what); err == nil {
		if !slices.ContainsFunc(g.Kinds, func(k engine.KindDef) bool { return n >= 1 && n <= k.Sides }) {
			return engine.Edit{}, fmt.Errorf("no die of this game shows %d", n)
		}
		return engine.Edit{Kind: engine.EditStack, Value: engine.Num(n), Seat: engine.NoSeat}, nil
	}
	if s := e.seatCalled(what); s >= 0 {
		return engine.Edit{Kind: engine.EditStack, Value: s.Value(), Seat: engine.NoSeat}, nil
	}
	pieces := e.piecesCalled(what)
	if len(pieces) == 0 {
		return engine.Edit{}, e.unknownPiece(what)
	}
	if deck := g.Pieces[pieces[0]].Start; g.Places[deck].Shuffle != engine.ShuffleNever {
		return engine.Edit{Kind: engine.EditMove, Piece: pieces[0], Place: deck, First: true, Seat: engine.NoSeat}, nil
	}
	return engine.Edit{Kind: engine.EditStack, Value: pieces[0].Value(), Seat: engine.NoSeat}, nil
}

// editSet is set COUNTER N, set SEAT.COUNTER N, set start SEAT or set PIECE FACE.
func (e *era) editSet(words []string, me engine.Seat) (engine.Edit, error) {
	if len(words) < 2 {
		return engine.Edit{}, errors.New("set NAME VALUE: a knob, a counter, start or a piece, and what it becomes, expected")
	}
	g := e.rules.Game
	name, value := strings.Join(words[:len(words)-1], " "), words[len(words)-1]
	if name == "start" {
		s := e.seatCalled(value)
		if s < 0 {
			return engine.Edit{}, fmt.Errorf("there is no seat %q%s", value, near.Hint(value, e.seatNames()))
		}
		return engine.Edit{Kind: engine.EditStart, Seat: s}, nil
	}
	seat, id := engine.NoSeat, name
	if owner, counter, found := strings.Cut(name, "."); found {
		if seat, id = e.seatCalled(owner), counter; seat < 0 {
			return engine.Edit{}, fmt.Errorf("there is no seat %q%s", owner, near.Hint(owner, e.seatNames()))
		}
	}
	for c, d := range g.Counters {
		if d.ID != id && !strings.EqualFold(d.Name, id) {
			continue
		}
		if d.OfSeat && seat < 0 {
			seat = me
		}
		n, err := strconv.Atoi(value)
		if err != nil {
			return engine.Edit{}, fmt.Errorf("set %s: a whole number expected, not %q", name, value)
		}
		return engine.Edit{Kind: engine.EditCounter, Counter: c, Seat: seat, N: n}, nil
	}
	if pieces := e.piecesCalled(name); len(pieces) > 0 {
		face, err := e.rules.Game.FaceNamed(pieces[0], value)
		return engine.Edit{Kind: engine.EditFace, Piece: pieces[0], Value: face, Seat: engine.NoSeat}, err
	}
	return engine.Edit{}, fmt.Errorf("there is nothing called %q to set%s", name, near.Hint(name, e.settable()))
}

// editLua is lua LINE: what it changes, changes the match.
func (e *era) editLua(line string, me engine.Seat) (engine.Edit, error) {
	if line == "" {
		return engine.Edit{}, errors.New("lua LINE: Lua as in rules expected, where g is the match and me the seat that is asked: lua me.hand:count()")
	}
	typed, err := e.rules.Program.Typed(line)
	if err != nil {
		return engine.Edit{}, err
	}
	if _, _, err := e.run.Try(e.match, typed, me); err != nil {
		if fault := (*scripts.Error)(nil); errors.As(err, &fault) {
			err = errors.New(fault.Problem) // there is but one line
		}
		return engine.Edit{}, err
	}
	return engine.Edit{Kind: engine.EditRule, Seat: engine.NoSeat, Text: line, Do: func(m *engine.Match) { e.run.Do(m, typed, me) }}, nil
}

// knob tells whether a command turns a knob, and to what.
func (e *era) knob(text string) (id, value string, ok bool) {
	rest, isSet := strings.CutPrefix(text, "set ")
	if !isSet {
		return "", "", false
	}
	id, value, _ = strings.Cut(strings.TrimSpace(rest), " ")
	ok = slices.ContainsFunc(e.rules.Knobs, func(k variants.Knob) bool { return k.ID == id })
	return id, strings.TrimSpace(value), ok
}

// prepareKnob gives what turns a knob: from here on other rules hold.
func (t *Table) prepareKnob(l record.Line, id, value string) (func() error, error) {
	if t.session.Pending() == nil {
		return nil, errors.New("nothing is asked: the match is over")
	}
	if value == "" {
		return nil, fmt.Errorf("what %s becomes is missing: set %s VALUE", id, id)
	}
	o := variants.Options{Set: map[string]string{id: value}, Players: len(t.opening.Players), Files: t.rules.Tree()}
	for _, h := range t.rules.Houses {
		o.With = append(o.With, h.ID)
	}
	for knob, to := range t.rules.Options.Set {
		if knob != id {
			o.Set[knob] = to
		}
	}
	rules, err := variants.Load(t.rules.Game.ID, o)
	if err != nil {
		return nil, err
	}
	next, err := t.followedBy(rules)
	if err != nil {
		return nil, err
	}
	next.opened = l
	if t.spare != nil {
		t.spare.session.Close()
	}
	t.spare = next
	return func() error {
		t.annotate("%s is %s from here on.", id, value)
		t.logged = t.match.LoggedBefore()
		t.past = append(t.past, t.era)
		t.era, t.spare = next, nil
		t.forget()
		return nil
	}, nil
}

// change has a command of the open table come into the match.
func (t *Table) change(text string) error {
	return t.put(record.Line{Kind: record.Command, Text: text})
}
