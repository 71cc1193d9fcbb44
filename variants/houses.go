// This file finds the house rules of a load and checks what each says of itself.

package variants

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"hausregel/scripts"
	"hausregel/scripts/near"
)

// openHouses finds and decodes the house rules.
func (l *loader) openHouses() {
	for _, name := range l.options.With {
		var f found
		var err error
		if l.options.Files == nil && isPath(name) {
			f, err = openPath(name)
		} else {
			f, err = openIn(l.folders, l.game, name)
		}
		switch {
		case err == nil && path.Ext(f.name) == ".lua":
			l.list = append(l.list, isLua(f))
			continue
		case isMissing(err) && f.shown != "":
			l.list = append(l.list, scripts.Problem{File: f.shown, Text: unreadable(err)})
			continue
		case isMissing(err):
			known := houseNames(l.folders, l.game)
			problem := scripts.Problem{File: "with " + name, Text: fmt.Sprintf("%s has no such house rule%s", l.game, near.Hint(name, known))}
			if len(known) > 0 {
				problem.Hint = "its house rules are " + strings.Join(known, ", ")
			}
			l.list = append(l.list, problem)
			continue
		}
		id := strings.TrimSuffix(path.Base(f.name), ".toml")
		if twin := l.twin(id, f.text); twin != nil {
			l.list = append(l.list, scripts.Problem{File: "with " + name, Text: "this house rule is given twice" + twin.otherwise(f)})
			continue
		}
		root := l.decode(f, err)
		if root == nil {
			continue
		}
		l.houses = append(l.houses, source{found: f, id: id, root: root})
		l.keep(path.Join("variants", l.game, id+".toml"), f.shown, f.text)
		l.checkBase(root, f.shown)
	}
}

// twin finds a house rule that is given already: of the same name, or the same file
// under another one, by a link or as a copy.
func (l *loader) twin(id, text string) *source {
	for i := range l.houses {
		if s := &l.houses[i]; s.id == id || s.text == text {
			return s
		}
	}
	return nil
}

// otherwise says what is not plain about a house rule and its twin.
func (s *source) otherwise(twin found) string {
	switch {
	case s.text != twin.text:
		return fmt.Sprintf(": %s and %s have one name", s.shown, twin.shown)
	case s.name != twin.name:
		return fmt.Sprintf(": %s says the same as %s", twin.shown, s.shown)
	}
	return ""
}

// checkBase checks that a house rule belongs to the game.
func (l *loader) checkBase(root *node, file string) {
	base := root.get("base")
	switch {
	case base == nil:
		l.hint(Position{File: file, Line: 1}, "base", "a house rule names its game", fmt.Sprintf("write base = %q", l.game))
	case base.text() != l.game:
		l.say(base.at, "base", fmt.Sprintf("this is a house rule of %q, not of %q%s", base.word(), l.game, near.Hint(base.word(), []string{l.game})))
	}
}

// checkOverrides checks what a house rule wins over: knobs of the rule set, and house
// rules. One of these may lie elsewhere; a name that is close to one that is here is
// a slip. Nothing is said of house rules when only a given tree of files counts: it
// need not hold those that are not used.
func (l *loader) checkOverrides(h source, t *ruleTree) {
	known := houseNames(l.folders, l.game)
	for _, other := range l.houses {
		known = append(known, other.id)
	}
	var knobs []string
	for _, knob := range t.root.get("rule").names() {
		knobs = append(knobs, "rule."+knob)
	}
	for _, n := range h.root.get("overrides").each() {
		name := n.word()
		switch {
		case name == h.id || name == "base":
			l.say(n.at, "overrides", fmt.Sprintf("%q need not be named: a house rule wins over its game and follows itself", name))
		case strings.HasPrefix(name, "rule."):
			if !slices.Contains(knobs, name) {
				l.say(n.at, "overrides", fmt.Sprintf("no knob %q%s", name, near.Hint(name, knobs)))
			}
		case l.options.Files == nil && !slices.Contains(known, name):
			if hint := near.Hint(name, append(known, knobs...)); hint != "" {
				l.say(n.at, "overrides", fmt.Sprintf("no house rule %q%s", name, hint))
			}
		}
	}
}
