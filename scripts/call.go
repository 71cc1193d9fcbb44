// This file compiles calls: of rules, of the definition below, of math and print.

package scripts

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua/ast"

	"hausregel/engine"
	"hausregel/scripts/near"
)

func (c *compiler) call(x *ast.FuncCallExpr) code {
	if x.Receiver != nil {
		return c.verb(x)
	}
	c.unused = false
	path := dotted(x.Func)
	switch {
	case len(path) >= 2 && path[0] == "rules":
		return c.rule(x, strings.Join(path[1:], "."))
	case len(path) >= 2 && path[0] == "base":
		return c.below(x, strings.Join(path[1:], "."))
	case len(path) == 2 && path[0] == "math":
		return single(c.math(x, path[1]))
	case len(path) == 1 && path[0] == "print":
		return single(c.print(x))
	case len(path) == 1:
		if _, local := c.lookup(path[0]); !local {
			c.ident(&ast.IdentExpr{Value: path[0], ExprBase: x.ExprBase})
			return broken
		}
	case len(path) == 2 && gone[path[0]] != "":
		c.bad(x.Line(), "rules have no "+path[0]+"."+path[1], gone[path[0]])
		return broken
	}
	c.bad(x.Line(), "only rules, verbs and math can be called", "write rules.NAME(..) or thing:verb(..)")
	return broken
}

// pushAll compiles expressions whose values are pushed on the stack; a call at
// the end brings all that it returns, as in Lua.
func (c *compiler) pushAll(list []ast.Expr, compile func(ast.Expr) code) func(*frame) int {
	values := make([]code, len(list))
	for i, e := range list {
		values[i] = compile(e)
		if c.pushed++; c.pushed == maxPushed+1 {
			c.bad(e.Line(), "too many values at once", "make a rule of its own of a part")
		}
	}
	c.pushed -= len(list)
	more := false
	if n := len(list); n > 0 {
		more = bringsAll(list[n-1])
	}
	if len(values) == 1 && !more {
		value := values[0]
		return func(f *frame) int {
			base := f.run.top
			f.run.pushOne(value(f))
			return base
		}
	}
	return func(f *frame) int {
		r := f.run
		base := r.top
		for _, v := range values {
			r.pushOne(v(f))
		}
		if more {
			for _, v := range r.extra[:r.extras] {
				r.pushOne(v)
			}
		}
		return base
	}
}

// bringsAll tells whether an expression at the end of a list gives all its
// values: a call, unless it stands in brackets.
func bringsAll(e ast.Expr) bool {
	call, ok := e.(*ast.FuncCallExpr)
	return ok && !call.AdjustRet
}

// single has a call give one value, as what rules are not does.
func single(call code) code {
	return func(f *frame) engine.Value {
		v := call(f)
		f.run.extras = 0
		return v
	}
}

// rule compiles rules.NAME(..). A knob whose words are procedures is called by
// its own name: the word in force picks the function.
func (c *compiler) rule(x *ast.FuncCallExpr, name string) code {
	if knob := c.names.knob(name); knob != nil && len(knob.Words) > 0 {
		for _, w := range knob.Words {
			if c.program.functions[name+"."+w] == nil {
				c.names.later = append(c.names.later, wanted{name + "." + w, c.at(x.Line())})
			}
		}
		name += "." + c.names.game.Key(knob.Value)
	}
	c.names.used[name] = true
	c.names.later = append(c.names.later, wanted{name, c.at(x.Line())})
	return c.invoke(x, func() *function { return c.program.functions[name] })
}

// below compiles base.NAME(..): the definition under this layer's.
func (c *compiler) below(x *ast.FuncCallExpr, name string) code {
	fn := c.program.functions[name]
	for fn != nil && fn.layer >= c.fn.layer {
		fn = fn.below
	}
	if fn == nil {
		c.bad(x.Line(), "base has no "+quote(name)+c.names.hint(name, c.program.Functions), "base.NAME is the rule that this house rule replaces")
		return broken
	}
	return c.invoke(x, func() *function { return fn })
}

