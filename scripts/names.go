// This file knows what the names of a game mean to its rules.

package scripts

import (
	"maps"
	"slices"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// names is what the Lua of one game may mention.
type names struct {
	game   *engine.Game
	fields map[string]*field
	byWord map[int64]*field
	rule   map[string]engine.Value // g.rule.NAME
	list   map[string]engine.Value // g.list.NAME
	all    map[string]engine.Value // g.all.NAME
	tables [][]int64               // Game.Tables, by word
	used   map[string]bool         // rules that are called or read by name
	later  []wanted                // rules that are called, to be checked when all are known
	hints  int                     // near misses that were looked for

	unknown bool // there is no game yet that could know a name
}

// field is everything that x.NAME can mean, by what x is.
type field struct {
	name    string
	word    int            // -1 when it is none
	piece   []engine.Value // TypeNone: this piece has no such field
	place   []engine.Value
	counter int                    // of each seat, or of the table; -1
	ofSeat  bool                   // whose counter it is
	seat    []engine.Value         // by seat: zones, own pieces, neighbours
	match   engine.Value           // g.NAME; TypeNone
	phase   []engine.Value         // by phase
	row     map[int64]engine.Value // by group: g.board.SPACE, g.ROW.WORD
	all     engine.Value           // g.everyone.NAME
}

func newNames(g *engine.Game) *names {
	n := &names{game: g, fields: map[string]*field{}, byWord: map[int64]*field{},
		rule: map[string]engine.Value{}, list: map[string]engine.Value{}, all: map[string]engine.Value{}, used: map[string]bool{}}
	for _, k := range g.Knobs {
		n.rule[k.ID] = k.Value
	}
	for i, d := range g.Groups {
		if d.List >= 0 {
			n.list[d.ID] = engine.Value{Type: engine.TypeRow, N: int64(i)}
		}
	}
	for _, k := range g.Kinds {
		n.all[k.ID] = engine.Value{Type: engine.TypeRow, N: int64(k.Group)}
	}
	if i := slices.IndexFunc(g.Groups, func(d engine.GroupDef) bool { return d.ID == "path" }); i >= 0 {
		n.all["path"] = engine.Value{Type: engine.TypeRow, N: int64(i)}
	}
	for _, d := range g.Fields {
		f := n.field(d.ID)
		f.piece, f.place = d.Piece, d.Place
	}
	for i, d := range g.Counters {
		f := n.field(d.ID)
		f.counter, f.ofSeat = i, d.OfSeat
	}
	n.addSeats()
	n.addZones()
	n.addBoards()
	for _, t := range g.Tables {
		row := make([]int64, len(g.Words))
		for w, v := range t {
			row[w] = int64(v)
			n.field(g.Words[w].ID) // card.skill.red
		}
		n.tables = append(n.tables, row)
	}
	for i, d := range g.Phases {
		if d.At >= 0 {
			n.setPhase("at", i, d.At.Value())
		}
		for _, w := range d.With {
			n.setPhase(w.ID, i, w.Value)
		}
	}
	n.field("everyone").match = engine.Value{Type: engine.TypeEveryone}
	for _, id := range []string{"steps", "to", "from"} { // of a route
		n.field(id)
	}
	for id, f := range n.fields {
		if w := g.FindWord(id); w >= 0 {
			n.byWord[int64(w)], f.word = f, w
		}
	}
	return n
}

func (n *names) field(id string) *field {
	f := n.fields[id]
	if f == nil {
		f = &field{name: id, word: -1, counter: -1}
		n.fields[id] = f
	}
	return f
}

func (n *names) setSeat(id string, seat int, v engine.Value) {
	f := n.field(id)
	if f.seat == nil {
		f.seat = make([]engine.Value, len(n.game.Seats))
	}
	f.seat[seat] = v
}

func (n *names) setPhase(id string, phase int, v engine.Value) {
	f := n.field(id)
	if f.phase == nil {
		f.phase = make([]engine.Value, len(n.game.Phases))
	}
	f.phase[phase] = v
}

func (n *names) setRow(group int, id string, v engine.Value) {
	f := n.field(id)
	if f.row == nil {
		f.row = map[int64]engine.Value{}
	}
	f.row[int64(group)] = v
}

// addSeats adds id, number, left, right, opponent, the seat's own pieces, and
// sides by name.
func (n *names) addSeats() {
	g := n.game
	count := len(g.Seats)
	for s, d := range g.Seats {
		n.setSeat("id", s, engine.Value{Type: engine.TypeWord, N: int64(g.Intern(d.ID, d.Name))})
		n.setSeat("number", s, engine.Num(s+1))
		n.setSeat("left", s, engine.Seat((s+1)%count).Value())
		n.setSeat("right", s, engine.Seat((s+count-1)%count).Value())
		if count == 2 {
			n.setSeat("opponent", s, engine.Seat(1-s).Value())
		}
		if g.Sided {
			n.field(d.ID).match = engine.Seat(s).Value()
		}
	}
	for _, k := range g.Kinds {
		if k.PerSeat && len(k.Pieces) == count {
			for _, p := range k.Pieces {
				n.setSeat(k.ID, int(g.Pieces[p].Owner), p.Value())
			}
		}
	}
}

func (n *names) addZones() {
	for _, z := range n.game.Zones {
		row := engine.Value{Type: engine.TypeRow, N: int64(z.Group)}
		switch {
		case z.OfSeat:
			for s, p := range z.Places {
				n.setSeat(z.ID, s, p.Value())
			}
			n.field(z.ID).all = row
		case z.Row:
			n.field(z.ID).match = row
			for id, p := range z.Named {
				n.setRow(z.Group, id, p.Value())
			}
		case z.OfKind < 0:
			n.field(z.ID).match = z.Places[0].Value()
		}
	}
}

func (n *names) addBoards() {
	g := n.game
	for i, d := range g.Groups {
		if d.ID != "board" {
			continue
		}
		n.field("board").match = engine.Value{Type: engine.TypeRow, N: int64(i)}
		for _, p := range g.Spaces {
			n.setRow(i, g.Places[p].ID, p.Value())
		}
	}
	for _, d := range g.Grids {
		n.field(d.ID).match = engine.Value{Type: engine.TypeRow, N: int64(d.Group)}
	}
}

// fixed gives the names under g.rule, g.list and g.all.
func (n *names) fixed(table string) (known map[string]engine.Value, what string) {
	switch table {
	case "rule":
		return n.rule, "knob"
	case "list":
		return n.list, "list"
	case "all":
		return n.all, "kind"
	}
	return nil, ""
}

func (n *names) knob(id string) *engine.KnobDef {
	for i := range n.game.Knobs {
		if n.game.Knobs[i].ID == id {
			return &n.game.Knobs[i]
		}
	}
	return nil
}

// hint gives the near miss of a name that nothing has. It is looked for a hundred
// times: a file full of unknown names must not buy much work with them.
func (n *names) hint(name string, known func() []string) string {
	if n.hints++; n.hints > maxHints {
		return ""
	}
	return near.Hint(name, known())
}

const maxHints = 100

func (n *names) fieldNames() []string { return keysOf(n.fields) }

func (n *names) words() []string {
	var words []string
	for _, w := range n.game.Words {
		words = append(words, w.ID)
	}
	return words
}

// readable lists what can be read of a thing: fields, counters, rules.
func (n *names) readable(p *Program) []string {
	return append(n.fieldNames(), p.Functions()...)
}

func keysOf[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
