// This file makes up functions of the language of rules, without verbs, which mean the
// same in Lua.

package scripts_test

import (
	"fmt"
	"strings"

	"hausregel/engine"
)

// generator writes rules. The draws of its luck, or the bytes of a fuzzer, decide
// everything.
type generator struct {
	draw   func(n int) int // a number in [0, n)
	out    strings.Builder
	indent int
	scopes [][]variable
	rules  []ruleHead // rules that are finished: they may be called
	own    ruleHead
	loops  int
	left   int // statements that may still be written
	again  int // calls of itself that the rule may still have
	calls  int // calls of others: more of them, and it takes for ever
}

// ruleHead is what a call of a rule must know.
type ruleHead struct {
	name            string
	params, returns int
}

// variable is a local and whether it is known to hold a number.
type variable struct {
	name   string
	number bool
}

// program writes some rules; rules.main, which takes nothing, is the last.
func (g *generator) program() string {
	for i := range 1 + g.draw(4) {
		g.rule(ruleHead{fmt.Sprintf("f%d", i), g.draw(4), g.draw(4)})
	}
	g.rule(ruleHead{"main", 0, 1 + g.draw(4)})
	return g.out.String()
}

func (g *generator) line(format string, args ...any) {
	g.out.WriteString(strings.Repeat("  ", g.indent))
	fmt.Fprintf(&g.out, format+"\n", args...)
}

// rule writes one rule. A call of itself counts its first parameter down.
func (g *generator) rule(head ruleHead) {
	var params []string
	g.scopes = [][]variable{nil}
	for i := range head.params {
		v := variable{fmt.Sprintf("v%d", i), true}
		if i == 0 {
			v.name = "n" // never assigned to: how often the rule calls itself
		}
		params = append(params, v.name)
		g.scopes[0] = append(g.scopes[0], v)
	}
	g.own, g.left, g.again, g.calls = head, 8+g.draw(16), 0, 6
	g.line("function rules.%s(%s)", head.name, strings.Join(params, ", "))
	g.indent++
	if head.params > 0 {
		g.line("if n <= 0 then")
		g.indent++
		g.returned()
		g.indent--
		g.line("end")
		g.again = g.draw(3)
	}
	g.statements()
	if head.returns > 0 || g.draw(2) == 0 {
		g.returned()
	}
	g.indent--
	g.line("end")
	g.rules = append(g.rules, head)
}

func (g *generator) returned() {
	var values []string
	for range g.own.returns {
		values = append(values, g.number(2))
	}
	switch n := len(values); {
	case g.draw(5) == 0:
		values = []string{g.call()}
	case g.draw(6) == 0:
		values = []string{"(" + g.call() + ")"}
	case n > 1 && g.draw(4) == 0:
		values[n-1] = g.call()
	case n > 0 && g.draw(6) == 0:
		values[0] = g.any(2)
	}
	g.line("return %s", strings.Join(values, ", "))
}

// block writes statements in a scope of their own.
func (g *generator) block(locals ...variable) {
	g.indent++
	g.scopes = append(g.scopes, locals)
	g.statements()
	g.scopes = g.scopes[:len(g.scopes)-1]
	g.indent--
}

func (g *generator) statements() {
	for range 1 + g.draw(4) {
		if g.left--; g.left < 0 {
			return
		}
		g.statement()
	}
}

func (g *generator) statement() {
	switch g.draw(12) {
	case 0, 1, 2:
		g.local()
	case 3, 4:
		g.assign()
	case 5:
		g.line("if %s then", g.truth(2))
		g.block()
		for range g.draw(3) {
			g.line("elseif %s then", g.truth(2))
			g.block()
		}
		if g.draw(2) == 0 {
			g.line("else")
			g.block()
		}
		g.line("end")
	case 6:
		g.numberFor()
	case 7, 8:
		g.counted()
	case 9:
		g.line("do")
		g.block()
		g.line("end")
	case 10:
		g.line("%s", g.call())
	case 11:
		if g.loops > 0 {
			g.line("if %s then break end", g.truth(1))
			return
		}
		g.line("if %s then", g.truth(1))
		g.indent++
		g.returned()
		g.indent--
		g.line("end")
	}
}

