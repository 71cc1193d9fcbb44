// Attacks on the sandbox: each file of testdata/attacks, and sources too large or too deep to keep as files.

package sandbox

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/yuin/gopher-lua"
)

// host gives a state with a few functions as a host has them.
func host(limits Limits) *State {
	s := New(limits)
	for name, fn := range map[string]lua.LGFunction{
		"host_panic":  func(L *lua.LState) int { var t *lua.LTable; return t.Len() },
		"host_number": func(L *lua.LState) int { L.CheckNumber(1); return 0 },
		"host_work":   func(L *lua.LState) int { s.Spend(L.CheckInt64(1)); return 0 },
		"host_call": func(L *lua.LState) int {
			if err := s.Call(L.CheckFunction(1)); err != nil {
				s.Abort(err)
			}
			return 0
		},
		"host_fails": func(L *lua.LState) int {
			err := s.Call(L.CheckFunction(1))
			if err == nil {
				L.RaiseError("an error was expected")
			}
			if errors.Is(err, ErrBudget) {
				s.Abort(err)
			}
			return 0
		},
	} {
		s.Define(name, s.Lua().NewFunction(fn))
	}
	return s
}

// contained runs an attack in two fresh states, compares, and checks that the second can still be used. It gives the
// error.
func contained(t *testing.T, name, source string) error {
	t.Helper()
	first, second := host(Limits{}), host(Limits{})
	err, again := first.Run(name, source), second.Run(name, source)
	if err == nil {
		t.Fatal("the attack ended without an error")
	}
	if again == nil || again.Error() != err.Error() {
		t.Fatalf("not the same error twice:\n%v\n%v", err, again)
	}
	if first.Spent() != second.Spent() {
		t.Fatalf("%d steps, then %d", first.Spent(), second.Spent())
	}
	second.Reset()
	values, good := second.Eval("good", `("x"):rep(3) .. #{ 1, 2 } .. math.max(1, 7)`)
	if good != nil || len(values) != 1 || values[0] != lua.LString("xxx27") {
		t.Fatalf("a good script afterwards gave %v, %v", values, good)
	}
	return err
}

func TestAttacks(t *testing.T) {
	files, err := filepath.Glob("testdata/attacks/*.lua")
	if err != nil || len(files) == 0 {
		t.Fatalf("no attacks: %v", err)
	}
	for _, file := range files {
		name := filepath.Base(file)
		t.Run(name, func(t *testing.T) {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			first, _, _ := strings.Cut(string(source), "\n")
			want, ok := strings.CutPrefix(first, "-- want: ")
			if !ok {
				t.Fatalf("the first line is %q, not what error to want", first)
			}
			begin := time.Now()
			got := contained(t, name, string(source))
			t.Logf("%6.0f ms  %v", float64(time.Since(begin).Microseconds())/2000, got)
			if !strings.Contains(got.Error(), want) {
				t.Errorf("got %v\nwant %s", got, want)
			}
			if file, line := place(got); file != name || line < 2 {
				t.Errorf("%v does not say where", got)
			}
		})
	}
}

// place gives file and line of an error of either kind.
func place(err error) (string, int) {
	var running *Error
	var syntax *SyntaxError
	switch {
	case errors.As(err, &running):
		return running.File, running.Line
	case errors.As(err, &syntax):
		return syntax.File, syntax.Line
	}
	return "", 0
}

