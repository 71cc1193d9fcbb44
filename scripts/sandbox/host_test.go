// Tests of what a host does: functions, errors of its own, calls back, and what outlives an error.

package sandbox

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/yuin/gopher-lua"
)

func TestDefine(t *testing.T) {
	s := New(Limits{})
	if err := s.Run("a.lua", "local x = answer"); errorText(err) != `a.lua:1:11: unknown name "answer"` {
		t.Error(err)
	}
	s.Define("answer", lua.LNumber(42))
	values, err := s.Eval("a.lua", "answer + 1")
	if err != nil || len(values) != 1 || values[0] != lua.LNumber(43) {
		t.Error(values, err)
	}
	if err := s.Run("a.lua", "local x = anwser"); errorText(err) != `a.lua:1:11: unknown name "anwser" (did you mean "answer"?)` {
		t.Error(err)
	}
	if err := s.Run("a.lua", "answer = 1"); errorText(err) != `a.lua:1:1: assignment to "answer", which cannot be changed` {
		t.Error(err)
	}
}

var errOwn = errors.New("of the host")

func TestAbortComesOutUnchanged(t *testing.T) {
	s := host(Limits{})
	s.Define("quit", s.Lua().NewFunction(func(*lua.LState) int { s.Abort(errOwn); return 0 }))
	for _, source := range []string{
		"quit()",
		"table.sort({ 1, 2 }, quit)",
		"for x in quit do end",
		"local function f() return quit() end f()",
		"host_call(function() host_call(quit) end)",
		"local function f(n) if n == 0 then quit() end f(n - 1) end f(150)",
	} {
		if err := s.Run("quit.lua", source); err != errOwn {
			t.Errorf("%s gave %v", source, err)
		}
	}
}

func TestRaiseAddsThePlace(t *testing.T) {
	s := New(Limits{})
	s.Define("refuse", s.Lua().NewFunction(func(*lua.LState) int {
		s.Raise(fmt.Errorf("no such card: %w", errOwn))
		return 0
	}))
	err := s.Run("r.lua", "\n  refuse()")
	var at *Error
	if !errors.As(err, &at) || at.File != "r.lua" || at.Line != 2 || at.Message != "no such card: of the host" || at.Text != "refuse()" {
		t.Errorf("%#v", err)
	}
	if !errors.Is(err, errOwn) {
		t.Error("the cause is lost")
	}
}

func TestGoPanicNamesTheFunction(t *testing.T) {
	s := New(Limits{})
	s.Define("draw", s.Lua().NewFunction(func(*lua.LState) int { panic(errOwn) }))
	err := s.Run("p.lua", "\ndraw()")
	var cause *PanicError
	if !errors.As(err, &cause) || cause.Function != "draw" || !strings.Contains(string(cause.Stack), "TestGoPanicNamesTheFunction") {
		t.Errorf("%#v", err)
	}
	if !errors.Is(err, errOwn) || errorText(err) != "p.lua:2: internal error in draw: of the host" {
		t.Error(err)
	}
}

