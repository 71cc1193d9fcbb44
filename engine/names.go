// This file names things: for people, and by keys for answers and records.

package engine

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// NameOf names a value for people as a seat may know it.
func (m *Match) NameOf(v Value, reader Seat) string {
	if v.Type == TypePiece {
		if p := Piece(v.N); !m.sees(reader, p) {
			return m.hiddenName(p, reader)
		}
	}
	if v.Type == TypePlace {
		return m.placeName(Place(v.N), reader)
	}
	if v.Type == TypeRoute {
		return m.routeKey(int(v.N), func(z Place) string { return m.game.Places[z].Name }, "–")
	}
	if v.Type == TypeGroup {
		return m.names(m.Items(v), reader)
	}
	return m.game.Show(v)
}

// placeName names a place; a piece's own zone with the piece, as the reader may
// know it.
func (m *Match) placeName(z Place, reader Seat) string {
	d := &m.game.Places[z]
	if d.Of < 0 {
		return d.Name
	}
	return d.Name + " of " + m.NameOf(d.Of.Value(), reader)
}

// hiddenName says what can be seen of a piece that lies hidden.
func (m *Match) hiddenName(p Piece, reader Seat) string {
	if m.seesBack(reader, p) && m.game.Pieces[p].Back != "" {
		return m.game.Pieces[p].Back
	}
	return HiddenPiece
}

// HiddenPiece stands for the name of a piece that is hidden, back and all.
const HiddenPiece = "a hidden piece"

// Show names a value that is no secret.
func (g *Game) Show(v Value) string {
	switch v.Type {
	case TypeBool:
		if v.N != 0 {
			return "yes"
		}
		return "no"
	case TypeNumber:
		return strconv.FormatInt(v.N, 10)
	case TypeReal:
		return strconv.FormatFloat(math.Float64frombits(uint64(v.N)), 'g', 14, 64)
	case TypeWord:
		if w := g.Words[v.N]; w.Name != "" {
			return w.Name
		}
		return g.Words[v.N].ID
	case TypePiece:
		return g.Pieces[v.N].Name
	case TypePlace:
		return g.Places[v.N].Name
	case TypeSeat:
		return g.Seats[v.N].Name
	case TypeRow:
		return g.Groups[v.N].ID
	case TypePhase:
		return g.Phases[v.N].Name
	case TypeAmounts:
		return g.showAmounts(g.Amounts[v.N])
	case TypeArray:
		var parts []string
		for _, x := range g.Arrays[v.N] {
			parts = append(parts, g.Show(x))
		}
		return strings.Join(parts, ", ")
	case TypeMatch:
		return "the match"
	case TypeEveryone:
		return "everyone"
	}
	return "nothing"
}

// Label is what people read for an id: the label that the rules give it, else the
// id with blanks for underscores.
func (g *Game) Label(id string) string {
	if label, ok := g.Labels[id]; ok {
		return label
	}
	return strings.ReplaceAll(id, "_", " ")
}

