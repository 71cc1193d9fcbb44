// Tests of panels on positions of games as they are played, against golden files.

package show_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/repl/show"
	"hausregel/variants"
)

var update = flag.Bool("update", false, "write the golden files anew")

// games are what is drawn: the test game has every kind of panel.
var games = []string{"../../variants/testdata/saltmarsh", "luther", "luebeck", "tore-der-welt", "reformation"}

var names = []string{"anna", "ben", "clara", "daniel", "eva"}

// load gives a game for so many players, with names.
func load(t *testing.T, game string, players int) *variants.RuleSet {
	t.Helper()
	rules, err := variants.Load(game, variants.Options{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	for i := range rules.Game.Seats {
		if !rules.Game.Sided {
			rules.Game.Seats[i].Name = names[i]
		}
	}
	return rules
}

var errSeen = errors.New("seen enough")

// playing plays a match by lot and calls look before each answer, until that says
// that it has seen enough (errSeen) or the match ends.
func playing(t *testing.T, rules *variants.RuleSet, seed uint64, look func(m *engine.Match, d *engine.Decision, answers int) error) {
	t.Helper()
	m := engine.NewMatch(rules.Game, rules.Program.NewRun())
	m.Log()
	answers := 0
	for s := range rules.Game.Seats {
		m.SetDecider(engine.Seat(s), engine.DeciderFunc(func(d *engine.Decision) error {
			if err := look(m, d, answers); err != nil {
				return err
			}
			answers++
			return bots.Random{}.Decide(d)
		}))
	}
	m.Reset(seed)
	if err := m.Play(); err != nil && !errors.Is(err, errSeen) {
		t.Fatal(err)
	} else if answers < 20 {
		t.Fatalf("the match is over after %d answers", answers)
	}
}

var escapes = regexp.MustCompile("\x1b\\[[0-9;:]*m")

// golden compares a text with a file of testdata.
func golden(t *testing.T, name, text string) {
	t.Helper()
	text = escapes.ReplaceAllString(text, "")
	file := filepath.Join("testdata", name+".txt")
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if text != string(want) {
		t.Errorf("%s differs (go test -update writes it anew):\n%s", file, text)
	}
}

func panels(g *engine.Game) []*engine.PanelDef {
	var all []*engine.PanelDef
	for i := range g.Panels {
		all = append(all, &g.Panels[i])
	}
	return all
}

// TestGames draws the table of those games that have a map, a grid or a middle, after
// twenty answers by lot.
func TestGames(t *testing.T) {
	for _, game := range games[:4] {
		players := 3
		rules := loadAny(t, game, players)
		for _, columns := range []int{80, 120} {
			name := fmt.Sprintf("%s-%d", filepath.Base(game), columns)
			t.Run(name, func(t *testing.T) {
				playing(t, rules, 1, func(m *engine.Match, d *engine.Decision, answers int) error {
					if answers < 20 {
						return nil
					}
					sheet := show.Sheet{View: d.View(), Columns: columns, Rows: columns / 3}
					golden(t, name, strings.TrimPrefix(sheet.Panels(panels(m.Game())), "\n"))
					return errSeen
				})
			})
		}
	}
}

// loadAny loads a game for three players, or for the fewest it is for.
func loadAny(t *testing.T, game string, players int) *variants.RuleSet {
	t.Helper()
	if _, err := variants.Load(game, variants.Options{Players: players}); err != nil {
		players = 0
	}
	return load(t, game, players)
}
