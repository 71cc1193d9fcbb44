// The string library, without patterns.

package sandbox

import (
	"strings"
	"unicode/utf8"

	"github.com/yuin/gopher-lua"
)

func (s *State) openString() {
	_, functions := s.library("string", map[string]lua.LGFunction{
		"byte": s.stringByte, "char": s.stringChar, "find": s.stringFind, "format": s.stringFormat, "len": s.stringLen,
		"lower": s.stringMap(strings.ToLower), "upper": s.stringMap(strings.ToUpper), "reverse": s.stringMap(reversed),
		"rep": s.stringRep, "sub": s.stringSub,
	})
	methods := s.lua.CreateTable(0, 8)
	methods.RawSetString("__index", functions)
	refuse := s.lua.NewFunction(func(*lua.LState) int {
		s.fail("a text is no number (use tonumber)")
		return 0
	})
	// gopher-lua would read a text as a number at each use, however long it is
	for _, operation := range []string{"__add", "__sub", "__mul", "__div", "__mod", "__pow", "__unm"} {
		methods.RawSetString(operation, refuse)
	}
	s.lua.SetMetatable(lua.LString(""), methods)
}

// given takes argument i as a text; numbers count as their text.
func (s *State) given(i int) string {
	switch v := s.lua.Get(i).(type) {
	case lua.LString:
		return string(v)
	case lua.LNumber:
		return numberText(float64(v))
	}
	s.lua.TypeError(i, lua.LTString)
	return ""
}

// optional takes argument i as a whole number, or otherwise when it is nil.
func (s *State) optional(i, otherwise int) int {
	if s.lua.Get(i) == lua.LNil {
		return otherwise
	}
	return s.integer(i)
}

// span gives the half-open range of bytes between two of Lua's places, which count from 1, or from the end when negative.
func span(size, first, last int) (from, to int) {
	if first < 0 {
		first += size + 1
	}
	if last < 0 {
		last += size + 1
	}
	from = min(max(first, 1)-1, size)
	return from, max(from, min(last, size))
}

// byte(text [, first [, last]]) gives the bytes one by one, 250 at most.
func (s *State) stringByte(L *lua.LState) int {
	text, first := s.given(1), s.optional(2, 1)
	from, to := span(len(text), first, s.optional(3, first))
	if to-from > maxValues {
		s.fail("string.byte: %d values (at most %d)", to-from, maxValues)
	}
	for _, b := range []byte(text[from:to]) {
		L.Push(lua.LNumber(b))
	}
	return to - from
}

func (s *State) stringChar(L *lua.LState) int {
	text := make([]byte, L.GetTop())
	for i := range text {
		n := s.integer(i + 1)
		if n < 0 || n > 255 {
			L.ArgError(i+1, "a byte from 0 to 255 expected")
		}
		text[i] = byte(n)
	}
	s.room(len(text))
	L.Push(lua.LString(text))
	return 1
}

// find(text, part [, from [, true]]) searches part as it stands; there are no patterns. Because a % is most likely meant
// as one, it needs the fourth argument.
func (s *State) stringFind(L *lua.LState) int {
	text, part := s.given(1), s.given(2)
	if strings.Contains(part, "%") && !L.ToBool(4) {
		s.fail("string.find knows no patterns (to find a %% itself: find(text, part, 1, true))")
	}
	from, _ := span(len(text), s.optional(3, 1), -1)
	s.charge(len(text)-from, bytesRead)
	at := strings.Index(text[from:], part)
	if at < 0 {
		L.Push(lua.LNil)
		return 1
	}
	L.Push(lua.LNumber(from + at + 1))
	L.Push(lua.LNumber(from + at + len(part)))
	return 2
}

func (s *State) stringLen(L *lua.LState) int {
	L.Push(lua.LNumber(len(s.given(1))))
	return 1
}

// stringMap makes a function of one text.
func (s *State) stringMap(change func(string) string) lua.LGFunction {
	return func(L *lua.LState) int {
		text := s.given(1)
		s.charge(len(text), bytesRead)
		text = change(text)
		s.room(len(text)) // the other letters can take more bytes
		L.Push(lua.LString(text))
		return 1
	}
}

// reversed turns the order of the letters around.
func reversed(text string) string {
	out := make([]byte, 0, len(text))
	for end := len(text); end > 0; {
		_, size := utf8.DecodeLastRuneInString(text[:end])
		out = append(out, text[end-size:end]...)
		end -= size
	}
	return string(out)
}

func (s *State) stringRep(L *lua.LState) int {
	text, n := s.given(1), s.integer(2)
	if n <= 0 || text == "" {
		L.Push(lua.LString(""))
		return 1
	}
	if n > s.limits.Text/len(text) {
		s.fail("string.rep: %d times %d bytes is a text of more than %d bytes", n, len(text), s.limits.Text)
	}
	s.room(n * len(text))
	L.Push(lua.LString(strings.Repeat(text, n)))
	return 1
}

func (s *State) stringSub(L *lua.LState) int {
	text := s.given(1)
	from, to := span(len(text), s.integer(2), s.optional(3, -1))
	L.Push(lua.LString(text[from:to]))
	return 1
}
