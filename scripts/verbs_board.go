// This file makes the verbs of boards, numbers and seats.

package scripts

import (
	"slices"

	"hausregel/engine"
)

func buildRay(b *binding) exec {
	at, g := b.at, b.c.names.game
	return func(f *frame, on engine.Value, args []engine.Value) engine.Value {
		way := -1
		switch v := args[0]; v.Type {
		case engine.TypeNumber:
			way = int(v.N) - 1
		case engine.TypeWord:
			for _, d := range g.Groups {
				if d.List < 0 || len(d.Items) != 4 {
					continue
				}
				for i, w := range d.Items {
					if w == v && way < 0 {
						way = i
					}
				}
			}
		}
		if way < 0 {
			at.fail("ray: %s is no way (a word of a list of four, or 1 to 4, expected)", describeShort(f.m, args[0]))
		}
		return lend(f, at, f.m.Ray(placeOf(f, at, "ray", on), way))
	}
}

func buildRoutes(b *binding) exec {
	at, walks := b.at, b.c.names.walks()
	return func(f *frame, _ engine.Value, args []engine.Value) engine.Value {
		from, to := placeOf(f, at, "routes", args[0]), placeOf(f, at, "routes", args[1])
		steps := number(at, "routes", args, 2, 0)
		if steps < 0 {
			return f.m.Lend(nil, false)
		}
		if steps >= len(walks) {
			at.fail("routes: %d paths are too many for this board (at most %d)", steps, len(walks)-1)
		}
		f.run.spend(walks[steps]/64, at)
		return lend(f, at, f.m.Routes(from, to, steps, value(args, 3).Truthy()))
	}
}

// A search for routes grows with every path: it is bounded by the walks that
// begin in one space.
const (
	maxWalks     = 100_000
	maxWalkPaths = 32
)

// walks gives, by the most paths one may use, how many walks begin in one space
// at most, as far as a search is allowed.
func (n *names) walks() []int {
	g, all := n.game, []int{0}
	ending := make([]int, len(g.Places)) // walks of so many paths, by where they begin
	total := make([]int, len(g.Places))
	for i := range ending {
		ending[i] = 1
	}
	for len(all) <= maxWalkPaths {
		longer := make([]int, len(g.Places))
		for _, p := range g.Paths {
			d := &g.Places[p]
			longer[d.Ends[0]] += ending[d.Ends[1]]
			if !d.Directed {
				longer[d.Ends[1]] += ending[d.Ends[0]]
			}
		}
		ending = longer
		for i, w := range ending {
			total[i] += w
		}
		if most := slices.Max(total); most <= maxWalks {
			all = append(all, most)
		} else {
			break
		}
	}
	return all
}

func buildNumbers(b *binding) exec {
	at := b.at
	return func(f *frame, _ engine.Value, args []engine.Value) engine.Value {
		from, to := number(at, "numbers", args, 0, 0), number(at, "numbers", args, 1, 0)
		if to-from >= maxNumbers {
			at.fail("numbers: %d to %d are too many (at most %d)", from, to, maxNumbers)
		}
		var list []engine.Value
		for n := from; n <= to; n++ {
			list = append(list, engine.Num(n))
		}
		return lend(f, at, list)
	}
}

const maxNumbers = 1000

func buildSeats(skip int) func(b *binding) exec {
	return func(b *binding) exec {
		at, verb := b.at, b.verb.name
		return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
			s, n := int(seatOf(at, verb, on)), len(f.m.Game().Seats)
			var buf [engine.MaxSeats]engine.Value
			list := buf[:0]
			for i := skip; i < n; i++ {
				list = append(list, engine.Seat((s+i)%n).Value())
			}
			return lend(f, at, list)
		}
	}
}

func buildBegins(b *binding) exec {
	at, phase := b.at, -1
	if b.given == 1 {
		phase = b.phase(0)
	}
	return func(f *frame, on engine.Value, _ []engine.Value) engine.Value {
		changing(f, at)
		f.m.Begins(seatOf(at, "begins", on), phase)
		return engine.Nil
	}
}
