// This file holds the verbs that change the match: counters, pieces, seats.

package scripts

import (
	"hausregel/engine"
	"hausregel/scripts/near"
)

func init() {
	n := arg{name: "n", optional: true}
	to := arg{name: "place"}
	register("Counters (read as fields: me.points, g.shuffles, g.round)",
		verb{name: "gain", on: "seat, seats, match", args: []arg{{name: "what", kind: argCounter}, n}, returns: "number", event: "counter",
			help: "n (1) more of a counter, or amounts from TOML; kept within max; how much did not fit", build: buildChange(1)},
		verb{name: "lose", on: "seat, seats, match", args: []arg{{name: "what", kind: argCounter}, n}, returns: "number", event: "counter",
			help: "n (1) less of a counter, or amounts from TOML; stops at min; how much was missing", build: buildChange(-1)},
		verb{name: "has", on: "seat, match, group", args: []arg{{name: "what"}, n}, returns: "true, false",
			help: "at least n (1) of a counter, or amounts; of a group: is the thing in it", build: buildHas},
	)
	register("Pieces",
		verb{name: "move", on: "pieces, places", args: []arg{to, {name: "\"first\"", kind: argWord, optional: true}}, event: "move",
			help: "the one way; who may see what follows from the two zones; \"first\" puts it on top", build: buildMove},
		verb{name: "discard", on: "pieces, places", event: "move",
			help: "to where its kind's discard says: own discard, a common one, a deck that shuffles itself, the box", build: buildDiscard},
		verb{name: "run", on: "pieces, places", args: []arg{{name: "moment", kind: argMoment}, {name: "me", optional: true}, {name: "target", optional: true}}, event: "effect, seen by all",
			help: "the effects they have for a moment; the list is fixed first, then in the order of [effect], then turn order; me: else the owner", build: buildRun},
		verb{name: "deal", on: "deck", args: []arg{to, n}, returns: "group dealt", event: "move",
			help: "n (1) to a place, or to each place of a group; refills itself as its zone says; stops when nothing is left", build: buildDeal(false)},
		verb{name: "fill", on: "deck", args: []arg{to, n}, returns: "group dealt", event: "move",
			help: "up to n (1) in a place, or in each place of a group", build: buildDeal(true)},
		verb{name: "shuffle", on: "deck", event: "shuffle", help: "mixes it now", build: func(b *binding) exec {
			return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
				changing(f, b.at)
				deck := placeOf(f, b.at, "shuffle", on)
				f.run.spend(f.m.CountAt(deck), b.at)
				f.m.Shuffle(deck)
				return engine.Nil
			}
		}},
		verb{name: "random", on: "group", args: []arg{n}, returns: "group", event: "lot", help: "n (1) of them, drawn by lot", build: buildRandom},
		verb{name: "roll", on: "pieces", event: "face", help: "dice: a random face each", build: buildRoll},
		verb{name: "turn", on: "pieces", args: []arg{{name: "face"}}, event: "face",
			help: "to a rotation 0.., a number of a die or a face (\"down\", \"blue\")", build: buildTurn},
		verb{name: "facing", on: "piece", returns: "number or word", help: "how it lies", build: func(b *binding) exec {
			return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
				p := pieceOf(f, b.at, "facing", on)
				f.m.GuardPiece(p)
				return f.m.Facing(p)
			}
		}},
		verb{name: "place", on: "piece", returns: "place",
			help: "where it lies: a zone, space, path, cell; place.of is the piece it belongs to, place.owner the seat", build: func(b *binding) exec {
				return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
					p := pieceOf(f, b.at, "place", on)
					f.m.GuardPiece(p)
					return f.m.PlaceOf(p).Value()
				}
			}},
		verb{name: "look", on: "seat", args: []arg{{name: "group"}}, event: "seen by this seat only", help: "shows pieces to one seat, once", build: func(b *binding) exec {
			return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
				f.m.Look(seatOf(b.at, "look", on), pieces(f, b.at, "look", args[0]))
				return engine.Nil
			}
		}},
	)
	register("Board and seats",
		verb{name: "neighbours", on: "place", returns: "group", help: "next to it: cells, spaces; along arrows where paths are arrows", build: func(b *binding) exec {
			return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
				return lend(f, b.at, f.m.Neighbours(placeOf(f, b.at, "neighbours", on)))
			}
		}},
		verb{name: "ray", on: "cell", args: []arg{{name: "way"}}, returns: "group",
			help: "all cells in one direction, nearest first; way: a word of a list of four (up, right, down, left in its order) or 1 to 4", build: buildRay},
		verb{name: "routes", on: "board", args: []arg{{name: "from"}, {name: "to"}, {name: "steps"}, {name: "repeats", optional: true}}, returns: "group of routes",
			help: "cheapest first; route fields: the paths' numbers added up, steps, from, to; a route is a group of its paths", build: buildRoutes},
		verb{name: "numbers", on: "match", args: []arg{{name: "from"}, {name: "to"}}, returns: "group", help: "to choose a number, or to go through them", build: buildNumbers},
		verb{name: "clockwise", on: "seat", returns: "group", help: "all seats, from this one on", build: buildSeats(0)},
		verb{name: "others", on: "seat", returns: "group", help: "the other seats, clockwise", build: buildSeats(1)},
		verb{name: "begins", on: "seat", args: []arg{{name: "phase", kind: argPhase, optional: true}}, event: "start",
			help: "becomes start player; or begins that phase when it comes", build: buildBegins},
	)
}

