// This file opens to tests what only they may know.

package scripts

// Arguments names what a verb takes, and tells which of it are names written out.
func Arguments(verb string) (names []string, literal []bool) {
	for _, a := range verbs[verb].args {
		names = append(names, a.name)
		literal = append(literal, a.kind >= argName)
	}
	return names, literal
}
