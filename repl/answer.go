// This file understands answers: numbers, keys, names, and unique starts of them.

package repl

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// callable is what an option may be called.
type callable struct {
	key   string   // in small letters
	shown []string // as it is shown: the whole label, and what it is about
	names []string // the same in small letters
}

// keyed gives what the options may be called without asking the rules for labels.
func keyed(d *engine.Decision) []callable {
	called := make([]callable, len(d.Options))
	for i, key := range d.Keys() {
		called[i].key = strings.ToLower(key)
	}
	return called
}

// label gives an option its names.
func (c *callable) label(label string, o engine.Option) {
	c.shown = namesIn(label, o)
	c.names = small(c.shown)
}

func small(names []string) []string {
	out := make([]string, len(names))
	for i, name := range names {
		out[i] = strings.ToLower(name)
	}
	return out
}

// namesIn takes the names out of a label like "Play: Old Mill → Quay 1 (2 of them)".
func namesIn(label string, o engine.Option) []string {
	if o.Count > 1 {
		label = strings.TrimSuffix(label, fmt.Sprintf(" (%d of them)", o.Count))
	}
	names := []string{label}
	if o.Action >= 0 && o.Thing.Type > engine.TypeNil {
		if action, thing, found := strings.Cut(label, ": "); found {
			label = thing
			names = append(names, label, action+" "+thing)
		}
	}
	if o.Target.Type > engine.TypeNil {
		if thing, _, found := strings.Cut(label, " → "); found {
			names = append(names, thing)
		}
	}
	return names
}

// unknown tells that no option is called like this.
type unknown struct{ word, hint string }

func (e *unknown) Error() string { return fmt.Sprintf("nothing here is called %q%s", e.word, e.hint) }

// choose turns a line into the options it names. - names none; an empty line is what a
// payment proposes, or none where nothing could be chosen. The name of the question may stand before an answer. Whether
// the answer does is for the match to say.
func choose(d *engine.Decision, called []callable, line string) ([]int, error) {
	options, err := chooseAmong(d, called, line)
	if name, rest, found := strings.Cut(line, " "); err != nil && found && isQuestion(d, name) {
		return chooseAmong(d, called, strings.TrimSpace(rest))
	}
	return options, err
}

// isQuestion tells whether a word is the name of the question that is asked.
func isQuestion(d *engine.Decision, word string) bool {
	if d.Ask < 0 {
		return false
	}
	g := d.View().Game()
	id := g.Asks[d.Ask].ID
	return strings.EqualFold(word, id) || strings.EqualFold(word, g.Label(id))
}

// errEmpty tells that nothing was typed where that is no answer: a key pressed too
// often must not choose.
var errEmpty = errors.New("type - for none")

func chooseAmong(d *engine.Decision, called []callable, line string) ([]int, error) {
	switch {
	case line == "" && d.Shape == engine.Cover:
		return d.Proposal(), nil
	case line == "" && len(d.Options) > 0:
		return nil, errEmpty
	case line == "", line == "-", strings.EqualFold(line, "none") && len(exactly(called, "none")) == 0:
		return nil, nil
	}
	values := ofNumbers(d)
	if i, err := find(called, line, values); err == nil || d.Shape == engine.One {
		return []int{i}, err
	}
	var options []int
	for _, word := range split(line, called) {
		i, err := find(called, word, values)
		if err != nil {
			return nil, err
		}
		options = append(options, i)
	}
	return options, nil
}

// split parts a line at commas or, if it has none, at blanks; names of several
// words stay whole.
func split(line string, called []callable) []string {
	var parts []string
	if strings.Contains(line, ",") {
		for _, p := range strings.Split(line, ",") {
			if p = strings.TrimSpace(p); p != "" {
				parts = append(parts, p)
			}
		}
		return parts
	}
	for words := strings.Fields(line); len(words) > 0; {
		if words[0] == "and" && len(parts) > 0 {
			words = words[1:]
			continue
		}
		n := len(words)
		for n > 1 && len(exactly(called, strings.ToLower(strings.Join(words[:n], " ")))) == 0 {
			n--
		}
		parts = append(parts, strings.Join(words[:n], " "))
		words = words[n:]
	}
	return parts
}

// find gives the option of a number, an exact key or name, or the start of a key
// or name that no other has. values: the options are numbers themselves, which are
// then meant.
func find(called []callable, word string, values bool) (int, error) {
	if n, err := strconv.Atoi(word); err == nil && !values {
		if n < 1 || n > len(called) {
			return 0, noOption(word, len(called))
		}
		return n - 1, nil
	}
	small := strings.ToLower(word)
	found := exactly(called, small)
	if len(found) == 0 && !values {
		found = beginning(called, small)
	}
	if len(found) == 0 && !values {
		found = within(called, small)
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		known := commandNames()
		for _, c := range called {
			known = append(append(known, c.key), strings.FieldsFunc(c.key, parts)...)
		}
		hint := near.Hint(small, known)
		if hint == "" && len(called) > 0 {
			hint = fmt.Sprintf(" (a number from 1 to %d, a key or a name expected; help tells more)", len(called))
		}
		if values {
			hint = " (one of the numbers above expected)"
		}
		return 0, &unknown{word, hint}
	}
	var could []string
	for _, i := range found {
		could = append(could, called[i].key)
	}
	return 0, fmt.Errorf("%q could be %s", word, strings.Join(could, " or "))
}

// exactly gives the options with this key or, if there is none, this name.
func exactly(called []callable, word string) []int {
	return having(called, word, func(name, word string) bool { return name == word })
}

// beginning gives the options whose key, or if there is none, name begins so.
func beginning(called []callable, word string) []int {
	return having(called, word, strings.HasPrefix)
}

// within gives the options in whose name a word begins so.
func within(called []callable, word string) []int {
	return having(called, word, func(name, word string) bool {
		return slices.ContainsFunc(strings.FieldsFunc(name, parts), func(w string) bool { return strings.HasPrefix(w, word) })
	})
}

// parts tells what stands between the words of a name.
func parts(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

func having(called []callable, word string, is func(name, word string) bool) []int {
	var byKey, byName []int
	for i, c := range called {
		if is(c.key, word) {
			byKey = append(byKey, i)
			continue
		}
		for _, name := range c.names {
			if is(name, word) {
				byName = append(byName, i)
				break
			}
		}
	}
	if len(byKey) > 0 {
		return byKey
	}
	return byName
}

// noOption tells that a number is not among those there are.
func noOption(word string, n int) error {
	if n == 0 {
		return errors.New("nothing can be chosen here: press Enter")
	}
	return fmt.Errorf("there is no option %s (1 to %d)", word, n)
}

// howToAnswer tells what an answer looks like here.
func howToAnswer(d *engine.Decision) string {
	switch {
	case d.Shape == engine.Cover:
		return "Enter takes what is proposed. Or type numbers, keys or names, with blanks or commas between them; the start of one will do."
	case d.Shape != engine.One:
		return "Type numbers, keys or names, with blanks or commas between them; the start of one will do. - is none."
	case d.Optional:
		return "Type a number, a key or a name; the start of one will do. - is none."
	}
	return "Type a number, a key or a name; the start of one will do."
}
