// From a source to a compiled function: limits, parsing, the pass, compiling, and the errors of each.

package sandbox

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"
	"github.com/yuin/gopher-lua/parse"
)

// maxUpvalues is the number of outer local variables that one function may use, as in standard Lua. gopher-lua counts
// them in a byte and does not notice an overflow.
const maxUpvalues = 60

// SyntaxError is a problem found before anything ran.
type SyntaxError struct {
	File    string
	Line    int    // from 1; 0 when the problem has no line
	Column  int    // from 1, in bytes; 0 when it is not known
	Message string // what is wrong, without the place
	Text    string // the source line, without the spaces around it
}

// Error gives `file:line:column: message`, leaving out what is not known.
func (e *SyntaxError) Error() string {
	switch {
	case e.Line == 0:
		return fmt.Sprintf("%s: %s", e.File, e.Message)
	case e.Column == 0:
		return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Message)
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Message)
}

// compile takes a source, with a keyword put before it, as far as it can be known to be sound without running it.
func (s *State) compile(name, source, before string) (*lua.FunctionProto, error) {
	source = strings.TrimPrefix(source, "\ufeff")
	if len(source) > s.limits.Source {
		return nil, &SyntaxError{File: name, Message: fmt.Sprintf(
			"the script has %d bytes (at most %d; split it into several files)", len(source), s.limits.Source)}
	}
	lines := strings.Split(source, "\n")
	s.sources[name] = lines
	chunk, err := parseSource(name, source, before)
	if err != nil {
		return nil, err
	}
	p := &pass{file: name, lines: lines, known: s.names(), longest: s.limits.Text}
	chunk = p.block(chunk)
	if len(p.problems) > 0 {
		return nil, p.joined()
	}
	proto, err := compileChunk(name, lines, chunk)
	if err != nil {
		return nil, err
	}
	return proto, checkUpvalues(name, lines, proto)
}

// parseSource parses source with a keyword before it. It does so without recursion, so that no nesting can exhaust the
// stack of the program; how deep the tree is the pass finds out.
func parseSource(name, source, before string) ([]ast.Stmt, error) {
	chunk, err := parse.Parse(strings.NewReader(before+source), name)
	if err == nil {
		return chunk, nil
	}
	lines := strings.Split(source, "\n")
	var at *parse.Error
	if !errors.As(err, &at) {
		return nil, &SyntaxError{File: name, Message: "the script cannot be read: " + err.Error()}
	}
	if at.Pos.Line == parse.EOF {
		last := len(lines)
		for last > 1 && strings.TrimSpace(lines[last-1]) == "" {
			last--
		}
		message := "the script ends too early (an end, a bracket or a quote is missing)"
		return nil, syntaxError(name, lines, last, 0, message)
	}
	if at.Pos.Line == 1 {
		at.Pos.Column -= len(before)
	}
	message := fmt.Sprintf("syntax error near %q", shorten(at.Token, 40))
	if !strings.Contains(at.Message, "syntax error") && at.Message != "parse error" {
		message = fmt.Sprintf("%s near %q", strings.ToLower(at.Message), shorten(at.Token, 40))
	}
	return nil, syntaxError(name, lines, at.Pos.Line, tokenColumn(lines, at), message)
}

// tokenColumn gives the column where the token of a parse error begins; the parser reports where it ends.
func tokenColumn(lines []string, at *parse.Error) int {
	line, end := lines[min(at.Pos.Line, len(lines))-1], at.Pos.Column
	if begin := end - len(at.Token); begin >= 0 && end <= len(line) && line[begin:end] == at.Token {
		return begin + 1
	}
	return max(end, 0)
}

// later gives the error that a reader got further with; one without a column is at the end.
func later(a, b error) error {
	x, isX := a.(*SyntaxError)
	y, isY := b.(*SyntaxError)
	if isX && isY && (y.Line > x.Line || y.Line == x.Line && x.Column > 0 && (y.Column == 0 || y.Column > x.Column)) {
		return b
	}
	return a
}

// compileChunk compiles the rewritten tree. The compiler panics on some sources it cannot take.
func compileChunk(name string, lines []string, chunk []ast.Stmt) (proto *lua.FunctionProto, err error) {
	defer func() {
		if r := recover(); r != nil {
			proto, err = nil, &SyntaxError{File: name, Message: fmt.Sprintf("the script cannot be compiled: %v", r)}
		}
	}()
	proto, err = lua.Compile(chunk, name)
	var problem *lua.CompileError
	if errors.As(err, &problem) {
		// the compiler gives 0 for the script itself, and the line after the last for its end
		line := min(max(problem.Line, 1), len(lines))
		return nil, syntaxError(name, lines, line, 0, problem.Message)
	}
	return proto, err
}

// checkUpvalues refuses functions that use too many variables from outside.
func checkUpvalues(name string, lines []string, proto *lua.FunctionProto) error {
	if n := len(proto.DbgUpvalues); n > maxUpvalues {
		return syntaxError(name, lines, proto.LineDefined, 0, fmt.Sprintf(
			"a function uses %d local variables from outside it (at most %d; put some into a table)", n, maxUpvalues))
	}
	for _, inner := range proto.FunctionPrototypes {
		if err := checkUpvalues(name, lines, inner); err != nil {
			return err
		}
	}
	return nil
}

// syntaxError makes an error with its source line. A line the source does not have counts as none.
func syntaxError(name string, lines []string, line, column int, message string) *SyntaxError {
	if line < 1 || line > len(lines) {
		return &SyntaxError{File: name, Message: message}
	}
	return &SyntaxError{File: name, Line: line, Column: column, Message: message, Text: strings.TrimSpace(lines[line-1])}
}

// joined gives the problems of the pass in the order of their lines.
func (p *pass) joined() error {
	if len(p.problems) == 1 {
		return p.problems[0]
	}
	slices.SortStableFunc(p.problems, func(a, b *SyntaxError) int { return a.Line - b.Line })
	errs := make([]error, len(p.problems))
	for i, problem := range p.problems {
		errs[i] = problem
	}
	return errors.Join(errs...)
}

// shorten cuts text to a number of bytes, at a whole letter, and shows that it was cut.
func shorten(text string, longest int) string {
	if len(text) <= longest {
		return text
	}
	return strings.ToValidUTF8(text[:longest], "") + "…"
}
