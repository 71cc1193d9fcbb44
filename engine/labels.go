// This file labels options for people: what is chosen, where it stands, what it carries.

package engine

import (
	"strconv"
	"strings"
)

// placeLabel names a place; a place of a row says what lies there.
func (m *Match) placeLabel(z Place, reader Seat) string {
	d := &m.game.Places[z]
	if d.Kind == Zone && d.Number > 0 && m.count[z] > 0 {
		return d.Name + " (" + m.namesAt(z, reader) + ")"
	}
	return m.placeName(z, reader)
}

// Label names an option for the seat that is asked.
func (d *Decision) Label(i int) string { return d.m.label(d.Options[i], d.Seat) }

// BarredLabel names what was barred for the seat that is asked.
func (d *Decision) BarredLabel(b Barred) string { return d.m.label(b.Option, d.Seat) }

func (m *Match) label(o Option, seat Seat) string {
	var parts []string
	if o.Action >= 0 {
		parts = append(parts, m.fill(m.game.Actions[o.Action].Name, about{it: o.Thing, seat: seat}))
	}
	if o.Thing.Type > TypeNil {
		parts = append(parts, m.thingLabel(o.Thing, seat))
	}
	text := strings.Join(parts, ": ")
	if o.Target.Type > TypeNil {
		text += " → " + m.thingLabel(o.Target, seat)
	}
	if o.Count > 1 {
		text += " (" + strconv.Itoa(o.Count) + " of them)"
	}
	return text
}

func (m *Match) thingLabel(v Value, seat Seat) string {
	switch {
	case v.Type == TypePlace:
		return m.placeLabel(Place(v.N), seat)
	case v.Type == TypePiece && m.sees(seat, Piece(v.N)):
		return m.game.Pieces[v.N].Name + m.standing(Piece(v.N), seat)
	}
	return m.NameOf(v, seat)
}

// standing tells of a piece on the board, or aboard another one, where that is,
// and what it carries: " (Harbour: Sailor of anna ×2)". Of others it is "".
func (m *Match) standing(p Piece, reader Seat) string {
	where := m.standsAt(p, reader)
	var carried []string
	for _, z := range m.game.zonesOf[p] {
		carried = append(carried, m.listed(z, reader)...)
	}
	switch {
	case where == "" && len(carried) == 0:
		return ""
	case len(carried) == 0:
		return " (" + where + ")"
	case where == "":
		return " (" + strings.Join(carried, ", ") + ")"
	}
	return " (" + where + ": " + strings.Join(carried, ", ") + ")"
}

// standsAt names the space, path or cell on which a piece stands, by way of the
// pieces that carry it; "" elsewhere.
func (m *Match) standsAt(p Piece, reader Seat) string {
	var way []string
	for range maxWithin {
		z := &m.game.Places[m.at[p]]
		if z.Kind != Zone {
			return strings.Join(append(way, z.Name), ", ")
		}
		if z.Of < 0 {
			break
		}
		p = z.Of
		way = append(way, m.NameOf(p.Value(), reader))
	}
	return strings.Join(way, ", ")
}

// listed names the pieces of a place, with whose they are where every seat has its
// own, copies together.
func (m *Match) listed(z Place, reader Seat) (names []string) {
	mark := m.groups.mark()
	defer m.groups.release(mark)
	counts := map[string]int{}
	for _, v := range m.Items(z.Value()) {
		name := m.NameOf(v, reader)
		if d := &m.game.Pieces[v.N]; m.game.Kinds[d.Kind].PerSeat && d.Owner >= 0 && m.sees(reader, Piece(v.N)) {
			name += " of " + m.game.Seats[d.Owner].Name
		}
		if counts[name]++; counts[name] == 1 {
			names = append(names, name)
		}
	}
	for i, name := range names {
		if counts[name] > 1 {
			names[i] = name + " ×" + strconv.Itoa(counts[name])
		}
	}
	return names
}
