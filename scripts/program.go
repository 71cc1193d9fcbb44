// This file defines Program: the rules of a game, compiled and linked.

package scripts

import (
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// A Program is the Lua of a rule set, checked, compiled and linked for a Game.
// It is read only and shared by all matches; each runs it through a Run.
type Program struct {
	game       *engine.Game
	functions  map[string]*function
	phases     []*function
	actions    []*function // nil: the action only ends or passes
	effects    []*function
	conditions []*function
	measures   []reading
	nowhere    *function // stands for the TOML that reads a measure
	links      []*link
}

// function is one rule.
type function struct {
	name   string
	file   string
	line   int
	layer  int
	params int
	vars   int // slots of parameters and locals
	cost   int // of a call, in units of the budget
	body   []statement
	below  *function // the definition one layer below, which base calls
	def    definition
}

// Functions names every rule, sorted.
func (p *Program) Functions() []string {
	var names []string
	for n := range p.functions {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

// Compile checks and compiles the Lua of a game and its house rules, base
// first: a later layer replaces functions by name. All problems come at once;
// the program is nil when there are any. The game must be finished; compiling
// adds the streams of luck that its rules draw from, and says which conditions
// speak of no thing.
func Compile(g *engine.Game, layers []Layer) (*Program, Problems) {
	p := &Program{game: g, functions: map[string]*function{}, nowhere: &function{name: "ranking", file: g.ID + " (TOML)"}}
	all, problems, torn := p.define(layers)
	if torn {
		return nil, problems.Sort()
	}
	names := newNames(g)
	problems = append(problems, p.compile(all, names)...)
	problems = append(problems, p.link(names)...)
	for _, w := range names.later {
		if p.functions[w.name] == nil {
			problems = append(problems, Problem{File: w.at.fn.file, Line: w.at.line, Subject: "rules." + w.at.fn.name,
				Text: "there is no function rules." + w.name + names.hint(w.name, p.Functions)})
		}
	}
	problems = append(problems, slips(all, names, p)...)
	for _, l := range p.links {
		l.fn = l.find()
	}
	if len(problems) > 0 {
		return nil, problems.Sort()
	}
	return p, nil
}

// Check finds what is wrong with Lua whose game is not in order, as far as that can
// be told without the game: what is no Lua, and what rules have no use for. Of the
// names in it nothing is said.
func Check(layers []Layer) Problems {
	g := &engine.Game{}
	p := &Program{game: g, functions: map[string]*function{}}
	all, problems, torn := p.define(layers)
	if !torn {
		names := newNames(g)
		names.unknown = true
		problems = append(problems, p.compile(all, names)...)
	}
	return problems.Sort()
}

// define reads the files and lays their functions over each other, base first. torn
// tells that one could not be read: what it would define is no fault of the others.
func (p *Program) define(layers []Layer) (all []*function, problems Problems, torn bool) {
	for i, layer := range layers {
		for _, source := range layer.Sources {
			defs, bad := parseSource(source, i)
			problems = append(problems, bad...)
			torn = torn || len(defs) == 0 && len(bad) > 0
			for _, d := range defs {
				fn := &function{name: d.name, file: d.file, line: d.line, layer: d.layer, def: d, below: p.functions[d.name]}
				if fn.below != nil && fn.below.layer == i {
					problems = append(problems, Problem{File: d.file, Line: d.line, Subject: "rules." + d.name,
						Text: "defined twice (first at " + place{fn.below, fn.below.line}.String() + ")"})
					continue
				}
				p.functions[d.name] = fn
				all = append(all, fn)
			}
		}
	}
	return all, problems, torn
}

// compile compiles the bodies.
func (p *Program) compile(all []*function, names *names) (problems Problems) {
	for _, fn := range all {
		c := compiler{program: p, names: names, fn: fn}
		c.function()
		problems = append(problems, c.problems...)
	}
	return problems
}

// link joins what the TOML names with the functions.
func (p *Program) link(names *names) Problems {
	var problems Problems
	missing := func(what, name, why string) {
		problems = append(problems, Problem{File: p.game.ID, Subject: what, Text: "there is no function rules." + name + names.hint(name, p.Functions), Hint: why})
	}
	find := func(what, name, why string) *function {
		fn := p.functions[name]
		if fn == nil {
			missing(what, name, why)
		}
		return fn
	}
	g := p.game
	for _, d := range g.Phases {
		p.phases = append(p.phases, find("phase "+d.ID, "phase."+d.Run, "a phase needs one, or run = \"..\" naming another"))
	}
	for _, d := range g.Actions {
		fn := p.functions["action."+d.ID]
		if fn == nil && !d.Ends && !d.Passes {
			missing("action "+d.ID, "action."+d.ID, "an action without one must end or pass")
		}
		p.actions = append(p.actions, fn)
	}
	for _, d := range g.Effects {
		p.effects = append(p.effects, find("effect "+d.ID, "effect."+d.ID, ""))
	}
	for i, d := range g.Conditions {
		fn := find("condition "+d.ID, "is."+d.ID, "what needs names is a function rules.is.NAME")
		p.conditions = append(p.conditions, fn)
		g.Conditions[i].General = fn != nil && fn.params < 3 // without g, me, thing
	}
	for _, name := range g.Measures {
		r, ok := names.reading(p, name)
		if !ok {
			problems = append(problems, Problem{File: g.ID, Subject: "measure " + name, Text: "nothing has a field, counter or rule " + quote(name) + names.hint(name, func() []string { return names.readable(p) })})
		}
		p.measures = append(p.measures, r)
	}
	return append(problems, p.strays()...)
}

// slips finds functions of house rules that replace nothing and are called by
// nothing, but are named almost like one below: mostly misspelt.
func slips(all []*function, names *names, p *Program) Problems {
	var problems Problems
	for _, fn := range all {
		if fn.layer == 0 || fn.below != nil || names.used[fn.name] || strings.Contains(fn.name, ".") {
			continue
		}
		var below []string
		for _, other := range all {
			if other.layer < fn.layer {
				below = append(below, other.name)
			}
		}
		if meant := near.Miss(fn.name, below); meant != "" {
			problems = append(problems, Problem{File: fn.file, Line: fn.line, Subject: "rules." + fn.name,
				Text: "it replaces nothing, and nothing calls it (did you mean " + quote(meant) + "?)"})
		}
	}
	return problems
}

// strays finds functions under phase, action, effect and is that nothing in the
// TOML names: mostly misspelt.
func (p *Program) strays() Problems {
	g := p.game
	known := map[string][]string{}
	for _, d := range g.Phases {
		known["phase"] = append(known["phase"], d.Run)
	}
	for _, d := range g.Actions {
		known["action"] = append(known["action"], d.ID)
	}
	for _, d := range g.Effects {
		known["effect"] = append(known["effect"], d.ID)
	}
	for _, k := range g.Knobs {
		known[k.ID] = k.Words
	}
	var problems Problems
	for _, name := range p.Functions() {
		group, rest, two := strings.Cut(name, ".")
		if !two || group == "is" {
			continue
		}
		words, ok := known[group]
		fn := p.functions[name]
		problem := Problem{File: fn.file, Line: fn.line, Subject: "rules." + name}
		switch {
		case !ok:
			problem.Text = "there is no knob " + quote(group) + near.Hint(group, append(knobNames(g), "phase", "action", "effect", "is"))
		case !slices.Contains(words, rest) && !p.optional(group, rest):
			problem.Text = "no " + groupName(group) + " is called " + quote(rest) + near.Hint(rest, words)
		default:
			continue
		}
		problems = append(problems, problem)
	}
	return problems
}

// optional tells whether a phase's or action's function may stand unused: a
// knob may have taken the phase out or bring it in.
func (p *Program) optional(group, name string) bool {
	return p.game.Dormant[group+"."+name]
}

func groupName(group string) string {
	switch group {
	case "phase", "action", "effect":
		return group
	}
	return "word of the knob " + group
}

func knobNames(g *engine.Game) []string {
	var names []string
	for _, k := range g.Knobs {
		names = append(names, k.ID)
	}
	return names
}
