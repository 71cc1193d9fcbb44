// This file reads Lua files: a rules file is a list of named functions and nothing else.

package scripts

import (
	"errors"
	"strings"

	"github.com/yuin/gopher-lua/ast"
	"github.com/yuin/gopher-lua/parse"
)

// MaxSource bounds a Lua file, in bytes.
const MaxSource = 256 << 10

// definition is one `function rules.NAME(..) .. end`.
type definition struct {
	name  string // "phase.bid", "is.in_reach", "uncover_scoring.adjacent", "total"
	layer int
	file  string
	line  int
	shift int // lines before the text, in its file
	fn    *ast.FunctionExpr
}

// parseSource gives the definitions of a file and what is wrong with it.
func parseSource(s Source, layer int) (defs []definition, problems Problems) {
	bad := func(line, column int, text, hint string) {
		problems = append(problems, Problem{File: s.File, Line: line, Column: column, Text: text, Hint: hint})
	}
	if len(s.Text) > MaxSource {
		bad(0, 0, "the file is too long for rules (256 kB expected at most)", "")
		return nil, problems
	}
	shift := max(0, s.FirstLine-1)
	chunk, err := parse.Parse(strings.NewReader(s.Text), s.File)
	if err != nil {
		var e *parse.Error
		if !errors.As(err, &e) {
			bad(0, 0, err.Error(), "")
			return nil, problems
		}
		line, text := e.Pos.Line, e.Message
		if line < 0 { // at the end of the file
			line, text = strings.Count(strings.TrimRight(s.Text, "\n"), "\n")+1, "the file ends in the middle of something: an end is missing"
		} else if e.Token != "" {
			text = strings.TrimSpace(text) + " near " + quote(e.Token)
		}
		bad(line+shift, max(0, e.Pos.Column), text, "")
		return nil, problems
	}
	for _, st := range chunk {
		def, ok := st.(*ast.FuncDefStmt)
		if !ok {
			bad(st.Line()+shift, 0, "a rules file holds only functions", "write function rules.NAME(..) .. end; what changes lies in zones and counters, what is fixed in TOML")
			continue
		}
		path := dotted(def.Name.Func)
		if def.Name.Func == nil || len(path) < 2 || len(path) > 3 || path[0] != "rules" {
			bad(def.Line()+shift, 0, "a rule is written function rules.NAME(..)", "")
			continue
		}
		defs = append(defs, definition{strings.Join(path[1:], "."), layer, s.File, def.Line() + shift, shift, def.Func})
	}
	return defs, problems
}

func quote(s string) string { return "\"" + s + "\"" }

// dotted gives a.b.c as its names; nil for any other expression.
func dotted(e ast.Expr) []string {
	switch x := e.(type) {
	case *ast.IdentExpr:
		return []string{x.Value}
	case *ast.AttrGetExpr:
		if key, ok := x.Key.(*ast.StringExpr); ok {
			if path := dotted(x.Object); path != nil {
				return append(path, key.Value)
			}
		}
	}
	return nil
}
