// This file turns the text of a rules file into a tree of nodes.

package variants

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"hausregel/scripts"
)

// decode reads a TOML text. Every node of the tree knows where it stands; tables
// keep the order of the text.
func decode(file, text string) (*node, scripts.Problems) {
	problem := func(line, column int, text string) (*node, scripts.Problems) {
		return nil, scripts.Problems{{File: file, Line: line, Column: column, Text: text}}
	}
	if !utf8.ValidString(text) {
		line := 1
		for len(text) > 0 {
			r, size := utf8.DecodeRuneInString(text)
			if r == utf8.RuneError && size == 1 {
				break
			}
			if r == '\n' {
				line++
			}
			text = text[size:]
		}
		return problem(line, 0, "not UTF-8 text")
	}
	root, scanErr := scanPositions(file, text)
	if errors.Is(scanErr, errTooDeep) {
		return problem(0, 0, scanErr.Error())
	}
	var values map[string]any
	if _, err := toml.Decode(text, &values); err != nil {
		var parse toml.ParseError
		if errors.As(err, &parse) {
			return problem(parse.Position.Line, parse.Position.Col, "TOML: "+lowerFirst(parse.Message))
		}
		return problem(0, 0, "TOML: "+lowerFirst(strings.TrimPrefix(err.Error(), "toml: ")))
	}
	if scanErr != nil {
		return problem(0, 0, "written in a way of TOML that rules files do not know")
	}
	if err := root.fill(values); err != nil {
		return problem(0, 0, err.Error())
	}
	return root, checkLetters(root)
}

// fill puts the values that the TOML reader found into the tree of positions.
// That both know the same keys proves every position.
func (n *node) fill(v any) error {
	switch v := v.(type) {
	case map[string]any:
		if n.shape != table || len(n.sub) != len(v) {
			return fmt.Errorf("line %d: keys that stand in an unknown way", n.at.Line)
		}
		for key, value := range v {
			child, ok := n.sub[key]
			if !ok {
				return fmt.Errorf("line %d: key %q stands in an unknown way", n.at.Line, key)
			}
			if err := child.fill(value); err != nil {
				return err
			}
		}
		return nil
	case []map[string]any:
		items := make([]any, len(v))
		for i := range v {
			items[i] = v[i]
		}
		return n.fill(items)
	case []any:
		if n.shape != list || len(n.items) != len(v) {
			return fmt.Errorf("line %d: a list that stands in an unknown way", n.at.Line)
		}
		for i, value := range v {
			if err := n.items[i].fill(value); err != nil {
				return err
			}
		}
		return nil
	}
	if n.shape != scalar {
		return fmt.Errorf("line %d: a value that stands in an unknown way", n.at.Line)
	}
	n.value = v
	return nil
}

// lowerFirst begins a message with a small letter, unless it begins with a name.
func lowerFirst(s string) string {
	if len(s) > 1 && s[0] >= 'A' && s[0] <= 'Z' && s[1] >= 'a' && s[1] <= 'z' {
		return strings.ToLower(s[:1]) + s[1:]
	}
	return s
}
