// This file compiles the statements of a function into closures.

package scripts

import (
	"strconv"

	"github.com/yuin/gopher-lua/ast"

	"hausregel/engine"
)

// code gives the value of an expression, statement runs one statement.
type (
	code      func(f *frame) engine.Value
	statement func(f *frame) flow
)

// flow says how a statement ended.
type flow uint8

const (
	flowOn flow = iota
	flowBreak
	flowReturn
)

// maxNesting bounds how deep expressions and statements may lie in one another.
const maxNesting = 100

// maxLocals bounds the parameters and locals of one function.
const maxLocals = 60

// maxPushed bounds the values that one function has on the stack beside its
// locals: with them it stays within the headroom.
const maxPushed = 400

// compiler compiles one function.
type compiler struct {
	program  *Program
	names    *names
	fn       *function
	scopes   []map[string]int
	used     int // slots in use
	loops    int
	depth    int
	size     int  // statements and expressions so far
	pushed   int  // values that lie on the stack while the next one is worked out
	unused   bool // the call that is compiled next is a statement
	grouped  bool // what is compiled next is at once used as a group
	typed    bool // it is a typed line, for which no luck is kept
	problems Problems
}

func (c *compiler) bad(line int, text, hint string) {
	c.problems = append(c.problems, Problem{File: c.fn.file, Line: line + c.fn.def.shift, Subject: "rules." + c.fn.name, Text: text, Hint: hint})
}

// unnamed notes that a name means nothing in the game.
func (c *compiler) unnamed(line int, text, hint string) {
	if !c.names.unknown {
		c.bad(line, text, hint)
	}
}

func (c *compiler) at(line int) place { return place{c.fn, line + c.fn.def.shift} }

// function compiles the body.
func (c *compiler) function() {
	d := c.fn.def.fn
	if d.ParList.HasVargs {
		c.bad(d.Line(), "a rule takes named values, not ...", "")
	}
	c.open()
	for i, name := range d.ParList.Names {
		if name == "g" && i > 0 {
			c.bad(d.Line(), notMatch, "it is the first of what a rule takes; call this one otherwise")
		}
		c.declare(name, d.Line())
	}
	c.fn.params = len(d.ParList.Names)
	c.fn.vars = c.fn.params
	c.fn.body = c.block(d.Stmts)
	c.fn.cost = c.cost(0)
}

func (c *compiler) open() { c.scopes = append(c.scopes, map[string]int{}) }
func (c *compiler) close() {
	c.used -= len(c.scopes[len(c.scopes)-1])
	c.scopes = c.scopes[:len(c.scopes)-1]
}

const notMatch = "\"g\" is the match everywhere"

// local declares a name within the body.
func (c *compiler) local(name string, line int) int {
	if name == "g" {
		c.bad(line, notMatch, "call this one otherwise")
		name = "_"
	}
	return c.declare(name, line)
}

// declare gives a name a slot of its own in the innermost scope.
func (c *compiler) declare(name string, line int) int {
	scope := c.scopes[len(c.scopes)-1]
	if reserved[name] {
		c.bad(line, "a local may not be called "+quote(name), "rules, base, math and print keep their meaning everywhere")
	}
	if slot, ok := scope[name]; ok {
		if name != "_" {
			c.bad(line, quote(name)+" is declared twice", "assign to it: "+name+" = ..")
		}
		return slot
	}
	slot := c.used
	scope[name] = slot
	c.used++
	c.fn.vars = max(c.fn.vars, c.used)
	if c.used == maxLocals+1 {
		c.bad(line, "too many locals", "make a rule of its own of a part")
	}
	return slot
}

var reserved = map[string]bool{"rules": true, "base": true, "math": true, "print": true}

func (c *compiler) lookup(name string) (int, bool) {
	for i := len(c.scopes) - 1; i >= 0; i-- {
		if slot, ok := c.scopes[i][name]; ok {
			return slot, true
		}
	}
	return 0, false
}

// scoped compiles statements in a scope of their own.
func (c *compiler) scoped(list []ast.Stmt) []statement {
	c.open()
	defer c.close()
	return c.block(list)
}

func (c *compiler) block(list []ast.Stmt) []statement {
	if c.depth++; c.depth > maxNesting && len(list) > 0 {
		if len(c.problems) == 0 || c.problems[len(c.problems)-1].Text != tooNested {
			c.bad(list[0].Line(), tooNested, "")
		}
		c.depth--
		return nil
	}
	defer func() { c.depth-- }()
	var out []statement
	for _, st := range list {
		if s := c.statement(st); s != nil {
			out = append(out, s)
		}
	}
	return out
}

const tooNested = "nested too deeply"

func (c *compiler) statement(st ast.Stmt) statement {
	c.size++
	switch x := st.(type) {
	case *ast.LocalAssignStmt:
		return c.localStatement(x)
	case *ast.AssignStmt:
		return c.assign(x)
	case *ast.FuncCallStmt:
		return c.callStatement(x)
	case *ast.IfStmt:
		return c.ifStatement(x)
	case *ast.WhileStmt:
		return c.while(x)
	case *ast.RepeatStmt:
		return c.repeat(x)
	case *ast.NumberForStmt:
		return c.numberFor(x)
	case *ast.GenericForStmt:
		return c.groupFor(x)
	case *ast.ReturnStmt:
		return c.returnStatement(x)
	case *ast.DoBlockStmt:
		return sequence(c.scoped(x.Stmts))
	case *ast.BreakStmt:
		if c.loops == 0 {
			c.bad(x.Line(), "break outside a loop", "")
		}
		return func(*frame) flow { return flowBreak }
	case *ast.FuncDefStmt:
		c.bad(x.Line(), "a function inside a rule", "make it a rule with a name of its own")
	case *ast.GotoStmt, *ast.LabelStmt:
		c.bad(st.Line(), "rules have no goto", "")
	default:
		c.bad(st.Line(), "rules have no such statement", "")
	}
	return nil
}

