// This file holds the verbs that read groups.

package scripts

import "hausregel/engine"

func init() {
	name := arg{name: "NAME", kind: argName}
	condition := arg{name: "CONDITION", kind: argCondition}
	me := arg{name: "me", optional: true}
	rest := arg{name: "...", kind: argRest}
	register("Reading a group",
		verb{name: "count", on: "group", returns: "number", help: "how many", build: buildCount},
		verb{name: "is_empty", on: "group", returns: "true, false", help: "none", build: buildIsEmpty},
		verb{name: "first", on: "group", args: []arg{{name: "n", optional: true}}, returns: "thing or nil; with n a group",
			help: "the top of a deck, the oldest of a row", build: buildFirst},
		verb{name: "sum", on: "group", args: []arg{name, rest}, returns: "number", help: "added up; ... goes to a rule", build: buildSum},
		verb{name: "where", on: "group", args: []arg{name, {name: "value"}}, returns: "group", help: "those whose NAME is value", build: buildWhere},
		verb{name: "with", on: "group", args: []arg{name}, returns: "group", help: "those that have any: not 0, false or none", build: buildWith},
		verb{name: "only", on: "group", args: []arg{condition, me, rest}, returns: "group", help: "those for which it holds", build: buildOnly},
		verb{name: "any", on: "group", args: []arg{condition, me, rest}, returns: "true, false", help: "does it hold for one of them", build: buildAny},
		verb{name: "most", on: "group", args: []arg{name, rest}, returns: "group", help: "those with the highest; all tied ones, in order", build: buildExtreme(1)},
		verb{name: "least", on: "group", args: []arg{name, rest}, returns: "group", help: "those with the lowest; all tied ones, in order", build: buildExtreme(-1)},
		verb{name: "one_of_each", on: "group", args: []arg{name}, returns: "group", help: "the first of every value: a set of different ones", build: buildOneOfEach},
		verb{name: "without", on: "group", args: []arg{{name: "group"}}, returns: "group", help: "the others", build: buildWithout},
		verb{name: "empty", on: "places", returns: "group", help: "places where nothing lies", build: buildEmpty},
		verb{name: "pieces", on: "places", returns: "group", help: "what lies there", build: buildPieces},
	)
}

func buildCount(b *binding) exec {
	at := b.at
	return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
		return engine.Num(f.m.Count(countable(at, "count", on)))
	}
}

func buildIsEmpty(b *binding) exec {
	at := b.at
	return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
		return engine.Flag(f.m.Count(countable(at, "is_empty", on)) == 0)
	}
}

// countable insists that something is a group.
func countable(at place, verb string, v engine.Value) engine.Value {
	if !isGroup(v) {
		at.fail("%s: a group expected, got %s", verb, article(v))
	}
	return v
}

func buildFirst(b *binding) exec {
	at := b.at
	if b.given == 0 {
		return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
			if on.Type == engine.TypePlace {
				z := engine.Place(on.N)
				f.m.Guard(z)
				f.run.spend(1+f.m.CountAt(z)/8, at) // a shuffle may be due
				if top := f.m.Top(z); top >= 0 {
					return top.Value()
				}
				return engine.Nil
			}
			mark := f.m.Mark()
			items := itemsOf(f, at, "first", on)
			f.m.Release(mark)
			if len(items) == 0 {
				return engine.Nil
			}
			return items[0]
		}
	}
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		n := number(at, "first", args, 0, 1)
		items := read(f, at, "first", on)
		return f.m.Lend(items[:max(0, min(n, len(items)))], f.m.OfZones(on))
	}
}

func buildSum(b *binding) exec {
	at := b.at
	r, ok := b.reading(0)
	if !ok {
		return nil
	}
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		mark := f.m.Mark()
		total := 0
		for _, x := range read(f, at, "sum", on) {
			total = plus(at, "sum", total, r.number(f, at, "sum", x, args))
		}
		f.m.Release(mark)
		return engine.Num(total)
	}
}

