// Where a script stands, and gopher-lua's messages in words that name what failed.

package sandbox

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/gopher-lua"
)

// frames gives the functions of the script that are running, innermost first. Calls before a tail call are not known.
func (s *State) frames() []Frame {
	var frames []Frame
	for level := 0; len(frames) < maxFrames; level++ {
		debug, fn, ok := s.frame(level)
		if !ok {
			break
		}
		if fn.IsG {
			continue
		}
		name := debug.Name
		switch {
		case fn.Proto.LineDefined == 0:
			name = "the script"
		case !isName(name):
			name = fmt.Sprintf("the function at line %d", fn.Proto.LineDefined)
		}
		frames = append(frames, Frame{File: debug.Source, Line: debug.CurrentLine, Function: name})
		if debug.What == "tail" {
			break
		}
	}
	return frames
}

// frame gives one running function, of the script or the host; level 0 is the innermost.
func (s *State) frame(level int) (*lua.Debug, *lua.LFunction, bool) {
	debug, ok := s.lua.GetStack(level)
	if !ok {
		return nil, nil, false
	}
	value, err := s.lua.GetInfo("nSlf", debug, nil)
	fn, isFunction := value.(*lua.LFunction)
	return debug, fn, err == nil && isFunction
}

// hostFunction gives the name of the running host function, "" when the script itself runs.
func (s *State) hostFunction() string {
	if debug, fn, ok := s.frame(0); ok && fn.IsG && isName(debug.Name) {
		return debug.Name
	}
	return ""
}

var (
	address  = regexp.MustCompile(`(table|function|userdata|thread|channel): 0x[0-9a-f]+`)
	loopHead = regexp.MustCompile(`\bfor\b.*\bin\b`)
	indexed  = regexp.MustCompile(`(?s)^attempt to index a non-table object\((\w+)\) with key '(.*)'$`)
)

// scrubbed takes addresses out of a message; they differ from run to run.
func scrubbed(message string) string { return address.ReplaceAllString(message, "$1") }

// explained puts a message of gopher-lua into words of ours. The message begins with the place, which the error says
// already.
func (s *State) explained(message string, frames []Frame) string {
	message = strings.TrimSpace(message)
	text := ""
	if len(frames) > 0 {
		message = strings.TrimPrefix(message, fmt.Sprintf("%s:%d: ", frames[0].File, frames[0].Line))
		text = s.line(frames[0].File, frames[0].Line)
	}
	switch message {
	case "attempt to call a non-function object":
		return s.notCallable(text)
	case "stack overflow":
		return fmt.Sprintf("calls are nested more than %d deep (is there an endless recursion?)", callDepth)
	case "registry overflow":
		return "too many values at one time"
	case "__unm undefined":
		return "cannot negate what is not a number"
	}
	if m := indexed.FindStringSubmatch(message); m != nil {
		return notIndexable(m[1], shorten(m[2], 40), text)
	}
	return scrubbed(shorten(message, maxShown))
}

// notIndexable names the value that has no fields, if the source line shows just one.
func notIndexable(kind, key, text string) string {
	before := regexp.MustCompile(`(\w+)\s*[.:]\s*`+regexp.QuoteMeta(key)+`\b`).FindAllStringSubmatch(text, -1)
	if len(before) == 1 && !strings.Contains(kind, "string") {
		return fmt.Sprintf("%q is %s and has no %q", before[0][1], kind, key)
	}
	return scrubbed(fmt.Sprintf("cannot index %s with %q", kind, key))
}

// notCallable names what was called: a call in the current line whose name does not stand for a function.
func (s *State) notCallable(text string) string {
	debug, fn, ok := s.scriptFrame()
	if !ok {
		return "what was called is not a function"
	}
	var names []string
	for _, call := range fn.Proto.DbgCalls {
		if fn.Proto.DbgSourcePositions[call.Pc] != debug.CurrentLine || !isName(call.Name) || slices.Contains(names, call.Name) {
			continue
		}
		if _, isFunction := s.visible(debug, fn, call.Name).(*lua.LFunction); !isFunction {
			names = append(names, call.Name)
		}
	}
	switch {
	case len(names) == 1:
		if value := s.visible(debug, fn, names[0]); value != nil {
			return fmt.Sprintf("%q is %s, not a function", names[0], value.Type())
		}
		return fmt.Sprintf("there is no function %q here", names[0])
	case len(names) > 1:
		return fmt.Sprintf("one of these is not a function: %s", strings.Join(names, ", "))
	case loopHead.MatchString(text):
		return "what stands after in is not a function (write: in pairs(..) or in ipairs(..))"
	}
	return "what was called is not a function"
}

// scriptFrame gives the innermost function of the script.
func (s *State) scriptFrame() (*lua.Debug, *lua.LFunction, bool) {
	for level := 0; ; level++ {
		if debug, fn, ok := s.frame(level); !ok || !fn.IsG {
			return debug, fn, ok
		}
	}
}

// visible gives the value that a name has in a running function as a variable or known name; nil when it is neither, as
// the names of fields are.
func (s *State) visible(debug *lua.Debug, fn *lua.LFunction, name string) lua.LValue {
	var found lua.LValue
	for i := 1; ; i++ {
		local, value := s.lua.GetLocal(debug, i)
		if local == "" || local == "(*temporary)" {
			break
		}
		if local == name {
			found = value
		}
	}
	for i := 1; found == nil && i <= len(fn.Upvalues); i++ {
		if outer, value := s.lua.GetUpvalue(fn, i); outer == name {
			found = value
		}
	}
	if global := s.lua.GetGlobal(name); found == nil && global != lua.LNil {
		return global
	}
	return found
}
