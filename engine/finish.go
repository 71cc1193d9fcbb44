// This file completes a Game: built-in fields, neighbours, identical copies, streams of luck.

package engine

import (
	"fmt"
	"slices"
	"strings"
)

// Bounds of a game: pieces must fit a shuffle key, seats a mask.
const (
	MaxPieces = 4096
	MaxPlaces = 4096
	MaxSeats  = 16
)

// Finish completes the Game after its slices have been filled and tells what
// they cannot be: too many pieces, seats or places. Afterwards only Stream may
// still change it, until the first match is made.
func (g *Game) Finish() error {
	switch {
	case len(g.Seats) == 0 || len(g.Seats) > MaxSeats:
		return fmt.Errorf("%s: %d seats (1 to %d expected)", g.ID, len(g.Seats), MaxSeats)
	case len(g.Pieces) > MaxPieces:
		return fmt.Errorf("%s: %d pieces (at most %d)", g.ID, len(g.Pieces), MaxPieces)
	case len(g.Places) > MaxPlaces:
		return fmt.Errorf("%s: %d places (at most %d)", g.ID, len(g.Places), MaxPlaces)
	}
	g.addPieceFields()
	g.addPlaceFields()
	g.addNeighbours()
	g.addClasses()
	g.addStreams()
	g.addEffects()
	g.flow = g.compileCourse()
	return nil
}

// Field gives the index of a printed field, or -1.
func (g *Game) Field(id string) int {
	return slices.IndexFunc(g.Fields, func(f FieldDef) bool { return f.ID == id })
}

// field gives a printed field, adding it when it is new.
func (g *Game) field(id string) *FieldDef {
	i := g.Field(id)
	if i < 0 {
		i = len(g.Fields)
		g.Fields = append(g.Fields, FieldDef{ID: id})
	}
	return &g.Fields[i]
}

func (g *Game) word(id string) Value { return Value{TypeWord, int64(g.Intern(id, ""))} }

func (f *FieldDef) setPiece(g *Game, p int, v Value) {
	if f.Piece == nil {
		f.Piece = make([]Value, len(g.Pieces))
	}
	f.Piece[p] = v
}

func (f *FieldDef) setPlace(g *Game, p int, v Value) {
	if f.Place == nil {
		f.Place = make([]Value, len(g.Places))
	}
	f.Place[p] = v
}

// addPieceFields adds kind, id, owner, the effect of each moment, and the zones
// a piece has of its own.
func (g *Game) addPieceFields() {
	for p, d := range g.Pieces {
		g.field("kind").setPiece(g, p, g.word(g.Kinds[d.Kind].ID))
		g.field("id").setPiece(g, p, g.word(d.Key))
		g.field("owner").setPiece(g, p, d.Owner.Value())
		for _, moment := range g.Kinds[d.Kind].Moments {
			effect := Nil
			if d.Effects != nil && d.Effects[moment] >= 0 {
				effect = g.word(g.Effects[d.Effects[moment]].ID)
			}
			g.field(g.Moments[moment]).setPiece(g, p, effect)
		}
	}
	for i, d := range g.Places {
		if d.Of >= 0 {
			g.field(g.Zones[d.Zone].ID).setPiece(g, int(d.Of), Place(i).Value())
		}
	}
}

// addPlaceFields adds id, number, row, column, owner and of.
func (g *Game) addPlaceFields() {
	for p, d := range g.Places {
		id := d.ID
		if d.Zone >= 0 {
			id = g.Zones[d.Zone].ID
		}
		g.field("id").setPlace(g, p, g.word(id))
		g.field("number").setPlace(g, p, Num(d.Number))
		g.field("owner").setPlace(g, p, d.Owner.Value())
		of := Nil
		if d.Of >= 0 {
			of = d.Of.Value()
		}
		g.field("of").setPlace(g, p, of)
		if d.Kind == Cell {
			g.field("row").setPlace(g, p, Num(d.Row))
			g.field("column").setPlace(g, p, Num(d.Column))
		}
	}
}

// addNeighbours joins spaces along paths (arrows one way) and cells side by
// side: up, right, down, left.
func (g *Game) addNeighbours() {
	g.next = make([][]Value, len(g.Places))
	join := func(a, b Place) {
		if !slices.Contains(g.next[a], b.Value()) {
			g.next[a] = append(g.next[a], b.Value())
		}
	}
	for _, p := range g.Paths {
		d := g.Places[p]
		join(d.Ends[0], d.Ends[1])
		if !d.Directed {
			join(d.Ends[1], d.Ends[0])
		}
	}
	for _, grid := range g.Grids {
		for _, c := range grid.Cells {
			for way := range directions {
				if n := grid.beside(g, c, way, 1); n >= 0 {
					join(c, n)
				}
			}
		}
	}
}

// directions are the ways of a grid, as row and column steps: the first four
// words of a game's list of directions stand for them in this order.
var directions = [4][2]int{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}

// beside gives the cell so many steps from another one, or NoPlace.
func (d *GridDef) beside(g *Game, c Place, way, steps int) Place {
	row := g.Places[c].Row - 1 + steps*directions[way][0]
	column := g.Places[c].Column - 1 + steps*directions[way][1]
	if row < 0 || row >= d.Rows || column < 0 || column >= d.Columns {
		return NoPlace
	}
	return d.Cells[row*d.Columns+column]
}

// addClasses finds identical copies, pieces of one key, and what zones pieces have of their own.
func (g *Game) addClasses() {
	first := map[string]int32{}
	g.classes = make([]int32, len(g.Pieces))
	g.zonesOf = make([][]Place, len(g.Pieces))
	for z, d := range g.Places {
		if d.Of >= 0 {
			g.zonesOf[d.Of] = append(g.zonesOf[d.Of], Place(z))
		}
	}
	g.names = make([]uint64, len(g.Pieces))
	g.plain = make([]bool, len(g.Pieces))
	for p, d := range g.Pieces {
		class, seen := first[d.Key]
		if !seen || g.Pieces[class].Owner != d.Owner {
			class = int32(p)
			first[d.Key] = class
		}
		g.copies = g.copies || class != int32(p)
		g.classes[p] = class
		g.names[p] = hashName(d.ID)
		k := g.Kinds[d.Kind]
		g.plain[p] = len(k.Faces) == 0 && k.Sides == 0 && k.Turns == 0
	}
}

func (g *Game) addStreams() {
	for _, d := range g.Places {
		stream := g.Stream("shuffle." + strings.TrimPrefix(d.ID, g.seatPrefix(d.Owner)))
		g.streams.place = append(g.streams.place, int32(stream))
	}
	for _, d := range g.Grids {
		g.streams.grid = append(g.streams.grid, int32(g.Stream("shuffle."+d.ID)))
	}
	for _, d := range g.Zones {
		g.streams.row = append(g.streams.row, int32(g.Stream("shuffle."+d.ID)))
	}
	g.streams.start = g.Stream("start")
}

func (g *Game) seatPrefix(s Seat) string {
	if s < 0 {
		return ""
	}
	return g.Seats[s].ID + "."
}

// addEffects lays the effects of all pieces side by side.
func (g *Game) addEffects() {
	g.effects = make([]int16, len(g.Pieces)*len(g.Moments))
	for i := range g.effects {
		g.effects[i] = -1
	}
	for p, d := range g.Pieces {
		for moment, effect := range d.Effects {
			g.effects[p*len(g.Moments)+moment] = int16(effect)
		}
	}
}

// effectOf is the effect of a piece for a moment, or -1.
func (g *Game) effectOf(piece int64, moment int) int {
	return int(g.effects[int(piece)*len(g.Moments)+moment])
}
