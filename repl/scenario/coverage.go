// This file notes what scenarios exercise, and lists what none does.

package scenario

import (
	"maps"
	"slices"

	"hausregel/engine"
	"hausregel/variants"
)

// Coverage is what scenarios of one game have exercised. An item is a kind and a name: "piece mill", "effect strike of
// mill", "action travel", "ask bid", "reason deck_empty", "phase deal", "knob winds = fair", "reading R09". What bots
// answer in play and skip exercises nothing.
type Coverage struct{ items map[string]bool }

func newCoverage() *Coverage { return &Coverage{map[string]bool{}} }

// Has tells whether an item was exercised.
func (c *Coverage) Has(item string) bool { return c != nil && c.items[item] }

// Items lists what was exercised, sorted.
func (c *Coverage) Items() []string { return slices.Sorted(maps.Keys(c.items)) }

func (c *Coverage) add(o *Coverage) { maps.Copy(c.items, o.items) }

func (c *Coverage) note(item string) { c.items[item] = true }

func (c *Coverage) tag(readings []string) {
	for _, r := range readings {
		c.note("reading " + r)
	}
}

// watch notes what happens in a match while its script answers.
func (t *match) watch(e engine.Event) {
	if t.quiet {
		return
	}
	g := t.game
	switch e.Kind {
	case engine.EventStep:
		t.cover.note("phase " + g.Phases[e.Thing.N].ID)
	case engine.EventEffect:
		t.cover.note("effect " + g.Effects[e.N].ID + " of " + g.Pieces[e.Piece].Key)
	case engine.EventMove, engine.EventFace:
		if t.named[e.Piece] {
			t.cover.note("piece " + g.Pieces[e.Piece].Key)
		}
	}
}

// coverAnswer notes an answer of the script.
func (t *match) coverAnswer(d *engine.Decision, chosen []int) {
	t.coverKnobs()
	t.cover.note("phase " + t.game.Phases[t.m.Phase()].ID)
	if d.Ask >= 0 {
		t.cover.note("ask " + t.game.Asks[d.Ask].ID)
	}
	for _, i := range chosen {
		o := d.Options[i]
		if o.Action >= 0 {
			t.cover.note("action " + t.game.Actions[o.Action].ID)
		}
		for _, v := range []engine.Value{o.Thing, o.Target} {
			if v.Type == engine.TypePiece {
				t.named[engine.Piece(v.N)] = true
				t.cover.note("piece " + t.game.Pieces[v.N].Key)
			}
		}
	}
}

// coverKnobs notes what the knobs stand at.
func (t *match) coverKnobs() {
	for _, k := range t.set.Knobs {
		t.cover.note(knobItem(k, k.Value))
	}
}

// knobItem names a value of a knob; the values of a number but its default are one item.
func knobItem(k variants.Knob, value string) string {
	if value != k.Default && !slices.Contains(k.Words, value) {
		value = "another number"
	}
	return "knob " + k.ID + " = " + value
}

// coverRefusal notes the condition whose reason was shown, or the effect that had no target.
func (t *match) coverRefusal(b *barred) {
	t.coverKnobs()
	if b == nil {
		return
	}
	needs, ofTargets, effect := t.needsOf(b)
	barred := false // whatever the target
	for _, f := range t.steps.failed {
		switch {
		case f.thing == b.Thing && slices.Contains(needs, f.condition):
			barred = true
		case f.of != b.Thing || !slices.Contains(ofTargets, f.condition):
			continue
		}
		t.cover.note("reason " + t.game.Conditions[f.condition].ID)
	}
	if !barred && effect >= 0 {
		t.cover.note("reason no target for " + t.game.Effects[effect].ID)
	}
}

// needsOf gives the conditions that may have barred an option, those of its targets, and the effect it would run, or -1.
func (t *match) needsOf(b *barred) (needs, ofTargets []int, effect int) {
	moment := -1
	if b.Action >= 0 {
		a := &t.game.Actions[b.Action]
		needs, ofTargets, moment = a.Needs, a.TargetNeeds, a.Moment
	} else if d := t.pending(); d != nil && d.Ask >= 0 {
		needs, moment = t.game.Asks[d.Ask].Needs, t.game.Asks[d.Ask].Moment
	}
	if moment < 0 || b.Thing.Type != engine.TypePiece || t.game.Pieces[b.Thing.N].Effects == nil {
		return needs, ofTargets, -1
	}
	effect = t.game.Pieces[b.Thing.N].Effects[moment]
	if effect < 0 {
		return needs, ofTargets, -1
	}
	e := &t.game.Effects[effect]
	return slices.Concat(needs, e.Needs), slices.Concat(ofTargets, e.TargetNeeds), effect
}

// Unexercised lists what no scenario has exercised of a rule set: its pieces, each effect of each piece, actions,
// questions, refusals, phases, the values of its knobs, and the readings given by their tags. It is empty when all is.
func (c *Coverage) Unexercised(set *variants.RuleSet, readings []string) []string {
	var missing []string
	for _, item := range everything(set, readings) {
		if !c.Has(item) {
			missing = append(missing, item)
		}
	}
	return missing
}

// everything lists the items of a rule set.
func everything(set *variants.RuleSet, readings []string) []string {
	g := set.Game
	var all []string
	add := func(kind, name string) {
		if item := kind + " " + name; !slices.Contains(all, item) {
			all = append(all, item)
		}
	}
	for _, p := range g.Pieces {
		idle := true
		for _, e := range p.Effects {
			if e >= 0 {
				add("effect", g.Effects[e].ID+" of "+p.Key)
				idle = false
			}
		}
		if idle {
			add("piece", p.Key)
		}
	}
	for _, d := range g.Actions {
		add("action", d.ID)
		refusals(g, add, d.Needs, d.TargetNeeds)
	}
	for _, d := range g.Asks {
		add("ask", d.ID)
		refusals(g, add, d.Needs)
	}
	for _, d := range g.Effects {
		refusals(g, add, d.Needs, d.TargetNeeds)
		if !d.None.IsEmpty() {
			add("reason", "no target for "+d.ID)
		}
	}
	for _, d := range g.Phases {
		add("phase", d.ID)
	}
	for _, k := range set.Knobs {
		for _, word := range alternatives(k) {
			all = append(all, knobItem(k, word))
		}
		if len(k.Words) == 0 {
			all = append(all, knobItem(k, ""))
		}
		for _, tag := range tagsIn(k.Source) {
			add("reading", tag)
		}
	}
	for _, r := range readings {
		add("reading", r)
	}
	slices.Sort(all)
	return all
}

// refusals adds the conditions that can bar something.
func refusals(g *engine.Game, add func(kind, name string), needs ...[]int) {
	for _, c := range slices.Concat(needs...) {
		add("reason", g.Conditions[c].ID)
	}
}
