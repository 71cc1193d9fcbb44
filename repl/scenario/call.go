// This file reads what scripts hand over: the arguments of a call, checked.

package scenario

import (
	"errors"
	"fmt"
	"math"
	"strconv"

	"github.com/yuin/gopher-lua"

	"hausregel/scripts/near"
)

// call is one call from a script: its arguments count from 1.
type call struct {
	*host
	L    *lua.LState
	name string // as the script knows it
	skip int    // values on the stack before the first argument
}

// costOfCall is what a call of the host is charged, in steps.
const costOfCall = 20

// function makes a function for scripts. What it returns is given to the script.
func (h *host) function(name string, do func(c *call) []lua.LValue) *lua.LFunction {
	return h.lua.Lua().NewFunction(func(L *lua.LState) int {
		h.lua.Spend(costOfCall)
		values := do(&call{host: h, L: L, name: name})
		for _, v := range values {
			L.Push(v)
		}
		return len(values)
	})
}

// wrong ends the scenario because the script is wrong.
func (c *call) wrong(format string, args ...any) {
	c.lua.Raise(errors.New(c.name + ": " + fmt.Sprintf(format, args...)))
}

// unknown ends the scenario because nothing has the name.
func (c *call) unknown(what, name string, known []string) {
	c.wrong("no %s is called %q%s", what, name, near.Hint(name, known))
}

// failed ends the scenario because something is not as it must be.
func (c *call) failed(format string, args ...any) {
	f := &failure{text: fmt.Sprintf(format, args...)}
	if c.current != nil {
		f.asked = c.current.describe()
	}
	c.lua.Raise(f)
}

func (c *call) count() int { return c.L.GetTop() - c.skip }

func (c *call) arg(i int) lua.LValue { return c.L.Get(c.skip + i) }

// atMost refuses superfluous arguments.
func (c *call) atMost(n int) {
	if c.count() > n {
		c.wrong("takes %s, got %d", plural(n, "argument", "arguments"), c.count())
	}
}

// text reads argument i as a text.
func (c *call) text(i int, what string) string {
	s, ok := c.arg(i).(lua.LString)
	if !ok {
		c.wrong("%s expected as argument %d, got %s", what, i, c.lua.Text(c.arg(i)))
	}
	return string(s)
}

// optional reads argument i as a text, "" when it is not given.
func (c *call) optional(i int, what string) string {
	if c.arg(i) == lua.LNil {
		return ""
	}
	return c.text(i, what)
}

// number reads argument i as a whole number.
func (c *call) number(i int, what string) int {
	n, ok := whole(c.arg(i))
	if !ok {
		c.wrong("%s expected as argument %d, got %s", what, i, c.lua.Text(c.arg(i)))
	}
	return n
}

func whole(v lua.LValue) (int, bool) {
	n, ok := v.(lua.LNumber)
	if !ok || float64(n) != math.Trunc(float64(n)) || math.Abs(float64(n)) > 1<<31 {
		return 0, false
	}
	return int(n), true
}

// words reads all arguments from i on as names, those in lists too.
func (c *call) words(i int) []string {
	var out []string
	for ; i <= c.count(); i++ {
		out = c.appendWords(out, c.arg(i))
	}
	return out
}

// deepest is how deep lists of words may be nested: a list may contain itself.
const deepest = 20

// appendWords adds a name, a number, a truth value, or all of a list.
func (c *call) appendWords(out []string, v lua.LValue) []string {
	return c.appendNested(out, v, deepest)
}

// appendNested adds a value with lists nested down to so many levels. Items are charged: a list of a few items that
// holds another several times, and so on, stands for millions of words.
func (c *call) appendNested(out []string, v lua.LValue, levels int) []string {
	switch v := v.(type) {
	case lua.LString:
		return append(out, string(v))
	case lua.LBool:
		return append(out, map[bool]string{true: "yes", false: "no"}[bool(v)])
	case lua.LNumber:
		if n, ok := whole(v); ok {
			return append(out, strconv.Itoa(n))
		}
	case *lua.LTable:
		if levels == 0 {
			c.wrong("a list nested too deep (at most %d levels)", deepest)
		}
		items := c.list(v)
		c.lua.Spend(int64(1 + len(items)))
		for _, item := range items {
			out = c.appendNested(out, item, levels-1)
		}
		return out
	}
	c.wrong("a name, a number or a list of them expected, got %s", c.lua.Text(v))
	return nil
}

// list gives the items of a table that is a list.
func (c *call) list(t *lua.LTable) []lua.LValue {
	var items []lua.LValue
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		if n, ok := whole(k); !ok || n != len(items)+1 {
			c.wrong("a list expected, got %s", c.lua.Text(t))
		}
		items = append(items, v)
	}
	return items
}

// fields goes through a table with named values, in the order they were written.
func (c *call) fields(t *lua.LTable, each func(name string, v lua.LValue)) {
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		name, ok := k.(lua.LString)
		if !ok {
			c.wrong("names with values expected, as in { name = value }, got %s", c.lua.Text(t))
		}
		each(string(name), v)
	}
}

// one is what a function that gives one value returns to scripts.
func one(v lua.LValue) []lua.LValue { return []lua.LValue{v} }

// texts makes a list.
func texts(c *call, words []string) *lua.LTable {
	t := c.L.CreateTable(len(words), 0)
	for i, w := range words {
		t.RawSetInt(i+1, lua.LString(w))
	}
	return t
}

// line is where in the script the running call stands.
func (c *call) line() int {
	if debug, ok := c.L.GetStack(1); ok {
		if _, err := c.L.GetInfo("l", debug, lua.LNil); err == nil {
			return debug.CurrentLine
		}
	}
	return 0
}

func place(file string, line int) string { return file + ":" + strconv.Itoa(line) }
