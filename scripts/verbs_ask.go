// This file holds the verbs that ask: nothing else does.

package scripts

import "hausregel/engine"

func init() {
	ask := arg{name: "ask", kind: argAsk}
	from := arg{name: "from"}
	rest := arg{name: "...", kind: argRest}
	register("Asking (a decision each; nothing else asks)",
		verb{name: "choose", on: "seat", args: []arg{ask, from, rest}, returns: "thing [, target], or nil when nothing is legal", event: "answer",
			help: "one of a group; of a row: its zones that are not empty; ... goes to the conditions; to a verb that is called on it or with it at once, and to a loop, nothing is an empty group", build: buildChoose(false)},
		verb{name: "may_choose", on: "seat", args: []arg{ask, from, rest}, returns: "thing [, target], or nil", event: "answer",
			help: "the same, or none", build: buildChoose(true)},
		verb{name: "choose_some", on: "seat", args: []arg{ask, from, {name: "min", optional: true}, {name: "max", optional: true}}, returns: "group", event: "answer",
			help: "a set; one number means exactly so many, none the min and max of the question; clamped to what there is", build: buildChooseSome},
		verb{name: "choose_together", on: "seats", args: []arg{ask, {name: "min", optional: true}, {name: "max", optional: true}}, event: "one answer a seat, then the moves",
			help: "all these seats at once and in secret, from their zone `from` of the question; nothing moves to their zone `to` before all have answered", build: buildChooseTogether},
		verb{name: "pay", on: "seat", args: []arg{ask, from, {name: "amount"}, {name: "n", optional: true}}, returns: "group", event: "answer",
			help: "pieces that cover an amount by the question's weight; up to n of them count factor times", build: buildPay},
		verb{name: "agrees", on: "seat", args: []arg{ask, {name: "thing", optional: true}}, returns: "true, false", event: "answer",
			help: "yes or no", build: buildAgrees},
		verb{name: "act", on: "seat", returns: "false after an action that ends or passes", event: "action, then what it does",
			help: "one of this phase's actions, with its thing and target, and runs it", build: func(b *binding) exec {
				return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
					f.run.spend(questionCost, b.at)
					return engine.Flag(f.m.Act(seatOf(b.at, "act", on)))
				}
			}},
		verb{name: "can", on: "seat", args: []arg{{name: "action", kind: argAction}}, returns: "true, false",
			help: "could it be chosen now", build: func(b *binding) exec {
				action := b.action(0)
				return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
					f.run.spend(questionCost, b.at)
					return engine.Flag(f.m.Can(seatOf(b.at, "can", on), action))
				}
			}},
		verb{name: "did", on: "seat", args: []arg{{name: "action", kind: argAction}, {name: "thing", optional: true}}, returns: "true, false",
			help: "was it done in this step", build: func(b *binding) exec {
				action := b.action(0)
				return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
					seatOf(b.at, "did", on)
					return engine.Flag(f.m.Did(action, value(args, 0)))
				}
			}},
	)
}

func buildChoose(optional bool) func(b *binding) exec {
	return func(b *binding) exec {
		ask, at, name, grouped := b.ask(0), b.at, b.verb.name, b.grouped && !optional
		return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
			seat := seatOf(at, name, on)
			thing, target := f.m.Choose(seat, ask, group(f, at, name, args[0]), args[1:], optional)
			f.run.at = at
			if thing.Type == engine.TypeNil && grouped {
				return f.m.Lend(nil, false)
			}
			return f.run.two(thing, target)
		}
	}
}

// questionCost is what a question costs of the budget, beside the things that are
// looked at: a rule that asks for ever ends while somebody still looks on.
const questionCost = 20

// group insists that something can be chosen from, and pays for the question.
func group(f *frame, at place, verb string, v engine.Value) engine.Value {
	if !isGroup(v) {
		at.fail("%s: a group to choose from expected, got %s", verb, article(v))
	}
	f.run.spend(questionCost+f.m.Count(v), at)
	return v
}

// two has the verb return a second value where there is one.
func (r *Run) two(a, b engine.Value) engine.Value {
	r.second = b
	return a
}

// bounds gives the min and max of a set: two numbers that are given, or one for
// both, else those of the question.
func bounds(at place, verb string, d *engine.AskDef, given []engine.Value) (least, most int) {
	switch len(given) {
	case 0:
		return d.Min, d.Max
	case 1:
		n := max(0, whole(at, verb, given[0]))
		return n, n
	}
	return max(0, whole(at, verb, given[0])), max(0, whole(at, verb, given[1]))
}

func buildChooseSome(b *binding) exec {
	ask, at := b.ask(0), b.at
	if ask < 0 {
		return nil
	}
	d, values := &b.c.names.game.Asks[ask], b.given-1
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		least, most := bounds(at, "choose_some", d, args[1:values])
		seat, from := seatOf(at, "choose_some", on), group(f, at, "choose_some", args[0])
		chosen := f.m.ChooseSome(seat, ask, from, least, most)
		f.run.at = at
		return f.m.Lend(chosen, false)
	}
}

func buildChooseTogether(b *binding) exec {
	ask, at := b.ask(0), b.at
	if ask < 0 {
		return nil
	}
	d, values := &b.c.names.game.Asks[ask], b.given-1
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		least, most := bounds(at, "choose_together", d, args[:values])
		seats := read(f, at, "choose_together", on)
		for _, s := range seats {
			seatOf(at, "choose_together", s)
			f.run.spend(questionCost, at)
		}
		f.m.ChooseTogether(seats, ask, least, most)
		return engine.Nil
	}
}

func buildPay(b *binding) exec {
	ask, at := b.ask(0), b.at
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		paid := f.m.Pay(seatOf(at, "pay", on), ask, group(f, at, "pay", args[0]), number(at, "pay", args, 1, 0), number(at, "pay", args, 2, 0))
		f.run.at = at
		return f.m.Lend(paid, false)
	}
}

func buildAgrees(b *binding) exec {
	ask, at := b.ask(0), b.at
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		f.run.spend(questionCost, at)
		return engine.Flag(f.m.Agrees(seatOf(at, "agrees", on), ask, value(args, 0)))
	}
}
