// Tests over whole matches: nothing is wider than the window, and nothing hidden
// shows.

package show_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/repl/show"
	"hausregel/repl/terminal"
)

// TestWidths draws all panels for every seat and an onlooker at several widths.
func TestWidths(t *testing.T) {
	for _, game := range games {
		t.Run(filepath.Base(game), func(t *testing.T) {
			rules := loadAny(t, game, 3)
			playing(t, rules, 2, func(m *engine.Match, d *engine.Decision, answers int) error {
				if answers%30 > 0 {
					return nil
				}
				for seat := engine.NoSeat; int(seat) < len(rules.Game.Seats); seat++ {
					for _, columns := range []int{20, 40, 61, 80, 120} {
						checkWidth(t, show.Sheet{View: m.View(seat), Columns: columns, Rows: 24 + columns%3*8}, columns)
					}
				}
				return nil
			})
		})
	}
}

// checkWidth draws all panels, together and alone.
func checkWidth(t *testing.T, sheet show.Sheet, columns int) {
	t.Helper()
	all := panels(sheet.View.Game())
	text := sheet.Panels(all)
	for _, p := range all {
		text += sheet.Panel(p)
	}
	for line := range strings.Lines(text) {
		if wide := terminal.Width(strings.TrimSuffix(escapes.ReplaceAllString(line, ""), "\n")); wide > columns {
			t.Fatalf("%d of %d columns: %s", wide, columns, line)
		}
	}
}

// TestSecrets arranges positions twice, once with two pieces changed about that a
// seat cannot tell apart: it is shown the same.
func TestSecrets(t *testing.T) {
	for _, game := range games {
		t.Run(filepath.Base(game), func(t *testing.T) {
			rules := loadAny(t, game, 3)
			m := engine.NewMatch(rules.Game, rules.Program.NewRun())
			for s := range rules.Game.Seats {
				m.SetDecider(engine.Seat(s), bots.Random{})
			}
			m.Reset(3)
			twin := engine.NewMatch(rules.Game, rules.Program.NewRun())
			twin.Reset(3)
			luck := engine.Luck(3)
			compared := 0
			for n := 0; !m.Over(); n++ {
				if err := m.Step(); err != nil {
					t.Fatal(err)
				}
				for seat := range rules.Game.Seats {
					if (n+seat)%6 == 0 && sameTwice(t, m, twin, engine.Seat(seat), &luck) {
						compared++
					}
				}
			}
			if compared == 0 && hides(rules.Game) {
				t.Error("nothing was ever hidden")
			}
		})
	}
}

// hides tells whether a game has places into which not everybody sees.
func hides(g *engine.Game) bool {
	return slices.ContainsFunc(g.Places, func(d engine.PlaceDef) bool { return d.Seen != engine.SeenAll && d.Seen != engine.SeenNobody })
}

// sameTwice compares what a seat is shown of the match's position and of one with
// two hidden pieces changed about; false when it finds no such pieces.
func sameTwice(t *testing.T, m, twin *engine.Match, seat engine.Seat, luck *engine.Luck) bool {
	t.Helper()
	at := m.Position()
	other := at
	other.Places = nil
	for _, z := range at.Places {
		other.Places = append(other.Places, engine.PlacePosition{Place: z.Place, Pieces: slices.Clone(z.Pieces)})
	}
	if !swapHidden(m.View(seat), other, luck) {
		return false
	}
	var texts [2]string
	for i, p := range []engine.Position{at, other} {
		if err := twin.Arrange(p); err != nil {
			t.Fatal(err)
		}
		err := twin.Aside(func() { texts[i] = show.Sheet{View: twin.View(seat)}.Panels(panels(m.Game())) })
		if err != nil {
			t.Fatal(err)
		}
	}
	if texts[0] != texts[1] {
		t.Fatalf("seat %d sees a difference:\n%s\n%s", seat, texts[0], texts[1])
	}
	return true
}

// swapHidden changes two pieces about that look alike to a seat.
func swapHidden(v engine.View, p engine.Position, luck *engine.Luck) bool {
	g := v.Game()
	number := map[string]engine.Piece{}
	for i, d := range g.Pieces {
		number[d.ID] = engine.Piece(i)
	}
	hidden := map[string][]*string{} // by kind and back
	for _, z := range p.Places {
		for i, id := range z.Pieces {
			if d := &g.Pieces[number[id]]; !v.Sees(number[id]) {
				like := g.Kinds[d.Kind].ID + " " + d.Back
				hidden[like] = append(hidden[like], &z.Pieces[i])
			}
		}
	}
	var kinds []string
	for like, pieces := range hidden {
		if len(pieces) > 1 {
			kinds = append(kinds, like)
		}
	}
	if len(kinds) == 0 {
		return false
	}
	slices.Sort(kinds)
	pieces := hidden[kinds[luck.IntN(len(kinds))]]
	i := luck.IntN(len(pieces))
	j := (i + 1 + luck.IntN(len(pieces)-1)) % len(pieces)
	*pieces[i], *pieces[j] = *pieces[j], *pieces[i]
	return true
}
