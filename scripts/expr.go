// This file compiles expressions into closures.

package scripts

import (
	"math"
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua/ast"

	"hausregel/engine"
)

func constant(v engine.Value) code { return func(*frame) engine.Value { return v } }

// broken stands for an expression with a problem, so that the others are found too.
var broken = constant(engine.Nil)

func (c *compiler) expr(e ast.Expr) code {
	c.size++
	if c.depth++; c.depth > maxNesting {
		c.depth--
		c.bad(e.Line(), tooNested, "")
		return broken
	}
	defer func() { c.depth-- }()
	if v, ok := c.constant(e); ok {
		c.checked(e)
		return constant(v)
	}
	switch x := e.(type) {
	case *ast.IdentExpr:
		return c.ident(x)
	case *ast.AttrGetExpr:
		return c.attribute(x)
	case *ast.FuncCallExpr:
		return c.call(x)
	case *ast.LogicalOpExpr:
		return c.logical(x)
	case *ast.RelationalOpExpr:
		return c.relation(x)
	case *ast.ArithmeticOpExpr:
		return c.arithmetic(x)
	case *ast.UnaryMinusOpExpr:
		value, at := c.expr(x.Expr), c.at(x.Line())
		return func(f *frame) engine.Value { return arithmetic("-", at, engine.Num(0), value(f)) }
	case *ast.UnaryNotOpExpr:
		value := c.expr(x.Expr)
		return func(f *frame) engine.Value { return engine.Flag(!value(f).Truthy()) }
	case *ast.UnaryLenOpExpr:
		c.bad(x.Line(), "rules have no #", "write GROUP:count()")
	case *ast.StringConcatOpExpr:
		c.bad(x.Line(), "rules build no text", "sentences stand in the TOML, with {holes}")
	case *ast.TableExpr:
		c.bad(x.Line(), "rules build no tables", "ask a group: where, only, most, without; or write the table in the TOML")
	case *ast.FunctionExpr:
		c.bad(x.Line(), "a function inside a rule", "make it a rule with a name of its own")
	case *ast.Comma3Expr:
		c.bad(x.Line(), "a rule takes named values, not ...", "")
	default:
		c.bad(e.Line(), "rules have no such expression", "")
	}
	return broken
}

// constant gives what is known when the rules are loaded: literals, knobs, and
// what is computed from them.
func (c *compiler) constant(e ast.Expr) (engine.Value, bool) {
	switch x := e.(type) {
	case *ast.NilExpr:
		return engine.Nil, true
	case *ast.TrueExpr:
		return engine.Flag(true), true
	case *ast.FalseExpr:
		return engine.Flag(false), true
	case *ast.NumberExpr:
		return c.number(x), true
	case *ast.StringExpr:
		return c.word(x), true
	case *ast.AttrGetExpr:
		return c.fixed(x)
	case *ast.UnaryNotOpExpr:
		v, ok := c.constant(x.Expr)
		return engine.Flag(!v.Truthy()), ok
	case *ast.RelationalOpExpr:
		a, ok := c.constant(x.Lhs)
		if !ok || x.Operator != "==" && x.Operator != "~=" {
			return engine.Nil, false
		}
		b, ok := c.constant(x.Rhs)
		return engine.Flag((a == b) == (x.Operator == "==")), ok
	case *ast.LogicalOpExpr:
		a, ok := c.constant(x.Lhs)
		if !ok {
			return engine.Nil, false
		}
		if a.Truthy() == (x.Operator == "or") {
			return a, true
		}
		return c.constant(x.Rhs)
	}
	return engine.Nil, false
}

// checked finds what is wrong in the parts that a known value makes idle: with
// another word of a knob they are not.
func (c *compiler) checked(e ast.Expr) {
	switch x := e.(type) {
	case *ast.UnaryNotOpExpr:
		c.checked(x.Expr)
	case *ast.RelationalOpExpr:
		c.checked(x.Lhs)
		c.checked(x.Rhs)
	case *ast.LogicalOpExpr:
		c.checked(x.Lhs)
		c.expr(x.Rhs)
	}
}

func (c *compiler) number(x *ast.NumberExpr) engine.Value {
	base := 10 // whatever zeros it begins with
	if strings.HasPrefix(x.Value, "0x") || strings.HasPrefix(x.Value, "0X") {
		base = 0
	}
	n, err := strconv.ParseInt(x.Value, base, 64)
	if err == nil && n <= engine.MaxNumber {
		return engine.Num(int(n))
	}
	f := float64(n)
	if err != nil {
		f, err = strconv.ParseFloat(x.Value, 64)
	}
	if err != nil || math.Abs(f) > engine.MaxNumber || n > engine.MaxNumber {
		c.bad(x.Line(), "number "+x.Value+" is out of range", "")
		return engine.Num(0)
	}
	return engine.Real(f)
}

