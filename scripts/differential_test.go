// This file tests that rules mean what Lua means: made-up functions run here and in
// gopher-lua and must give the same.

package scripts_test

import (
	"errors"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/yuin/gopher-lua"

	"hausregel/engine"
	"hausregel/scripts"
	"hausregel/scripts/sandbox"
)

// outcome is what a program gave: values, or the line of a fault.
type outcome struct {
	values string
	line   int
	fault  string
}

// check prints all that rules.main gives.
const check = "function rules.check() print(rules.main()) end\n"

// inRules runs a program as rules. beyond is true where it leaves what rules can count
// with, which Lua does not mind.
func inRules(t *testing.T, g *engine.Game, program string) (o outcome, beyond bool) {
	t.Helper()
	p, problems := compile(t, g, scripts.Source{File: "x.lua", Text: program + check})
	if len(problems) > 0 {
		t.Fatalf("%v\n%s", problems, program)
	}
	run := p.NewRun()
	run.Print = func(_, text string) { o.values = trimmed(text) }
	_, _, err := run.Query(engine.NewMatch(g, run), "check")
	if err == nil {
		return o, false
	}
	e := fault(t, err)
	o = outcome{line: e.Line, fault: e.Problem}
	for _, limit := range []string{"out of range", "division by 0", "deeper than", "budget", "a whole number expected", "the step is 0", "at most 9 values"} {
		beyond = beyond || strings.Contains(e.Problem, limit)
	}
	return o, beyond
}

// inLua runs the same text in gopher-lua.
func inLua(t *testing.T, program string) (o outcome) {
	t.Helper()
	s := sandbox.New(sandbox.Limits{})
	values, err := s.Eval("x.lua", "(function() local rules = {} "+program+" return rules.main() end)()")
	var e *sandbox.Error
	switch {
	case errors.As(err, &e):
		return outcome{line: e.Line, fault: e.Message}
	case err != nil:
		t.Fatalf("%v\n%s", err, program)
	}
	var parts []string
	for _, v := range values {
		parts = append(parts, shownAsRule(v))
	}
	o.values = trimmed(strings.Join(parts, " "))
	return o
}

// trimmed leaves out nil at the end: nothing tells it from no value in rules.
func trimmed(values string) string {
	for values == "nil" || strings.HasSuffix(values, " nil") {
		values = strings.TrimSuffix(strings.TrimSuffix(values, "nil"), " ")
	}
	return values
}

// shownAsRule writes a value of Lua as rules print it.
func shownAsRule(v lua.LValue) string {
	n, ok := v.(lua.LNumber)
	if !ok {
		return v.String()
	}
	if f := float64(n); f == math.Trunc(f) {
		return strconv.FormatFloat(f+0, 'f', 0, 64) // no -0
	}
	return strconv.FormatFloat(float64(n), 'g', 14, 64)
}

// compare runs a program in both. It tells whether there was something to compare.
func compare(t *testing.T, g *engine.Game, program string) bool {
	t.Helper()
	rules, beyond := inRules(t, g, program)
	if beyond {
		return false
	}
	in := inLua(t, program)
	if rules.values != in.values || rules.line != in.line {
		t.Fatalf("rules gave %q (fault %q in line %d), Lua gave %q (fault %q in line %d):\n%s",
			rules.values, rules.fault, rules.line, in.values, in.fault, in.line, program)
	}
	return rules.fault == ""
}

func TestDifferential(t *testing.T) {
	const programs = 1500
	g := bareGame(t)
	same := 0
	for seed := range uint64(programs) {
		if compare(t, g, (&generator{draw: byLuck(seed)}).program()) {
			same++
		}
	}
	if same < programs/2 {
		t.Errorf("only %d of %d programs gave values", same, programs)
	}
}

func FuzzDifferential(f *testing.F) {
	for _, seed := range []string{"", "0123456789", "the quick brown fox jumps over the lazy dog", "\xff\x00\x80\x7f\x01\xfe\x02\xfd\x03\xfc"} {
		f.Add([]byte(seed))
	}
	g := bareGame(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < 1000 {
			compare(t, g, (&generator{draw: byBytes(data)}).program())
		}
	})
}
