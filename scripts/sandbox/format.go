// string.format, written anew: the one of gopher-lua passes formats to Go, with widths of megabytes and addresses.

package sandbox

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua"
)

// specifier is one % of a format: flags, width and precision of two digits at most, and what to write.
var specifier = regexp.MustCompile(`^%([-+ #0]{0,5})(\d{0,2})(\.\d{0,2})?([diucxXoeEfgGqs%])`)

// format(format, ...) knows %d %i %u %c %x %X %o %e %E %f %g %G %q %s and %%. Widths count letters, so columns with
// umlauts stay straight; %d and its like need whole numbers.
func (s *State) stringFormat(L *lua.LState) int {
	format := s.given(1)
	s.charge(len(format), bytesRead)
	var out strings.Builder
	for argument := 2; format != ""; {
		text, rest, found := strings.Cut(format, "%")
		out.WriteString(text)
		if !found {
			break
		}
		m := specifier.FindStringSubmatch("%" + rest)
		if m == nil {
			s.fail("string.format: %q is no format (widths have two digits at most)", shorten("%"+rest, 12))
		}
		format = rest[len(m[0])-1:]
		if m[4] == "%" {
			out.WriteByte('%')
			continue
		}
		if argument > L.GetTop() {
			L.ArgError(argument, "no value for "+m[0])
		}
		out.WriteString(s.formatted(argument, m[1], m[2], m[3], m[4]))
		argument++
		if out.Len() > s.limits.Text {
			break // before more is written
		}
	}
	s.room(out.Len())
	L.Push(lua.LString(out.String()))
	return 1
}

// formatted writes argument i.
func (s *State) formatted(i int, flags, width, precision, verb string) string {
	left := ""
	if strings.Contains(flags, "-") {
		left = "-"
	}
	switch verb {
	case "s":
		text := s.text(s.lua.Get(i))
		s.charge(len(text), bytesRead)
		return fmt.Sprintf("%"+left+width+precision+"s", text)
	case "q":
		return s.quoted(s.given(i))
	case "c":
		n := s.integer(i)
		if n < 0 || n > 255 {
			s.lua.ArgError(i, "a byte from 0 to 255 expected")
		}
		return string([]byte{byte(n)})
	case "d", "i":
		return fmt.Sprintf("%"+flags+width+precision+"d", s.integer(i))
	case "u":
		return fmt.Sprintf("%"+flags+width+precision+"d", uint64(s.integer(i)))
	case "x", "X", "o":
		return fmt.Sprintf("%"+flags+width+precision+verb, uint64(s.integer(i)))
	}
	n := s.float(i)
	if math.IsNaN(n) || math.IsInf(n, 0) {
		return fmt.Sprintf("%"+left+width+"s", numberText(n))
	}
	switch precision {
	case "":
		precision = ".6" // C's default, not Go's
	case ".":
		precision = ".0"
	}
	return fmt.Sprintf("%"+flags+width+precision+verb, n)
}

// quoted writes a text so that Lua reads it back.
func (s *State) quoted(text string) string {
	s.charge(len(text), bytesRead)
	var out strings.Builder
	out.WriteByte('"')
	for _, c := range []byte(text) {
		switch {
		case c == '"' || c == '\\' || c == '\n':
			out.WriteByte('\\')
			out.WriteByte(c)
		case c < ' ':
			out.WriteString(`\` + strconv.Itoa(1000 + int(c))[1:])
		default:
			out.WriteByte(c)
		}
	}
	out.WriteByte('"')
	return out.String()
}
