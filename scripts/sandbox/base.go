// The base library: what standard Lua has as global functions, as far as scripts need it.

package sandbox

import (
	"math"
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua"

	"hausregel/scripts/near"
)

func (s *State) openBase() {
	s.advance = s.lua.NewFunction(s.next)
	s.step = s.lua.NewFunction(s.nextItem)
	for name, fn := range map[string]lua.LGFunction{
		"assert": s.assert, "error": s.error, "ipairs": s.ipairs, "pairs": s.pairs, "select": s.selectValues,
		"tonumber": s.tonumber, "tostring": s.tostring, "type": s.typeOf, "unpack": s.unpack,
	} {
		s.Define(name, s.lua.NewFunction(fn))
	}
	s.Define("next", s.advance)
}

// library makes a table of functions that scripts can read and not change. Reading a name it does not have is an
// error, so that a typing error is told where it stands.
func (s *State) library(name string, functions map[string]lua.LGFunction) (shown, held *lua.LTable) {
	L := s.lua
	held = L.CreateTable(0, len(functions))
	var known []string
	for fn, code := range functions {
		held.RawSetString(fn, L.NewFunction(code))
		known = append(known, fn)
	}
	missing := L.CreateTable(0, 1)
	missing.RawSetString("__index", L.NewFunction(func(L *lua.LState) int {
		key := s.shown(L.Get(2), 40)
		s.fail("%s has no %q here%s", name, key, near.Hint(key, known))
		return 0
	}))
	held.Metatable = missing
	front := L.CreateTable(0, 2)
	front.RawSetString("__index", held)
	front.RawSetString("__newindex", L.NewFunction(func(*lua.LState) int {
		s.fail("%s cannot be changed", name)
		return 0
	}))
	shown = L.CreateTable(0, 0)
	shown.Metatable = front
	s.Define(name, shown)
	return shown, held
}

// assert(value [, message]) raises message unless value holds, and gives its arguments otherwise.
func (s *State) assert(L *lua.LState) int {
	if L.GetTop() == 0 {
		L.ArgError(1, "a value expected")
	}
	if L.ToBool(1) {
		return L.GetTop()
	}
	if L.GetTop() == 1 {
		s.fail("assertion failed")
	}
	s.raise(&failure{message: s.shown(L.Get(2), maxShown)})
	return 0
}

// error(value [, level]) ends the script. The value may be any; tables are written out. Level 1 is the place of the call,
// 2 the place where the function that calls error was called, and so on.
func (s *State) error(L *lua.LState) int {
	level := s.optional(2, 1)
	if level < 1 || level > callDepth {
		L.ArgError(2, "a level of 1, 2 .. expected")
	}
	s.raise(&failure{message: s.shown(L.Get(1), maxShown), level: level})
	return 0
}

// select(n, ...) gives the arguments from the n-th on, from the end for a negative n; select("#", ...) their number.
func (s *State) selectValues(L *lua.LState) int {
	n := L.GetTop() - 1
	if L.Get(1) == lua.LString("#") {
		L.Push(lua.LNumber(n))
		return 1
	}
	i := s.integer(1)
	if i < 0 {
		i += n + 1
	}
	if i < 1 {
		L.ArgError(1, "a place from 1 on, or one counted from the end, expected")
	}
	return max(0, n-i+1)
}

// tonumber(value [, base]) reads a number, whole ones in a base of 2 to 36 too; nil when value is none.
func (s *State) tonumber(L *lua.LState) int {
	base := s.optional(2, 10)
	if base < 2 || base > 36 {
		L.ArgError(2, "a base from 2 to 36 expected")
	}
	switch v := L.Get(1).(type) {
	case lua.LNumber:
		L.Push(v)
	case lua.LString:
		s.charge(len(v), bytesRead)
		L.Push(parseNumber(strings.TrimSpace(string(v)), base))
	default:
		L.Push(lua.LNil)
	}
	return 1
}

// parseNumber reads what Lua takes for a number: 12, -1.5e3, 0x1f, or digits of a base. It gives nil for anything else.
func parseNumber(text string, base int) lua.LValue {
	if base == 10 {
		if strings.Trim(text, "0123456789.eE+-") == "" {
			if n, err := strconv.ParseFloat(text, 64); err == nil {
				return lua.LNumber(n)
			}
			return lua.LNil
		}
		hex, ok := strings.CutPrefix(strings.ToLower(text), "0x")
		if !ok {
			return lua.LNil
		}
		text, base = hex, 16
	}
	if n, err := strconv.ParseInt(text, base, 64); err == nil {
		return lua.LNumber(n)
	}
	return lua.LNil
}

// tostring(value) never shows addresses: tables give "table".
func (s *State) tostring(L *lua.LState) int {
	L.Push(lua.LString(s.text(L.Get(1))))
	return 1
}

// type(value) gives nil, boolean, number, string, table, function or userdata.
func (s *State) typeOf(L *lua.LState) int {
	L.Push(lua.LString(L.CheckAny(1).Type().String()))
	return 1
}

// unpack(list [, first [, last]]) gives the items one by one, 250 at most.
func (s *State) unpack(L *lua.LState) int {
	t := L.CheckTable(1)
	first, last := s.optional(2, 1), s.optional(3, s.count(t))
	if last-first >= maxValues {
		s.fail("unpack: %d values (at most %d)", last-first+1, maxValues)
	}
	for i := first; i <= last; i++ {
		L.Push(t.RawGetInt(i))
	}
	return max(0, last-first+1)
}

// integer gives an argument that must be a whole number of at most 2^53.
func (s *State) integer(i int) int {
	n, ok := s.lua.Get(i).(lua.LNumber)
	if !ok {
		s.lua.TypeError(i, lua.LTNumber)
	}
	if n != lua.LNumber(math.Trunc(float64(n))) || math.Abs(float64(n)) > 1<<53 {
		s.lua.ArgError(i, "a whole number expected, got "+numberText(float64(n)))
	}
	return int(n)
}
