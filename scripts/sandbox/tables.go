// The table library: lists.

package sandbox

import (
	"slices"
	"strings"

	"github.com/yuin/gopher-lua"
)

func (s *State) openTable() {
	s.library("table", map[string]lua.LGFunction{
		"concat": s.tableConcat, "insert": s.tableInsert, "remove": s.tableRemove, "sort": s.tableSort,
	})
}

// list takes argument 1 as a list that may be changed, and gives its length.
func (s *State) list() (*lua.LTable, int) {
	t := s.lua.CheckTable(1)
	if t.Metatable != lua.LNil {
		s.fail("this table cannot be changed")
	}
	return t, s.count(t)
}

// concat(list [, separator [, first [, last]]]) joins texts and numbers.
func (s *State) tableConcat(L *lua.LState) int {
	t, separator := L.CheckTable(1), ""
	if L.Get(2) != lua.LNil {
		separator = s.given(2)
	}
	first, last := s.optional(3, 1), s.optional(4, s.count(t))
	var out strings.Builder
	for i := first; i <= last; i++ {
		switch v := t.RawGetInt(i).(type) {
		case lua.LString:
			out.WriteString(string(v))
		case lua.LNumber:
			out.WriteString(numberText(float64(v)))
		default:
			s.fail("table.concat: item %d is a %s, no text or number", i, v.Type())
		}
		if i < last {
			out.WriteString(separator)
		}
		s.Spend(1)
		if out.Len() > s.limits.Text {
			break // before more is written
		}
	}
	s.room(out.Len())
	L.Push(lua.LString(out.String()))
	return 1
}

// insert(list [, place], value) puts a value at the end, or at a place from 1 to one after the end.
func (s *State) tableInsert(L *lua.LState) int {
	t, n := s.list()
	place, value := n+1, L.Get(2)
	switch L.GetTop() {
	case 2:
	case 3:
		place, value = s.integer(2), L.Get(3)
	default:
		s.fail("table.insert: %d arguments (list, value or list, place, value expected)", L.GetTop())
	}
	switch {
	case place < 1 || place > n+1:
		s.fail("table.insert: place %d in a list of %d items (1 to %d expected)", place, n, n+1)
	case value == lua.LNil:
		s.fail("table.insert: the value is nil")
	case n >= maxList:
		s.fail("a list of more than %d items", maxList)
	}
	s.charge(n+1-place, slotsWritten)
	for i := n; i >= place; i-- {
		t.RawSetInt(i+1, t.RawGetInt(i))
	}
	t.RawSetInt(place, value)
	return 0
}

// remove(list [, place]) takes the item at a place out, the last one without a place, and gives it; nil from an empty list.
func (s *State) tableRemove(L *lua.LState) int {
	t, n := s.list()
	place := s.optional(2, n)
	if n == 0 && (place == 0 || place == 1) {
		L.Push(lua.LNil)
		return 1
	}
	if place < 1 || place > n {
		s.fail("table.remove: place %d in a list of %d items", place, n)
	}
	s.charge(arrayLen(t)-place, slotsWritten)
	L.Push(t.Remove(place))
	return 1
}

// sort(list [, before]) sorts in place by < or by a function that tells whether its first argument comes before its
// second. Equal items keep their order; when the function fails, the list stays as it was.
func (s *State) tableSort(L *lua.LState) int {
	t, n := s.list()
	before := s.less
	if L.Get(2) != lua.LNil {
		compare := L.CheckFunction(2)
		before = func(a, b lua.LValue) bool {
			L.Push(compare)
			L.Push(a)
			L.Push(b)
			L.Call(2, 1)
			holds := L.ToBool(-1)
			L.Pop(1)
			return holds
		}
	}
	s.charge(n, slotsWritten)
	items := make([]lua.LValue, n)
	for i := range items {
		items[i] = t.RawGetInt(i + 1)
	}
	slices.SortStableFunc(items, func(a, b lua.LValue) int {
		s.Spend(1)
		if before(a, b) {
			return -1
		}
		return 1
	})
	for i, item := range items {
		t.RawSetInt(i+1, item)
	}
	return 0
}
