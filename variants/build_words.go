// This file builds seats, lists, counters and knobs.

package variants

import (
	"fmt"
	"strconv"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// readKnobs takes down what every knob stands at.
func (b *builder) readKnobs() {
	for _, id := range entries(b.root.get("rule")) {
		if v := knobValue(b.root.get("rule", id), b.players); v != nil {
			b.knobs[id] = v
		}
	}
}

// buildSeats makes the sides, or as many seats as there are players.
func (b *builder) buildSeats() {
	sides := words(b.root.get("sides").each())
	b.Sided = len(sides) > 0
	for i := 0; !b.Sided && i < b.players; i++ {
		n := strconv.Itoa(i + 1)
		b.Seats = append(b.Seats, engine.SeatDef{ID: "seat" + n, Name: "Seat " + n})
	}
	for _, id := range sides {
		b.Seats = append(b.Seats, engine.SeatDef{ID: id, Name: nameOf(b.root.get("seat", id), id)})
	}
	for _, id := range entries(b.root.get("seat")) {
		if b.seat(id) < 0 {
			b.say(b.root.get("seat", id).key, "seat."+id, fmt.Sprintf("no side %q%s", id, near.Hint(id, sides)))
		}
	}
}

// seat finds a seat, or NoSeat.
func (b *builder) seat(id string) engine.Seat {
	for i, s := range b.Seats {
		if s.ID == id {
			return engine.Seat(i)
		}
	}
	return engine.NoSeat
}

func (b *builder) seatNames() []string {
	var out []string
	for _, s := range b.Seats {
		out = append(out, s.ID)
	}
	return out
}

// buildWords makes the words of the lists, with their names.
func (b *builder) buildWords() {
	b.Intern("up", "face up")
	b.Intern("down", "face down")
	for _, id := range entries(b.root.get("list")) {
		n := b.root.get("list", id)
		words := words(n.items)
		if n.isTable() {
			words = entries(n)
		}
		for _, w := range words {
			at, name := n.at, ""
			if n.isTable() {
				at, name = n.sub[w].key, n.sub[w].text()
			}
			b.lists[id] = append(b.lists[id], w)
			if i := b.Intern(w, name); name != "" && b.Words[i].Name != name {
				b.say(at, "list."+id, fmt.Sprintf("%q is called %q here and %q in another list", w, name, b.Words[i].Name))
			}
		}
	}
	if len(entries(b.root.get("grid"))) > 0 && b.root.get("list", "direction") == nil {
		for _, w := range directions { // the ways of a grid are known without a list
			b.Intern(w, w)
		}
		b.lists["direction"] = directions
	}
}

// directions are the words for the ways of a grid: up, right, down, left.
var directions = []string{"north", "east", "south", "west"}

// listWords reads the name of a list, with or without "list." before it.
func (b *builder) listWords(name string) ([]string, bool) {
	words, ok := b.lists[strings.TrimPrefix(name, "list.")]
	return words, ok
}

// buildCounters makes the counters: one for each cycle first, then the declared ones.
func (b *builder) buildCounters() {
	add := func(id string, n *node, d engine.CounterDef) {
		d.ID, d.Name, d.ResetCycle = id, nameOf(n, id), -1
		if other, taken := b.counters[id]; taken {
			b.say(n.key, "counter."+id, fmt.Sprintf("the cycle %q counts its runs under this name", b.Counters[other].ID))
			return
		}
		b.counters[id] = len(b.Counters)
		b.Counters = append(b.Counters, d)
	}
	for i, id := range b.inCourse("cycle") {
		b.cycles[id] = i
		add(id, b.root.get("cycle", id), engine.CounterDef{Cycle: i})
	}
	for _, id := range entries(b.root.get("counter")) {
		n, path := b.root.get("counter", id), "counter."+id
		d := engine.CounterDef{Cycle: -1, OfSeat: n.get("of").text() == "seat", Start: b.number(n.get("start"), path, 0, -maxNumber, maxNumber)}
		d.Hidden = n.get("shown") != nil && !b.truth(n.get("shown"), path+".shown")
		d.Min, d.HasMin = b.limit(n.get("min"), path)
		d.Max, d.HasMax = b.limit(n.get("max"), path)
		d.HasMax = d.HasMax && d.Max != 0
		if d.HasMin && d.HasMax && d.Min > d.Max {
			b.say(n.key, path, fmt.Sprintf("min %d is more than max %d", d.Min, d.Max))
		} else if d.HasMin && d.Start < d.Min || d.HasMax && d.Start > d.Max {
			b.say(n.key, path, fmt.Sprintf("starts at %d, outside its min and max", d.Start))
		}
		add(id, n, d)
	}
}

// limit reads a bound of a counter, or "none".
func (b *builder) limit(n *node, subject string) (int, bool) {
	if n == nil || n.text() == "none" {
		return 0, false
	}
	return b.number(n, subject, 0, -maxNumber, maxNumber), true
}

// buildKnobs makes the knobs as rules read them. Rules may compare one with any of
// its words, whichever it stands at.
func (b *builder) buildKnobs() {
	for _, id := range entries(b.root.get("rule")) {
		n := b.root.get("rule", id)
		d := engine.KnobDef{ID: id, Words: words(n.get("words").each())}
		for _, w := range d.Words {
			b.Intern(w, "")
		}
		if n.get("type").text() == "seat" {
			for _, w := range n.get("words").each() {
				if w.word() != "nobody" && b.seat(w.word()) < 0 && !seatLike(w.word()) {
					b.unknown(w, "rule."+id, "seat", append(b.seatNames(), "nobody"))
				}
			}
		}
		d.Value = b.knobAsValue(n, b.knobs[id])
		b.Knobs = append(b.Knobs, d)
	}
}

// seatLike tells whether a word is the id of a seat at a table with more players.
func seatLike(word string) bool {
	digits, ok := strings.CutPrefix(word, "seat")
	n, err := strconv.Atoi(digits)
	return ok && err == nil && n > 0
}

// knobAsValue makes what a knob stands at a value for rules.
func (b *builder) knobAsValue(knob, v *node) engine.Value {
	switch {
	case v == nil:
		return engine.Nil
	case v.shape == list:
		items := make([]engine.Value, len(v.items))
		for i, item := range v.items {
			items[i] = b.plainValue(item)
		}
		return b.array(items)
	case knob.get("type").text() == "seat":
		return b.seat(v.word()).Value()
	}
	return b.plainValue(v)
}

// plainValue makes a scalar a number, a truth value or a word.
func (b *builder) plainValue(v *node) engine.Value {
	switch x := v.scalarValue().(type) {
	case int64:
		return engine.Num(int(x))
	case bool:
		return engine.Flag(x)
	case string:
		return b.word(x)
	}
	return engine.Nil
}

// array keeps a list of values.
func (b *builder) array(items []engine.Value) engine.Value {
	b.Arrays = append(b.Arrays, items)
	return engine.Value{Type: engine.TypeArray, N: int64(len(b.Arrays) - 1)}
}
