// This file tests how copies of a piece are told apart once they carry something.

package engine_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"hausregel/engine"
	"hausregel/variants"
)

const ferries = `
name = "Ferries"
players = [2]
lua_code = """
function rules.phase.board(g, me) me:choose("boat", g.all.boat) end
function rules.phase.send(g, me) me:act() end
function rules.action.send(g, me, flag, boat) flag:move(g.box) end
"""
[cycle]
round = {}
[phase]
board = { for = "start" }
send = { for = "start" }
[action]
send = { in = "send", name = "Send", from = "flags", target = "boat" }
[ask]
boat = { text = "Which boat?" }
[zone]
dock = {}
flags = {}
aboard = { of = "boat" }
[space]
east = {}
west = {}
[kind]
boat = { starts = "dock" }
flag = { starts = "flags" }
sailor = { per_seat = true, starts = "dock" }
[boat]
boat = { copies = 5 }
[flag]
flag = { copies = 2 }
[sailor]
sailor = { copies = 2 }
`

// TestLadenCopies puts boats out: two empty ones in the east, one with a crew beside
// them, one in the west, and one left in the dock.
func TestLadenCopies(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "base.toml"), []byte(ferries), 0o644); err != nil {
		t.Fatal(err)
	}
	rs, err := variants.Load(folder, variants.Options{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	m := engine.NewMatch(rs.Game, rs.Program.NewRun())
	m.Keep()
	m.Reset(1)
	for _, put := range [][2]string{{"boat", "east"}, {"boat#2", "east"}, {"boat#3", "east"}, {"boat#4", "west"},
		{"seat1.sailor", "boat#3.aboard"}, {"seat1.sailor#2", "boat#3.aboard"}, {"seat2.sailor", "boat#4.aboard"}} {
		piece, place := put[0], put[1]
		e := engine.Edit{Kind: engine.EditMove,
			Piece: engine.Piece(slices.IndexFunc(rs.Game.Pieces, func(d engine.PieceDef) bool { return d.ID == piece })),
			Place: engine.Place(slices.IndexFunc(rs.Game.Places, func(d engine.PlaceDef) bool { return d.ID == place }))}
		if err := m.Edit(e); err != nil {
			t.Fatal(err)
		}
	}
	var keys, labels [][]string
	m.SetDecider(0, engine.DeciderFunc(func(d *engine.Decision) error {
		var k, l []string
		for i := range d.Options {
			k, l = append(k, d.Key(i)), append(l, d.Label(i))
		}
		keys, labels = append(keys, k), append(labels, l)
		d.Answer = append(d.Answer, 0)
		return nil
	}))
	play(t, m)
	want := [][]string{
		{"boat@east:1", "boat@east:3", "boat@west", "boat@dock"},
		{"send flag boat@east:1", "send flag boat@east:3", "send flag boat@west", "send flag boat@dock"},
	}
	for i := range want {
		if !slices.Equal(keys[i], want[i]) {
			t.Errorf("keys %q, want %q", keys[i], want[i])
		}
	}
	if want := []string{"Boat (East) (2 of them)", "Boat (East: Sailor of Seat 1 ×2)", "Boat (West: Sailor of Seat 2)", "Boat"}; !slices.Equal(labels[0], want) {
		t.Errorf("labels %q, want %q", labels[0], want)
	}
}
