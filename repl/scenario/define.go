// This file gives scripts their names: functions, and the methods of what these return.

package scenario

import (
	"maps"
	"slices"
	"strings"

	"github.com/yuin/gopher-lua"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// functions are what scripts may call.
var functions = map[string]func(c *call) []lua.LValue{
	"scenario": declare, "reading": tagReadings, "print": printLine,
	"match": openMatch, "game": openGame, "simulate": simulate,
	"ok": judgeOK, "equal": judgeEqual, "within": judgeWithin, "contains": contains,
}

// define gives a Lua state the functions, and makes the methods.
func (h *host) define() {
	for name, do := range functions {
		h.lua.Define(name, h.function(name, do))
	}
	define(h, "match", matchMethods)
	define(h, "game", gameMethods)
}

// method is what scripts call on an object with a colon.
type method[T any] func(c *call, on T) []lua.LValue

// matchMethods are the methods of a match.
var matchMethods = map[string]method[*match]{
	"put": methodPut, "top": methodTop, "set": methodSet, "face": methodFace, "stack": methodStack,
	"start": methodStart, "begin": methodBegin,
	"answer": methodAnswer, "together": methodTogether, "refused": methodRefused,
	"offers": methodOffers, "options": methodOptions, "barred": methodBarred, "text": methodText,
	"step": methodStep, "undo": methodUndo, "redo": methodRedo,
	"play": playTo(func(t *match) engine.Decider { return t.bot }),
	"skip": playTo(func(*match) engine.Decider { return engine.DeciderFunc(least) }),
	"get":  methodGet, "count": methodCount, "rule": methodRule, "sees": methodSees,
	"log": methodLog, "happened": methodHappened,
	"expect": methodExpect,
}

// define makes the methods of one type of object.
func define[T any](h *host, what string, methods map[string]method[T]) {
	L := h.lua.Lua()
	functions := map[string]lua.LValue{}
	for name, do := range methods {
		functions[name] = h.function(what+":"+name, func(c *call) []lua.LValue {
			ud, ok := c.L.Get(1).(*lua.LUserData)
			if !ok {
				c.wrong("is called on a %s with a colon, as in x:%s(..)", what, name)
			}
			on, ok := ud.Value.(T)
			if !ok {
				c.wrong("is a method of a %s", what)
			}
			c.skip = 1
			if m, ok := any(on).(*match); ok {
				h.current = m
			}
			return do(c, on)
		})
	}
	known := slices.Sorted(maps.Keys(methods))
	meta := L.CreateTable(0, 2)
	meta.RawSetString("__index", h.function(what, func(c *call) []lua.LValue {
		name := c.lua.Text(c.L.Get(2))
		fn := functions[name]
		if fn == nil {
			c.wrong("has no method %q%s", name, near.Hint(name, known))
		}
		return one(fn)
	}))
	meta.RawSetString("__newindex", h.function(what, func(c *call) []lua.LValue {
		c.wrong("cannot be changed like this; its methods are %s", strings.Join(known, ", "))
		return nil
	}))
	h.methods[what] = meta
}

// object makes a value with the methods of its type.
func (h *host) object(what string, v any) lua.LValue {
	return &lua.LUserData{Value: v, Metatable: h.methods[what]}
}

// maxScenarios is how many scenarios a file may have. The whole file is run again for each, so that what a run costs
// grows with the square of them.
const maxScenarios = 1000

// declare is scenario(name, function).
func declare(c *call) []lua.LValue {
	c.atMost(2)
	name := c.text(1, "the name of the scenario")
	body, ok := c.arg(2).(*lua.LFunction)
	switch {
	case !ok:
		c.wrong("a function expected as argument 2, got %s", c.lua.Text(c.arg(2)))
	case c.inside:
		c.wrong("stands inside another scenario")
	case strings.TrimSpace(name) == "" || strings.ContainsAny(name, "\r\n"):
		c.wrong("a name of one line expected, got %q", name)
	case c.names[name]:
		c.wrong("this file has two scenarios called %q", name)
	case len(c.scenarios) == maxScenarios:
		c.wrong("a file may have %d scenarios\nhint: put the others in a file of their own", maxScenarios)
	}
	c.names[name] = true
	c.scenarios = append(c.scenarios, declared{name, c.line(), body})
	return nil
}

// tagReadings is reading(tag, ..): the scenario shows these readings of the rules.
func tagReadings(c *call) []lua.LValue {
	if !c.inside {
		c.wrong("stands inside a scenario")
	}
	for _, w := range c.words(1) {
		tags := tagsIn(w)
		if len(tags) != 1 || tags[0] != w {
			c.wrong("%q is no tag: letters and a number expected, as in R09", w)
		}
		c.readings = append(c.readings, w)
	}
	return nil
}

// maxPrinted is how many bytes a scenario may print.
const maxPrinted = 4 << 10

// printLine is print(value, ..).
func printLine(c *call) []lua.LValue {
	parts := make([]string, c.count())
	for i := range parts {
		parts[i] = c.lua.Text(c.arg(i + 1))
	}
	line := strings.Join(parts, " ") + "\n"
	if c.printed.Len()+len(line) > maxPrinted {
		c.wrong("more than %d bytes in one scenario", maxPrinted)
	}
	c.printed.WriteString(line)
	return nil
}

// hear keeps what the rules of a match print, as far as there is room.
func (h *host) hear(where, text string) {
	const more = "..\n"
	switch line := where + ": " + text + "\n"; {
	case h.printed.Len()+len(line)+len(more) <= maxPrinted:
		h.printed.WriteString(line)
	case !strings.HasSuffix(h.printed.String(), more) && h.printed.Len()+len(more) <= maxPrinted:
		h.printed.WriteString(more)
	}
}

// tagsIn finds the tags in a text: words of capital letters followed by digits.
func tagsIn(text string) []string {
	var tags []string
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return !isUpper(r) && !isDigit(r) && !isLower(r) && r != '_' }) {
		letters := strings.TrimRight(w, "0123456789")
		if letters != "" && letters != w && strings.Trim(letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" {
			tags = append(tags, w)
		}
	}
	return tags
}

func isUpper(r rune) bool { return r >= 'A' && r <= 'Z' }
func isLower(r rune) bool { return r >= 'a' && r <= 'z' }
func isDigit(r rune) bool { return r >= '0' && r <= '9' }
