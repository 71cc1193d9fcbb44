// This file runs what cards do.

package engine

import "slices"

type effectRun struct {
	effect int
	owner  Seat
	card   Piece
}

// maxEffects is how deep effects may set off one another.
const maxEffects = 40

// Run runs the effects that cards have for a moment, for a seat or with NoSeat
// for each card's owner, else the owner of where it lies. cards are pieces, and
// places for what lies in them. The list is fixed first; then they run in the
// order of the game's effects, those of one effect in turn order from the start
// player, and of one seat in the order given. It tells how many pieces it has
// looked at.
func (m *Match) Run(cards Value, moment int, seat Seat, target Value) (looked int) {
	m.Acting()
	base := len(m.runBuf)
	looked = m.listRuns(cards, moment)
	runs := m.runBuf[base:]
	if len(runs) > 1 {
		slices.SortStableFunc(runs, func(a, b effectRun) int {
			if a.effect != b.effect {
				return a.effect - b.effect
			}
			return m.turn(a.owner) - m.turn(b.owner)
		})
	}
	for i := range runs {
		m.runOne(m.runBuf[base+i], seat, target)
	}
	m.runBuf = m.runBuf[:base]
	return looked
}

// listRuns adds the effects that cards have for a moment to runBuf.
func (m *Match) listRuns(cards Value, moment int) (looked int) {
	switch cards.Type {
	case TypePiece:
		m.listRun(Piece(cards.N), moment)
		return 1
	case TypePlace:
		if m.mixed[cards.N] != 0 {
			m.shuffle(Place(cards.N))
		}
		for p := m.head[cards.N]; p >= 0; p = m.next[p] {
			m.listRun(Piece(p), moment)
		}
		return int(m.count[cards.N])
	case TypeGroup, TypeRow, TypeRoute, TypeNil:
		things := m.Items(cards)
		for i, v := range things {
			if v.Type != TypePlace || !contains(things[:i], v) { // a route may use a path twice
				looked += 1 + m.listRuns(v, moment)
			}
		}
		return looked
	}
	m.Fail("run: pieces or places expected, got %s", m.OpenName(cards))
	return 0
}

func (m *Match) listRun(p Piece, moment int) {
	effect := m.game.effectOf(int64(p), moment)
	if effect < 0 {
		return
	}
	owner := m.game.Pieces[p].Owner
	if owner < 0 {
		owner = m.game.Places[m.at[p]].Owner
	}
	m.runBuf = append(m.runBuf, effectRun{effect, owner, p})
}

// turn is how many seats are between the start player and this one.
func (m *Match) turn(s Seat) int {
	n := len(m.game.Seats)
	return (int(s) - int(m.flow[flowStart]) + n) % n
}

func (m *Match) runOne(r effectRun, seat Seat, target Value) {
	if seat < 0 {
		seat = r.owner
	}
	if len(m.running) >= maxEffects {
		m.Fail("effects set off one another without end: %s", m.chain())
	}
	if m.noting {
		m.event(Event{Kind: EventEffect, Seat: seat, N: r.effect, Piece: r.card, Target: target, Seen: everyone})
	}
	m.running = append(m.running, int(r.card))
	m.depth++
	m.rules.Effect(m, r.effect, seat, r.card, target)
	m.depth--
	m.running = m.running[:len(m.running)-1]
}

// chain names the cards of the innermost cycle of effects.
func (m *Match) chain() string {
	last := m.running[len(m.running)-1]
	text := m.OpenName(Piece(last).Value())
	for i := len(m.running) - 2; i >= 0; i-- {
		text = m.OpenName(Piece(m.running[i]).Value()) + " → " + text
		if m.running[i] == last {
			break
		}
	}
	return text
}
