// The functions that rewritten operators call. Their names are no names in Lua, so scripts cannot call them otherwise.

package sandbox

import (
	"math"
	"strings"

	"github.com/yuin/gopher-lua"
)

// maxCaptured bounds the local variables of running functions that closures hold at one time, because gopher-lua goes
// through all of them whenever a function returns.
const maxCaptured = 256

func (s *State) openOperators() {
	for _, op := range []struct {
		name string
		fn   lua.LGFunction
	}{
		{"..", s.concat}, {"#", s.length}, {"[]=", s.store}, {"{}", s.construct}, {"function", s.closure},
		{"...", s.values},
		{"<", s.ordering(func(a, b lua.LValue) bool { return s.less(a, b) })},
		{">", s.ordering(func(a, b lua.LValue) bool { return s.less(b, a) })},
		{"<=", s.ordering(func(a, b lua.LValue) bool { return s.atMost(a, b) })},
		{">=", s.ordering(func(a, b lua.LValue) bool { return s.atMost(b, a) })},
	} {
		s.Define(op.name, s.lua.NewFunction(op.fn))
	}
}

// concat joins texts and numbers, and handles of the host that have a text.
func (s *State) concat(L *lua.LState) int {
	parts, size := make([]string, L.GetTop()), 0
	for i := range parts {
		value := L.Get(i + 1)
		switch v := value.(type) {
		case lua.LString:
			parts[i] = string(v)
		case lua.LNumber, *lua.LUserData:
			parts[i] = s.text(v)
		default:
			s.fail("cannot join %s to a text with ..", value.Type())
		}
		size += len(parts[i])
	}
	s.room(size)
	L.Push(lua.LString(strings.Join(parts, "")))
	return 1
}

// room charges for a new text of so many bytes and refuses one that is too long.
func (s *State) room(size int) {
	if size > s.limits.Text {
		s.fail("a text of %d bytes (at most %d)", size, s.limits.Text)
	}
	s.charge(size, bytesWritten)
}

// length gives the bytes of a text or the items of a list.
func (s *State) length(L *lua.LState) int {
	switch v := L.Get(1).(type) {
	case lua.LString:
		L.Push(lua.LNumber(len(v)))
	case *lua.LTable:
		L.Push(lua.LNumber(s.count(v)))
	case *lua.LUserData:
		if L.GetMetaField(v, "__len") == lua.LNil {
			s.fail("cannot take the length of %s", v.Type())
		}
		L.Push(lua.LNumber(L.ObjLen(v)))
	default:
		s.fail("cannot take the length of %s", v.Type())
	}
	return 1
}

// count gives the items of a list.
func (s *State) count(t *lua.LTable) int {
	n := t.Len()
	s.charge(arrayLen(t)-n, slotsRead)
	return n
}

// store is the assignment to a computed index.
func (s *State) store(L *lua.LState) int {
	s.put(L.Get(1), L.Get(2), L.Get(3))
	return 0
}

// put stores a value in a table or a handle of the host.
func (s *State) put(object, key, value lua.LValue) {
	t, ok := object.(*lua.LTable)
	switch k := key.(type) {
	case *lua.LNilType:
		s.fail("an index is nil")
	case lua.LString:
		s.charge(len(k), bytesRead)
	case lua.LNumber:
		if math.IsNaN(float64(k)) {
			s.fail("an index is not a number (0/0)")
		}
		if ok && !s.roomAt(t, k, value) {
			return
		}
	}
	if ok && t.Metatable == lua.LNil {
		t.RawSet(key, value)
		return
	}
	s.lua.SetTable(object, key, value)
}

// roomAt charges for the places that storing at an index fills, and reports whether there is anything to store.
func (s *State) roomAt(t *lua.LTable, index lua.LNumber, value lua.LValue) bool {
	if index < 1 || index > maxList+1 || index != lua.LNumber(int(index)) {
		return true
	}
	if index == maxList+1 && t.RawGetInt(maxList) != lua.LNil {
		s.fail("a list of more than %d items", maxList)
	}
	gap := int(index) - arrayLen(t)
	if gap > 0 && value == lua.LNil {
		return false
	}
	if gap > 1 {
		s.charge(gap, slotsWritten)
	}
	return true
}

// construct charges for a table that was made and sets its fields with computed keys: the table, key, value, key ...
func (s *State) construct(L *lua.LState) int {
	s.Spend(tableSteps)
	t := L.Get(1)
	for i := 2; i < L.GetTop(); i += 2 {
		s.put(t, L.Get(i), L.Get(i+1))
	}
	L.Push(t)
	return 1
}

// closure charges for a function that was made and bounds the local variables that functions hold.
func (s *State) closure(L *lua.LState) int {
	fn := L.CheckFunction(1)
	s.Spend(int64(len(fn.Upvalues)))
	if captured(L, maxCaptured+1) > maxCaptured {
		s.fail("functions use more than %d local variables from outside them at one time (is a recursion making functions?)", maxCaptured)
	}
	L.Push(fn)
	return 1
}

// values passes the values of ... on.
func (s *State) values(L *lua.LState) int {
	n := L.GetTop()
	if n > maxValues {
		s.fail("... holds %d values (at most %d)", n, maxValues)
	}
	s.charge(n, slotsWritten)
	return n
}

func (s *State) ordering(holds func(a, b lua.LValue) bool) lua.LGFunction {
	return func(L *lua.LState) int {
		L.Push(lua.LBool(holds(L.Get(1), L.Get(2))))
		return 1
	}
}

// less compares numbers, texts, and handles of the host with __lt; anything else is an error.
func (s *State) less(a, b lua.LValue) bool {
	switch x := a.(type) {
	case lua.LNumber:
		if y, ok := b.(lua.LNumber); ok {
			return x < y
		}
	case lua.LString:
		if y, ok := b.(lua.LString); ok {
			s.charge(min(len(x), len(y)), bytesRead)
			return x < y
		}
	case *lua.LUserData:
		if _, ok := b.(*lua.LUserData); ok {
			return s.lua.LessThan(a, b)
		}
	}
	s.fail("cannot compare %s with %s", a.Type(), b.Type())
	return false
}

// atMost is <=. For numbers it is not the opposite of >, since 0/0 is neither.
func (s *State) atMost(a, b lua.LValue) bool {
	if x, ok := a.(lua.LNumber); ok {
		if y, ok := b.(lua.LNumber); ok {
			return x <= y
		}
	}
	return !s.less(b, a)
}