func run(list []statement, f *frame) flow {
	for _, s := range list {
		if end := s(f); end != flowOn {
			return end
		}
	}
	return flowOn
}

func sequence(list []statement) statement {
	switch len(list) {
	case 1:
		return list[0]
	case 2:
		a, b := list[0], list[1]
		return func(f *frame) flow {
			if end := a(f); end != flowOn {
				return end
			}
			return b(f)
		}
	}
	return func(f *frame) flow { return run(list, f) }
}

func (c *compiler) callStatement(x *ast.FuncCallStmt) statement {
	c.unused = true
	call := c.expr(x.Expr)
	c.unused = false
	return func(f *frame) flow { call(f); return flowOn }
}

func (c *compiler) ifStatement(x *ast.IfStmt) statement {
	if known, ok := c.constant(x.Condition); ok { // a knob decides
		c.checked(x.Condition)
		then, otherwise := c.scoped(x.Then), c.scoped(x.Else)
		if known.Truthy() {
			return sequence(then)
		}
		return sequence(otherwise)
	}
	condition := c.expr(x.Condition)
	then, otherwise := sequence(c.scoped(x.Then)), sequence(c.scoped(x.Else))
	if len(x.Else) == 0 {
		return func(f *frame) flow {
			if condition(f).Truthy() {
				return then(f)
			}
			return flowOn
		}
	}
	return func(f *frame) flow {
		if condition(f).Truthy() {
			return then(f)
		}
		return otherwise(f)
	}
}

func (c *compiler) returnStatement(x *ast.ReturnStmt) statement {
	switch len(x.Exprs) {
	case 0:
		return func(f *frame) flow { f.run.extras = 0; return flowReturn }
	case 1:
		value := c.expr(x.Exprs[0])
		if bringsAll(x.Exprs[0]) {
			return func(f *frame) flow { f.ret = value(f); return flowReturn } // with all that it returns
		}
		return func(f *frame) flow {
			f.ret = value(f)
			f.run.extras = 0
			return flowReturn
		}
	}
	if len(x.Exprs) > 1+maxReturns {
		c.bad(x.Line(), "a rule returns at most "+strconv.Itoa(1+maxReturns)+" values", "")
	}
	push, at := c.pushAll(x.Exprs, c.expr), c.at(x.Line())
	return func(f *frame) flow {
		base := push(f)
		all := f.run.stack[base:f.run.top]
		if len(all) > 1+maxReturns {
			at.fail("a rule returns at most %d values", 1+maxReturns)
		}
		f.ret = all[0]
		f.run.extras = copy(f.run.extra[:], all[1:])
		f.run.top = base
		return flowReturn
	}
}

func (c *compiler) localStatement(x *ast.LocalAssignStmt) statement {
	if len(x.Names) == 1 && len(x.Exprs) == 1 {
		value := c.expr(x.Exprs[0])
		slot := c.local(x.Names[0], x.Line())
		return func(f *frame) flow { f.vars[slot] = value(f); return flowOn }
	}
	push := c.pushAll(x.Exprs, c.expr)
	slots := make([]int, len(x.Names))
	for i, name := range x.Names {
		slots[i] = c.local(name, x.Line())
	}
	return spread(push, slots)
}

// spread puts what was pushed into slots, nil where there is too little.
func spread(push func(*frame) int, slots []int) statement {
	return func(f *frame) flow {
		base := push(f)
		for i, slot := range slots {
			if base+i < f.run.top {
				f.vars[slot] = f.run.stack[base+i]
			} else {
				f.vars[slot] = engine.Nil
			}
		}
		f.run.top = base
		return flowOn
	}
}

func (c *compiler) assign(x *ast.AssignStmt) statement {
	slots := make([]int, len(x.Lhs))
	for i, l := range x.Lhs {
		name, ok := l.(*ast.IdentExpr)
		if !ok {
			c.bad(x.Line(), "rules change the match by verbs, never by =", "me:gain(\"points\", 1), piece:move(place), piece:turn(face)")
			return nil
		}
		slot, ok := c.lookup(name.Value)
		if !ok {
			c.bad(x.Line(), quote(name.Value)+" is no local"+c.names.hint(name.Value, c.locals), "write local "+name.Value+" = ..; rules keep nothing outside the match")
			return nil
		}
		if name.Value == "g" {
			c.bad(x.Line(), notMatch, "assign to a local of its own")
		}
		slots[i] = slot
	}
	if len(slots) == 1 && len(x.Rhs) == 1 {
		value, slot := c.expr(x.Rhs[0]), slots[0]
		return func(f *frame) flow { f.vars[slot] = value(f); return flowOn }
	}
	return spread(c.pushAll(x.Rhs, c.expr), slots)
}

func (c *compiler) locals() []string {
	var names []string
	for _, scope := range c.scopes {
		for name := range scope {
			names = append(names, name)
		}
	}
	return names
}