// fresh finds a name that is new in the innermost scope; it may hide an outer one.
func (g *generator) fresh() (string, bool) {
	name := fmt.Sprintf("v%d", g.draw(8))
	for _, v := range g.scopes[len(g.scopes)-1] {
		if v.name == name {
			return "", false
		}
	}
	return name, true
}

func (g *generator) declare(v variable) {
	last := len(g.scopes) - 1
	g.scopes[last] = append(g.scopes[last], v)
}

func (g *generator) local() {
	a, ok := g.fresh()
	if !ok {
		g.assign()
		return
	}
	b, two := g.fresh()
	switch {
	case two && b != a && g.draw(3) == 0:
		g.line("local %s, %s = %s", a, b, g.call())
		g.declare(variable{a, false})
		g.declare(variable{b, false})
	case two && b != a && g.draw(2) == 0:
		g.line("local %s, %s = %s, %s", a, b, g.number(2), g.any(2))
		g.declare(variable{a, true})
		g.declare(variable{b, false})
	case g.draw(8) == 0:
		g.line("local %s", a)
		g.declare(variable{a, false})
	default:
		g.line("local %s = %s", a, g.number(3))
		g.declare(variable{a, true})
	}
}

// visible lists the locals that may be read, the innermost of a name only.
func (g *generator) visible(numbers bool) []string {
	var names []string
	seen := map[string]bool{}
	for i := len(g.scopes) - 1; i >= 0; i-- {
		for _, v := range g.scopes[i] {
			if !seen[v.name] && (v.number || !numbers) {
				names = append(names, v.name)
			}
			seen[v.name] = true
		}
	}
	return names
}

func (g *generator) assign() {
	numbers := g.visible(true)
	if len(numbers) == 0 {
		g.line("%s", g.call())
		return
	}
	a, b := numbers[g.draw(len(numbers))], numbers[g.draw(len(numbers))]
	if a == "n" || b == "n" {
		return
	}
	if a != b && g.draw(3) == 0 {
		g.line("%s, %s = %s, %s", a, b, g.number(2), g.number(2))
	} else {
		g.line("%s = %s", a, g.number(3))
	}
}

func (g *generator) numberFor() {
	name := fmt.Sprintf("v%d", g.draw(8))
	switch from, to := g.number(1), 1+g.draw(5); g.draw(13) / 4 {
	case 0:
		g.line("for %s = %d, %d do", name, g.draw(4), to)
	case 1:
		g.line("for %s = %d, %d, -%d do", name, to, g.draw(3)-2, 1+g.draw(2))
	case 2:
		g.line("for %s = %s, %d, %d do", name, "("+from+") % 4", to, 1+g.draw(3))
	case 3:
		g.line("for %s = %d, %d, %s do", name, g.draw(4), to, g.number(1))
	}
	g.loops++
	g.block(variable{name, true})
	g.loops--
	g.line("end")
}

// counted writes a while or repeat loop that ends.
func (g *generator) counted() {
	name, ok := fmt.Sprintf("n%d", len(g.scopes)), true
	for _, v := range g.scopes[len(g.scopes)-1] {
		ok = ok && v.name != name
	}
	if !ok {
		return
	}
	g.line("local %s = 0", name)
	g.declare(variable{name, false})
	g.loops++
	if g.draw(2) == 0 {
		g.line("while %s < %d and (%s) do", name, 1+g.draw(3), g.truth(1))
		g.indent++
		g.line("%s = %s + 1", name, name)
		g.indent--
		g.block()
		g.line("end")
	} else {
		g.line("repeat")
		g.indent++
		g.line("%s = %s + 1", name, name)
		g.scopes = append(g.scopes, nil)
		g.statements()
		g.indent--
		g.line("until %s >= %d or %s", name, 1+g.draw(3), g.truth(1)) // sees the locals of the body
		g.scopes = g.scopes[:len(g.scopes)-1]
	}
	g.loops--
}

// call calls a finished rule, or this one with less, with too few or too many values.
func (g *generator) call() string {
	if g.own.params > 0 && g.loops == 0 && g.again > 0 && g.draw(3) == 0 {
		g.again--
		args := []string{"n - 1"}
		for range g.own.params - 1 {
			args = append(args, g.number(1))
		}
		return "rules." + g.own.name + "(" + strings.Join(args, ", ") + ")"
	}
	if g.calls--; len(g.rules) == 0 || g.calls < 0 || g.loops > 1 {
		return "math.max(" + g.number(1) + ", (" + g.number(1) + "))"
	}
	rule := g.rules[g.draw(len(g.rules))]
	var args []string
	for i := range max(0, rule.params+g.draw(7)/5-g.draw(7)/6) {
		if i == 0 {
			args = append(args, fmt.Sprint(g.draw(3)))
		} else {
			args = append(args, g.number(1))
		}
	}
	return "rules." + rule.name + "(" + strings.Join(args, ", ") + ")"
}