// word gives a literal name its number: it must be one that the game knows.
func (c *compiler) word(x *ast.StringExpr) engine.Value {
	i := c.names.game.FindWord(x.Value)
	if i < 0 {
		c.unnamed(x.Line(), "nothing in this game is called "+quote(x.Value)+c.names.hint(x.Value, c.names.words), "")
		return engine.Nil
	}
	return engine.Value{Type: engine.TypeWord, N: int64(i)}
}

// fixed gives g.rule.KNOB, g.list.NAME and g.all.KIND, which never change.
func (c *compiler) fixed(x *ast.AttrGetExpr) (engine.Value, bool) {
	path := dotted(x)
	if len(path) != 3 || !c.isMatch(path[0]) {
		return engine.Nil, false
	}
	known, what := c.names.fixed(path[1])
	if known == nil {
		return engine.Nil, false
	}
	v, ok := known[path[2]]
	if !ok {
		c.unnamed(x.Line(), "there is no "+what+" "+quote(path[2])+c.names.hint(path[2], func() []string { return keysOf(known) }), "")
	}
	return v, true
}

// isMatch tells whether a name stands for the match: the parameter g, which no
// local may hide and nothing may be assigned to.
func (c *compiler) isMatch(name string) bool {
	_, ok := c.lookup(name)
	return ok && name == "g"
}

// known lists what a name alone can mean.
func (c *compiler) known() []string { return append(c.locals(), "rules", "base", "math", "print") }

func (c *compiler) ident(x *ast.IdentExpr) code {
	slot, ok := c.lookup(x.Value)
	switch {
	case ok:
		return func(f *frame) engine.Value { return f.vars[slot] }
	case x.Value == "print":
		c.bad(x.Line(), quote("print")+" is not a value", "call it: print(..)")
	case x.Value == "rules" || x.Value == "base" || x.Value == "math":
		c.bad(x.Line(), quote(x.Value)+" is not a value", "call a function of it: "+x.Value+".NAME(..)")
	case gone[x.Value] != "":
		c.bad(x.Line(), "rules have no "+x.Value, gone[x.Value])
	default:
		c.bad(x.Line(), "unknown name "+quote(x.Value)+c.names.hint(x.Value, c.known), "")
	}
	return broken
}

// gone tells what to write instead of the parts of Lua that rules do without.
var gone = map[string]string{
	"string": "sentences stand in the TOML, with {holes}", "table": "a group has verbs: where, only, most, without",
	"pairs": "write for thing in GROUP do", "ipairs": "write for thing in GROUP do", "next": "write GROUP:first()",
	"pcall": "what is not allowed is a condition: rules.is.NAME", "xpcall": "what is not allowed is a condition: rules.is.NAME",
	"error": "what is not allowed is a condition: rules.is.NAME", "assert": "what is not allowed is a condition: rules.is.NAME",
	"tostring": "sentences stand in the TOML, with {holes}", "tonumber": "numbers stand in the TOML",
	"os": "a match has no clock", "io": "rules read no files", "require": "name the files in the TOML: lua = [..]",
	"dofile": "name the files in the TOML: lua = [..]", "loadfile": "name the files in the TOML: lua = [..]",
	"load": "every rule is written out", "loadstring": "every rule is written out", "coroutine": "a question simply waits for its answer",
	"debug": "use print, and trace at the table", "setmetatable": "rules build no tables", "getmetatable": "rules build no tables",
	"rawget": "rules build no tables", "rawset": "rules build no tables", "rawequal": "rules build no tables", "_G": "rules keep nothing outside the match",
	"getfenv": "rules keep nothing outside the match", "setfenv": "rules keep nothing outside the match", "collectgarbage": "memory is not the rules' business",
	"module": "name the files in the TOML: lua = [..]", "package": "name the files in the TOML: lua = [..]", "channel": "rules run alone",
	"newproxy": "rules build no tables", "unpack": "rules build no tables", "select": "rules build no tables", "type": "a field's type stands in the TOML",
	"goto": "use a loop",
}

func (c *compiler) logical(x *ast.LogicalOpExpr) code {
	a, b := c.expr(x.Lhs), c.expr(x.Rhs)
	if x.Operator == "and" {
		return func(f *frame) engine.Value {
			if v := a(f); !v.Truthy() {
				return v
			}
			return b(f)
		}
	}
	return func(f *frame) engine.Value {
		if v := a(f); v.Truthy() {
			return v
		}
		return b(f)
	}
}

