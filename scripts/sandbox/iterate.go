// Going through tables: ipairs, pairs and next.

package sandbox

import "github.com/yuin/gopher-lua"

// ipairs(list) goes through 1, 2, 3 .. up to the first nil.
func (s *State) ipairs(L *lua.LState) int {
	L.CheckTable(1)
	L.SetTop(1)
	L.Insert(s.step, 1)
	L.Push(lua.LNumber(0))
	return 3
}

func (s *State) nextItem(L *lua.LState) int {
	i := s.integer(2) + 1
	value := L.CheckTable(1).RawGetInt(i)
	if value == lua.LNil {
		return 0
	}
	L.Push(lua.LNumber(i))
	L.Push(value)
	return 2
}

// pairs(table) goes through the items of the list in order, then through the other keys in the order they were first set.
func (s *State) pairs(L *lua.LState) int {
	L.CheckTable(1)
	L.SetTop(1)
	L.Insert(s.advance, 1)
	L.Push(lua.LNil)
	return 3
}

// next(table [, key]) gives the key after key and its value, nil after the last. A key that was never in the table is an
// error.
func (s *State) next(L *lua.LState) int {
	t, key := L.CheckTable(1), L.Get(2)
	if key != lua.LNil && !hasKey(t, key) {
		s.fail("next: the table has no key %s", s.shown(key, 40))
	}
	after, value := t.Next(key)
	s.passedOver(t, key, after)
	if after == lua.LNil {
		L.Push(lua.LNil)
		return 1
	}
	L.Push(after)
	L.Push(value)
	return 2
}

// passedOver charges for the empty places that next went over between two keys.
func (s *State) passedOver(t *lua.LTable, from, to lua.LValue) {
	places := arrayLen(t)
	place := func(key lua.LValue, otherwise int) int {
		if n, ok := key.(lua.LNumber); ok && n >= 1 && n <= lua.LNumber(places) {
			return int(n)
		}
		return otherwise
	}
	end := place(to, places+1)
	if from == lua.LNil {
		s.charge(end, slotsRead)
	} else {
		s.charge(end-place(from, places+1), slotsRead)
	}
	if end > places {
		s.charge(removedKeys(t), keysRead)
	}
}
