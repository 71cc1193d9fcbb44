// This file builds conditions, effects, questions and actions.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// buildConditions makes a condition for every sentence in [reason]; others, that
// only phases and cycles need, follow where they are named.
func (b *builder) buildConditions() {
	for _, id := range entries(b.root.get("reason")) {
		n := b.root.get("reason", id)
		b.conditions[id] = len(b.Conditions)
		b.Conditions = append(b.Conditions, engine.ConditionDef{ID: id, Reason: b.sentence(n, "reason."+id)})
	}
}

// condition gives the index of a condition. Where it can bar what somebody reads
// it needs a sentence.
func (b *builder) condition(n *node, subject string, read bool) int {
	id := n.word()
	i, ok := b.conditions[id]
	if !ok {
		i = len(b.Conditions)
		b.conditions[id] = i
		b.Conditions = append(b.Conditions, engine.ConditionDef{ID: id})
	}
	if _, named := b.neededAt[id]; !named {
		b.neededAt[id] = n.at
	}
	if read && b.root.get("reason", id) == nil {
		b.hint(n.at, subject, fmt.Sprintf("no reason for the condition %q%s", id, near.Hint(id, entries(b.root.get("reason")))),
			fmt.Sprintf(`write [reason] %s = "why something is barred"`, id))
	}
	return i
}

func (b *builder) needs(n *node, key, subject string, read bool) []int {
	var out []int
	for _, item := range n.get(key).each() {
		if item.text() != "" {
			out = append(out, b.condition(item, subject+"."+key, read))
		}
	}
	return out
}

// sentence reads a text with holes. Knobs are put in at once, all else in play.
func (b *builder) sentence(n *node, subject string) engine.Text {
	s := holes(n.text(), func(hole string) (string, bool) {
		knob, ok := strings.CutPrefix(hole, "rule.")
		if !ok {
			return "", false
		}
		v, known := b.knobs[knob]
		if !known {
			b.say(n.at, subject, fmt.Sprintf("{%s}: no knob %q%s", hole, knob, near.Hint(knob, keysOf(b.knobs))))
		}
		return v.word(), true
	})
	t, err := engine.ParseText(s, func(name string) (int, error) { return b.measure(name, n.at) })
	if err != nil {
		b.say(n.at, subject, err.Error())
	}
	return t
}

// measure gives the index of a name that is read of things: a field, a counter or
// a rule. Whether there is such a rule is found when the Lua is compiled.
func (b *builder) measure(name string, at Position) (int, error) {
	if name == "" || strings.Trim(name, idLetters) != "" {
		return -1, fmt.Errorf("{%s} is no name of a field, counter or rule", name)
	}
	i, ok := b.measures[name]
	if !ok {
		i = len(b.Measures)
		b.measures[name] = i
		b.measuredAt[name] = at
		b.Measures = append(b.Measures, name)
	}
	return i, nil
}

// measured reads the name of a measure; -1 when there is none.
func (b *builder) measured(n *node, subject string) int {
	if n.text() == "" {
		return -1
	}
	i, err := b.measure(n.text(), n.at)
	if err != nil {
		b.say(n.at, subject, fmt.Sprintf("%q is no name of a field, counter or rule", n.text()))
	}
	return i
}

// source finds where things to choose come from.
func (b *builder) source(n *node, subject string) *engine.Source {
	if n.text() == "" {
		return nil
	}
	name := n.text()
	s := &engine.Source{Zone: -1, Group: -1, Place: engine.NoPlace}
	var found []string
	if z, ok := b.zones[name]; ok {
		found = append(found, "a zone")
		switch zone := b.Zones[z]; {
		case zone.OfSeat:
			s.Zone = z
		case zone.Row:
			s.Group = zone.Group
		case zone.OfKind >= 0:
			b.say(n.at, subject, fmt.Sprintf("%q belongs to pieces, and it is not clear to which", name))
		case !b.isBroken(z):
			s.Place = zone.Places[0]
		}
	}
	groups := []struct{ id, what string }{{"kind." + name, "a kind"}, {"grid." + name, "a grid"}, {"list." + name, "a list"}, {name, "the board"}}
	if strings.HasPrefix(name, "list.") || strings.HasPrefix(name, "kind.") {
		groups = groups[3:]
	}
	for _, g := range groups {
		if i, ok := b.groups[g.id]; ok {
			found = append(found, g.what)
			s.Group = i
		}
	}
	switch len(found) {
	case 0:
		b.unknown(n, subject, "zone, row, grid, board, list or kind", b.sourceNames())
	case 1:
	default:
		b.hint(n.at, subject, fmt.Sprintf("%q is %s", name, strings.Join(found, " and ")), "write kind.NAME or list.NAME, or call one of them otherwise")
	}
	return s
}

func (b *builder) sourceNames() []string {
	names := keysOf(b.zones)
	for g := range b.groups {
		_, name, two := strings.Cut(g, ".")
		if !two {
			name = g
		}
		names = append(names, name)
	}
	return names
}

func (b *builder) sources(n *node, key, subject string) []engine.Source {
	var out []engine.Source
	for _, item := range n.get(key).each() {
		if s := b.source(item, subject+"."+key); s != nil {
			out = append(out, *s)
		}
	}
	return out
}

