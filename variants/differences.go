// This file tells how two rule sets differ.

package variants

import (
	"fmt"
	"slices"
	"strings"
)

// Differences lists what other has otherwise, a line each: keys of the effective
// TOML with both values, and where the other's (or where there is none, its own)
// stands; then the Lua files whose text differs.
func (rs *RuleSet) Differences(other *RuleSet) []string {
	var out []string
	differences("", rs.root, other.root, &out)
	texts := Texts{}
	for _, f := range rs.Files {
		texts[f.Name] = f.Text
	}
	for _, f := range other.Files {
		text, both := texts[f.Name]
		delete(texts, f.Name)
		switch {
		case !strings.HasSuffix(f.Name, ".lua"):
		case !both:
			out = append(out, f.Name+": is new")
		case text != f.Text:
			out = append(out, fmt.Sprintf("%s: differs from line %d on", f.Name, firstDifferent(text, f.Text)))
		}
	}
	for _, f := range rs.Files {
		if _, gone := texts[f.Name]; gone && strings.HasSuffix(f.Name, ".lua") {
			out = append(out, f.Name+": is gone")
		}
	}
	return out
}

// differences compares two trees key by key.
func differences(path string, a, b *node, out *[]string) {
	if a.isTable() && b.isTable() {
		keys := append([]string(nil), a.keys...)
		for _, k := range b.keys {
			if a.sub[k] == nil {
				keys = append(keys, k)
			}
		}
		for _, k := range keys {
			if !slices.Contains(quiet, k) {
				differences(strings.TrimPrefix(path+"."+k, "."), a.sub[k], b.sub[k], out)
			}
		}
		return
	}
	if was, is := a.show(), b.show(); was != is || (a == nil) != (b == nil) {
		at := b
		if at == nil {
			at = a
		}
		*out = append(*out, fmt.Sprintf("%s:%d: %s: was %s, is %s", at.at.File, at.at.Line, path, orNothing(was), orNothing(is)))
	}
}

func orNothing(value string) string {
	if value == "" {
		return "nothing"
	}
	return value
}

// firstDifferent is the number of the first line that differs.
func firstDifferent(a, b string) int {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	n := 0
	for n < min(len(x), len(y)) && x[n] == y[n] {
		n++
	}
	return n + 1
}