func TestDetail(t *testing.T) {
	s := New(Limits{})
	err := s.Run("d.lua", `local check = {}
function check.size(t, n)
  if #t ~= n then
    error("size " .. #t .. ", not " .. n, 2)
  end
end
local function all()
  check.size({}, 1)
end
all()`)
	var at *Error
	if !errors.As(err, &at) {
		t.Fatal(err)
	}
	const want = `d.lua:8: size 0, not 1
    check.size({}, 1)
  in all, d.lua:8
  in the script, d.lua:10`
	if got := at.Detail(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestWordsOfErrors(t *testing.T) {
	for source, want := range map[string]string{
		"local me = {} me.hand:size()":                      `"hand" is nil and has no "size"`,
		"local me = { hand = {} } me.hand:size()":           `there is no function "size" here`,
		"local f = nil f()":                                 `"f" is nil, not a function`,
		"local f = 1 local function g() return f() end g()": `"f" is number, not a function`,
		"local a, b = {}, {} a.x(b.y())":                    "one of these is not a function: y, x",
		"local t = {} t[1]()":                               "what was called is not a function",
		"for x in {} do end":                                "what stands after in is not a function (write: in pairs(..) or in ipairs(..))",
		"local a = {} + 1":                                  "cannot perform add operation between table and number",
		"local a = nil < 1":                                 "attempt to compare nil with number",
		"local a, b = nil, 1 local c = a < b":               "cannot compare nil with number",
		"local a = -{}":                                     "cannot negate what is not a number",
		"for i = 1, 'x' do end":                             "for statement limit must be a number",
		"error({ code = 3 })":                               "{code = 3}",
		"error('100% sure')":                                "100% sure",
		"assert(1 == 2, 'odd')":                             "odd",
		"assert()":                                          "bad argument #1 to assert (a value expected)",
		"local t = {} table.insert(t, 'a', 1)":              "bad argument #2 to insert (number expected, got string)",
		"local t = {} table.insert(t, 1.5, 1)":              "bad argument #2 to insert (a whole number expected, got 1.5)",
		"string.flor()":                                     `string has no "flor" here`,
		"math.flor(1)":                                      `math has no "flor" here (did you mean "floor"?)`,
	} {
		err := New(Limits{}).Run("w.lua", source)
		if got := errorText(err); got != "w.lua:1: "+want {
			t.Errorf("%s\n got %s\nwant w.lua:1: %s", source, got, want)
		}
	}
}

// TestFunctionsOutliveErrors keeps functions whose variables belonged to a call that failed, in each way a call can
// fail, and checks that they still see them.
func TestFunctionsOutliveErrors(t *testing.T) {
	s := host(Limits{})
	var kept []*lua.LFunction
	s.Define("keep", s.Lua().NewFunction(func(L *lua.LState) int { kept = append(kept, L.CheckFunction(1)); return 0 }))
	s.Define("quit", s.Lua().NewFunction(func(*lua.LState) int { s.Abort(errOwn); return 0 }))
	s.Define("expect", s.Lua().NewFunction(func(L *lua.LState) int {
		if got, want := L.CheckInt(1), L.CheckInt(2); got != want {
			L.RaiseError("%d, not %d", got, want)
		}
		return 0
	}))
	for _, failing := range []string{"error('x')", "host_panic()", "quit()", "local a = nil .. 1", "local a = {} + 1"} {
		err := s.Run("fail.lua", `
local a, b, n = 1, 2, 40
keep(function(want) n = n + 1 expect(n, want) end)
`+failing)
		if err == nil {
			t.Fatal("no error")
		}
	}
	for round := range 3 {
		for i, fn := range kept {
			if err := s.Run("other.lua", "local a, b, n, c, d = 7, 7, 7, 7, 7 local function f() return n + d end expect(f(), 14)"); err != nil {
				t.Fatal(err)
			}
			if err := s.Call(fn, lua.LNumber(41+round)); err != nil {
				t.Errorf("function %d, call %d: %v", i, round+1, err)
			}
		}
	}
}

func TestCallGivesErrors(t *testing.T) {
	s := host(Limits{})
	values, err := s.Eval("f.lua", "function(a, b) error(a .. b) end")
	if err != nil {
		t.Fatal(err)
	}
	fn := values[0].(*lua.LFunction)
	for range 3 {
		if err := s.Call(fn, lua.LString("x"), lua.LNumber(1)); errorText(err) != "f.lua:1: x1" {
			t.Error(err)
		}
	}
	if top := s.Lua().GetTop(); top != 0 {
		t.Errorf("%d values left on the stack", top)
	}
}

// TestHandles checks the operators that handles of a host may take part in.
func TestHandles(t *testing.T) {
	s := New(Limits{})
	L := s.Lua()
	meta := L.CreateTable(0, 4)
	size := func(L *lua.LState, i int) lua.LNumber { return L.CheckUserData(i).Value.(lua.LNumber) }
	meta.RawSetString("__tostring", L.NewFunction(func(L *lua.LState) int { L.Push(lua.LString("card " + size(L, 1).String())); return 1 }))
	meta.RawSetString("__len", L.NewFunction(func(L *lua.LState) int { L.Push(size(L, 1)); return 1 }))
	meta.RawSetString("__lt", L.NewFunction(func(L *lua.LState) int { L.Push(lua.LBool(size(L, 1) < size(L, 2))); return 1 }))
	meta.RawSetString("__newindex", L.NewFunction(func(L *lua.LState) int { L.RaiseError("%s cannot be set", L.CheckString(2)); return 0 }))
	for name, n := range map[string]lua.LNumber{"a": 1, "b": 2} {
		s.Define(name, &lua.LUserData{Value: n, Metatable: meta})
	}
	values, err := s.Eval("h.lua", `"the " .. b .. "!", #b, a < b, a <= b, a > b, b >= b, tostring(a)`)
	if got := fmt.Sprint(values); err != nil || got != "[the card 2! 2 true true false true card 1]" {
		t.Error(got, err)
	}
	for source, want := range map[string]string{
		`local k = "si" .. "ze" a[k] = 1`: "h.lua:1: size cannot be set",
		`a.size = 1`:                      "h.lua:1: size cannot be set",
		`local c = a < 1`:                 "h.lua:1: attempt to compare userdata with number",
		`local n = 1 local c = a < n`:     "h.lua:1: cannot compare userdata with number",
	} {
		if err := s.Run("h.lua", source); errorText(err) != want {
			t.Errorf("%s gave %v, want %s", source, err, want)
		}
	}
}