// number writes an expression that mostly gives a number.
func (g *generator) number(depth int) string {
	if depth == 0 || g.draw(4) == 0 {
		if names := g.visible(true); len(names) > 0 && g.draw(3) > 0 {
			return names[g.draw(len(names))]
		}
		return fmt.Sprint(g.draw(12))
	}
	a, b := func() string { return g.operand(depth - 1) }, func() string { return g.operand(depth - 1) }
	switch g.draw(16) {
	case 0, 1, 2:
		return a() + " + " + b()
	case 3, 4:
		return a() + " - " + b()
	case 5:
		return a() + " * " + b()
	case 6, 7:
		by := []string{"2", "3", "(-4)", "7", "0.5"}[g.draw(5)]
		if g.draw(6) == 0 {
			by = b()
		}
		return a() + []string{" / ", " % "}[g.draw(2)] + by
	case 8:
		return a() + " ^ " + fmt.Sprint(g.draw(4))
	case 9:
		return "-" + a()
	case 10:
		return "math." + []string{"floor", "ceil", "abs"}[g.draw(3)] + "((" + g.number(depth-1) + "))"
	case 11:
		// In brackets: of a rule that returns nothing, Lua alone gives no value there.
		return "math." + []string{"min", "max"}[g.draw(2)] + "(" + g.number(depth-1) + ", (" + g.number(depth-1) + "))"
	case 12:
		return "(" + g.truth(depth-1) + " and " + g.number(depth-1) + " or " + g.number(depth-1) + ")"
	case 13:
		if g.draw(8) == 0 {
			return g.any(depth - 1)
		}
		if g.draw(4) == 0 {
			return g.call()
		}
	}
	return "(" + g.call() + " or " + g.number(depth-1) + ")"
}

// operand is a number, sometimes in brackets: what binds closer is for Lua to say.
func (g *generator) operand(depth int) string {
	if e := g.number(depth); g.draw(2) == 0 {
		return "(" + e + ")"
	} else if !strings.HasPrefix(e, "-") { // two signs are a comment
		return e
	} else {
		return "(" + e + ")"
	}
}

func (g *generator) truth(depth int) string {
	if depth == 0 {
		return []string{"true", "false", "nil"}[g.draw(3)]
	}
	switch g.draw(8) {
	case 0:
		return "not " + g.truth(depth-1)
	case 1:
		return g.truth(depth-1) + " and " + g.truth(depth-1)
	case 2:
		return g.truth(depth-1) + " or " + g.truth(depth-1)
	case 3:
		return g.any(depth-1) + []string{" == ", " ~= "}[g.draw(2)] + g.any(depth-1)
	case 4:
		return g.any(depth - 1)
	}
	if g.draw(30) == 0 {
		return g.any(depth-1) + " < " + g.any(depth-1)
	}
	return g.operand(depth-1) + []string{" < ", " > ", " <= ", " >= ", " == ", " ~= "}[g.draw(6)] + g.operand(depth-1)
}

// any writes an expression of any type.
func (g *generator) any(depth int) string {
	if names := g.visible(false); len(names) > 0 && g.draw(2) == 0 {
		return names[g.draw(len(names))]
	}
	switch {
	case depth > 0 && g.draw(2) == 0:
		return "(" + g.truth(depth-1) + ")"
	case g.draw(3) == 0:
		return g.call()
	}
	return []string{"nil", "true", "false", "0", "1", "2.5"}[g.draw(6)]
}

// byLuck draws from a seed.
func byLuck(seed uint64) func(int) int {
	luck := engine.Luck(seed)
	return luck.IntN
}

// byBytes draws from bytes, and the least when there are no more.
func byBytes(data []byte) func(int) int {
	return func(n int) int {
		if len(data) == 0 {
			return 0
		}
		v := int(data[0]) % n
		data = data[1:]
		return v
	}
}