// momentAt finds a moment that some kind declares; -1 when none is named.
func (b *builder) momentAt(n *node, subject string) int {
	if n == nil {
		return -1
	}
	return b.find(n, subject, "moment (in the effects of a [kind])", b.moments)
}

func (b *builder) buildEffects() {
	for _, id := range entries(b.root.get("effect")) {
		n, path := b.root.get("effect", id), "effect."+id
		b.effects[id] = len(b.Effects)
		b.Effects = append(b.Effects, engine.EffectDef{
			ID: id, Text: b.sentence(n.get("text"), path+".text"), None: b.sentence(n.get("none"), path+".none"),
			Needs: b.needs(n, "needs", path, true), Target: b.sources(n, "target", path), TargetNeeds: b.needs(n, "target_needs", path, true),
		})
		b.targetsFit(n, path)
	}
}

// targetsFit complains of what is said of targets where there are none.
func (b *builder) targetsFit(n *node, path string) {
	for _, key := range []string{"target_needs", "none"} {
		if n.get(key) != nil && n.get("target") == nil && len(n.get(key).each()) > 0 {
			b.say(n.get(key).key, path, fmt.Sprintf("%s speaks of targets, and there is no target", key))
		}
	}
}

func (b *builder) buildAsks() {
	for _, id := range entries(b.root.get("ask")) {
		n, path := b.root.get("ask", id), "ask."+id
		d := engine.AskDef{
			ID: id, Text: b.sentence(n.get("text"), path+".text"), Note: b.sentence(n.get("note"), path+".note"),
			Needs: b.needs(n, "needs", path, true), Moment: b.momentAt(n.get("effect"), path+".effect"),
			Min: b.number(n.get("min"), path+".min", 0, 0, engine.NoMax), Max: b.number(n.get("max"), path+".max", engine.NoMax, 0, engine.NoMax),
			From: b.seatZone(n.get("from"), path+".from"), To: b.seatZone(n.get("to"), path+".to"),
			Weight: b.measured(n.get("weight"), path+".weight"), Factor: b.number(n.get("factor"), path+".factor", 1, 1, most),
			Superfluous: engine.Superfluous(b.choice(n.get("superfluous"), path+".superfluous", superfluousWords)),
		}
		if d.Min > d.Max {
			b.say(n.get("min").at, path, fmt.Sprintf("min %d is more than max %d", d.Min, d.Max))
		}
		if (n.get("from") == nil) != (n.get("to") == nil) {
			b.say(n.key, path, "from and to go together: pieces of a common choice come from one zone and go to another")
		}
		b.asks[id] = len(b.Asks)
		b.Asks = append(b.Asks, d)
	}
}

// seatZone finds a zone of seats; -1 when none is named.
func (b *builder) seatZone(n *node, subject string) int {
	if n == nil {
		return -1
	}
	z := b.find(n, subject, "zone", b.zones)
	if z >= 0 && !b.Zones[z].OfSeat && !b.isBroken(z) {
		b.say(n.at, subject, fmt.Sprintf("%q is no zone of seats", n.word()))
	}
	return z
}

func (b *builder) buildActions() {
	for _, id := range entries(b.root.get("action")) {
		n, path := b.root.get("action", id), "action."+id
		name := n.get("name")
		if name == nil && n.isTable() {
			name = &node{value: title(id), at: n.at}
		}
		d := engine.ActionDef{
			ID: id, Name: b.sentence(name, path+".name"), Note: b.sentence(n.get("note"), path+".note"),
			From: b.source(n.get("from"), path+".from"), Kind: -1, Moment: b.momentAt(n.get("effect"), path+".effect"),
			Target: b.sources(n, "target", path), Needs: b.needs(n, "needs", path, true), TargetNeeds: b.needs(n, "target_needs", path, true),
			Once: b.truth(n.get("once"), path+".once"), OnceEach: b.truth(n.get("once_each"), path+".once_each"),
			Ends: b.truth(n.get("ends"), path+".ends"), Passes: b.truth(n.get("passes"), path+".passes"),
		}
		if kind := n.get("kind"); kind != nil {
			d.Kind = b.find(kind, path+".kind", "kind", b.kinds)
		}
		for _, in := range n.get("in").each() {
			b.find(in, path+".in", "phase", b.phases)
		}
		for _, key := range []string{"kind", "effect", "target", "once_each"} {
			if d.From == nil && n.get(key) != nil {
				b.say(n.get(key).key, path, fmt.Sprintf("%s speaks of the thing that is chosen, and there is no from", key))
			}
		}
		if d.Moment < 0 { // the effect of a card brings its own targets
			b.targetsFit(n, path)
		}
		b.actions[id] = len(b.Actions)
		b.Actions = append(b.Actions, d)
	}
}

// inPhase lists the actions of a phase, in menu order.
func (b *builder) inPhase(phase string) []int {
	var out []int
	for _, id := range entries(b.root.get("action")) {
		if slices.Contains(words(b.root.get("action", id, "in").each()), phase) {
			out = append(out, b.actions[id])
		}
	}
	return out
}
