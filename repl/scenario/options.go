// This file matches what a script names with the options of a decision.

package scenario

import (
	"slices"
	"strings"

	"hausregel/engine"
)

// question is the id of what is asked: a question, or "actions" for a choice of actions.
func (t *match) question(d *engine.Decision) string {
	if d.Ask < 0 {
		return "actions"
	}
	return t.game.Asks[d.Ask].ID
}

// barred is an option that may not be chosen, by the key it would have.
type barred struct {
	engine.Barred
	key string
}

// barredOf lists the barred options, and has noted which conditions did not hold.
func (t *match) barredOf(d *engine.Decision) []barred {
	t.steps.barring = barring{noting: true}
	list := d.Barred()
	t.steps.noting = false
	out := make([]barred, len(list))
	for i, b := range list {
		alone := *d
		alone.Options = []engine.Option{b.Option}
		out[i] = barred{b, alone.Key(0)}
	}
	return out
}

// means tells whether an option with this key is what the words mean: the key itself, or the action, thing and target,
// each by its id.
func (t *match) means(o engine.Option, key string, words []string) bool {
	want := strings.Join(words, " ")
	if key == want {
		return true
	}
	names := strings.Fields(want)
	if o.Action >= 0 {
		if len(names) == 0 || names[0] != t.game.Actions[o.Action].ID {
			return false
		}
		names = names[1:]
	}
	for _, v := range []engine.Value{o.Thing, o.Target} {
		if v.Type <= engine.TypeNil {
			continue
		}
		if len(names) == 0 || !t.calls(names[0], v) {
			return false
		}
		names = names[1:]
	}
	return len(names) == 0 && !unseen(key)
}

// unseen tells whether a key is that of a piece that its seat cannot see, "ZONE:POSITION": it goes by that alone.
func unseen(key string) bool {
	return slices.ContainsFunc(strings.Fields(key), func(word string) bool {
		return strings.Contains(word, ":") && !strings.Contains(word, "@")
	})
}

// calls tells whether a word names a thing; copies may be told apart by their number or by where they lie.
func (t *match) calls(word string, v engine.Value) bool {
	if v.Type != engine.TypePiece {
		return t.game.Key(v) == word
	}
	d := t.game.Pieces[v.N]
	name, place, apart := strings.Cut(word, "@")
	if apart && place != t.game.Places[t.m.PlaceOf(engine.Piece(v.N))].ID {
		return false
	}
	return name == d.Key || name == d.ID || name == d.ID+"#1"
}

// find gives the option that the words mean; -1 for none. Several are an error of the script.
func (t *match) find(c *call, d *engine.Decision, words []string) int {
	var found []int
	keys := d.Keys()
	for i, o := range d.Options {
		if t.means(o, keys[i], words) {
			found = append(found, i)
		}
	}
	if len(found) > 1 {
		var which []string
		for _, i := range found {
			which = append(which, keys[i])
		}
		c.wrong("%q may be %s", strings.Join(words, " "), strings.Join(which, " or "))
	}
	if len(found) == 0 {
		return -1
	}
	return found[0]
}

// wanted are the options a script names, each as its words. A question for one thing takes all words as one option,
// one for several takes each as one.
func (t *match) wanted(d *engine.Decision, question string, words []string) [][]string {
	switch {
	case d.Ask < 0:
		return [][]string{append([]string{question}, words...)}
	case d.Shape != engine.One:
		out := make([][]string, len(words))
		for i, w := range words {
			out[i] = strings.Fields(w)
		}
		return out
	case len(words) == 0:
		return nil
	}
	return [][]string{words}
}

// absent ends the scenario because an option is not there: it is barred, or no such thing is offered, or nothing has the
// name.
func (t *match) absent(c *call, d *engine.Decision, words []string) {
	name := strings.Join(words, " ")
	if b := t.findBarred(t.barredOf(d), words); b != nil {
		c.failed("%s cannot be chosen: %s", name, b.Reason)
	}
	t.checkWords(c, d, words)
	c.failed("%s is not offered", name)
}

// findBarred gives the barred option that the words mean, with its target or barred whatever the target; nil for none.
func (t *match) findBarred(all []barred, words []string) *barred {
	for n := len(words); n > 0; n-- {
		for i := range all {
			if t.means(all[i].Option, all[i].key, words[:n]) {
				return &all[i]
			}
		}
	}
	return nil
}

// checkWords insists that every word names something; copies and places may be set apart by @ and #.
func (t *match) checkWords(c *call, d *engine.Decision, words []string) {
	for _, w := range words {
		for part := range strings.FieldsFuncSeq(w, func(r rune) bool { return r == '@' || r == ' ' }) {
			if t.knows(part) || slices.Contains(t.actionNames(), part) || strings.ContainsAny(part, ":-") {
				continue
			}
			t.nothing(c, part)
		}
	}
}
