// This file opens the matches that the tests of this package play: Reformation,
// and a game in testdata that uses every kind of thing there is.

package engine_test

import (
	"fmt"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/variants"
)

// played are the rule sets of the tests.
var played = []struct {
	name    string
	players int
}{
	{"reformation", 0},
	{"../variants/testdata/saltmarsh", 2},
	{"../variants/testdata/saltmarsh", 3},
	{"../variants/testdata/saltmarsh", 4},
	{"luther", 3},
	{"luebeck", 3},
	{"tore-der-welt", 4},
}

var ruleSets = map[string]*variants.RuleSet{}

func ruleSet(tb testing.TB, name string, players int) *variants.RuleSet {
	tb.Helper()
	key := fmt.Sprint(name, players)
	if ruleSets[key] == nil {
		rs, err := variants.Load(name, variants.Options{Players: players})
		if err != nil {
			tb.Fatal(err)
		}
		ruleSets[key] = rs
	}
	return ruleSets[key]
}

// newMatch makes a match with random bots in all seats.
func newMatch(tb testing.TB, name string, players int, seed uint64) *engine.Match {
	tb.Helper()
	rs := ruleSet(tb, name, players)
	m := engine.NewMatch(rs.Game, rs.Program.NewRun())
	for s := range rs.Game.Seats {
		m.SetDecider(engine.Seat(s), bots.Random{})
	}
	m.Reset(seed)
	return m
}

// eachGame runs a test for every rule set, with some seeds.
func eachGame(t *testing.T, seeds int, test func(t *testing.T, name string, players int, seed uint64)) {
	for _, g := range played {
		t.Run(fmt.Sprintf("%s/%d", g.name, g.players), func(t *testing.T) {
			for seed := range seeds {
				test(t, g.name, g.players, uint64(seed+1))
			}
		})
	}
}

func play(t *testing.T, m *engine.Match) {
	t.Helper()
	if err := m.Play(); err != nil {
		t.Fatal(err)
	}
}
