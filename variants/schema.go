// This file defines the schema of rules files: what a table is and what its keys
// may hold. The tables themselves stand in tables.go.

package variants

// Type says what a key may hold.
type Type uint8

// The types of a key's value. A Number, Flag or Choice may also be "rule.KNOB" or
// a table by the number of players, { 2 = 3, 3 = 4 }.
const (
	Text     Type = iota // a name or sentence for people; may have holes
	Name                 // the name of one thing
	Names                // the name of a thing, or a list of names
	Number               // a whole number from Min to Max
	Flag                 // true or false
	Choice               // one of Words
	Counts               // a list of numbers of players
	Words                // a list of new words
	Files                // names of files
	Point                // [column, row]
	Pair                 // two names
	Sorts                // a table: field = type of field
	Values               // a table: name = number, word or flag
	Families             // a table: field = list, words or { value = copies }
	Overlays             // a table: word = overlay
	Default              // what a knob stands at
	Limit                // a Number, or "none"
	Faces                // a number of sides, or words
	Row                  // a Number, words, or a list of them
	Panels               // a table: name = panel
	Run                  // Lua text
)

// TypeHelp says in words what each type takes.
var TypeHelp = map[Type]string{
	Text: "a text", Name: "a name", Names: "a name or a list of names", Number: "a whole number", Flag: "true or false",
	Choice: "one of its words", Counts: "a list of numbers", Words: "a list of words", Files: "a list of file names",
	Point: "[column, row]", Pair: "a list of two names", Sorts: "a table of field = type", Values: "a table of name = value",
	Families: "a table of field = values", Overlays: "a table of word = overlay", Default: "a number, true, false, a word or a list",
	Limit: `a whole number or "none"`, Faces: "a number of sides or a list of words",
	Row: "a whole number, a list of words or list.NAME", Panels: "a table of panels", Run: "a text",
}

// Key is one key of a table.
type Key struct {
	Name     string
	Type     Type
	Need     bool     // it must be there
	Words    []string // of a Choice
	Min, Max int      // of a Number; both 0: any
	Help     string
}

// Table is one table of a rules file.
type Table struct {
	Name  string
	Named bool   // it holds a table for each name: [zone.NAME]
	Leaf  bool   // it holds a text for each name: [reason] NAME = ".."
	Open  string // what other keys may stand in it: "field", or "" for none
	Help  string
	Keys  []Key
}

// key finds a key of a table.
func (t *Table) key(name string) *Key {
	for i := range t.Keys {
		if t.Keys[i].Name == name {
			return &t.Keys[i]
		}
	}
	return nil
}

func (t *Table) keyNames() []string {
	var out []string
	for _, k := range t.Keys {
		out = append(out, k.Name)
	}
	return out
}

// schemaOf finds a table of the schema; nil for the pieces of a kind.
func schemaOf(name string) *Table {
	for i := range Schema {
		if Schema[i].Name == name {
			return &Schema[i]
		}
	}
	return nil
}

func schemaNames() []string {
	var out []string
	for _, t := range Schema {
		out = append(out, t.Name)
	}
	return out
}
