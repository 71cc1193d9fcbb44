// What gopher-lua's tables and states do not tell about their sizes, read by reflection.

package sandbox

import (
	"reflect"

	"github.com/yuin/gopher-lua"
)

// The fields read here are not exported; gopher-lua is pinned, and a test fails when a release renames them. The work of
// one instruction depends on them: # passes over the empty end of an array, next over removed keys, and leaving a
// function over all local variables that closures hold.
var (
	arrayField    = field[lua.LTable]("array")
	namedField    = field[lua.LTable]("strdict")
	keyedField    = field[lua.LTable]("dict")
	keysField     = field[lua.LTable]("keys")
	placesField   = field[lua.LTable]("k2i")
	capturedField = field[lua.LState]("uvcache")
	nextField     = field[lua.Upvalue]("next")
)

func field[T any](name string) int {
	f, ok := reflect.TypeFor[T]().FieldByName(name)
	if !ok {
		return -1
	}
	return f.Index[0]
}

// arrayLen returns the places of the array part of a table, empty ones at the end included.
func arrayLen(t *lua.LTable) int { return reflect.ValueOf(t).Elem().Field(arrayField).Len() }

// removedKeys returns how many keys outside the array part were set once and are nil now.
func removedKeys(t *lua.LTable) int {
	v := reflect.ValueOf(t).Elem()
	return v.Field(keysField).Len() - v.Field(namedField).Len() - v.Field(keyedField).Len()
}

// hasKey reports whether next knows the key: it is in the array part, or was set at some time.
func hasKey(t *lua.LTable, key lua.LValue) bool {
	if n, ok := key.(lua.LNumber); ok && n >= 1 && n <= lua.LNumber(arrayLen(t)) && n == lua.LNumber(int(n)) {
		return true
	}
	return reflect.ValueOf(t).Elem().Field(placesField).MapIndex(reflect.ValueOf(&key).Elem()).IsValid()
}

// captured counts the local variables of running functions that closures hold, up to most.
func captured(L *lua.LState, most int) int {
	n := 0
	for v := reflect.ValueOf(L).Elem().Field(capturedField); n < most && !v.IsNil(); v = v.Elem().Field(nextField) {
		n++
	}
	return n
}
