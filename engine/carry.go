// This file carries a match over into other rules: what lies where, by name.

package engine

import "slices"

// CarryTo makes to, a match of other rules, stand where m stands: at the start of
// the step that runs, with the same luck. Everything goes by its name. Pieces that
// only the new rules have lie at their start, counters that only they have are at
// their start value. It fails with a *Refusal, and to is then of no use, when
// something in play is gone: a piece that has left its start, a place that holds
// pieces, the phase or a cycle that runs, or when a counter is out of its bounds.
// The games must be for the same seats. It needs Keep, and a step that has begun:
// one of its decisions is pending, or it was taken back after a fault.
func (m *Match) CarryTo(to *Match) error {
	c := carrying{m.game, to.game, &m.now.before, to}
	to.seed, to.deciderSeed, to.decisions, to.phase = m.seed, m.deciderSeed, m.now.decisions, 0
	to.steps, to.log, to.now, to.replay = nil, to.log[:0], stepRecord{}, 0
	for _, carry := range []func() error{c.pieces, c.counters, c.course, c.luck} {
		if err := carry(); err != nil {
			return err
		}
	}
	return nil
}

// carrying is what CarryTo works with: a is where it comes from.
type carrying struct {
	a, b *Game
	from *state
	to   *Match
}

// pieces puts every piece where it lay, in the same order.
func (c *carrying) pieces() error {
	for p := range c.b.Pieces {
		c.to.unlink(Piece(p))
	}
	placed := make([]bool, len(c.b.Pieces))
	for z, d := range c.a.Places {
		for q := c.from.head[z]; q >= 0; q = c.from.next[q] {
			old := &c.a.Pieces[q]
			piece, err := c.b.FindPiece(old.ID)
			if err != nil {
				if old.Start == Place(z) {
					continue
				}
				return refuse("%s is in play, and the new rules do not have it", old.Name)
			}
			place, err := c.b.FindPlace(d.ID)
			if err != nil {
				return refuse("%s lies in %s, which the new rules do not have", old.Name, d.Name)
			}
			face := c.b.faceNamed(piece, c.a.Key(c.a.Face(Piece(q), int(c.from.face[q]))))
			if face < 0 {
				return refuse("%s cannot lie as it does under the new rules", old.Name)
			}
			c.to.link(piece, place, false)
			c.to.face[piece] = int32(face)
			placed[piece] = true
		}
	}
	for p, d := range c.b.Pieces {
		if !placed[p] {
			c.to.link(Piece(p), d.Start, false)
			c.to.face[p] = 0
		}
	}
	for z, d := range c.b.Places {
		old, err := c.a.FindPlace(d.ID)
		if err == nil {
			c.to.mixed[z] = c.from.mixed[old]
		}
		if d.Shuffle != ShuffleNever && slices.ContainsFunc(c.b.Pieces, func(p PieceDef) bool { return p.Start == Place(z) && !c.known(p.ID) }) {
			c.to.mixed[z] = 1 // a new card is shuffled in
		}
	}
	return nil
}

func (c *carrying) known(piece string) bool {
	_, err := c.a.FindPiece(piece)
	return err == nil
}

// counters sets every counter to what it was.
func (c *carrying) counters() error {
	for i, d := range c.b.Counters {
		c.to.resetCounter(i, NoSeat)
		old, err := c.a.FindCounter(d.ID)
		if err != nil || c.a.Counters[old].OfSeat != d.OfSeat {
			continue
		}
		holders := 1
		if d.OfSeat {
			holders = len(c.b.Seats)
		}
		for s := range holders {
			seat, n := NoSeat, c.from.table[old]
			if d.OfSeat {
				seat, n = Seat(s), c.from.seat[s*len(c.a.Counters)+old]
			}
			e := Edit{Kind: EditCounter, Counter: i, Seat: seat, N: int(n)}
			if err := c.to.CheckEdit(e); err != nil {
				return err
			}
			*c.to.counter(i, seat) = n
		}
	}
	return nil
}

// course has the match go on where it stood.
func (c *carrying) course() error {
	copy(c.to.flow, c.from.flow)
	at := c.a.flow[c.from.flow[flowPC]]
	pc := slices.IndexFunc(c.b.flow, func(op flowOp) bool { return op.code == at.code && c.opName(c.b, op) == c.opName(c.a, at) })
	if pc < 0 {
		return refuse("the match stands at %s, which the new rules do not have", c.opName(c.a, at))
	}
	c.to.flow[flowPC] = int32(pc)
	for i, d := range c.b.Cycles {
		if old := slices.IndexFunc(c.a.Cycles, func(o CycleDef) bool { return o.ID == d.ID }); old >= 0 {
			c.to.left[i] = c.from.left[old]
			c.to.table[d.Counter] = c.from.table[c.a.Cycles[old].Counter]
		}
	}
	for i, d := range c.b.Phases {
		if old := slices.IndexFunc(c.a.Phases, func(o PhaseDef) bool { return o.ID == d.ID }); old >= 0 {
			c.to.begins[i] = c.from.begins[old]
		}
	}
	return nil
}

// opName names what an instruction of the course is about.
func (c *carrying) opName(g *Game, op flowOp) string {
	switch op.code {
	case flowEnd:
		return "the end"
	case flowPhase:
		return g.Phases[op.index].ID
	}
	return g.Cycles[op.index].ID
}

// luck has the streams of luck go on where they stood.
func (c *carrying) luck() error {
	n := len(c.b.Seats) + 1
	for i, name := range c.b.streams.names {
		if old := slices.Index(c.a.streams.names, name); old >= 0 {
			copy(c.to.uses[i*n:(i+1)*n], c.from.uses[old*n:(old+1)*n])
		}
	}
	copy(c.to.asked, c.from.asked)
	c.to.stacked = c.to.stacked[:0]
	for _, v := range c.from.stacked {
		if v.Type == TypePiece {
			piece, err := c.b.FindPiece(c.a.Pieces[v.N].ID)
			if err != nil {
				continue
			}
			v = piece.Value()
		}
		c.to.stacked = append(c.to.stacked, v)
	}
	return nil
}