// buildChange compiles gain and lose. What changes is a counter named in the
// source, a word that names one, or amounts.
func buildChange(sign int) func(b *binding) exec {
	return func(b *binding) exec {
		at, verb, g := b.at, b.verb.name, b.c.names.game
		return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
			changing(f, at)
			n := number(at, verb, args, 1, 1)
			if n < 0 {
				at.fail("%s: %d is less than nothing", verb, n)
			}
			missing := 0
			change := func(seat engine.Seat) {
				if args[0].Type != engine.TypeAmounts {
					missing = plus(at, verb, missing, f.m.Change(b.c.names.counter(at, verb, args[0]), seat, sign*n))
					return
				}
				for _, a := range g.Amounts[args[0].N] {
					missing = plus(at, verb, missing, f.m.Change(a.Counter, seat, sign*times(at, verb, n, a.N)))
				}
			}
			switch on.Type {
			case engine.TypeMatch:
				change(engine.NoSeat)
			case engine.TypeSeat:
				change(engine.Seat(on.N))
			default:
				for _, s := range read(f, at, verb, on) {
					change(seatOf(at, verb, s))
				}
			}
			return engine.Num(missing)
		}
	}
}

// counter gives the counter that a word names.
func (n *names) counter(at place, verb string, v engine.Value) int {
	if v.Type == engine.TypeWord {
		if d := n.byWord[v.N]; d != nil && d.counter >= 0 {
			return d.counter
		}
		word := n.game.Words[v.N].ID
		at.fail("%s: %q is no counter%s", verb, word, near.Hint(word, n.counters()))
	}
	at.fail("%s: a counter's name or amounts expected, got %s", verb, article(v))
	return -1
}

func (n *names) counters() []string {
	var ids []string
	for _, c := range n.game.Counters {
		ids = append(ids, c.ID)
	}
	return ids
}

func buildHas(b *binding) exec {
	at, g := b.at, b.c.names.game
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		seat := engine.NoSeat
		switch on.Type {
		case engine.TypeMatch:
		case engine.TypeSeat:
			seat = engine.Seat(on.N)
		default:
			for _, x := range read(f, at, "has", on) {
				if x == args[0] {
					return engine.Flag(true)
				}
			}
			return engine.Flag(false)
		}
		n := number(at, "has", args, 1, 1)
		if args[0].Type != engine.TypeAmounts {
			return engine.Flag(f.m.Counter(b.c.names.counter(at, "has", args[0]), seat) >= n)
		}
		for _, a := range g.Amounts[args[0].N] {
			if f.m.Counter(a.Counter, seat) < times(at, "has", n, a.N) {
				return engine.Flag(false)
			}
		}
		return engine.Flag(true)
	}
}

func buildMove(b *binding) exec {
	at := b.at
	first := false
	if b.given == 2 {
		if b.literals[1] != "first" {
			return b.bad("way to move", b.literals[1], func() []string { return []string{"first"} })
		}
		first = true
	}
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		changing(f, at)
		to := placeOf(f, at, "move", args[0])
		if on.Type == engine.TypePiece {
			f.m.Move(engine.Piece(on.N), to, first)
			return engine.Nil
		}
		mark := f.m.Mark()
		for _, p := range pieces(f, at, "move", on) {
			f.run.spend(changeCost, at)
			f.m.Move(engine.Piece(p.N), to, first)
		}
		f.m.Release(mark)
		return engine.Nil
	}
}

