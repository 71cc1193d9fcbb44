// What ends a script, as Go errors: raising, catching, places and frames.

package sandbox

import (
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/yuin/gopher-lua"
)

// maxFrames is how many calls an error shows.
const maxFrames = 10

// Error is what ended a running script.
type Error struct {
	File    string  // the source's name; "" when no script function was running
	Line    int     // from 1, or 0 as File
	Message string  // what went wrong, without the place
	Text    string  // the source line, without the spaces around it
	Frames  []Frame // where the script stood, innermost first, up to 10 calls
	Cause   error   // ErrBudget, *PanicError, what a host gave to Raise, or nil
}

// Frame is one function of the script that was running.
type Frame struct {
	File     string
	Line     int
	Function string // its name as it was called, or where it begins
}

// Error gives `file:line: message`.
func (e *Error) Error() string {
	if e.File == "" {
		return e.Message
	}
	return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Message)
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.Cause }

// Detail gives the error, its source line and the calls that led there, one a line.
func (e *Error) Detail() string {
	var b strings.Builder
	b.WriteString(e.Error())
	if e.Text != "" {
		b.WriteString("\n    " + e.Text)
	}
	for i, frame := range e.Frames {
		if len(e.Frames) > 1 || i > 0 {
			fmt.Fprintf(&b, "\n  in %s, %s:%d", frame.Function, frame.File, frame.Line)
		}
	}
	return b.String()
}

// PanicError is the cause of an *Error when Go code panicked: a fault of the host, not of the script.
type PanicError struct {
	Function string // the host function as the script called it, or ""
	Value    any    // what it panicked with
	Stack    []byte // the stack of the Go program
}

// Error names the function.
func (e *PanicError) Error() string {
	if e.Function == "" {
		return scrubbed(fmt.Sprintf("internal error: %v", e.Value))
	}
	return scrubbed(fmt.Sprintf("internal error in %s: %v", e.Function, e.Value))
}

// Unwrap gives the value if it is an error.
func (e *PanicError) Unwrap() error {
	err, _ := e.Value.(error)
	return err
}

// failure is what travels as a panic from a function of the sandbox or the host to the guard.
type failure struct {
	message string
	level   int   // 2 blames the caller of the running function, and so on
	cause   error // ErrBudget, or given to Raise
	abort   error // given to Abort
}

// Error is for a host that runs functions outside of Call.
func (f *failure) Error() string {
	switch {
	case f.abort != nil:
		return f.abort.Error()
	case f.message == "" && f.cause != nil:
		return f.cause.Error()
	}
	return f.message
}

func (s *State) raise(f *failure) { panic(f) }

func (s *State) fail(format string, args ...any) {
	s.raise(&failure{message: fmt.Sprintf(format, args...)})
}

// Raise ends the running script with an *Error at the line that called the host function; the error's text is the
// message, err the Cause. It does not return. Host functions alone may call it.
func (s *State) Raise(err error) { s.raise(&failure{message: err.Error(), cause: err}) }

// Abort ends the running script; Run, Eval or Call returns err itself. It does not return. Host functions alone may call
// it, to stop a run that is no fault of the script or to hand on an error from Call.
func (s *State) Abort(err error) { s.raise(&failure{abort: err}) }

// guarded runs its first argument with the others, and turns whatever panics into an error while the calls that led to
// it can still be read. gopher-lua's own handler for that would leave closures with variables of functions long gone.
func (s *State) guarded(L *lua.LState) int {
	s.running++
	running := s.running
	defer func() {
		s.running = running - 1
		r := recover()
		if r == nil {
			return
		}
		s.running = 0 // nothing is raised while the error is made
		err := s.fault(r)
		s.Spend(faultSteps)
		s.running = running - 1
		closeVariables(L)
		// a stack trace that is there already keeps gopher-lua from writing one, which is megabytes after tail calls
		panic(&lua.ApiError{Type: lua.ApiErrorRun, Object: &lua.LUserData{Value: err}, StackTrace: "-"})
	}()
	L.Call(L.GetTop()-1, lua.MultRet)
	return L.GetTop()
}

// closeVariables has gopher-lua give closures their variables before the calls are unwound; raising an error does that.
func closeVariables(L *lua.LState) {
	defer func() { _ = recover() }()
	L.Error(lua.LNil, 0)
}

// caught gives the error that the guard made. Without a guard the call did not begin: there was no room for it.
func (s *State) caught(err error) error {
	if raised, ok := err.(*lua.ApiError); ok {
		if data, ok := raised.Object.(*lua.LUserData); ok {
			if made, ok := data.Value.(error); ok {
				return made
			}
		}
		return s.located(s.explained(raised.Object.String(), s.frames()), 1, nil)
	}
	return err
}

// fault makes the error for a recovered panic.
func (s *State) fault(r any) error {
	switch r := r.(type) {
	case *failure:
		if r.abort != nil {
			return r.abort
		}
		if r.cause == ErrBudget {
			return s.exhausted()
		}
		return s.located(r.message, max(r.level, 1), r.cause)
	case *lua.ApiError:
		message, ok := r.Object.(lua.LString)
		switch {
		case !ok:
			return s.located("a host function raised a "+r.Object.Type().String(), 1, nil)
		case s.budget.spent > s.budget.limit && strings.HasSuffix(string(message), ErrBudget.Error()):
			return s.exhausted()
		}
		return s.located(s.explained(string(message), s.frames()), 1, nil)
	}
	cause := &PanicError{Function: s.hostFunction(), Value: r, Stack: debug.Stack()}
	return s.located(cause.Error(), 1, cause)
}

func (s *State) exhausted() error {
	message := fmt.Sprintf("the script took more than %d steps (is there an endless loop?)", s.limits.Steps)
	return s.located(message, 1, ErrBudget)
}

// located makes an error at the level-th running function of the script.
func (s *State) located(message string, level int, cause error) *Error {
	e := &Error{Message: message, Cause: cause, Frames: s.frames()}
	if level > len(e.Frames) {
		level = len(e.Frames)
	}
	if level > 0 {
		e.Frames = e.Frames[level-1:]
		e.File, e.Line = e.Frames[0].File, e.Frames[0].Line
		e.Text = s.line(e.File, e.Line)
	}
	return e
}

// line gives a line of a source that was run, without the spaces around it.
func (s *State) line(file string, line int) string {
	if lines := s.sources[file]; line >= 1 && line <= len(lines) {
		return shorten(strings.TrimSpace(lines[line-1]), 160)
	}
	return ""
}
