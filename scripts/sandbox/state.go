// State: what a host does with the sandbox.

package sandbox

import (
	"slices"
	"strings"

	"github.com/yuin/gopher-lua"
)

// Limits bounds what one State lets a script do. A field of 0 or less takes its default.
type Limits struct {
	Steps  int64 // VM instructions and charged work until Reset; default 1,000,000, some 20 ms of plain Lua
	Text   int   // bytes of one text (a Lua string), made by a script or written in it; default 64 kB
	Source int   // bytes of one source; default 64 kB, which the compiler takes in under a second whatever it holds
}

// The defaults of Limits.
const (
	defaultSteps  = 1_000_000
	defaultText   = 64 << 10
	defaultSource = 64 << 10
)

// Bounds that no host needs to turn.
const (
	callDepth    = 200      // calls inside calls, script and host together
	registers    = 1 << 10  // registers at first
	maxRegisters = 64 << 10 // registers at most, one value each: 1 MB
	registerStep = 4 << 10  // registers added at a time; gopher-lua's own step of 32 copies quadratically
	maxValues    = 250      // values that ..., unpack and byte give at once
	maxList      = 1<<14 - 1
)

// gopher-lua keeps these for the whole process. MaxArrayIndex: an index from here on is an ordinary key, so that one
// assignment cannot make an array of gigabytes.
func init() { lua.MaxArrayIndex = maxList + 1 }

// State is a Lua state in which scripts run. The zero value cannot be used; New makes one.
type State struct {
	lua     *lua.LState
	limits  Limits
	budget  *budget
	guard   *lua.LFunction      // runs a function and turns what it raises into Go errors (fault.go)
	advance *lua.LFunction      // the iterator of pairs
	step    *lua.LFunction      // the iterator of ipairs
	running int                 // protected calls in progress
	sources map[string][]string // lines of each source run, by name, to show in errors
}

// New makes a state with the libraries of the sandbox and a full budget.
func New(limits Limits) *State {
	if limits.Steps <= 0 {
		limits.Steps = defaultSteps
	}
	if limits.Text <= 0 {
		limits.Text = defaultText
	}
	if limits.Source <= 0 {
		limits.Source = defaultSource
	}
	s := &State{
		lua: lua.NewState(lua.Options{
			SkipOpenLibs:     true,
			CallStackSize:    callDepth,
			RegistrySize:     registers,
			RegistryMaxSize:  maxRegisters,
			RegistryGrowStep: registerStep,
		}),
		limits:  limits,
		budget:  &budget{limit: limits.Steps},
		sources: map[string][]string{},
	}
	s.lua.SetContext(s.budget)
	s.guard = s.lua.NewFunction(s.guarded)
	s.openOperators()
	s.openBase()
	s.openString()
	s.openTable()
	s.openMath()
	return s
}

// Lua gives the state itself, to make values and functions in. What a host sets as a global there is known to scripts,
// as with Define. Lists handed to scripts must be filled with RawSetInt and hold at most 16383 items. Host functions may
// raise errors with RaiseError and ArgError; the script's file and line are added. They must not call PCall (Call takes
// its place), nor start coroutines, whose steps are not counted.
func (s *State) Lua() *lua.LState { return s.lua }

// Define makes name known to scripts that are run from now on, with the given value. Names must be known when a source
// is compiled: a source that reads any other name is refused.
func (s *State) Define(name string, value lua.LValue) { s.lua.SetGlobal(name, value) }

// Run compiles source and runs it. The name is shown in errors; a path as the user gave it is best. Errors are a
// *SyntaxError (or several of them, joined) when nothing was run, an *Error, or what a host function passed to Abort.
func (s *State) Run(name, source string) error {
	_, err := s.run(name, source, "")
	return err
}

// Eval runs source as Run does and returns its values: those of an expression such as `1 + 2`, or what a chunk of
// statements returns.
func (s *State) Eval(name, source string) ([]lua.LValue, error) {
	const expression = "return "
	if len(source) > s.limits.Source {
		return s.run(name, source, "") // which refuses it
	}
	_, err := parseSource(name, source, expression)
	if err == nil {
		return s.run(name, source, expression)
	}
	if _, other := parseSource(name, source, ""); other != nil {
		return nil, later(other, err)
	}
	return s.run(name, source, "")
}

// run compiles and runs source with a keyword before it that errors do not show.
func (s *State) run(name, source, before string) ([]lua.LValue, error) {
	proto, err := s.compile(name, source, before)
	if err != nil {
		return nil, err
	}
	return s.call(s.lua.NewFunctionFromProto(proto), nil)
}

// Call runs a function that came from a script, with the same protection and from the same budget as Run, and drops
// what it returns. Host functions may use it while a script runs, to expect an error for instance; an error that is
// ErrBudget or was passed to Abort they must hand on with Abort.
func (s *State) Call(fn *lua.LFunction, args ...lua.LValue) error {
	_, err := s.call(fn, args)
	return err
}

// call runs fn through the guard and returns all it returned.
func (s *State) call(fn *lua.LFunction, args []lua.LValue) ([]lua.LValue, error) {
	L := s.lua
	top := L.GetTop()
	L.Push(s.guard)
	L.Push(fn)
	for _, arg := range args {
		L.Push(arg)
	}
	if err := L.PCall(len(args)+1, lua.MultRet, nil); err != nil {
		return nil, s.caught(err)
	}
	var values []lua.LValue
	for i := top + 1; i <= L.GetTop(); i++ {
		values = append(values, L.Get(i))
	}
	L.SetTop(top)
	return values, nil
}

// names returns the names that scripts know, in alphabetical order.
func (s *State) names() []string {
	var names []string
	globals := s.lua.G.Global
	for key, value := globals.Next(lua.LNil); key != lua.LNil; key, value = globals.Next(key) {
		if name := key.String(); value != lua.LNil && isName(name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// isName reports whether text could be written as a name in Lua. The functions behind operators have names that could not.
func isName(text string) bool {
	const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
	return text != "" && strings.Contains(first, text[:1]) && strings.Trim(text, first+"0123456789") == ""
}
