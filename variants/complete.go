// This file checks that a finished rule set has all that it needs.

package variants

import "fmt"

// complete complains of needed keys that no layer has given.
func (v *validator) complete(root *node) {
	v.needed(root, &top, "")
	if root.get("players") == nil && root.get("sides") == nil {
		v.hint(root.at, "", "nobody could play this game", `write players = [2, 3, 4], or sides = ["a", "b"]; a house rule begins with base = ".."`)
	} else if root.get("players") != nil && root.get("sides") != nil {
		v.say(root.get("sides").key, "sides", "a game has players or sides, not both")
	}
	for i := range schema {
		s := &schema[i]
		n := root.get(s.Name)
		if !n.isTable() || s.Leaf || s.Name == "list" {
			continue
		}
		if !s.Named {
			v.needed(n, s, s.Name)
			continue
		}
		for _, id := range entries(n) {
			v.needed(n.sub[id], s, s.Name+"."+id)
		}
	}
}

func (v *validator) needed(n *node, t *schemaTable, path string) {
	for _, k := range t.Keys {
		if n.isTable() && k.Need && n.get(k.Name) == nil {
			v.say(n.key, path, fmt.Sprintf("needs %s: %s", k.Name, k.Help))
		}
	}
}