// filter lends those of a group that keep lets through.
func filter(f *frame, at place, verb string, on engine.Value, keep func(x engine.Value) bool) engine.Value {
	zones := f.m.OfZones(on)
	items := read(f, at, verb, on)
	var buf [24]engine.Value
	out := buf[:0]
	for _, x := range items {
		if keep(x) {
			out = append(out, x)
		}
	}
	return f.m.Lend(out, zones)
}

func buildWhere(b *binding) exec {
	at := b.at
	r, ok := b.reading(0)
	if !ok {
		return nil
	}
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		want := args[0]
		return filter(f, at, "where", on, func(x engine.Value) bool { return r.of(f, at, x, nil) == want })
	}
}

func buildWith(b *binding) exec {
	at := b.at
	r, ok := b.reading(0)
	if !ok {
		return nil
	}
	return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
		return filter(f, at, "with", on, func(x engine.Value) bool { return r.of(f, at, x, nil).Any() })
	}
}

// holds asks rules.is.NAME(g, me, thing, ...): args are me and what follows.
func holds(f *frame, l *link, x engine.Value, args []engine.Value) bool {
	run := f.run
	base := run.push(match, value(args, 0), x)
	if len(args) > 1 {
		for _, v := range args[1:] {
			run.pushOne(v)
		}
	}
	return run.truth(l.fn, run.enter(f.m, l.fn, base))
}

func buildOnly(b *binding) exec {
	at, condition := b.at, b.condition(0)
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		return filter(f, at, "only", on, func(x engine.Value) bool { return holds(f, condition, x, args) })
	}
}

func buildAny(b *binding) exec {
	at, condition := b.at, b.condition(0)
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		mark := f.m.Mark()
		defer f.m.Release(mark)
		for _, x := range read(f, at, "any", on) {
			if holds(f, condition, x, args) {
				return engine.Flag(true)
			}
		}
		return engine.Flag(false)
	}
}

func buildExtreme(sign int) func(b *binding) exec {
	return func(b *binding) exec {
		at, verb := b.at, b.verb.name
		r, ok := b.reading(0)
		if !ok {
			return nil
		}
		return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
			zones := f.m.OfZones(on)
			items := read(f, at, verb, on)
			var buf [16]engine.Value
			best, out := 0, buf[:0]
			for _, x := range items {
				n := sign * r.number(f, at, verb, x, args)
				if len(out) == 0 || n > best {
					best, out = n, out[:0]
				}
				if n == best {
					out = append(out, x)
				}
			}
			return f.m.Lend(out, zones)
		}
	}
}

func buildOneOfEach(b *binding) exec {
	at := b.at
	r, ok := b.reading(0)
	if !ok {
		return nil
	}
	return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
		var seen []engine.Value
		return filter(f, at, "one_of_each", on, func(x engine.Value) bool {
			v := r.of(f, at, x, nil)
			f.run.spend(len(seen)/16, at)
			for _, s := range seen {
				if s == v {
					return false
				}
			}
			seen = append(seen, v)
			return true
		})
	}
}

func buildWithout(b *binding) exec {
	at := b.at
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		others := read(f, at, "without", args[0])
		f.run.spend(len(others)*f.m.Count(on)/16, at)
		return filter(f, at, "without", on, func(x engine.Value) bool {
			for _, o := range others {
				if o == x {
					return false
				}
			}
			return true
		})
	}
}

func buildEmpty(b *binding) exec {
	at := b.at
	return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
		return filter(f, at, "empty", on, func(x engine.Value) bool {
			return f.m.CountAt(placeOf(f, at, "empty", x)) == 0
		})
	}
}

func buildPieces(b *binding) exec {
	at := b.at
	return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
		if on.Type == engine.TypePlace {
			return f.m.Lend(read(f, at, "pieces", on), false)
		}
		for _, x := range read(f, at, "pieces", on) {
			if x.Type == engine.TypePlace {
				f.m.Guard(engine.Place(x.N))
			}
		}
		return f.m.Lend(pieces(f, at, "pieces", on), false)
	}
}