func buildDiscard(b *binding) exec {
	at := b.at
	return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
		changing(f, at)
		if on.Type == engine.TypePiece {
			f.m.Discard(engine.Piece(on.N))
			return engine.Nil
		}
		mark := f.m.Mark()
		for _, p := range pieces(f, at, "discard", on) {
			f.run.spend(changeCost, at)
			f.m.Discard(engine.Piece(p.N))
		}
		f.m.Release(mark)
		return engine.Nil
	}
}

func buildRun(b *binding) exec {
	at, moment := b.at, b.moment(0)
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		seat := engine.NoSeat
		if me := value(args, 0); me.Type != engine.TypeNil {
			seat = seatOf(at, "run", me)
		}
		looked := f.m.Run(countable(at, "run", on), moment, seat, value(args, 1))
		f.run.at = at
		f.run.spend(1+looked, at)
		return engine.Nil
	}
}

func buildDeal(fill bool) func(b *binding) exec {
	return func(b *binding) exec {
		at, verb, unused := b.at, b.verb.name, b.unused
		return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
			changing(f, at)
			deck, n := placeOf(f, at, verb, on), number(at, verb, args, 1, 1)
			mark := f.m.Mark()
			if unused {
				for _, to := range dealTo(f, at, verb, args[0]) {
					dealOne(f, at, deck, placeOf(f, at, verb, to), n, fill)
				}
				f.m.Release(mark)
				return engine.Nil
			}
			var dealt []engine.Value
			for _, to := range dealTo(f, at, verb, args[0]) {
				got := dealOne(f, at, deck, placeOf(f, at, verb, to), n, fill)
				f.run.spend(f.m.CountAt(engine.Place(to.N)), at)
				there := f.m.Items(to)
				dealt = append(dealt, there[max(0, len(there)-got):]...)
			}
			f.m.Release(mark)
			return f.m.Lend(dealt, false)
		}
	}
}

// dealTo lists the places that are dealt to: a zone is one place, not its pieces.
func dealTo(f *frame, at place, verb string, to engine.Value) []engine.Value {
	if to.Type == engine.TypePlace {
		one := f.m.Lend([]engine.Value{to}, true)
		return f.m.Items(one)
	}
	return read(f, at, verb, to)
}

// dealOne deals to one place and tells how many pieces came there.
func dealOne(f *frame, at place, deck, to engine.Place, n int, fill bool) int {
	if fill {
		n -= f.m.CountAt(to)
	}
	// A deck that is refilled from where it deals would never end; and a shuffle may be due.
	n = max(0, min(n, len(f.m.Game().Pieces)))
	f.run.spend(1+n*changeCost+f.m.CountAt(deck)/8, at)
	return f.m.Deal(deck, to, n)
}

func buildRandom(b *binding) exec {
	at, stream, me := b.at, b.stream(), b.me()
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		changing(f, at)
		zones := f.m.OfZones(on)
		n := max(0, number(at, "random", args, 0, 1))
		out := f.m.Lend(read(f, at, "random", on), zones)
		items := f.m.Items(out)
		n = f.m.Random(stream, me(f), items, n)
		f.m.Drawn(items[:n])
		return f.m.Lend(items[:n], zones)
	}
}

// me finds the seat whose luck it is: that of the running rule, its first or
// second parameter, if it has one.
func (b *binding) me() func(f *frame) engine.Seat {
	params := min(b.c.fn.params, 2)
	return func(f *frame) engine.Seat {
		for _, v := range f.vars[:params] {
			if v.Type == engine.TypeSeat {
				return engine.Seat(v.N)
			}
		}
		return engine.NoSeat
	}
}

func buildRoll(b *binding) exec {
	at, stream, me := b.at, b.stream(), b.me()
	return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
		changing(f, at)
		mark := f.m.Mark()
		for _, p := range pieces(f, at, "roll", on) {
			f.run.spend(changeCost, at)
			f.m.Roll(stream, me(f), engine.Piece(p.N))
		}
		f.m.Release(mark)
		return engine.Nil
	}
}

func buildTurn(b *binding) exec {
	at := b.at
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		changing(f, at)
		mark := f.m.Mark()
		for _, p := range pieces(f, at, "turn", on) {
			f.run.spend(changeCost, at)
			f.m.Turn(engine.Piece(p.N), args[0])
		}
		f.m.Release(mark)
		return engine.Nil
	}
}
