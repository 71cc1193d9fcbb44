// Tests of the budget: what is counted, charged and given back, and that gopher-lua counts as expected.

package sandbox

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/parse"
)

// TestOneStepPerInstruction pins what the budget rests on: gopher-lua asks the context exactly once per instruction.
func TestOneStepPerInstruction(t *testing.T) {
	for _, c := range []struct {
		source string
		rounds int // how often the body of the loop runs
	}{
		{source: ""},
		{source: strings.Repeat("local a = {} a.x = 1 a = a.x + 1 ", 20)},
		{source: "for i = 1, 0 do local a = i + 1 end", rounds: 0},
		{source: "for i = 1, 1000 do local a = i + 1 end", rounds: 1000},
	} {
		chunk, err := parse.Parse(strings.NewReader(c.source), "pin.lua")
		if err != nil {
			t.Fatal(err)
		}
		proto, err := lua.Compile(chunk, "pin.lua")
		if err != nil {
			t.Fatal(err)
		}
		want := len(proto.Code)
		if strings.HasPrefix(c.source, "for") {
			// init, limit, step, prepare; the body and the loop instruction each round; the loop once more, return
			want = 4 + 2*c.rounds + 1 + 1
			if len(proto.Code) != 4+2+1 {
				t.Fatalf("the loop compiles to %d instructions", len(proto.Code))
			}
		}
		L := lua.NewState(lua.Options{SkipOpenLibs: true})
		counted := &budget{limit: math.MaxInt64}
		L.SetContext(counted)
		L.Push(L.NewFunctionFromProto(proto))
		L.Call(0, 0)
		if counted.spent != int64(want) {
			t.Errorf("%.40q: %d steps, want %d", c.source, counted.spent, want)
		}
	}
}

func TestBudgetEndsAtItsLimit(t *testing.T) {
	s := New(Limits{Steps: 5000})
	err := s.Run("loop.lua", "while true do end")
	if !errors.Is(err, ErrBudget) || s.Spent() < 5001 || s.Spent() > 5001+faultSteps {
		t.Errorf("%v after %d steps", err, s.Spent())
	}
	if err := s.Run("next.lua", "local a = 1"); !errors.Is(err, ErrBudget) {
		t.Errorf("a script without budget gave %v", err)
	}
	s.Reset()
	if err := s.Run("next.lua", "local a = 1"); err != nil {
		t.Errorf("after Reset: %v", err)
	}
}

func TestSpend(t *testing.T) {
	s := New(Limits{Steps: 1000})
	s.Spend(400)
	s.Spend(-100)
	s.Spend(0)
	if s.Spent() != 400 {
		t.Errorf("%d steps spent, want 400", s.Spent())
	}
	s.Spend(math.MaxInt64)
	if s.Spent() != math.MaxInt64 {
		t.Errorf("%d steps spent, want all there are", s.Spent())
	}
	s.Reset()
	returned := false
	s.Define("work", s.Lua().NewFunction(func(*lua.LState) int {
		s.Spend(2000)
		returned = true
		return 0
	}))
	err := s.Run("work.lua", "\nwork()")
	if !errors.Is(err, ErrBudget) || !strings.HasPrefix(err.Error(), "work.lua:2: ") || returned {
		t.Errorf("%v, returned %v", err, returned)
	}
}

// TestCharges checks that work inside one instruction or library call is paid for, in proportion.
func TestCharges(t *testing.T) {
	cost := func(prepare, work string) int64 {
		s := New(Limits{})
		if err := s.Run("cost.lua", prepare+" local a, b "+work); err != nil {
			t.Fatal(err)
		}
		with := s.Spent()
		s.Reset()
		if err := s.Run("cost.lua", prepare+" local a, b "); err != nil {
			t.Fatal(err)
		}
		return with - s.Spent()
	}
	const text = "local s = ('x'):rep(64000)"
	const list = "local t = {} for i = 1, 16000 do t[i] = i end"
	for _, c := range []struct {
		prepare, work string
		least         int64
	}{
		{text, "a = s .. 'y'", 64000 / bytesWritten},
		{text, "a = s:upper()", 64000 / bytesWritten},
		{text, "a = ('%s'):format(s)", 64000 / bytesWritten},
		{text, "a = ('x'):rep(64000)", 64000 / bytesWritten},
		{text, "a = s:find('y')", 64000 / bytesRead},
		{text, "a = s < s", 64000 / bytesRead},
		{text, "a = tonumber(s)", 64000 / bytesRead},
		{text + " local k = {}", "k[s] = 1", 64000 / bytesRead},
		{list, "table.insert(t, 1, 0)", 16000 / slotsWritten},
		{list, "table.remove(t, 1)", 16000/slotsWritten - 1},
		{list, "a = table.concat(t, '', 1, 5000)", 5000},
		{list, "table.sort(t)", 16000},
		{list + " for i = 2, 16000 do t[i] = nil end", "a = #t", 15999 / slotsRead},
		{list + " for i = 1, 15999 do t[i] = nil end", "a = next(t)", 16000 / slotsRead},
		{"local t = {}", "t[16000] = 1", 16000 / slotsWritten},
		{"local t", "t = {}", tableSteps},
		{"local function f(...) return ... end", "a, b = f(" + strings.Repeat("1,", 99) + "1)", 100 / slotsWritten},
	} {
		if got := cost(c.prepare, c.work); got < c.least || got > 30*c.least+300 {
			t.Errorf("%s: %d steps, want about %d", c.work, got, c.least)
		}
	}
}
