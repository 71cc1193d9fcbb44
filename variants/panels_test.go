// Tests of panels: what is drawn about the middle of the table.

package variants

import (
	"strings"
	"testing"
)

// square is a game with a piece in the middle and zones at its sides.
const square = `
name = "Square"
players = [2]
lua_code = """
function rules.phase.wait(g) end
function rules.chair(g, me) return me.number end
"""
[phase]
wait = {}
[zone]
middle = {}
sides  = { row = 4 }
[kind]
plan = { starts = "middle", turns = 4, fields = { shows = "list", way = "number" } }
[plan]
plan = { shows = ["a", "b", "c", "d"], way = 1 }
[table.panel]
`

func TestPanelAround(t *testing.T) {
	rs := game(t, 2, square+`centre = { around = "middle", sides = "sides", corners = "shows", arrow = "way", seat_at = "chair" }`)
	g := rs.Game
	p := g.Panels[0]
	if g.Zones[p.Around].ID != "middle" || g.Zones[p.Sides].ID != "sides" || g.Fields[p.Corners].ID != "shows" ||
		g.Fields[p.Arrow].ID != "way" || g.Measures[p.SeatAt] != "chair" {
		t.Errorf("%+v", p)
	}
	p = game(t, 2, square+`centre = { around = "middle" }`).Game.Panels[0]
	if p.Sides != -1 || p.Corners != -1 || p.Arrow != -1 || p.SeatAt != -1 {
		t.Errorf("nothing was said, but %+v", p)
	}
}

func TestPanelAroundProblems(t *testing.T) {
	for text, want := range map[string]string{
		`around = "middle", sides = "middle"`:   `middle is no row of zones`,
		`around = "middle", sides = "side"`:     `no zone "side" (did you mean "sides"?)`,
		`around = "middle", corners = "show"`:   `no field "show" (did you mean "shows"?)`,
		`around = "middle", arrow = "ways"`:     `no field "ways" (did you mean "way"?)`,
		`around = "middle", seat_at = "chairs"`: `rule "chairs"`,
		`show = ["middle"], arrow = "way"`:      `is for a panel with around`,
	} {
		_, err := Load("g", Options{Players: 2, Files: Texts{"variants/g/base.toml": square + "centre = { " + text + " }"}})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, expected: %s", text, err, want)
		}
	}
}
