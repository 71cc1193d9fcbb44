// This file opens matches and rule sets for scripts.

package scenario

import (
	"slices"
	"strings"

	"github.com/yuin/gopher-lua"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/scripts"
	"hausregel/scripts/near"
	"hausregel/variants"
)

// match is a match under test.
type match struct {
	set     *variants.RuleSet
	game    *engine.Game
	m       *engine.Match
	run     *scripts.Run
	steps   *stepwise
	session *engine.Session // nil until the match has begun
	bot     engine.Decider  // answers in play

	cover *Coverage
	named map[engine.Piece]bool // pieces the script has named
	quiet bool                  // bots play: nothing counts as exercised
}

// opening is what match{..}, game{..} and simulate{..} are told.
type opening struct {
	game  string
	rules variants.Options
	seed  int
	games int
	bots  []string
	trace bool
}

var openingKeys = []string{"game", "players", "with", "set", "seed", "bots", "trace", "games"}

// opening reads argument 1: the name of a game, or a table.
func (c *call) opening(keys ...string) opening {
	c.atMost(1)
	o := opening{seed: 1, bots: []string{"random"}}
	t, ok := c.arg(1).(*lua.LTable)
	if !ok {
		o.game = c.script.near(c.text(1, "the name of a game, or { game = .. },"))
		return o
	}
	c.fields(t, func(name string, v lua.LValue) {
		if !slices.Contains(keys, name) {
			c.wrong("has no option %q%s", name, near.Hint(name, keys))
		}
		switch name {
		case "game":
			if s, ok := v.(lua.LString); ok {
				o.game = c.script.near(string(s))
			}
		case "players":
			o.rules.Players = c.atLeast(name, v, 1)
		case "seed":
			o.seed = c.atLeast(name, v, 0)
		case "games":
			o.games = c.atLeast(name, v, 1)
		case "with":
			for _, w := range c.appendWords(nil, v) {
				o.rules.With = append(o.rules.With, c.script.near(w))
			}
		case "set":
			o.rules.Set = c.settings(v)
		case "bots":
			o.bots = c.appendWords(nil, v)
		case "trace":
			b, ok := v.(lua.LBool)
			if !ok {
				c.wrong("trace: true or false expected, got %s", c.lua.Text(v))
			}
			o.trace = bool(b)
		}
	})
	if o.game == "" {
		c.wrong("game = \"..\" is missing")
	}
	return o
}

func (c *call) atLeast(name string, v lua.LValue, least int) int {
	n, ok := whole(v)
	if !ok || n < least {
		c.wrong("%s: a whole number from %d on expected, got %s", name, least, c.lua.Text(v))
	}
	return n
}

// settings reads knobs with their values.
func (c *call) settings(v lua.LValue) map[string]string {
	t, ok := v.(*lua.LTable)
	if !ok {
		c.wrong("set: knobs with values expected, as in set = { hand_size = 6 }, got %s", c.lua.Text(v))
	}
	set := map[string]string{}
	c.fields(t, func(knob string, v lua.LValue) {
		if b, ok := v.(lua.LBool); ok {
			set[knob] = b.String()
			return
		}
		set[knob] = strings.Join(c.appendWords(nil, v), ",")
	})
	return set
}

// load gives the rule set of an opening.
func (c *call) load(o opening) *variants.RuleSet {
	set, err := c.sets.load(o.game, o.rules)
	if err != nil {
		c.wrong("%v", err)
	}
	return set
}

// deciders makes the bots of an opening: one a seat, or one for all.
func (c *call) deciders(o opening, set *variants.RuleSet) []func() engine.Decider {
	seats := len(set.Game.Seats)
	if len(o.bots) != 1 && len(o.bots) != seats {
		c.wrong("bots: one for all, or %d expected, got %d", seats, len(o.bots))
	}
	makers := make([]func() engine.Decider, seats)
	for i := range makers {
		name := o.bots[min(i, len(o.bots)-1)]
		if makers[i] = bots.ByName(name); makers[i] == nil {
			c.unknown("bot", name, bots.Names())
		}
	}
	return makers
}

// openMatch is match{ game = .., players = .., with = .., set = .., seed = .., bots = .., trace = .. }.
func openMatch(c *call) []lua.LValue {
	if !c.inside {
		c.wrong("matches are opened inside a scenario")
	}
	if len(c.matches) >= maxMatches {
		c.wrong("a scenario may open %d matches", maxMatches)
	}
	o := c.opening(openingKeys[:7]...)
	set := c.load(o)
	t := &match{set: set, game: set.Game, run: set.Program.NewRun(), cover: newCoverage(), named: map[engine.Piece]bool{}}
	t.run.Print = c.hear
	if o.trace {
		t.run.Trace = c.hear
	}
	makers := c.deciders(o, set)
	seated := make([]engine.Decider, len(makers))
	for i, maker := range makers {
		seated[i] = maker()
	}
	t.bot = engine.DeciderFunc(func(d *engine.Decision) error { return seated[d.Seat].Decide(d) })
	t.steps = &stepwise{Run: t.run}
	t.m = engine.NewMatch(set.Game, t.steps)
	t.m.Reset(uint64(o.seed))
	t.m.Watch(t.watch)
	c.matches = append(c.matches, t)
	c.host.current = t
	c.lua.Spend(2000)
	return one(c.object("match", t))
}

// maxMatches is what a scenario may have open: each is some 100 kB.
const maxMatches = 500

// openGame is game "name", or game{..} as for a match: what there is in a rule set.
func openGame(c *call) []lua.LValue {
	return one(c.object("game", c.load(c.opening("game", "players", "with", "set"))))
}

var gameMethods = map[string]method[*variants.RuleSet]{
	// pieces(kind) lists the pieces of a kind, copies once each.
	"pieces": func(c *call, set *variants.RuleSet) []lua.LValue {
		c.atMost(1)
		id := c.text(1, "a kind of pieces")
		kinds := listOf(set.Game.Kinds, func(k *engine.KindDef) string { return k.ID })
		i := slices.Index(kinds, id)
		if i < 0 {
			c.unknown("kind of pieces", id, kinds)
		}
		var keys []string
		for _, p := range set.Game.Kinds[i].Pieces {
			if key := set.Game.Pieces[p].Key; !slices.Contains(keys, key) {
				keys = append(keys, key)
			}
		}
		return one(texts(c, keys))
	},
	// knobs() lists the knobs.
	"knobs": func(c *call, set *variants.RuleSet) []lua.LValue {
		c.atMost(0)
		return one(texts(c, knobNames(set)))
	},
	// words(knob) lists what a knob may stand at.
	"words": func(c *call, set *variants.RuleSet) []lua.LValue {
		c.atMost(1)
		id := c.text(1, "a knob")
		i := slices.Index(knobNames(set), id)
		if i < 0 {
			c.unknown("knob", id, knobNames(set))
		}
		return one(texts(c, alternatives(set.Knobs[i])))
	},
}

func knobNames(set *variants.RuleSet) []string {
	return listOf(set.Knobs, func(k *variants.Knob) string { return k.ID })
}

// alternatives are the values of a knob that can be listed, its default among them.
func alternatives(k variants.Knob) []string {
	if slices.Contains(k.Words, k.Default) {
		return k.Words
	}
	return append([]string{k.Default}, k.Words...)
}