// TestDeepSources nests as deep as a source can hold. Most of these ended the process, or kept it busy for minutes, when
// they reached the compiler.
func TestDeepSources(t *testing.T) {
	const nested = "nested too deep (at most 100 levels)"
	for _, c := range []struct{ name, begin, open, middle, close, want string }{
		{"open brackets", "return ", "(", "", "", "ends too early"},
		{"brackets", "return ", "(-", "1", ")", nested},
		{"not", "return ", "not ", "true", "", nested},
		{"minus", "return ", "- ", "1", "", nested},
		{"length", "return ", "#", "{}", "", nested},
		{"open tables", "return ", "{", "", "", "ends too early"},
		{"tables", "return ", "{", "", "}", nested},
		{"sum", "return 1", "+1", "", "", nested},
		{"power", "return 1", "^1", "", "", nested},
		{"texts", "return 1", " .. 1", "", "", nested},
		{"comparisons", "return 1", "<1", "", "", nested},
		{"logic", "return 1", " or 1", "", "", nested},
		{"fields", "local a return a", ".a", "", "", nested},
		{"calls", "local a return a", "()", "", "", nested},
		{"arguments", "local a return ", "a(", "", ")", nested},
		{"methods", "local a return a", ":a()", "", "", nested},
		{"blocks", "", "do ", "", "end ", nested},
		{"open loops", "", "while 1 do ", "", "", "ends too early"},
		{"functions", "return ", "function() return ", "1", " end", nested},
		{"elseif", "if 1 then ", "elseif 1 then ", "end", "", nested},
	} {
		t.Run(c.name, func(t *testing.T) {
			levels := (defaultSource - len(c.begin+c.middle)) / len(c.open+c.close)
			source := c.begin + strings.Repeat(c.open, levels) + c.middle + strings.Repeat(c.close, levels)
			begin := time.Now()
			err := contained(t, "deep.lua", source)
			t.Logf("%6.0f ms  %d levels", float64(time.Since(begin).Microseconds())/2000, levels)
			if !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "deep.lua:1: ") {
				t.Errorf("got %.200v\nwant %s", err, c.want)
			}
		})
	}
}

// TestLargeSources fills a source with what the compiler takes most time or room for.
func TestLargeSources(t *testing.T) {
	fill := func(format string) string {
		var b strings.Builder
		for i := 10000; b.Len()+60 < defaultSource; i++ {
			b.WriteString(strings.ReplaceAll(format, "%d", fmt.Sprint(i)))
		}
		return b.String()
	}
	for _, c := range []struct{ name, source, want string }{
		{"too long", strings.Repeat(" ", defaultSource+1), "the script has 65537 bytes (at most 65536"},
		{"much too long", strings.Repeat("not ", 3<<20), "the script has 12582912 bytes"},
		{"constants", "local t = {" + fill("%d,") + "} error('end')", "end"},
		{"list of ones", "local t = {" + strings.Repeat("1,", maxList+1) + "}", "a list of 16384 items (at most 16383)"},
		{"labels", fill("::a%d::") + "error('end')", "end"},
		{"gotos", fill("goto a%d "), "no visible label"},
		{"functions", "local f " + fill("f=function()end ") + "error('end')", "end"},
		{"locals", fill("local a%d "), "too many local variables"},
		{"arguments", "error(" + strings.Repeat("1,", 300) + "1)", "register overflow"},
		{"unknown names", fill("a%d()"), `unknown name "a10000"`},
		{"long name", "local x = " + strings.Repeat("a", defaultSource-20), "unknown name"},
		{"stray brackets", strings.Repeat(")", defaultSource), `syntax error near ")"`},
		{"no end of comment", "--[[" + strings.Repeat("a", defaultSource-10), "ends too early"},
		{"no text", strings.Repeat("\x00", 100), "invalid token"},
	} {
		t.Run(c.name, func(t *testing.T) {
			begin := time.Now()
			err := contained(t, "large.lua", c.source)
			t.Logf("%6.0f ms", float64(time.Since(begin).Microseconds())/2000)
			if !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "large.lua:") {
				t.Errorf("got %.300v\nwant %s", err, c.want)
			}
		})
	}
}

func TestTooManyOuterVariables(t *testing.T) {
	var declare, use strings.Builder
	for i := range 100 {
		fmt.Fprintf(&declare, "local a%d ", i)
		fmt.Fprintf(&use, "a%d = 1 ", i)
	}
	source := declare.String() + "\nlocal function f() " + use.String() + " end"
	err := contained(t, "outer.lua", source)
	if want := "outer.lua:2: a function uses 100 local variables from outside it (at most 60"; !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v\nwant %s", err, want)
	}
}
