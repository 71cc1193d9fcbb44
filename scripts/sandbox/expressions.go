// The pass over expressions: literals, and operators that become calls.

package sandbox

import (
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua/ast"
)

// expr checks an expression and gives what stands for it afterwards.
func (p *pass) expr(expr ast.Expr) ast.Expr {
	defer p.leave()
	if !p.enter(expr.Line()) {
		return expr
	}
	switch e := expr.(type) {
	case *ast.NumberExpr:
		p.number(e)
	case *ast.StringExpr:
		p.text(e)
	case *ast.IdentExpr:
		p.read(e)
	case *ast.AttrGetExpr:
		e.Object, e.Key = p.expr(e.Object), p.expr(e.Key)
	case *ast.TableExpr:
		return p.table(e)
	case *ast.FuncCallExpr:
		p.callee(e)
		p.exprs(e.Args)
	case *ast.LogicalOpExpr:
		e.Lhs, e.Rhs = p.expr(e.Lhs), p.expr(e.Rhs)
	case *ast.ArithmeticOpExpr:
		e.Lhs, e.Rhs = p.expr(e.Lhs), p.expr(e.Rhs)
	case *ast.RelationalOpExpr:
		return p.compare(e)
	case *ast.StringConcatOpExpr:
		return p.concat(e)
	case *ast.UnaryMinusOpExpr:
		e.Expr = p.expr(e.Expr)
	case *ast.UnaryNotOpExpr:
		e.Expr = p.expr(e.Expr)
	case *ast.UnaryLenOpExpr:
		return operator("#", e.Line(), p.expr(e.Expr))
	case *ast.FunctionExpr:
		p.function(e)
		return operator("function", e.Line(), e)
	case *ast.Comma3Expr:
		if !e.AdjustRet {
			return operator("...", e.Line(), e)
		}
	}
	return expr
}

func (p *pass) exprs(exprs []ast.Expr) {
	for i, e := range exprs {
		exprs[i] = p.expr(e)
	}
}

// operator gives a call of one of the functions in operators.go.
func operator(name string, line int, args ...ast.Expr) *ast.FuncCallExpr {
	return at(&ast.FuncCallExpr{Func: at(&ast.IdentExpr{Value: name}, line), Args: args}, line)
}

// single keeps a call that becomes the last argument of another from giving more than one value.
func single(e ast.Expr) ast.Expr {
	if call, ok := e.(*ast.FuncCallExpr); ok {
		call.AdjustRet = true
	}
	return e
}

// callee walks what is called.
func (p *pass) callee(e *ast.FuncCallExpr) {
	if e.Func != nil {
		e.Func = p.expr(e.Func)
		return
	}
	e.Receiver = p.expr(e.Receiver)
}

func (p *pass) function(e *ast.FunctionExpr) {
	p.open()
	defer p.close()
	p.declare(e.ParList.Names...)
	e.Stmts = p.statements(e.Stmts)
}

// compare leaves comparisons with a number as they are: gopher-lua does them at once, or refuses a text.
func (p *pass) compare(e *ast.RelationalOpExpr) ast.Expr {
	e.Lhs, e.Rhs = p.expr(e.Lhs), p.expr(e.Rhs)
	if e.Operator == "==" || e.Operator == "~=" || isNumber(e.Lhs) || isNumber(e.Rhs) {
		return e
	}
	return operator(e.Operator, e.Line(), e.Lhs, e.Rhs)
}

func isNumber(e ast.Expr) bool {
	if minus, ok := e.(*ast.UnaryMinusOpExpr); ok {
		e = minus.Expr
	}
	_, ok := e.(*ast.NumberExpr)
	return ok
}

// concat joins a whole chain `a .. b .. c` with one call.
func (p *pass) concat(e *ast.StringConcatOpExpr) ast.Expr {
	line, levels := e.Line(), 0
	var parts []ast.Expr
	for {
		parts = append(parts, single(p.expr(e.Lhs)))
		next, more := e.Rhs.(*ast.StringConcatOpExpr)
		if !more {
			break
		}
		e = next
		levels++
		if !p.enter(line) {
			break
		}
	}
	parts = append(parts, single(p.expr(e.Rhs)))
	p.depth -= levels
	return operator("..", line, parts...)
}

// table wraps a constructor in a call that charges for it. Fields with a computed key are set by that call too, some
// at a time because arguments are registers, and after the others (when a key comes twice, Lua leaves open which value
// stays). A keyed field takes one value of a call; gopher-lua would add all of them to
// the list when the field is the last, as in { 1, a = f() }.
func (p *pass) table(e *ast.TableExpr) ast.Expr {
	const fieldsPerCall = 20
	line := e.Line()
	var kept []*ast.Field
	var computed []ast.Expr
	items := 0
	for _, field := range e.Fields {
		field.Value = p.expr(field.Value)
		if field.Key == nil {
			items++
			kept = append(kept, field)
			continue
		}
		field.Key, field.Value = single(p.expr(field.Key)), single(field.Value)
		if fixedKey(field.Key) {
			kept = append(kept, field)
		} else {
			computed = append(computed, field.Key, field.Value)
		}
	}
	if n := len(e.Fields); n > 0 && e.Fields[n-1].Key != nil && len(kept) > 0 {
		single(kept[len(kept)-1].Value) // an item that was not the last field must not give all its values as the last now
	}
	if items > maxList {
		p.problem(line, 0, "a list of %d items (at most %d)", items, maxList)
	}
	e.Fields = kept
	call := operator("{}", line, e)
	for len(computed) > 0 {
		n := min(2*fieldsPerCall, len(computed))
		call = operator("{}", line, append([]ast.Expr{call}, computed[:n]...)...)
		computed = computed[n:]
	}
	return call
}

// fixedKey reports whether a key is a short text that stands in the source.
func fixedKey(key ast.Expr) bool {
	text, ok := key.(*ast.StringExpr)
	return ok && len(text.Value) <= bytesRead
}

// text refuses texts that a script could not make either.
func (p *pass) text(e *ast.StringExpr) {
	if len(e.Value) > p.longest {
		p.problem(e.Line(), 0, "a text of %d bytes (at most %d)", len(e.Value), p.longest)
	}
}

// number refuses what gopher-lua would read as not a number, or as octal.
func (p *pass) number(e *ast.NumberExpr) {
	octal := len(e.Value) > 1 && e.Value[0] == '0' && strings.Trim(e.Value, "0123456789") == ""
	_, decimal := strconv.ParseFloat(e.Value, 64)
	_, whole := strconv.ParseInt(e.Value, 0, 64)
	if octal || decimal != nil && whole != nil {
		// the scanner takes the byte after an exponent without digits along, even the end of the source
		digits := strings.TrimSpace(strings.ToValidUTF8(e.Value, ""))
		p.problem(e.Line(), 0, "malformed number %q", shorten(digits, 40))
	}
}
