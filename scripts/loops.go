// This file compiles loops.

package scripts

import (
	"github.com/yuin/gopher-lua/ast"

	"hausregel/engine"
)

// loop compiles the body of a loop.
func (c *compiler) loop(list []ast.Stmt) statement {
	c.loops++
	defer func() { c.loops-- }()
	return sequence(c.block(list))
}

// cost is what a turn through what was compiled since then costs of the budget:
// a long body more than a short one.
func (c *compiler) cost(since int) int { return 1 + (c.size-since)/32 }

func (c *compiler) while(x *ast.WhileStmt) statement {
	since := c.size
	condition, at := c.expr(x.Condition), c.at(x.Line())
	c.open()
	defer c.close()
	body := c.loop(x.Stmts)
	cost := c.cost(since)
	return func(f *frame) flow {
		for condition(f).Truthy() {
			f.run.spend(cost, at)
			switch body(f) {
			case flowBreak:
				return flowOn
			case flowReturn:
				return flowReturn
			}
		}
		return flowOn
	}
}

func (c *compiler) repeat(x *ast.RepeatStmt) statement {
	at, since := c.at(x.Line()), c.size
	c.open() // the condition sees the locals of the body
	defer c.close()
	body := c.loop(x.Stmts)
	condition := c.expr(x.Condition)
	cost := c.cost(since)
	return func(f *frame) flow {
		for {
			f.run.spend(cost, at)
			switch body(f) {
			case flowBreak:
				return flowOn
			case flowReturn:
				return flowReturn
			}
			if condition(f).Truthy() {
				return flowOn
			}
		}
	}
}

func (c *compiler) numberFor(x *ast.NumberForStmt) statement {
	at := c.at(x.Line())
	first, last, step := c.expr(x.Init), c.expr(x.Limit), code(func(*frame) engine.Value { return engine.Num(1) })
	if x.Step != nil {
		step = c.expr(x.Step)
	}
	c.open()
	defer c.close()
	slot := c.local(x.Name, x.Line())
	since := c.size
	body := c.loop(x.Stmts)
	cost := c.cost(since)
	return func(f *frame) flow {
		i, end, by := whole(at, "for", first(f)), whole(at, "for", last(f)), whole(at, "for", step(f))
		if by == 0 {
			at.fail("for: the step is 0")
		}
		for ; by > 0 && i <= end || by < 0 && i >= end; i += by {
			f.run.spend(cost, at)
			f.vars[slot] = engine.Num(i)
			switch body(f) {
			case flowBreak:
				return flowOn
			case flowReturn:
				return flowReturn
			}
		}
		return flowOn
	}
}

// groupFor goes through the things that are in the group when it begins.
func (c *compiler) groupFor(x *ast.GenericForStmt) statement {
	at := c.at(x.Line())
	if len(x.Names) != 1 || len(x.Exprs) != 1 {
		c.bad(x.Line(), "a loop goes through one group: for thing in GROUP do", "")
		return nil
	}
	group := c.group(x.Exprs[0])
	c.open()
	defer c.close()
	slot := c.local(x.Names[0], x.Line())
	since := c.size
	body := c.loop(x.Stmts)
	cost := c.cost(since)
	return func(f *frame) flow {
		for _, thing := range read(f, at, "for", group(f)) {
			f.run.spend(cost, at)
			f.vars[slot] = thing
			switch body(f) {
			case flowBreak:
				return flowOn
			case flowReturn:
				return flowReturn
			}
		}
		return flowOn
	}
}
