// The walk over a parsed source: names and scopes, depth, and the problems found.

package sandbox

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/gopher-lua/ast"

	"hausregel/scripts/near"
)

const (
	// maxDepth bounds how deep statements and expressions nest. The compiler recurses along them, and takes time that
	// grows with the square of the depth in long sums.
	maxDepth = 100
	// maxProblems is how many problems of one source are worth telling.
	maxProblems = 20
)

// pass checks a tree and rewrites it in place.
type pass struct {
	file     string
	lines    []string
	known    []string // names the state knows, sorted
	longest  int      // bytes that a text in the source may have
	scope    *scope
	depth    int
	stuck    bool // the nesting was reported
	reported map[string]bool
	problems []*SyntaxError
}

// scope is a block with the local variables declared in it so far.
type scope struct {
	names map[string]bool
	outer *scope
}

func (p *pass) open() { p.scope = &scope{map[string]bool{}, p.scope} }

func (p *pass) close() { p.scope = p.scope.outer }

func (p *pass) declare(names ...string) {
	for _, name := range names {
		p.scope.names[name] = true
	}
}

func (p *pass) local(name string) bool {
	for s := p.scope; s != nil; s = s.outer {
		if s.names[name] {
			return true
		}
	}
	return false
}

// enter goes one level deeper and reports whether the walk may go on; leave must follow in any case.
func (p *pass) enter(line int) bool {
	p.depth++
	if p.depth > maxDepth && !p.stuck {
		p.stuck = true
		p.problem(line, 0, "statements or expressions are nested too deep (at most %d levels)", maxDepth)
	}
	return p.depth <= maxDepth && len(p.problems) < maxProblems
}

func (p *pass) leave() { p.depth-- }

func (p *pass) problem(line, column int, format string, args ...any) {
	if len(p.problems) < maxProblems {
		p.problems = append(p.problems, syntaxError(p.file, p.lines, line, column, fmt.Sprintf(format, args...)))
	}
}

// leftOut lists what standard Lua has and scripts do not, so that nobody looks for a typing error.
var leftOut = map[string]bool{
	"_G": true, "_VERSION": true, "collectgarbage": true, "coroutine": true, "debug": true, "dofile": true,
	"getfenv": true, "getmetatable": true, "io": true, "load": true, "loadfile": true, "loadstring": true,
	"module": true, "newproxy": true, "os": true, "package": true, "pcall": true, "rawequal": true, "rawget": true,
	"rawset": true, "require": true, "setfenv": true, "setmetatable": true, "xpcall": true,
}

// read checks a name that is used. Each unknown name is told once.
func (p *pass) read(e *ast.IdentExpr) {
	if p.local(e.Value) || p.isKnown(e.Value) || p.reported[e.Value] {
		return
	}
	if p.reported == nil {
		p.reported = map[string]bool{}
	}
	p.reported[e.Value] = true
	if leftOut[e.Value] {
		p.problem(e.Line(), p.column(e), "%q is left out here: scripts are safe and give the same result every time", e.Value)
		return
	}
	p.problem(e.Line(), p.column(e), "unknown name %q%s", shorten(e.Value, 40), near.Hint(e.Value, p.visible()))
}

// written checks a name that is assigned to.
func (p *pass) written(e *ast.IdentExpr, function bool) {
	if p.local(e.Value) {
		return
	}
	name := shorten(e.Value, 40)
	switch {
	case p.isKnown(e.Value):
		p.problem(e.Line(), p.column(e), "assignment to %q, which cannot be changed", name)
	case function:
		p.problem(e.Line(), p.column(e), "function %q is not local (write: local function %s)", name, name)
	default:
		hint := near.Hint(e.Value, p.locals())
		if hint == "" {
			hint = fmt.Sprintf(" (write: local %s = ..)", name)
		}
		p.problem(e.Line(), p.column(e), "assignment to %q, which is not a local variable%s", name, hint)
	}
}

func (p *pass) isKnown(name string) bool { return slices.Contains(p.known, name) }

func (p *pass) locals() []string {
	var names []string
	for s := p.scope; s != nil; s = s.outer {
		for name := range s.names {
			names = append(names, name)
		}
	}
	return names
}

func (p *pass) visible() []string { return append(p.locals(), p.known...) }

// column finds the first place of a name in its line: the tree has lines alone. It gives 0 when the name stands on
// another line than its node says.
func (p *pass) column(e *ast.IdentExpr) int {
	if e.Line() < 1 || e.Line() > len(p.lines) {
		return 0
	}
	line := p.lines[e.Line()-1]
	for from := 0; ; {
		i := strings.Index(line[from:], e.Value)
		if i < 0 {
			return 0
		}
		begin, end := from+i, from+i+len(e.Value)
		before := strings.TrimSuffix(line[:begin], "..") // which joins texts
		field := strings.HasSuffix(before, ".") || strings.HasSuffix(before, ":")
		inside := begin > 0 && isName("_"+line[begin-1:begin]) || end < len(line) && isName("_"+line[end:end+1])
		if !field && !inside {
			return begin + 1
		}
		from = end
	}
}
