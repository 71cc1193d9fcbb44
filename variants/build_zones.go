// This file builds zones, grids and the map, and finds places by name.

package variants

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hausregel/engine"
)

// box is the zone of what is out of the game. Every game has it.
const box = "box"

func (b *builder) addPlace(d engine.PlaceDef) engine.Place {
	p := engine.Place(len(b.Places))
	b.Places = append(b.Places, d)
	b.places[d.ID] = p
	return p
}

// buildZones makes the zones of the table and of the seats. Those of pieces come
// when the pieces are known.
func (b *builder) buildZones() {
	zones := entries(b.root.get("zone"))
	if !slices.Contains(zones, box) {
		zones = append(slices.Clone(zones), box)
	}
	for _, id := range zones {
		n, path := b.root.get("zone", id), "zone."+id
		z := engine.ZoneDef{ID: id, Name: nameOf(n, id), OfKind: -1, Group: -1}
		b.zones[id] = len(b.Zones)
		b.Zones = append(b.Zones, z)
		zone := &b.Zones[len(b.Zones)-1]
		switch of := n.get("of"); {
		case of.text() == "seat":
			zone.OfSeat = true
			for s := range b.Seats {
				d := b.zonePlace(id, n)
				d.ID, d.Owner = b.Seats[s].ID+"."+id, engine.Seat(s)
				zone.Places = append(zone.Places, b.addPlace(d))
			}
		case of != nil:
			kinds := append(b.kindNames(), "seat")
			if k, ok := b.kinds[of.word()]; ok {
				zone.OfKind = k
			} else {
				b.unknown(of, path, "kind", kinds)
			}
		case n.get("row") != nil:
			b.buildRow(zone, n, path)
		default:
			d := b.zonePlace(id, n)
			d.ID = id
			zone.Places = []engine.Place{b.addPlace(d)}
		}
		if n.get("of") != nil && n.get("row") != nil {
			b.say(n.get("row").key, path, "a zone is of a seat or kind, or a row, not both")
		}
	}
}

// zonePlace is a place of a zone, as the zone says.
func (b *builder) zonePlace(id string, n *node) engine.PlaceDef {
	path := "zone." + id
	return engine.PlaceDef{
		Name: nameOf(n, id), Kind: engine.Zone, Zone: b.zones[id], Grid: -1, Owner: engine.NoSeat, Of: engine.NoPiece,
		Seen:          engine.Sight(b.choice(n.get("seen"), path, seenWords)),
		Back:          b.truth(n.get("back"), path),
		Shuffle:       [...]engine.Shuffle{engine.ShuffleNever, engine.ShuffleStart, engine.ShuffleAlways}[b.choice(n.get("shuffle"), path, []string{"never", "start", "always"})],
		RefillCounter: -1,
		RefillAtLast:  b.choice(n.get("refill_at"), path, []string{"due", "last"}) == 1,
		Ends:          [2]engine.Place{engine.NoPlace, engine.NoPlace},
	}
}

// buildRow makes a row: so many zones, or one for each word.
func (b *builder) buildRow(zone *engine.ZoneDef, n *node, path string) {
	row := n.get("row")
	zone.Row = true
	var names []string
	if known, ok := b.listWords(row.text()); ok {
		names = known
	} else if row.shape == list {
		names = words(row.items)
	} else if row.text() != "" && !strings.HasPrefix(row.text(), "rule.") {
		b.unknown(row, path, "list", keysOf(b.lists))
	}
	count := len(names)
	if names == nil {
		count = b.number(row, path, 0, 0, 200)
	} else {
		zone.Named = map[string]engine.Place{}
	}
	for i := range count {
		d := b.zonePlace(zone.ID, n)
		d.Number = i + 1
		d.ID, d.Name = zone.ID+"."+strconv.Itoa(i+1), d.Name+" "+strconv.Itoa(i+1)
		if names != nil {
			d.ID, d.Name = zone.ID+"."+names[i], b.Words[b.Intern(names[i], title(names[i]))].Name
		}
		p := b.addPlace(d)
		zone.Places = append(zone.Places, p)
		if names != nil {
			zone.Named[names[i]] = p
		}
	}
}

// linkZones says what refills zones, and which rows are dealt anew at set-up.
func (b *builder) linkZones() {
	for _, id := range entries(b.root.get("zone")) {
		n, path := b.root.get("zone", id), "zone."+id
		zone := &b.Zones[b.zones[id]]
		for _, from := range n.get("refill").each() {
			i := b.find(from, path, "zone", b.zones)
			if i < 0 {
				continue
			}
			source := &b.Zones[i]
			if source.OfKind >= 0 || source.Row && len(source.Places) != 1 && len(source.Places) != len(zone.Places) || source.OfSeat && !zone.OfSeat {
				b.say(from.at, path, fmt.Sprintf("cannot be refilled from %q: it is not clear which of its places is meant", from.word()))
				continue
			}
			for k, p := range zone.Places {
				b.Places[p].Refill = append(b.Places[p].Refill, source.Places[min(k, len(source.Places)-1)])
			}
		}
		if counter := n.get("refills"); counter != nil {
			if c := b.find(counter, path, "counter", b.counters); c >= 0 && b.Counters[c].OfSeat {
				b.say(counter.at, path, fmt.Sprintf("%q is a counter of each seat; refills are counted by one of the table", counter.word()))
			} else if c >= 0 {
				for _, p := range zone.Places {
					b.Places[p].RefillCounter = c
				}
			}
		}
		if n.get("refill") == nil && (n.get("refills") != nil || n.get("refill_at") != nil) {
			b.say(n.key, path, "says how it is refilled, but not from where: refill is missing")
		}
	}
}

