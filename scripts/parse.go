// This file reads Lua files: a rules file is a list of named functions and nothing else.

package scripts

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

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
	shift := max(0, s.FirstLine-1)
	bad := func(line, column int, text, hint string) {
		problems = append(problems, Problem{File: s.File, Line: line, Column: column, Text: text, Hint: hint})
	}
	chunk, wrong := chunkOf(s)
	if wrong != nil {
		bad(wrong.Line+shift, wrong.Column, wrong.Text, "")
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

// chunkOf parses a file; the problem, if there is one, counts the lines of the
// text. The parser keeps a stack of its own, so no nesting can exhaust that of the
// program.
func chunkOf(s Source) ([]ast.Stmt, *Problem) {
	text := strings.TrimPrefix(s.Text, "\ufeff")
	if len(text) > MaxSource {
		return nil, &Problem{Line: 1, Text: "the file is too long for rules (256 kB expected at most)"}
	}
	if !utf8.ValidString(text) {
		return nil, misencoded(text)
	}
	chunk, err := parse.Parse(strings.NewReader(text), s.File)
	if err == nil {
		return chunk, nil
	}
	var e *parse.Error
	if !errors.As(err, &e) {
		return nil, &Problem{Line: 1, Text: "the file cannot be read: " + err.Error()}
	}
	return nil, syntax(text, e)
}

// misencoded finds the first letter that is no UTF-8.
func misencoded(text string) *Problem {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if !utf8.ValidString(line) {
			whole := strings.ToValidUTF8(line, "\ufffd")
			return &Problem{Line: i + 1, Column: strings.Index(whole, "\ufffd") + 1, Text: "the file is not written in UTF-8"}
		}
	}
	return nil
}

// syntax places an error of the parser, which says where the token ends that it
// cannot take.
func syntax(text string, e *parse.Error) *Problem {
	lines := strings.Split(strings.TrimRight(text, " \t\r\n"), "\n")
	if e.Pos.Line < 0 {
		return &Problem{Line: len(lines), Text: "the file ends in the middle of something: an end, a bracket or a quote is missing"}
	}
	line, column, message := e.Pos.Line, e.Pos.Column, strings.TrimSpace(e.Message)
	if strings.HasPrefix(message, "unterminated string") {
		return &Problem{Line: line - 1, Text: "a quote is missing at the end of a name"}
	}
	if message == "parse error" { // what stands there is no statement
		message = "syntax error"
	}
	if line <= len(lines) {
		end := min(column, len(lines[line-1]))
		if begin := end - len(e.Token); begin >= 0 && lines[line-1][begin:end] == e.Token {
			column = begin + 1
		}
	}
	return &Problem{Line: line, Column: column, Text: strings.ToLower(message[:1]) + message[1:] + " near " + quote(shorten(e.Token))}
}

func shorten(token string) string {
	if letters := []rune(token); len(letters) > 40 {
		return string(letters[:40]) + "…"
	}
	return token
}

func quote(s string) string { return "\"" + s + "\"" }

// dotted gives a.b.c as its names; nil for any other expression, and for what has
// more names than anything in rules.
func dotted(e ast.Expr) []string {
	var path []string
	for len(path) < 5 {
		switch x := e.(type) {
		case *ast.IdentExpr:
			path = append(path, x.Value)
			slices.Reverse(path)
			return path
		case *ast.AttrGetExpr:
			key, ok := x.Key.(*ast.StringExpr)
			if !ok {
				return nil
			}
			path = append(path, key.Value)
			e = x.Object
		default:
			return nil
		}
	}
	return nil
}
