// This file writes the log of a match as facts in a fixed form, for scripts to look for.

package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// factWords are the first words of facts.
var factWords = []string{"cycle", "phase", "step", "start", "answer", "action", "effect", "move", "shuffle", "face", "counter", "look", "lot", "edit"}

// fact writes an event as a seat may know it, or with NoSeat as it is. What the seat may not know is "?".
func (t *match) fact(e engine.Event, seat engine.Seat) string {
	g := t.game
	known := seat < 0 || e.KnownTo(seat)
	words := []string{factWords[e.Kind]}
	add := func(w ...string) { words = append(words, w...) }
	thing := func(v engine.Value) {
		switch {
		case v.Type <= engine.TypeNil:
		case v.Type == engine.TypePiece && !known:
			add("?")
		case v.Type == engine.TypePiece:
			add(g.Pieces[v.N].Key)
		default:
			add(g.Key(v))
		}
	}
	if e.Seat >= 0 && hasSeat(e.Kind) {
		add(t.seat(e.Seat))
	}
	switch e.Kind {
	case engine.EventCycle:
		add(g.Cycles[e.Thing.N].ID, strconv.Itoa(e.N))
	case engine.EventPhase, engine.EventStep:
		add(g.Phases[e.Thing.N].ID)
	case engine.EventAnswer:
		add(g.Asks[e.Ask].ID)
		if e.Thing.Type <= engine.TypeNil && e.N != 1 {
			add(strconv.Itoa(e.N))
		}
		thing(e.Thing)
		thing(e.Target)
	case engine.EventAction:
		add(g.Actions[e.N].ID)
		thing(e.Thing)
		thing(e.Target)
	case engine.EventEffect:
		add(g.Effects[e.N].ID)
		thing(e.Piece.Value())
		thing(e.Target)
	case engine.EventMove:
		thing(e.Piece.Value())
		add(g.Places[e.From].ID, g.Places[e.To].ID)
	case engine.EventShuffle:
		add(g.Places[e.To].ID)
	case engine.EventFace:
		thing(e.Piece.Value())
		add(g.Key(g.Face(e.Piece, e.N)))
	case engine.EventCounter:
		add(g.Counters[e.Thing.N].ID, fmt.Sprintf("%+d", e.N))
	case engine.EventLook:
		thing(e.Piece.Value())
	case engine.EventLot:
		thing(e.Thing)
	}
	return strings.Join(words, " ")
}

// hasSeat tells whether a fact of this kind says whose it is.
func hasSeat(k engine.EventKind) bool {
	switch k {
	case engine.EventStep, engine.EventStart, engine.EventAnswer, engine.EventAction, engine.EventEffect, engine.EventCounter, engine.EventLook:
		return true
	}
	return false
}

// facts are all facts so far, as a seat may know them.
func (t *match) facts(c *call, seat engine.Seat) []string {
	events := t.m.Events()
	c.lua.Spend(int64(len(events)))
	out := make([]string, len(events))
	for i, e := range events {
		out[i] = t.fact(e, seat)
	}
	return out
}

// reader reads an optional seat that reads the log.
func (t *match) reader(c *call, i int) engine.Seat {
	if name := c.optional(i, "a seat"); name != "" {
		return t.seatNamed(c, name)
	}
	return engine.NoSeat
}

// methodLog is m:log([seat]): the facts so far, oldest first; the last 16000 of them.
func methodLog(c *call, t *match) []lua.LValue {
	c.atMost(1)
	facts := t.facts(c, t.reader(c, 1))
	return one(texts(c, facts[max(0, len(facts)-16000):]))
}

// methodHappened is m:happened(fact [, seat]): whether that is in the log, as the seat may know it.
func methodHappened(c *call, t *match) []lua.LValue {
	c.atMost(2)
	fact, seat := c.text(1, "a fact"), t.reader(c, 2)
	words := strings.Fields(fact)
	if len(words) == 0 || !slices.Contains(factWords, words[0]) {
		c.unknown("kind of fact", strings.Join(words[:min(1, len(words))], ""), factWords)
	}
	for _, w := range words[1:] {
		if w != "?" && !t.knows(w) && !slices.Contains(t.factNames(), w) {
			c.wrong("nothing is called %q%s", w, near.Hint(w, slices.Concat(t.factNames(), t.pieceNames(), t.placeNames())))
		}
	}
	return one(lua.LBool(slices.Contains(t.facts(c, seat), fact)))
}

// factNames are the names in facts that are no things.
func (t *match) factNames() []string {
	names := slices.Concat(t.phaseNames(), t.askNames(), t.actionNames(), t.counterNames(true), t.counterNames(false))
	for _, d := range t.game.Effects {
		names = append(names, d.ID)
	}
	for _, d := range t.game.Cycles {
		names = append(names, d.ID)
	}
	return names
}
