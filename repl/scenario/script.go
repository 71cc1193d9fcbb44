// This file runs a script file: once to learn its scenarios, and again for each of them.

package scenario

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/yuin/gopher-lua"

	"hausregel/scripts/sandbox"
)

// script is a file of scenarios.
type script struct {
	file string // as the user gave it
	text string
}

// declared is one scenario of a file.
type declared struct {
	name string
	line int
	body *lua.LFunction
}

// host is what one run of a script calls: a Lua state and what has been declared and opened in it.
type host struct {
	script    *script
	sets      *ruleSets
	lua       *sandbox.State
	scenarios []declared
	names     map[string]bool // of the scenarios
	inside    bool            // a scenario is being run
	expects   bool            // it has expected something
	readings  []string
	matches   []*match // opened by this scenario
	current   *match   // the last one that was used
	printed   strings.Builder
	methods   map[string]*lua.LTable // by what has them
}

// steps is how much one scenario, or a file without its scenarios, may do: some 300 ms of Lua, or about 20,000 decisions.
const steps = 15_000_000

// open runs the file as far as it stands outside scenarios.
func (s *script) open(sets *ruleSets) (*host, error) {
	h := &host{script: s, sets: sets, lua: sandbox.New(sandbox.Limits{Steps: steps}), names: map[string]bool{}, methods: map[string]*lua.LTable{}}
	h.define()
	if err := h.lua.Run(s.file, s.text); err != nil {
		return nil, err
	}
	return h, nil
}

// declared gives the scenarios of the file.
func (s *script) declared(sets *ruleSets) ([]declared, error) {
	h, err := s.open(sets)
	if err != nil {
		return nil, errors.New(explain(err))
	}
	if len(h.scenarios) == 0 {
		return nil, errors.New(s.file + ": has no scenario\nhint: write scenario(\"what is shown\", function() .. end)")
	}
	return h.scenarios, nil
}

// run runs the i-th scenario of the file.
func (s *script) run(i int, sets *ruleSets) Result {
	h, err := s.open(sets)
	if err != nil || i >= len(h.scenarios) {
		return Result{File: s.file, Name: "the file", Outcome: Broken, Message: explain(err)}
	}
	d := h.scenarios[i]
	h.inside = true
	h.readings = tagsIn(d.name)
	h.lua.Reset()
	err = h.lua.Call(d.body)
	if err == nil {
		err = h.leftOver()
	}
	if err == nil && !h.expects {
		err = &failure{text: "it expects nothing\nhint: say what must be with m:expect(..), m:refused(..), equal(..) or ok(..)"}
	}
	r := Result{File: s.file, Line: d.line, Name: d.name, Outcome: Passed, Printed: h.printed.String()}
	if err != nil {
		r.Outcome, r.Message = Broken, explain(err)
		var failed *failure
		if errors.As(err, &failed) {
			r.Outcome = Failed
		}
	}
	r.coverage = map[string]*Coverage{}
	for _, m := range h.matches {
		m.close()
		game := m.set.Game.ID
		if r.coverage[game] == nil {
			r.coverage[game] = newCoverage()
		}
		r.coverage[game].add(m.cover)
		r.coverage[game].tag(h.readings)
	}
	return r
}

// leftOver fails a scenario that has stacked what no draw has brought: it does
// not show what it means to.
func (h *host) leftOver() error {
	for _, m := range h.matches {
		if left := m.m.Stacked(); len(left) > 0 && !m.m.Over() {
			return &failure{text: fmt.Sprintf("%s was stacked, and no draw by lot has brought it", m.game.Show(left[0]))}
		}
	}
	return nil
}

// failure is an expectation that did not hold.
type failure struct {
	text  string
	asked string // what the match was asking then, and its options
}

func (f *failure) Error() string { return f.text }

// maxCallers is how many callers of a line that went wrong are named.
const maxCallers = 3

// explain writes an error of a script: its place and text, the line of the script, from where it was called, and what
// was being asked.
func explain(err error) string {
	var e *sandbox.Error
	if !errors.As(err, &e) {
		if err == nil {
			return "the script does not do the same twice"
		}
		return err.Error()
	}
	text := e.Error()
	if e.Text != "" {
		text += "\n    " + e.Text
	}
	for i, f := range e.Frames {
		if i > 0 && i <= maxCallers && f != e.Frames[i-1] {
			text += "\n  called at " + place(f.File, f.Line)
		}
	}
	var failed *failure
	if errors.As(err, &failed) && failed.asked != "" {
		text += "\n  " + strings.ReplaceAll(failed.asked, "\n", "\n  ")
	}
	return text
}

// near gives a path that a script has named, relative to the script.
func (s *script) near(path string) string {
	if filepath.IsAbs(path) || !strings.ContainsAny(path, `/\`) && !strings.HasSuffix(path, ".toml") {
		return path
	}
	path = filepath.ToSlash(filepath.Join(filepath.Dir(filepath.FromSlash(s.file)), filepath.FromSlash(path)))
	if !strings.Contains(path, "/") {
		path = "./" + path // so that it is not taken for the name of a game
	}
	return path
}
