// This file defines the verbs: what rules can do, as one table that checks,
// compiles and documents them.

package scripts

import (
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua/ast"

	"hausregel/engine"
)

// verb is one method that rules may call.
type verb struct {
	name    string
	chapter string
	on      string // what it is called on
	args    []arg
	returns string
	event   string // what it writes to the log; "" when nothing
	help    string // one line
	build   func(b *binding) exec
}

// arg is one argument of a verb.
type arg struct {
	name     string
	kind     argKind
	optional bool
}

// argKind says how an argument is read.
type argKind uint8

const (
	argValue     argKind = iota // any expression
	argRest                     // any number of expressions, for conditions and rules
	argCounter                  // any expression; a literal names a counter
	argName                     // a literal: field, counter, facing or rule of one thing
	argCondition                // a literal: rules.is.NAME
	argAsk                      // a literal: question
	argAction                   // a literal: action
	argMoment                   // a literal: moment of effects
	argPhase                    // a literal: phase
	argWord                     // a literal of its own
)

// exec runs a verb on its receiver; args are the values without the literals.
type exec func(f *frame, on engine.Value, args []engine.Value) engine.Value

// binding is one call of a verb while it is compiled.
type binding struct {
	c        *compiler
	at       place
	verb     *verb
	literals []string // by argument; "" for values
	given    int      // arguments
	unused   bool     // a statement: nobody reads what it returns
	grouped  bool     // a verb or loop takes what it returns at once
}

var verbs = map[string]*verb{}

// register adds verbs to the table, in the order of the reference.
func register(chapter string, list ...verb) {
	for i := range list {
		list[i].chapter = chapter
		verbs[list[i].name] = &list[i]
		verbOrder = append(verbOrder, list[i].name)
	}
}

var verbOrder []string

// Verbs names all verbs: no zone, field or counter may be called like one.
func Verbs() []string { return append([]string(nil), verbOrder...) }

func (c *compiler) verb(x *ast.FuncCallExpr) code {
	unused, grouped := c.unused, c.grouped
	c.unused, c.grouped = false, false
	on := c.group(x.Receiver)
	v := verbs[x.Method]
	if v == nil {
		hint := ""
		if c.names.fields[x.Method] != nil {
			hint = "a field is read with a dot: thing." + x.Method
		}
		c.bad(x.Line(), "there is no verb "+quote(x.Method)+c.names.hint(x.Method, Verbs), hint)
		return broken
	}
	if v.event != "" && strings.HasPrefix(c.fn.name, "is.") {
		c.bad(x.Line(), "a condition may not ask or change anything: "+v.name, "it is asked whenever somebody wonders what is allowed")
	}
	b := &binding{c: c, at: c.at(x.Line()), verb: v, given: len(x.Args)}
	var values []ast.Expr
	for i, e := range x.Args {
		a := v.arg(i)
		if a == nil {
			c.bad(x.Line(), v.signature()+" takes no argument "+strconv.Itoa(i+1), "")
			return broken
		}
		if a.kind == argCounter {
			b.counter(e)
		}
		if a.kind == argValue || a.kind == argRest || a.kind == argCounter {
			b.literals = append(b.literals, "")
			values = append(values, e)
			continue
		}
		s, ok := e.(*ast.StringExpr)
		if !ok {
			c.bad(x.Line(), v.signature()+": "+a.name+" is a name, written out", "")
			return broken
		}
		b.literals = append(b.literals, s.Value)
	}
	if need := v.needed(); len(x.Args) < need {
		c.bad(x.Line(), v.signature()+": "+v.args[len(x.Args)].name+" is missing", "")
		return broken
	}
	if c.names.unknown { // what the verb does depends on the game
		c.pushAll(values, c.group)
		return broken
	}
	b.unused, b.grouped = unused, grouped
	run := v.build(b)
	if run == nil {
		return broken
	}
	return c.perform(b, on, values, run)
}

// group compiles what a verb is called on or with, or a loop goes through.
func (c *compiler) group(e ast.Expr) code {
	call, ok := e.(*ast.FuncCallExpr)
	c.grouped = ok && call.Receiver != nil
	return c.expr(e)
}

// perform evaluates receiver and arguments, notes where, and runs the verb.
func (c *compiler) perform(b *binding, on code, values []ast.Expr, run exec) code {
	at := b.at
	if len(values) == 0 {
		return func(f *frame) engine.Value {
			x := on(f)
			r := f.run
			r.at = at
			if r.Trace != nil {
				r.trace(f, b, x, nil)
			}
			out := run(f, x, nil)
			r.settle()
			return out
		}
	}
	push := c.pushAll(values, c.group)
	return func(f *frame) engine.Value {
		x := on(f)
		base := push(f)
		r := f.run
		args := r.stack[base:r.top]
		r.at = at
		if r.Trace != nil {
			r.trace(f, b, x, args)
		}
		out := run(f, x, args)
		r.top = base
		r.settle()
		return out
	}
}

