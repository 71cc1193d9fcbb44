// This file judges: what scripts expect.

package scenario

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/gopher-lua"
)

// judged insists that an expectation stands inside a scenario.
func (c *call) judged(most int) {
	c.atMost(most)
	if !c.inside {
		c.wrong("stands inside a scenario")
	}
	c.expects = true
}

// apart writes an expected value and the other one that was got so that one sees
// how they differ: the text "5" is not the number 5.
func (c *call) apart(expected, got lua.LValue) (string, string) {
	x, y := c.lua.Text(expected), c.lua.Text(got)
	if x == y && expected.Type() == lua.LTString {
		x = strconv.Quote(x)
	} else if x == y && got.Type() == lua.LTString {
		y = strconv.Quote(y)
	}
	return x, y
}

// because is the text that a script adds to an expectation.
func (c *call) because(i int) string {
	if what := c.optional(i, "what is shown"); what != "" {
		return what + ": "
	}
	return ""
}

// judgeOK is ok(value [, what]): the value is neither false nor nil.
func judgeOK(c *call) []lua.LValue {
	c.judged(2)
	if c.count() == 0 {
		c.wrong("a value expected")
	}
	if what := c.because(2); !lua.LVAsBool(c.arg(1)) {
		c.failed("%sexpected true, got %s", what, c.lua.Text(c.arg(1)))
	}
	return nil
}

// judgeEqual is equal(got, expected [, what]): numbers, texts, or lists in their order.
func judgeEqual(c *call) []lua.LValue {
	c.judged(3)
	if c.count() < 2 {
		c.wrong("two values expected")
	}
	what := c.because(3)
	if !c.same(c.arg(1), c.arg(2), 4) {
		expected, got := c.apart(c.arg(2), c.arg(1))
		c.failed("%snot equal\nexpected: %s\ngot:      %s", what, expected, got)
	}
	return nil
}

// same compares two values, tables by what they hold down to so many levels.
func (c *call) same(a, b lua.LValue, levels int) bool {
	x, isTable := a.(*lua.LTable)
	y, both := b.(*lua.LTable)
	if !isTable || !both || levels == 0 {
		return a == b
	}
	c.lua.Spend(int64(x.Len() + y.Len()))
	n := 0
	for k, v := x.Next(lua.LNil); k != lua.LNil; k, v = x.Next(k) {
		if !c.same(v, y.RawGet(k), levels-1) {
			return false
		}
		n++
	}
	for k, _ := y.Next(lua.LNil); k != lua.LNil; k, _ = y.Next(k) {
		n--
	}
	return n == 0
}

// judgeWithin is within(number, least, most [, what]).
func judgeWithin(c *call) []lua.LValue {
	c.judged(4)
	var n [3]float64
	for i := range n {
		v, ok := c.arg(i + 1).(lua.LNumber)
		if !ok {
			c.wrong("a number expected as argument %d, got %s", i+1, c.lua.Text(c.arg(i+1)))
		}
		n[i] = float64(v)
	}
	if what := c.because(4); !(n[0] >= n[1] && n[0] <= n[2]) {
		c.failed("%sexpected %s to %s, got %s", what, c.lua.Text(c.arg(2)), c.lua.Text(c.arg(3)), c.lua.Text(c.arg(1)))
	}
	return nil
}

// contains is contains(list, value): whether the list has it.
func contains(c *call) []lua.LValue {
	c.atMost(2)
	t, ok := c.arg(1).(*lua.LTable)
	if !ok {
		c.wrong("a list expected as argument 1, got %s", c.lua.Text(c.arg(1)))
	}
	items := c.list(t)
	c.lua.Spend(int64(len(items)))
	return one(lua.LBool(slices.Contains(items, c.arg(2))))
}

// methodExpect is m:expect(path, value [, what]): what the path names is that; the order of a list does not matter.
func methodExpect(c *call, t *match) []lua.LValue {
	c.judged(3)
	if c.count() < 2 {
		c.wrong("a path and the expected value expected")
	}
	path, what := c.text(1, "what is to be read"), c.because(3)
	got := t.read(c, path)
	expected := c.arg(2)
	if list, ok := expected.(*lua.LTable); ok {
		t.expectList(c, path, what, got, c.appendWords(nil, list))
		return nil
	}
	if _, isList := got.(*lua.LTable); isList {
		c.wrong("%s is a list: a list expected, got %s", path, c.lua.Text(expected))
	}
	if got != expected {
		if word, ok := expected.(lua.LString); ok && !isText(path) {
			t.checkExpected(c, string(word))
		}
		want, have := c.apart(expected, got)
		c.failed("%s%s\nexpected: %s\ngot:      %s", what, path, want, have)
	}
	return nil
}

// isText tells whether a path gives a text that is no name.
func isText(path string) bool {
	return path == "asked" || path == "text" || path == "hash" || strings.HasSuffix(path, ".name")
}

// expectList compares lists without their order.
func (t *match) expectList(c *call, path, what string, got lua.LValue, want []string) {
	list, ok := got.(*lua.LTable)
	if !ok {
		c.failed("%s%s\nexpected: a list: %s\ngot:      %s", what, path, listed(want), c.lua.Text(got))
	}
	have := c.appendWords(nil, list)
	for i, w := range want {
		if p, ok := t.findPiece(w); ok {
			want[i] = t.game.Pieces[p].Key
			continue
		}
		if path != "options" || !slices.Contains(have, w) {
			for part := range strings.FieldsSeq(w) {
				t.checkExpected(c, part)
			}
		}
	}
	slices.Sort(have)
	slices.Sort(want)
	if slices.Equal(have, want) {
		return
	}
	text := ""
	if missing := without(want, have); len(missing) > 0 {
		text += "\nmissing:  " + listed(missing)
	}
	if more := without(have, want); len(more) > 0 {
		text += "\ntoo many: " + listed(more)
	}
	c.failed("%s%s\nexpected: %s\ngot:      %s%s", what, path, listed(want), listed(have), text)
}

// checkExpected insists that an expected word names something.
func (t *match) checkExpected(c *call, word string) {
	if !t.knows(word) && !slices.Contains(append(t.phaseNames(), t.actionNames()...), word) && word != "nobody" {
		t.nothing(c, word)
	}
}

// without gives what list has more than the other, both sorted.
func without(list, other []string) []string {
	var out []string
	i := 0
	for _, w := range list {
		for i < len(other) && other[i] < w {
			i++
		}
		if i < len(other) && other[i] == w {
			i++
			continue
		}
		out = append(out, w)
	}
	return out
}
