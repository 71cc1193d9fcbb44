// This file understands answers: numbers, keys, unique starts of keys.

package repl

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// choose turns a line into the options it names. An empty line or - names none.
// Whether the answer does is for the match to say.
func choose(d *engine.Decision, line string) ([]int, error) {
	if line == "" || line == "-" {
		return nil, nil
	}
	keys := make([]string, len(d.Options))
	for i := range d.Options {
		keys[i] = d.Key(i)
	}
	values := ofNumbers(d)
	if i, err := find(keys, line, values); err == nil || d.Shape == engine.One {
		return []int{i}, err
	}
	var options []int
	for _, word := range split(line) {
		i, err := find(keys, word, values)
		if err != nil {
			return nil, err
		}
		options = append(options, i)
	}
	return options, nil
}

// split parts a line at commas or, if it has none, at blanks.
func split(line string) []string {
	if !strings.Contains(line, ",") {
		return strings.Fields(line)
	}
	var parts []string
	for _, p := range strings.Split(line, ",") {
		if p = strings.TrimSpace(p); p != "" {
			parts = append(parts, p)
		}
	}
	return parts
}

// find gives the option of a number, an exact key, or the start of one key
// alone. values: the options are numbers themselves, which are then meant.
func find(keys []string, word string, values bool) (int, error) {
	if n, err := strconv.Atoi(word); err == nil && !values {
		if n < 1 || n > len(keys) {
			return 0, noOption(word, len(keys))
		}
		return n - 1, nil
	}
	word = strings.ToLower(word)
	var starts []int
	for i, key := range keys {
		key = strings.ToLower(key)
		if key == word {
			return i, nil
		}
		if strings.HasPrefix(key, word) && !values {
			starts = append(starts, i)
		}
	}
	switch len(starts) {
	case 1:
		return starts[0], nil
	case 0:
		return 0, fmt.Errorf("nothing here is called %q%s", word, near.Hint(word, append(commandNames(), keys...)))
	}
	var could []string
	for _, i := range starts {
		could = append(could, keys[i])
	}
	return 0, fmt.Errorf("%q could be %s", word, strings.Join(could, " or "))
}

// noOption tells that a number is not among those there are.
func noOption(word string, n int) error {
	if n == 0 {
		return errors.New("nothing can be chosen here: press Enter")
	}
	return fmt.Errorf("there is no option %s (1 to %d)", word, n)
}
