// This file refuses letters that a terminal obeys instead of showing: no text of a
// rules file may move the cursor or turn the order of what people read.

package variants

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"hausregel/scripts"
)

// manyLined are the keys of a file whose text may have line ends, and Lua tabs.
var manyLined = []string{"guide", "lua_code"}

// checkLetters complains of each text and key of a file that has a control letter.
func checkLetters(root *node) scripts.Problems {
	var p problems
	root.eachText("", func(path, text string, at Position) {
		if slices.Contains(manyLined, path) {
			text = strings.NewReplacer("\r\n", "", "\n", "").Replace(text)
		}
		if path == "lua_code" {
			text = strings.ReplaceAll(text, "\t", "")
		}
		if i := strings.IndexFunc(text, IsControl); i >= 0 {
			bad := []rune(text[i:])[0]
			p.hint(at, strings.Map(visible, path), fmt.Sprintf("has the control letter %U, which nobody could read", bad), letterHint(bad))
		}
	})
	return p.list
}

// eachText visits the keys and texts of a tree.
func (n *node) eachText(path string, visit func(path, text string, at Position)) {
	switch n.shape {
	case table:
		for _, key := range n.keys {
			below := strings.TrimPrefix(path+"."+key, ".")
			visit(path, key, n.sub[key].key)
			n.sub[key].eachText(below, visit)
		}
	case list:
		for _, item := range n.items {
			item.eachText(path, visit)
		}
	default:
		if s := n.text(); s != "" {
			visit(path, s, n.at)
		}
	}
}

// IsControl tells whether a terminal obeys a letter: control codes, ends of lines,
// and what turns the direction of a text.
func IsControl(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || unicode.In(r, unicode.Zl, unicode.Zp)
}

func visible(r rune) rune {
	if IsControl(r) {
		return '?'
	}
	return r
}

func letterHint(r rune) string {
	if r == '\n' || r == '\r' {
		return "a text stands on one line; only guide and lua_code may have several"
	}
	return ""
}
