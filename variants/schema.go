// This file defines the schema of rules files: what a table is and what its keys
// may hold. The tables themselves stand in tables.go.

package variants

// valueType says what a key may hold.
type valueType uint8

// The types of a key's value. A Number, Flag or Choice may also be "rule.KNOB" or
// a table by the number of players, { 2 = 3, 3 = 4 }.
const (
	typeText     valueType = iota // a name or sentence for people; may have holes
	typeName                      // the name of one thing
	typeNames                     // the name of a thing, or a list of names
	typeNumber                    // a whole number from Min to Max
	typeFlag                      // true or false
	typeChoice                    // one of Words
	typeCounts                    // a list of numbers of players
	typeWords                     // a list of new words
	typeFiles                     // names of files
	typePoint                     // [column, row]
	typePair                      // two names
	typeSorts                     // a table: field = type of field
	typeValues                    // a table: name = number, word or flag
	typeFamilies                  // a table: field = list, words or { value = copies }
	typeOverlays                  // a table: word = overlay
	typeDefault                   // what a knob stands at
	typeLimit                     // a Number, or "none"
	typeFaces                     // a number of sides, or words
	typeRow                       // a Number, words, or a list of them
	typePanels                    // a table: name = panel
	typeRun                       // Lua text
)

// typeHelp says in words what each type takes.
var typeHelp = map[valueType]string{
	typeText: "a text", typeName: "a name", typeNames: "a name or a list of names", typeNumber: "a whole number", typeFlag: "true or false",
	typeChoice: "one of its words", typeCounts: "a list of numbers", typeWords: "a list of words", typeFiles: "a list of file names",
	typePoint: "[column, row]", typePair: "a list of two names", typeSorts: "a table of field = type", typeValues: "a table of name = value",
	typeFamilies: "a table of field = values", typeOverlays: "a table of word = overlay", typeDefault: "a number, true, false, a word or a list",
	typeLimit: `a whole number or "none"`, typeFaces: "a number of sides or a list of words",
	typeRow: "a whole number, a list of words or list.NAME", typePanels: "a table of panels", typeRun: "a text",
}

// schemaKey is one key of a table.
type schemaKey struct {
	Name     string
	Type     valueType
	Need     bool     // it must be there
	Words    []string // of a Choice
	Min, Max int      // of a Number; both 0: any
	Help     string
}

// schemaTable is one table of a rules file.
type schemaTable struct {
	Name  string
	Named bool   // it holds a table for each name: [zone.NAME]
	Leaf  bool   // it holds a text for each name: [reason] NAME = ".."
	Open  string // what other keys may stand in it: "field", or "" for none
	Help  string
	Keys  []schemaKey
}

// key finds a key of a table.
func (t *schemaTable) key(name string) *schemaKey {
	for i := range t.Keys {
		if t.Keys[i].Name == name {
			return &t.Keys[i]
		}
	}
	return nil
}

func (t *schemaTable) keyNames() []string {
	var out []string
	for _, k := range t.Keys {
		out = append(out, k.Name)
	}
	return out
}

// schemaOf finds a table of the schema; nil for the pieces of a kind.
func schemaOf(name string) *schemaTable {
	for i := range schema {
		if schema[i].Name == name {
			return &schema[i]
		}
	}
	return nil
}

func schemaNames() []string {
	var out []string
	for _, t := range schema {
		out = append(out, t.Name)
	}
	return out
}
