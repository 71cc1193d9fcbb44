// This file compiles and runs a line of Lua that somebody types while a match is
// being played.

package scripts

import (
	"errors"

	"hausregel/engine"
)

// Typed is a typed line, compiled against a Program. It is an expression or some
// statements, in the Lua of rules: g is the match, me the seat that is asked.
type Typed struct{ fn *function }

// typedName is what a typed line is called in faults.
const typedName = "typed"

// Typed compiles a line. It may use what rules use but for luck, which only the
// rules of the match draw.
func (p *Program) Typed(text string) (*Typed, error) {
	fn, problems := p.typed("return " + text)
	if len(problems) > 0 {
		var other Problems
		if fn, other = p.typed(text); len(other) > 0 {
			return nil, plain(simplest(problems, other)[0])
		}
	}
	return &Typed{fn}, nil
}

// simplest is what is wrong with a line: as an expression, unless it can only be
// read as statements.
func simplest(expression, statements Problems) Problems {
	if len(statements) > 0 && statements[0].Line == 0 {
		return statements
	}
	return expression
}

// plain is a problem without the place: there is but one line.
func plain(p Problem) error {
	if p.Hint == "" {
		return errors.New(p.Text)
	}
	return errors.New(p.Text + "\nhint: " + p.Hint)
}

func (p *Program) typed(body string) (*function, Problems) {
	defs, problems := parseSource(Source{File: typedName, Text: "function rules." + typedName + "(g, me) " + body + "\nend", FirstLine: 1}, 0)
	if len(problems) > 0 {
		return nil, problems
	}
	if len(defs) != 1 {
		return nil, Problems{{File: typedName, Text: "a typed line ends no function and begins none"}}
	}
	d := defs[0]
	own := *p
	own.links = nil
	names := newNames(p.game)
	c := compiler{program: &own, names: names, fn: &function{name: typedName, file: typedName, line: d.line, def: d}, typed: true}
	c.function()
	problems = c.problems
	for _, w := range names.later {
		if p.functions[w.name] == nil {
			problems = append(problems, Problem{File: typedName, Text: "there is no function rules." + w.name + names.hint(w.name, p.Functions)})
		}
	}
	if len(problems) == 0 {
		for _, l := range own.links {
			l.fn = l.find()
		}
	}
	return c.fn, problems
}

// Try gives what the line gives as the match stands, as text, and whether it would
// change the match. Whatever it changes is taken back.
func (r *Run) Try(m *engine.Match, typed *Typed, me engine.Seat) (text string, acts bool, err error) {
	err = m.Aside(func() {
		before := m.Hash()
		v := r.doTyped(m, typed, me)
		acts = m.Hash() != before
		text = describe(m, v)
	})
	return text, acts, err
}

// Do runs the line, which changes the match. It is for an EditRule.
func (r *Run) Do(m *engine.Match, typed *Typed, me engine.Seat) { r.doTyped(m, typed, me) }

func (r *Run) doTyped(m *engine.Match, typed *Typed, me engine.Seat) engine.Value {
	top, depth, extra, extras, second, left, at := r.top, r.depth, r.extra, r.extras, r.second, r.left, r.at
	r.left, r.at = StepBudget, place{typed.fn, typed.fn.line}
	defer func() {
		r.top, r.depth, r.extra, r.extras, r.second, r.left, r.at = top, depth, extra, extras, second, left, at
	}()
	who := engine.Nil
	if me >= 0 {
		who = me.Value()
	}
	return r.enter(m, typed.fn, r.push(match, who))
}