// buildGrids makes grids of cells.
func (b *builder) buildGrids() {
	for _, id := range entries(b.root.get("grid")) {
		n, path := b.root.get("grid", id), "grid."+id
		g := engine.GridDef{ID: id, Name: nameOf(n, id), Group: -1, Shuffle: n.get("shuffle").text() == "start",
			Rows: b.number(n.get("rows"), path, 1, 1, 100), Columns: b.number(n.get("columns"), path, 1, 1, 100)}
		if g.Rows*g.Columns > engine.MaxPlaces {
			b.say(n.key, path, fmt.Sprintf("%d cells are more than a game may have places", g.Rows*g.Columns))
			continue
		}
		b.grids[id] = len(b.Grids)
		for i := range g.Rows * g.Columns {
			row, column := i/g.Columns+1, i%g.Columns+1
			g.Cells = append(g.Cells, b.addPlace(engine.PlaceDef{
				ID: fmt.Sprintf("%s.%d.%d", id, row, column), Name: fmt.Sprintf("%s %d/%d", g.Name, row, column),
				Kind: engine.Cell, Zone: -1, Grid: len(b.Grids), Owner: engine.NoSeat, Of: engine.NoPiece,
				Number: i + 1, Row: row, Column: column, RefillCounter: -1, Ends: [2]engine.Place{engine.NoPlace, engine.NoPlace},
			}))
		}
		b.Grids = append(b.Grids, g)
	}
}

// buildBoard makes the spaces and paths of the map.
func (b *builder) buildBoard() {
	place := func(n *node, id string, kind engine.PlaceKind) engine.PlaceDef {
		return engine.PlaceDef{ID: id, Name: nameOf(n, id), Kind: kind, Zone: -1, Grid: -1, Owner: engine.NoSeat, Of: engine.NoPiece,
			RefillCounter: -1, Ends: [2]engine.Place{engine.NoPlace, engine.NoPlace}}
	}
	spaces := map[string]int{}
	for _, id := range entries(b.root.get("space")) {
		n := b.root.get("space", id)
		d := place(n, id, engine.Space)
		if at := n.get("at"); at != nil && len(at.items) == 2 && isNumber(at.items[0]) && isNumber(at.items[1]) {
			d.At = [2]int{int(at.items[0].value.(int64)), int(at.items[1].value.(int64))}
		}
		p := b.addPlace(d)
		spaces[id] = int(p)
		b.Spaces = append(b.Spaces, p)
	}
	for _, id := range entries(b.root.get("path")) {
		n, path := b.root.get("path", id), "path."+id
		d := place(n, id, engine.Path)
		ends := n.get("ends").each()
		if from, to := n.get("from"), n.get("to"); from != nil && to != nil && ends == nil {
			ends, d.Directed = []*node{from, to}, true
		}
		if len(ends) != 2 || n.get("ends") != nil && (n.get("from") != nil || n.get("to") != nil) {
			b.hint(n.key, path, "needs two spaces", `write ends = ["a", "b"], or from = "a" and to = "b" for an arrow`)
			continue
		}
		for i, end := range ends {
			d.Ends[i] = engine.Place(b.find(end, path, "space", spaces))
		}
		if d.Ends[0] < 0 || d.Ends[1] < 0 {
			continue
		}
		if d.Ends[0] == d.Ends[1] {
			b.say(ends[1].at, path, "joins a space with itself")
		}
		if n.get("name") == nil {
			d.Name = b.Places[d.Ends[0]].Name + "–" + b.Places[d.Ends[1]].Name
		}
		b.Paths = append(b.Paths, b.addPlace(d))
	}
}

// place finds a place by name: a space, path or zone, "row.2", "seat.zone", or for
// what has an owner his zone of that name.
func (b *builder) place(n *node, name, subject string, owner engine.Seat) engine.Place {
	if p, ok := b.places[name]; ok {
		return p
	}
	if z, ok := b.zones[name]; ok {
		zone := b.Zones[z]
		switch {
		case b.isBroken(z):
		case zone.OfSeat && owner >= 0:
			return zone.Places[owner]
		case zone.OfSeat:
			b.say(n.at, subject, fmt.Sprintf("every seat has its own %q, and it is not clear whose is meant", name))
		case zone.Row:
			b.hint(n.at, subject, fmt.Sprintf("%q is a row of %d places", name, len(zone.Places)), fmt.Sprintf("the first is %q", name+".1"))
		default:
			b.say(n.at, subject, fmt.Sprintf("%q belongs to pieces, and it is not clear to which", name))
		}
		return engine.NoPlace
	}
	if !b.enough() {
		b.unknown(&node{value: name, at: n.at}, subject, "place", keysOf(b.places))
	}
	return engine.NoPlace
}

func (b *builder) kindNames() []string { return keysOf(b.kinds) }

// isBroken tells whether a zone is of something that does not exist, which has been
// said: nothing more is to be said about it.
func (b *builder) isBroken(z int) bool {
	zone := &b.Zones[z]
	return len(zone.Places) == 0 && zone.OfKind < 0 && !zone.Row
}