// invoke compiles the call of a function that is known when all are linked.
func (c *compiler) invoke(x *ast.FuncCallExpr, find func() *function) code {
	push, at := c.pushAll(x.Args, c.expr), c.at(x.Line())
	target := &link{find: find}
	c.program.links = append(c.program.links, target)
	return func(f *frame) engine.Value {
		base := push(f)
		f.run.at = at
		return f.run.enter(f.m, target.fn, base)
	}
}

// link is a call that is joined with its function once all are compiled.
type link struct {
	find func() *function
	fn   *function
}

// wanted is a rule that is called by name.
type wanted struct {
	name string
	at   place
}

var mathFunctions = []string{"abs", "ceil", "floor", "max", "min"}

func (c *compiler) math(x *ast.FuncCallExpr, name string) code {
	if !slices.Contains(mathFunctions, name) {
		hint := ""
		if strings.HasPrefix(name, "random") {
			hint = "luck comes from the match: GROUP:random(), dice:roll()"
		}
		c.bad(x.Line(), "rules have no math."+name+near.Hint(name, mathFunctions), hint)
		return broken
	}
	at, what := c.at(x.Line()), "math."+name
	best := name == "max" || name == "min"
	if n := len(x.Args); n == 0 || n > 1 && !best {
		c.bad(x.Line(), what+": wrong number of values", "")
		return broken
	}
	if best {
		return c.best(x, what, name == "min")
	}
	round := map[string]func(float64) float64{"floor": math.Floor, "ceil": math.Ceil, "abs": math.Abs}[name]
	value := c.expr(x.Args[0])
	return func(f *frame) engine.Value {
		v := value(f)
		if v.Type == engine.TypeNumber && name != "abs" {
			return v
		}
		return engine.Real(round(floatOf(at, what, v)))
	}
}

// best compiles math.max and math.min.
func (c *compiler) best(x *ast.FuncCallExpr, what string, least bool) code {
	push, at := c.pushAll(x.Args, c.expr), c.at(x.Line())
	return func(f *frame) engine.Value {
		r, base := f.run, push(f)
		best := floatOf(at, what, r.stack[base])
		for _, a := range r.stack[base+1 : r.top] {
			if v := floatOf(at, what, a); v > best != least && v != best {
				best = v
			}
		}
		r.top = base
		return engine.Real(best)
	}
}

// print compiles print(..): a line for the author, never for a player. What is
// printed is worked out even when nobody listens: a match is the same either way.
func (c *compiler) print(x *ast.FuncCallExpr) code {
	args, at := make([]code, len(x.Args)), c.at(x.Line())
	texts := make([]string, len(x.Args))
	all := len(x.Args) > 0 && bringsAll(x.Args[len(x.Args)-1])
	for i, e := range x.Args {
		if s, ok := e.(*ast.StringExpr); ok { // any text may be printed
			texts[i] = s.Value
		} else {
			args[i] = c.expr(e)
		}
	}
	return func(f *frame) engine.Value {
		var parts []string
		for i, a := range args {
			text, more := texts[i], 0
			if a != nil {
				v := a(f)
				if i == len(args)-1 && all {
					more = f.run.extras
				}
				if f.run.Print != nil {
					text = describe(f.m, v)
				}
			}
			if f.run.Print != nil {
				parts = append(parts, text)
				for _, v := range f.run.extra[:more] {
					parts = append(parts, describe(f.m, v))
				}
			}
		}
		if f.run.Print != nil {
			f.run.Print(at.String(), strings.Join(parts, " "))
		}
		return engine.Nil
	}
}

// describe writes a value for an author, who sees everything.
func describe(m *engine.Match, v engine.Value) string {
	switch v.Type {
	case engine.TypeGroup, engine.TypeRow, engine.TypeRoute, engine.TypeEveryone:
		mark := m.Mark()
		defer m.Release(mark)
		var parts []string
		for _, x := range m.Items(v) {
			parts = append(parts, m.Game().Show(x))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case engine.TypeNil, engine.TypeNone:
		return "nil"
	case engine.TypeBool:
		return strconv.FormatBool(v.N != 0)
	}
	return m.Game().Show(v)
}