// settle hands on the second value of a verb that returns two.
func (r *Run) settle() {
	r.extras = 0
	if r.second.Type > engine.TypeNil {
		r.extra[0], r.extras = r.second, 1
		r.second = engine.Value{}
	}
}

func (r *Run) trace(f *frame, b *binding, on engine.Value, args []engine.Value) {
	var parts []string
	for _, name := range b.literals {
		switch {
		case name != "":
			parts = append(parts, quote(name))
		case len(args) > 0:
			parts, args = append(parts, describe(f.m, args[0])), args[1:]
		}
	}
	r.Trace(b.at.String(), describe(f.m, on)+":"+b.verb.name+"("+strings.Join(parts, ", ")+")")
}

// arg gives the i-th argument; nil when there is none.
func (v *verb) arg(i int) *arg {
	if i < len(v.args) {
		return &v.args[i]
	}
	if n := len(v.args); n > 0 && v.args[n-1].kind == argRest {
		return &v.args[n-1]
	}
	return nil
}

func (v *verb) needed() int {
	n := 0
	for _, a := range v.args {
		if !a.optional && a.kind != argRest {
			n++
		}
	}
	return n
}

// signature writes the verb with its arguments: choose(ask, from, ...).
func (v *verb) signature() string {
	var b strings.Builder
	b.WriteString(v.name + "(")
	open := 0
	for i, a := range v.args {
		sep := ""
		if i > 0 {
			sep = ", "
		}
		switch {
		case a.kind == argRest:
			b.WriteString(sep + "...")
		case a.optional:
			if i > 0 {
				sep = " [, "
			} else {
				sep = "["
			}
			b.WriteString(sep + a.name)
			open++
		default:
			b.WriteString(sep + a.name)
		}
	}
	return b.String() + strings.Repeat("]", open) + ")"
}

// bad notes a problem of the call and gives nothing to run.
func (b *binding) bad(what, name string, known func() []string) exec {
	b.c.unnamed(b.at.line, "there is no "+what+" "+quote(name)+b.c.names.hint(name, known), "")
	return nil
}

// find gives the index of a literal in a list of the game, or -1 with a problem.
func (b *binding) find(i int, what string, n int, id func(int) string) int {
	var known []string
	for k := range n {
		if id(k) == b.literals[i] {
			return k
		}
		known = append(known, id(k))
	}
	b.bad(what, b.literals[i], func() []string { return known })
	return -1
}

// counter checks that a literal which names what to change is a counter.
func (b *binding) counter(e ast.Expr) {
	s, literal := e.(*ast.StringExpr)
	n := b.c.names
	if !literal || n.game.FindWord(s.Value) < 0 { // an unknown word is a problem already
		return
	}
	if d := n.fields[s.Value]; d == nil || d.counter < 0 {
		b.bad("counter", s.Value, n.counters)
	}
}

func (b *binding) ask(i int) int {
	asks := b.c.names.game.Asks
	return b.find(i, "question", len(asks), func(k int) string { return asks[k].ID })
}

func (b *binding) action(i int) int {
	actions := b.c.names.game.Actions
	return b.find(i, "action", len(actions), func(k int) string { return actions[k].ID })
}

func (b *binding) moment(i int) int {
	moments := b.c.names.game.Moments
	return b.find(i, "moment", len(moments), func(k int) string { return moments[k] })
}

func (b *binding) phase(i int) int {
	phases := b.c.names.game.Phases
	return b.find(i, "phase", len(phases), func(k int) string { return phases[k].ID })
}

// reading gives what a literal name means to readers of one thing.
func (b *binding) reading(i int) (*reading, bool) {
	r, ok := b.c.names.reading(b.c.program, b.literals[i])
	if !ok {
		b.bad("field, counter or rule", b.literals[i], func() []string { return b.c.names.readable(b.c.program) })
		return nil, false
	}
	return &r, true
}

// condition gives the function of a condition.
func (b *binding) condition(i int) *link {
	name := "is." + b.literals[i]
	b.c.names.later = append(b.c.names.later, wanted{name, b.at})
	l := &link{find: func() *function { return b.c.program.functions[name] }}
	b.c.program.links = append(b.c.program.links, l)
	return l
}

// stream gives the luck of the rule the call stands in.
func (b *binding) stream() int {
	if b.c.typed {
		b.c.bad(b.at.line, "a typed line draws no luck", "only the rules of the match do")
		return 0
	}
	return b.c.names.game.Stream(b.c.fn.name)
}
