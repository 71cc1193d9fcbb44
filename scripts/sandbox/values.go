// How values are written as text: for tostring and .., and for people.

package sandbox

import (
	"math"
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua"
)

// maxShown is how many bytes of a value an error shows.
const maxShown = 400

// text writes a value as tostring does.
func (s *State) text(value lua.LValue) string {
	switch v := value.(type) {
	case lua.LNumber:
		return numberText(float64(v))
	case lua.LString:
		return string(v)
	case lua.LBool, *lua.LNilType:
		return v.String()
	case *lua.LUserData:
		if s.lua.GetMetaField(v, "__tostring") != lua.LNil {
			text, ok := s.lua.ToStringMeta(v).(lua.LString)
			if !ok {
				s.fail("__tostring gave no text")
			}
			return string(text)
		}
	}
	return value.Type().String()
}

// numberText writes whole numbers below 10^15 in full and others with 14 digits, as Lua's %.14g does.
func numberText(n float64) string {
	switch {
	case math.IsNaN(n):
		return "nan"
	case math.IsInf(n, 0):
		return strings.TrimPrefix(strings.ToLower(strconv.FormatFloat(n, 'g', -1, 64)), "+")
	case n == math.Trunc(n) && math.Abs(n) < 1e15:
		return strconv.FormatInt(int64(n), 10)
	}
	return strconv.FormatFloat(n, 'g', 14, 64)
}

// Text writes a value for people, within some hundred bytes: a text as it is, a table with its items and keys.
func (s *State) Text(value lua.LValue) string { return s.shown(value, maxShown) }

// shown writes out a value, tables too, up to a number of bytes.
func (s *State) shown(value lua.LValue, longest int) string {
	t, ok := value.(*lua.LTable)
	if !ok {
		return shorten(s.text(value), longest)
	}
	var b strings.Builder
	s.writeTable(&b, t, longest, 3)
	return shorten(b.String(), longest)
}

// writeTable writes a table to a depth of some levels, until longest bytes are written.
func (s *State) writeTable(b *strings.Builder, t *lua.LTable, longest, levels int) {
	s.charge(arrayLen(t), slotsRead)
	s.charge(removedKeys(t), keysRead)
	separator, items := "{", 0
	for key, value := t.Next(lua.LNil); key != lua.LNil && b.Len() <= longest; key, value = t.Next(key) {
		b.WriteString(separator)
		separator = ", "
		if key == lua.LNumber(items+1) {
			items++
		} else {
			b.WriteString(shorten(s.text(key), longest) + " = ")
		}
		inner, isTable := value.(*lua.LTable)
		switch text, isText := value.(lua.LString); {
		case isTable && levels > 1:
			s.writeTable(b, inner, longest, levels-1)
		case isTable:
			b.WriteString("{…}")
		case isText:
			b.WriteString(strconv.Quote(shorten(string(text), longest)))
		default:
			b.WriteString(s.text(value))
		}
	}
	if separator == "{" {
		b.WriteString("{")
	}
	b.WriteString("}")
}
