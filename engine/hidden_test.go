// This file tests small games that would tell what is hidden, or act when they
// are only read.

package engine_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/variants"
)

const smallGame = `
name = "Small"
players = [2]
lua = ["rules.lua"]
[cycle]
turn = { times = 2 }
[phase]
play = { for = "each" }
[zone]
deck = { seen = "nobody", shuffle = "start" }
hand = { of = "seat", seen = "owner" }
heap = {}
[counter]
points = { of = "seat" }
[ranking]
by = ["score"]
[ask]
card = { text = "Which? {g.told}" }
move = { text = "Which card with an effect?", effect = "now" }
[effect]
nothing = { text = "Nothing" }
[kind.card]
starts = "deck"
discard = "heap"
effects = ["now"]
fields = { v = "number" }
[card]
a = { v = 1, copies = 9 }
b = { v = 2, now = "nothing" }
`

const smallRules = `
function rules.effect.nothing(g, me, card) end
function rules.score(g, seat) return seat.points end
function rules.told(g) return g.heap:count() end
`

// small opens the small game with other rules laid over its own; edit changes
// its TOML.
func small(t *testing.T, lua, old, new string) *engine.Match {
	t.Helper()
	rules := smallRules
	for _, name := range []string{"score", "told"} {
		if strings.Contains(lua, "rules."+name+"(") {
			start := strings.Index(rules, "function rules."+name)
			rules = rules[:start] + rules[start+strings.Index(rules[start:], "\n")+1:]
		}
	}
	rs, err := variants.Load("small", variants.Options{Files: fstest.MapFS{
		"variants/small/base.toml": {Data: []byte(strings.Replace(smallGame, old, new, 1))},
		"scripts/small/rules.lua":  {Data: []byte(rules + lua)},
	}})
	if err != nil {
		t.Fatal(err)
	}
	m := engine.NewMatch(rs.Game, rs.Program.NewRun())
	for s := range rs.Game.Seats {
		m.SetDecider(engine.Seat(s), bots.Random{})
	}
	m.Reset(1)
	return m
}

// Identical cards that a seat cannot see are not offered as one.
func TestHiddenCopiesStayApart(t *testing.T) {
	m := small(t, `function rules.phase.play(g, me) me:choose("card", g.deck):move(me.hand) end`, "", "")
	m.SetDecider(0, engine.DeciderFunc(func(d *engine.Decision) error {
		for i, o := range d.Options {
			if o.Count != 1 || !strings.Contains(d.Label(i), "hidden") || strings.Contains(d.Key(i), "a") && !strings.HasPrefix(d.Key(i), "deck:") {
				t.Errorf("option %q, %q, %d of them", d.Key(i), d.Label(i), o.Count)
			}
		}
		return bots.Random{}.Decide(d)
	}))
	play(t, m)
}

// What must not be: each fails with a fault that says why.
func TestWhatTellsSecretsFails(t *testing.T) {
	for _, c := range []struct{ lua, old, new, want string }{
		{`function rules.phase.play(g, me) me:may_choose("move", g.deck) end`, "", "", "the player does not see them"},
		{`function rules.phase.play(g, me) g.deck:deal(me.hand) me:choose("card", me.hand):discard() end`,
			`for = "each"`, `for = "each", together = true`, "before its first question nothing may be drawn"},
		{`function rules.phase.play(g, me) me:choose("card", me.hand:random(1)) end`,
			`for = "each"`, `for = "each", together = true`, "before its first question nothing may be drawn"},
	} {
		err := small(t, c.lua, c.old, c.new).Play()
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\ngot  %v\nwant %s", c.lua, err, c.want)
		}
	}
}

// A text that would look into a hand says that it is hidden, and changes nothing.
func TestTextsTellNothingHidden(t *testing.T) {
	m := small(t, `function rules.told(g) return g.everyone:sum("held") end
function rules.held(g, seat) return seat.hand:sum("v") end
function rules.phase.play(g, me) g.deck:deal(me.hand, 2) me:choose("card", me.hand) end`, "", "")
	m.SetDecider(1, engine.DeciderFunc(func(d *engine.Decision) error {
		before := m.Hash()
		if got := d.Text(); got != "Which? hidden" {
			t.Errorf("the question reads %q", got)
		}
		if m.Hash() != before {
			t.Error("reading a text changed the match")
		}
		return bots.Random{}.Decide(d)
	}))
	play(t, m)
}

// Nothing is forced that only its own seat can know to be.
func TestForcedTellsNothing(t *testing.T) {
	m := small(t, `function rules.phase.play(g, me) g.deck:deal(me.hand) me:may_choose("card", me.hand:where("v", 3)) end`, "", "")
	m.SetDecider(0, engine.DeciderFunc(func(d *engine.Decision) error {
		if d.Forced() {
			t.Error("skipping the question would tell what is in the hand")
		}
		return bots.Random{}.Decide(d)
	}))
	play(t, m)
}

// A ranking that acts, or that is no whole number, is a fault.
func TestRankingOnlyReads(t *testing.T) {
	for lua, want := range map[string]string{
		`function rules.score(g, seat) seat:gain("points", 1) return 1 end`: "may not ask or change anything",
		`function rules.score(g, seat) return 1 / 3 end`:                    "is no whole number",
	} {
		m := small(t, lua+"\nfunction rules.phase.play(g, me) me:gain(\"points\", 1) end", "", "")
		play(t, m)
		var got string
		if err := m.Aside(func() { m.Winners() }); err != nil {
			got = err.Error()
		}
		if !strings.Contains(got, want) {
			t.Errorf("%s\ngot  %s\nwant %s", lua, got, want)
		}
	}
}
