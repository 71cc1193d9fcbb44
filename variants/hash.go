// This file hashes rule sets: equal hashes for rules that play alike.

package variants

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"slices"

	"hausregel/scripts"
)

// hashRules hashes what decides how the rules play and read: the effective tree
// without what is only for authors, what knobs stand at, and the Lua.
func hashRules(t *ruleTree, layers []scripts.Layer) string {
	h := sha256.New()
	for _, section := range slices.Sorted(slices.Values(t.root.keys)) {
		switch {
		case slices.Contains(quiet, section):
		case section == "rule":
			hashKnobs(h, t.root.sub[section])
		default:
			hashNode(h, t.root.sub[section], section)
		}
	}
	fmt.Fprintf(h, "%q\n", t.course)
	for _, layer := range layers {
		for _, s := range layer.Sources {
			fmt.Fprintf(h, "lua %d\n%s", len(s.Text), s.Text)
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}

// hashKnobs hashes what knobs stand at, whoever has set it.
func hashKnobs(w io.Writer, rules *node) {
	for _, id := range slices.Sorted(slices.Values(entries(rules))) {
		v := rules.get(id, "value")
		if v == nil {
			v = rules.get(id, "default")
		}
		if v != nil {
			hashNode(w, v, id)
		}
	}
}

// quiet are keys that change nothing in play.
var quiet = []string{"about", "guide", "draft", "reconstructed", "lua", "lua_code", "base", "overrides"}

func hashNode(w io.Writer, n *node, key string) {
	fmt.Fprintf(w, "%q %d ", key, n.shape)
	switch n.shape {
	case list:
		for _, v := range n.items {
			hashNode(w, v, "")
		}
	case table:
		for _, k := range n.keys {
			if k != "reconstructed" {
				hashNode(w, n.sub[k], k)
			}
		}
	default:
		fmt.Fprintf(w, "%T %v\n", n.value, n.value)
	}
	io.WriteString(w, ".")
}
