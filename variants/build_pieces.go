// This file makes the pieces and puts them where they start.

package variants

import (
	"fmt"
	"strconv"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// made says from which description each piece of the Game was made.
type made struct {
	raw   *rawPiece
	owner engine.Seat
}

// makePieces makes the pieces of all kinds: file order, copies one after another.
func (b *builder) makePieces() {
	keys := map[string]*rawPiece{}
	for k := range b.Kinds {
		for _, owner := range b.owners(k) {
			for _, r := range b.raw {
				if r.kind != k {
					continue
				}
				if other := keys[r.id]; other != nil && other != r {
					b.hint(r.entry.key, b.Kinds[k].ID+"."+r.id, fmt.Sprintf("a piece is called %q already, at %s", r.id, other.entry.key),
						"what is typed at the table must name one piece")
				}
				keys[r.id] = r
				b.makeCopies(k, r, owner)
				if len(b.Pieces) > engine.MaxPieces {
					b.say(r.entry.key, b.Kinds[k].ID, fmt.Sprintf("more than %d pieces", engine.MaxPieces))
					return
				}
			}
		}
	}
}

// owners are the seats that each have the pieces of a kind, or none.
func (b *builder) owners(kind int) []engine.Seat {
	n := b.kindTables[b.Kinds[kind].ID]
	owner := n.get("owner")
	if b.Kinds[kind].PerSeat {
		if owner != nil {
			b.say(owner.at, "kind."+b.Kinds[kind].ID, "has one owner, and per_seat gives it to every seat")
		}
		var all []engine.Seat
		for s := range b.Seats {
			all = append(all, engine.Seat(s))
		}
		return all
	}
	if owner == nil {
		return []engine.Seat{engine.NoSeat}
	}
	s := b.seat(owner.word())
	if s < 0 {
		b.unknown(owner, "kind."+b.Kinds[kind].ID, "side", b.seatNames())
	}
	return []engine.Seat{s}
}

func (b *builder) makeCopies(kind int, r *rawPiece, owner engine.Seat) {
	for c := range r.copies {
		d := engine.PieceDef{ID: r.id, Key: r.id, Kind: kind, Owner: owner, Start: engine.NoPlace, Discard: engine.NoPlace}
		if b.Kinds[kind].PerSeat {
			d.ID = b.Seats[owner].ID + "." + r.id
		}
		if c > 0 {
			d.ID += "#" + strconv.Itoa(c+1)
		}
		b.Kinds[kind].Pieces = append(b.Kinds[kind].Pieces, engine.Piece(len(b.Pieces)))
		b.Pieces = append(b.Pieces, d)
		b.made = append(b.made, made{r, owner})
	}
}

// buildPieceZones makes the zones that pieces have of their own.
func (b *builder) buildPieceZones() {
	for z := range b.Zones {
		zone := &b.Zones[z]
		if zone.OfKind < 0 {
			continue
		}
		for _, p := range b.Kinds[zone.OfKind].Pieces {
			d := b.zonePlace(zone.ID, b.root.get("zone", zone.ID))
			d.ID, d.Of, d.Owner = b.Pieces[p].ID+"."+zone.ID, p, b.Pieces[p].Owner
			zone.Places = append(zone.Places, b.addPlace(d))
		}
	}
}

// placePieces says where each piece starts, goes when discarded, and what it does.
func (b *builder) placePieces() {
	type side struct {
		kind  int
		owner engine.Seat
	}
	next := map[side]int{}
	reported := map[string]bool{}
	for i := range b.Pieces {
		d, r := &b.Pieces[i], b.made[i].raw
		kind := b.Kinds[d.Kind].ID
		table := b.kindTables[kind]
		if starts := table.get("starts"); starts.text() != "" {
			name := holes(starts.text(), b.rawHole(r))
			if places, shuffled := b.spread(name); places == nil {
				if !reported[kind+name] {
					before := len(b.problems.list)
					d.Start = b.place(starts, name, "kind."+kind+".starts", d.Owner)
					reported[kind+name] = len(b.problems.list) > before
				}
			} else if at := next[side{d.Kind, d.Owner}]; at < len(places) {
				d.Start = places[at]
				next[side{d.Kind, d.Owner}]++
				shuffled()
			} else if !reported[kind+name] {
				reported[kind+name] = true
				b.say(starts.at, "kind."+kind+".starts", fmt.Sprintf("%d places in %q are too few: one for each of %d pieces", len(places), name, len(b.Kinds[d.Kind].Pieces)))
			}
		}
		if discard := table.get("discard"); discard.text() != "" && !reported[kind+".discard"] {
			before := len(b.problems.list)
			d.Discard = b.place(discard, holes(discard.text(), b.rawHole(r)), "kind."+kind+".discard", d.Owner)
			reported[kind+".discard"] = len(b.problems.list) > before
		}
		b.readEffects(d, r)
	}
}

// spread gives the places over which pieces are spread one by one, when a name
// is that of a row, a grid or the board; and what to do when they are.
func (b *builder) spread(name string) ([]engine.Place, func()) {
	if g, ok := b.grids[name]; ok {
		return b.Grids[g].Cells, func() {}
	}
	if name == "board" && len(b.Spaces) > 0 {
		return b.Spaces, func() {}
	}
	z, ok := b.zones[name]
	if !ok || !b.Zones[z].Row {
		return nil, nil
	}
	zone := &b.Zones[z]
	return zone.Places, func() { // a shuffled row of single pieces is dealt anew
		for _, p := range zone.Places {
			if b.Places[p].Shuffle == engine.ShuffleStart {
				zone.ShuffleRow = true
				b.Places[p].Shuffle = engine.ShuffleNever
			}
		}
	}
}

// readEffects says which effect a piece has at each moment.
func (b *builder) readEffects(d *engine.PieceDef, r *rawPiece) {
	kind := b.Kinds[d.Kind].ID
	effects := entries(b.root.get("effect"))
	for _, m := range b.Kinds[d.Kind].Moments {
		n := r.vals[b.Moments[m]]
		if n == nil {
			continue
		}
		if d.Effects == nil {
			d.Effects = make([]int, len(b.Moments))
			for i := range d.Effects {
				d.Effects[i] = -1
			}
		}
		d.Effects[m] = -1
		for i, id := range effects {
			if id == n.text() {
				d.Effects[m] = i
			}
		}
		if d.Effects[m] < 0 {
			b.hint(n.at, kind+"."+r.id, fmt.Sprintf("no effect %q%s", n.word(), near.Hint(n.word(), effects)), "effects stand in [effect]")
		}
	}
}

// rawHole fills { } with values as they are written: {id} and fields.
func (b *builder) rawHole(r *rawPiece) func(string) (string, bool) {
	return func(hole string) (string, bool) {
		if hole == "id" {
			return r.id, true
		}
		v := r.vals[hole]
		if v == nil || v.shape != scalar || b.sorts[b.Kinds[r.kind].ID][hole].sort == "" {
			return "", false
		}
		return v.word(), true
	}
}
