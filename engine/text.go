// This file defines Text: sentences with holes that are filled when somebody reads them.

package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Text is a sentence with holes: {it}, {FIELD} and {it.FIELD} of the thing it
// is about, {for} and {for.FIELD} of the thing that one is for, {me.FIELD} of
// the seat, {g.FIELD} of the match, {phase.at} for what lies at the phase's
// place, {amount}. FIELD is a
// measure. Only a person's screen pays for filling it.
type Text struct{ parts []textPart }

type textPart struct {
	literal string
	root    textRoot
	measure int // -1: the thing itself
}

type textRoot uint8

const (
	rootNone textRoot = iota // literal
	rootIt
	rootFor
	rootMe
	rootMatch
	rootPhaseAt
	rootAmount
)

// ParseText reads a template. measure gives the index of a name in
// Game.Measures, or an error when nothing has that name; knobs ({rule.X}) must
// have been put in before.
func ParseText(s string, measure func(name string) (int, error)) (Text, error) {
	var t Text
	for s != "" {
		before, rest, found := strings.Cut(s, "{")
		if before != "" {
			t.parts = append(t.parts, textPart{literal: before, measure: -1})
		}
		if !found {
			break
		}
		hole, after, closed := strings.Cut(rest, "}")
		if !closed {
			return t, fmt.Errorf("%q: a { without its }", s)
		}
		part, err := parseHole(hole, measure)
		if err != nil {
			return t, err
		}
		t.parts = append(t.parts, part)
		s = after
	}
	return t, nil
}

func parseHole(hole string, measure func(string) (int, error)) (textPart, error) {
	part := textPart{measure: -1}
	field := ""
	switch head, tail, _ := strings.Cut(hole, "."); {
	case hole == "phase.at":
		part.root = rootPhaseAt
	case hole == "amount":
		part.root = rootAmount
	case head == "it":
		part.root, field = rootIt, tail
	case head == "for":
		part.root, field = rootFor, tail
	case head == "me":
		part.root, field = rootMe, tail
	case head == "g":
		part.root, field = rootMatch, tail
	default:
		part.root, field = rootIt, hole
	}
	if field != "" {
		i, err := measure(field)
		if err != nil {
			return part, err
		}
		part.measure = i
	}
	return part, nil
}

// IsEmpty tells whether there is nothing to say.
func (t Text) IsEmpty() bool { return len(t.parts) == 0 }

// about is what a text speaks of.
type about struct {
	it, of Value
	seat   Seat
	amount int
}

// fill puts the names and numbers of the moment into the text, as the seat that
// reads it may know them.
func (m *Match) fill(t Text, a about) string {
	var b strings.Builder
	for _, p := range t.parts {
		switch {
		case p.root == rootNone:
			b.WriteString(p.literal)
		case p.root == rootPhaseAt:
			b.WriteString(m.namesAt(m.phaseAt(), a.seat))
		case p.root == rootAmount:
			b.WriteString(strconv.Itoa(a.amount))
		default:
			b.WriteString(m.fillHole(p, a))
		}
	}
	return b.String()
}

func (m *Match) fillHole(p textPart, a about) string {
	thing := a.it
	switch p.root {
	case rootFor:
		thing = a.of
	case rootMe:
		thing = a.seat.Value()
	case rootMatch:
		thing = Value{Type: TypeMatch}
	}
	if p.measure < 0 || thing.Type <= TypeNil {
		return m.NameOf(thing, a.seat)
	}
	if thing.Type == TypePiece && !m.sees(a.seat, Piece(thing.N)) {
		return m.NameOf(thing, a.seat)
	}
	return m.told(p.measure, thing, a.seat)
}

// told reads a measure as a seat may know the match: "hidden" where it rests on
// what the seat cannot see. It may change nothing.
func (m *Match) told(measure int, thing Value, seat Seat) (text string) {
	guard, judging, mark := m.guard, m.judging, m.groups.mark()
	defer func() {
		m.guard, m.judging = guard, judging
		m.groups.release(mark)
		if r := recover(); r != nil {
			if f, ok := r.(*Fault); !ok || !f.Hidden {
				panic(r)
			}
			text = "hidden"
		}
	}()
	m.guard, m.judging = seat, judging+1
	return m.NameOf(m.rules.Measure(m, measure, thing), seat)
}

// Reader is the seat for which a text is being filled, or a condition asked;
// NoSeat at any other time.
func (m *Match) Reader() Seat {
	if m.judging == 0 {
		return NoSeat
	}
	return m.guard
}
