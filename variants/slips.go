// This file guesses what was meant by a name that is not known where it stands.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/scripts/near"
)

// unknown says that the top level of a file has no such table or key.
func (t *ruleTree) unknown(name string, n *node) {
	if t.enough() {
		return
	}
	if n.isTable() {
		t.hint(n.key, "", fmt.Sprintf("unknown table [%s]%s", name, near.Hint(name, t.tableNames())), t.otherTable(n))
		return
	}
	meant := near.Hint(name, append(top.keyNames(), schemaNames()...))
	if knobs := t.root.get("rule").names(); slices.Contains(knobs, name) {
		meant = fmt.Sprintf(" (did you mean [rule] %s?)", name)
	} else if miss := near.Miss(name, knobs); miss != "" && meant == "" {
		meant = fmt.Sprintf(" (did you mean [rule] %s?)", miss)
	}
	t.say(n.key, "", fmt.Sprintf("unknown key %q%s", name, meant))
}

// otherTable tells in which table the things stand that an unknown one speaks of;
// failing that, what a table is.
func (t *ruleTree) otherTable(n *node) string {
	for _, id := range n.keys {
		var in []string
		for _, section := range t.root.keys {
			if t.root.get(section, id) != nil && slices.Contains(t.tableNames(), section) {
				in = append(in, "["+section+"]")
			}
		}
		if len(in) > 0 {
			return fmt.Sprintf("%s stands in %s", id, strings.Join(in, " and "))
		}
	}
	return "a table is one that every game may have, or the pieces of a [kind]"
}

// fieldMeant is the field of known that people read as the key given, else the one
// that is spelled nearly like it.
func (b *builder) fieldMeant(key string, known []string) string {
	said := strings.ReplaceAll(key, "_", " ")
	for _, field := range known {
		if strings.EqualFold(b.root.get("label", field).text(), said) {
			return fmt.Sprintf(" (did you mean %q?)", field)
		}
	}
	return near.Hint(key, known)
}