func (c *compiler) relation(x *ast.RelationalOpExpr) code {
	a, b, at := c.expr(x.Lhs), c.expr(x.Rhs), c.at(x.Line())
	if known, ok := c.constant(x.Rhs); ok && known.Type == engine.TypeNumber {
		if with := compareWith(x.Operator, at, a, known); with != nil {
			return with
		}
	}
	switch x.Operator {
	case "==":
		return func(f *frame) engine.Value { v := a(f); return engine.Flag(v == b(f)) }
	case "~=":
		return func(f *frame) engine.Value { v := a(f); return engine.Flag(v != b(f)) }
	case "<":
		return func(f *frame) engine.Value { v := a(f); return engine.Flag(less(at, v, b(f))) }
	case ">":
		return func(f *frame) engine.Value { v := a(f); return engine.Flag(less(at, b(f), v)) }
	case "<=":
		return func(f *frame) engine.Value { v := a(f); return engine.Flag(!less(at, b(f), v)) }
	}
	return func(f *frame) engine.Value { v := a(f); return engine.Flag(!less(at, v, b(f))) }
}

// compareWith compares with a number that is known.
func compareWith(operator string, at place, a code, n engine.Value) code {
	switch operator {
	case "==":
		return func(f *frame) engine.Value { return engine.Flag(a(f) == n) }
	case "<":
		return func(f *frame) engine.Value {
			if v := a(f); v.Type == engine.TypeNumber {
				return engine.Flag(v.N < n.N)
			} else {
				return engine.Flag(less(at, v, n))
			}
		}
	case ">":
		return func(f *frame) engine.Value {
			if v := a(f); v.Type == engine.TypeNumber {
				return engine.Flag(v.N > n.N)
			} else {
				return engine.Flag(less(at, n, v))
			}
		}
	}
	return nil
}

func less(at place, a, b engine.Value) bool {
	if a.Type == engine.TypeNumber && b.Type == engine.TypeNumber {
		return a.N < b.N
	}
	return floatOf(at, "comparison", a) < floatOf(at, "comparison", b)
}

func floatOf(at place, what string, v engine.Value) float64 {
	if v.Type != engine.TypeNumber && v.Type != engine.TypeReal {
		at.fail("%s: a number expected, got %s", what, article(v))
	}
	return v.Float()
}

func article(v engine.Value) string {
	switch v.Type {
	case engine.TypeNone, engine.TypeNil:
		return "nil"
	case engine.TypeMatch:
		return "the match"
	case engine.TypeAmounts, engine.TypeEveryone:
		return v.Type.String()
	}
	return "a " + v.Type.String()
}

func (c *compiler) arithmetic(x *ast.ArithmeticOpExpr) code {
	a, b, at := c.expr(x.Lhs), c.expr(x.Rhs), c.at(x.Line())
	switch x.Operator {
	case "+":
		return func(f *frame) engine.Value {
			v := a(f)
			w := b(f)
			if v.Type == engine.TypeNumber && w.Type == engine.TypeNumber {
				if n := v.N + w.N; n <= engine.MaxNumber && n >= -engine.MaxNumber {
					return engine.Value{Type: engine.TypeNumber, N: n}
				}
			}
			return arithmetic("+", at, v, w)
		}
	case "-":
		return func(f *frame) engine.Value {
			v := a(f)
			w := b(f)
			if v.Type == engine.TypeNumber && w.Type == engine.TypeNumber {
				if n := v.N - w.N; n <= engine.MaxNumber && n >= -engine.MaxNumber {
					return engine.Value{Type: engine.TypeNumber, N: n}
				}
			}
			return arithmetic("-", at, v, w)
		}
	}
	operator := x.Operator
	return func(f *frame) engine.Value { v := a(f); return arithmetic(operator, at, v, b(f)) }
}

// arithmetic computes as Lua does, but has no infinite numbers: what is out of
// range is an error.
func arithmetic(operator string, at place, a, b engine.Value) engine.Value {
	x, y := floatOf(at, operator, a), floatOf(at, operator, b)
	var r float64
	switch operator {
	case "+":
		r = x + y
	case "-":
		r = x - y
	case "*":
		r = x * y
	case "/", "%":
		if y == 0 {
			at.fail("%s: division by 0", operator)
		}
		if operator == "/" {
			r = x / y
		} else if r = math.Mod(x, y); r*y < 0 {
			r += y // the sign of the divisor, as in Lua
		}
	case "^":
		r = math.Pow(x, y)
	}
	if math.IsNaN(r) || math.Abs(r) > engine.MaxNumber {
		at.fail("%s: the result is out of range", operator)
	}
	return engine.Real(r)
}

// whole insists on a whole number.
func whole(at place, what string, v engine.Value) int {
	switch v.Type {
	case engine.TypeNumber:
		return int(v.N)
	case engine.TypeReal:
		at.fail("%s: a whole number expected, got %v", what, v.Float())
	}
	at.fail("%s: a number expected, got %s", what, article(v))
	return 0
}