func (g *Game) showAmounts(amounts []Amount) string {
	var parts []string
	for _, a := range amounts {
		parts = append(parts, strconv.Itoa(a.N)+" "+g.Counters[a.Counter].Name)
	}
	if len(parts) == 0 {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

func (m *Match) names(things []Value, reader Seat) string {
	if len(things) == 0 {
		return "nothing"
	}
	var b strings.Builder
	for i, v := range things {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(m.NameOf(v, reader))
	}
	return b.String()
}

// namesAt names what lies in a place.
func (m *Match) namesAt(z Place, reader Seat) string {
	if z < 0 {
		return "nothing"
	}
	mark := m.groups.mark()
	defer m.groups.release(mark)
	return m.names(m.Items(z.Value()), reader)
}

// Note is what the question or action adds to an option; "" when nothing.
func (d *Decision) Note(i int) string {
	o := d.Options[i]
	note := Text{}
	if o.Action >= 0 {
		note = d.m.game.Actions[o.Action].Note
	} else if d.Ask >= 0 {
		note = d.m.game.Asks[d.Ask].Note
	}
	return d.m.fill(note, about{it: o.Thing, of: d.first(), seat: d.Seat, amount: d.Amount})
}

// Text is the question as its seat reads it.
func (d *Decision) Text() string {
	if d.Ask < 0 {
		return d.m.game.Phases[d.m.phase].Name
	}
	return d.m.fill(d.m.game.Asks[d.Ask].Text, about{it: d.from, of: d.first(), seat: d.Seat, amount: d.Amount})
}

// first is what the question's thing is for: the first of its extra values.
func (d *Decision) first() Value {
	if len(d.extra) > 0 {
		return d.extra[0]
	}
	return Nil
}

// Key is what is typed and recorded for an option: stable in any process.
func (d *Decision) Key(i int) string { return d.Keys()[i] }

// Keys gives the keys of all options, no two of them alike: pieces that are called
// the same are told apart by where they lie, then by their order there.
func (d *Decision) Keys() []string {
	words := make([][2]string, len(d.Options)) // thing and target
	keys := make([]string, len(d.Options))
	for i, o := range d.Options {
		words[i] = d.words(o)
		keys[i] = d.key(o, words[i])
	}
	d.tellApart(keys, words, func(p Piece) string { return "@" + d.m.placeKey(Place(d.m.at[p]), d.Seat) })
	d.tellApart(keys, words, func(p Piece) string { return ":" + strconv.Itoa(d.m.position(p)) })
	return keys
}

// BarredKey is what would be the key of what was barred; others may have the same.
func (d *Decision) BarredKey(b Barred) string { return d.key(b.Option, d.words(b.Option)) }

// words are the keys of an option's thing and target.
func (d *Decision) words(o Option) (words [2]string) {
	for k, v := range o.things() {
		if v.Type > TypeNil {
			words[k] = d.m.thingKey(v, d.Seat)
		}
	}
	return words
}

func (o Option) things() [2]Value { return [2]Value{o.Thing, o.Target} }

func (d *Decision) key(o Option, words [2]string) string {
	var parts []string
	if o.Action >= 0 {
		parts = append(parts, d.m.game.Actions[o.Action].ID)
	}
	for _, word := range words {
		if word != "" {
			parts = append(parts, word)
		}
	}
	return strings.Join(parts, " ")
}

// tellApart appends something to the pieces by which options with one key differ.
func (d *Decision) tellApart(keys []string, words [][2]string, by func(p Piece) string) {
	same := make(map[string][]int, len(keys))
	for i, key := range keys {
		same[key] = append(same[key], i)
	}
	for i, o := range d.Options {
		alike := same[keys[i]]
		for k, v := range o.things() {
			differs := func(j int) bool { return d.Options[j].things()[k] != v }
			if v.Type == TypePiece && len(alike) > 1 && slices.ContainsFunc(alike, differs) {
				words[i][k] += by(Piece(v.N))
			}
		}
		keys[i] = d.key(o, words[i])
	}
}

// thingKey is the key of a thing; a piece its seat cannot see goes by where it lies.
func (m *Match) thingKey(v Value, seat Seat) string {
	switch v.Type {
	case TypePiece:
		if m.sees(seat, Piece(v.N)) {
			return m.game.Pieces[v.N].Key
		}
		return m.placeKey(Place(m.at[v.N]), seat) + ":" + strconv.Itoa(m.position(Piece(v.N)))
	case TypePlace:
		return m.placeKey(Place(v.N), seat)
	case TypeRoute:
		return m.routeKey(int(v.N), func(z Place) string { return m.game.Places[z].ID }, "-")
	}
	return m.game.Key(v)
}

// placeKey is the key of a place. The own zone of a piece that its seat cannot see
// goes by where that piece lies: "deck:3.purse".
func (m *Match) placeKey(z Place, seat Seat) string {
	within := ""
	for range maxWithin {
		d := &m.game.Places[z]
		if d.Of < 0 || m.sees(seat, d.Of) {
			return d.ID + within
		}
		within = ":" + strconv.Itoa(m.position(d.Of)) + "." + m.game.Zones[d.Zone].ID + within
		z = Place(m.at[d.Of])
	}
	return "hidden" + within
}

// maxWithin bounds how deep pieces are looked for in each other: they may lie in a
// circle.
const maxWithin = 8

// position is the place of a piece in the order of its zone, 1 the first.
func (m *Match) position(p Piece) int {
	n := 1
	for q := m.prev[p]; q >= 0; q = m.prev[q] {
		n++
	}
	return n
}

// Key names a value in files and scripts.
func (g *Game) Key(v Value) string {
	switch v.Type {
	case TypePiece:
		return g.Pieces[v.N].ID
	case TypePlace:
		return g.Places[v.N].ID
	case TypeSeat:
		return g.Seats[v.N].ID
	case TypeWord:
		return g.Words[v.N].ID
	}
	return g.Show(v)
}
