// The math library: what gives the same result on every machine. There is no chance in it.

package sandbox

import (
	"math"

	"github.com/yuin/gopher-lua"
)

func (s *State) openMath() {
	_, functions := s.library("math", map[string]lua.LGFunction{
		"abs": s.mathOf(math.Abs), "ceil": s.mathOf(math.Ceil), "floor": s.mathOf(math.Floor), "fmod": s.mathFmod,
		"max": s.mathBest(func(a, b float64) bool { return a > b }),
		"min": s.mathBest(func(a, b float64) bool { return a < b }),
	})
	functions.RawSetString("huge", lua.LNumber(math.Inf(1)))
	functions.RawSetString("pi", lua.LNumber(math.Pi))
}

// float takes argument i as a number.
func (s *State) float(i int) float64 {
	n, ok := s.lua.Get(i).(lua.LNumber)
	if !ok {
		s.lua.TypeError(i, lua.LTNumber)
	}
	return float64(n)
}

// mathOf makes a function of one number.
func (s *State) mathOf(compute func(float64) float64) lua.LGFunction {
	return func(L *lua.LState) int {
		L.Push(lua.LNumber(compute(s.float(1))))
		return 1
	}
}

// mathBest makes a function that gives the best of its arguments.
func (s *State) mathBest(better func(a, b float64) bool) lua.LGFunction {
	return func(L *lua.LState) int {
		best := s.float(1)
		for i := 2; i <= L.GetTop(); i++ {
			if n := s.float(i); better(n, best) {
				best = n
			}
		}
		L.Push(lua.LNumber(best))
		return 1
	}
}

// fmod(a, b) gives the rest of a division, with the sign of a.
func (s *State) mathFmod(L *lua.LState) int {
	L.Push(lua.LNumber(math.Mod(s.float(1), s.float(2))))
	return 1
}
