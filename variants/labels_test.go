// Tests of what people read beside names: labels, the guide, hidden counters.

package variants

import (
	"slices"
	"strings"
	"testing"
)

const spoken = `
name = "Spoken"
players = [2]
guide = """
Draw {rule.cards} cards.
Then rest.
"""
lua_code = "function rules.phase.wait(g) end"
[phase]
wait = {}
[rule]
cards = { default = 3 }
[label]
ip = "influence"
[zone]
hand = { of = "seat" }
[counter]
points = { of = "seat" }
spare  = { of = "seat", shown = false }
[kind]
card = { starts = "hand", per_seat = true, fields = { ip = "number", long_way = "number" } }
[card]
ace = { ip = 1 }
`

func TestLabelsAndGuide(t *testing.T) {
	rs := game(t, 2, spoken)
	for id, want := range map[string]string{"ip": "influence", "long_way": "long way"} {
		if got := rs.Game.Label(id); got != want {
			t.Errorf("%s is %q, want %q", id, got, want)
		}
	}
	if want := "Draw 3 cards. Then rest."; rs.Guide != want {
		t.Errorf("guide %q, want %q", rs.Guide, want)
	}
}

func TestHouseRuleChangesLabelsAndGuide(t *testing.T) {
	house := `
name = "House"
base = "g"
guide = "Rest."
[label]
ip = "standing"
[add.label]
long_way = "distance"
`
	rs, err := Load("g", Options{With: []string{"h"}, Files: Texts{"variants/g/base.toml": spoken, "variants/g/h.toml": house}})
	rs = must(t, rs, err)
	if a, b := rs.Game.Label("ip"), rs.Game.Label("long_way"); a != "standing" || b != "distance" {
		t.Errorf("labels %q and %q", a, b)
	}
	if rs.Guide != "Rest." {
		t.Errorf("guide %q", rs.Guide)
	}
}

func TestLabelOfWhatAHouseRuleRemoves(t *testing.T) {
	base := strings.Replace(spoken, "[label]\n", "[ask]\nwhich_way = { text = \"Which way?\" }\n[label]\nwhich_way = \"the way\"\n", 1)
	house := "name = \"House\"\nbase = \"g\"\n[remove]\nask = [\"which_way\"]\n"
	rs, err := Load("g", Options{With: []string{"h"}, Files: Texts{"variants/g/base.toml": base, "variants/g/h.toml": house}})
	must(t, rs, err)
}

func TestHiddenCounterIsInNoPlainPanel(t *testing.T) {
	g := game(t, 2, spoken).Game
	shown := g.Panels[len(g.Panels)-1].Show
	if slices.Contains(shown, "seat.spare") || !slices.Contains(shown, "seat.points") {
		t.Errorf("shown %v", shown)
	}
	for _, c := range g.Counters {
		if c.Hidden != (c.ID == "spare") {
			t.Errorf("%s: hidden is %v", c.ID, c.Hidden)
		}
	}
}

func TestHiddenCounterMayNotBePutInAPanel(t *testing.T) {
	text := spoken + "[table.panel]\nall = { show = [\"seat.points\", \"seat.spare\"] }\n"
	_, err := Load("g", Options{Files: Texts{"variants/g/base.toml": text}})
	if err == nil || !strings.Contains(err.Error(), `no zone or counter "seat.spare"`) {
		t.Errorf("got %v", err)
	}
}
