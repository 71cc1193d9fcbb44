// This file deals anew what a seat cannot see: a guess at the match, from which
// that seat may look ahead.

package engine

import (
	"cmp"
	"slices"
)

// guess is an entry that has what a seat cannot see dealt anew.
type guess struct {
	seat Seat
	luck Luck
}

// GuessInto is ForkInto for looking ahead: once to is stepped to the pending
// decision, all that seat cannot see has been dealt anew by luck, and from there
// on to draws other luck than m. So what comes of it depends on what the seat sees
// and on luck alone. What other seats have chosen in the same go, in secret, they
// choose again: to may ask them first.
//
// Hidden pieces change places only with pieces that start where they do: where a
// hidden piece came from counts as known, which of them it is does not. One that
// something lies on (a zone of its own that holds pieces) stays where that can be
// seen to lie. A value that a rule has read of a hidden piece before it asked, and
// holds in a local, stays as it was; pieces in locals are those that now lie there.
func (m *Match) GuessInto(to *Match, seat Seat, luck Luck) {
	m.ForkInto(to)
	g := guess{seat, luck}
	if m.now.before.slab == nil {
		to.imagine(g)
		return
	}
	to.now.entries = append(to.now.entries, Entry{Seat: NoSeat, guess: &g})
	to.replay++
}

// imagine makes the guess in the match itself.
func (m *Match) imagine(g guess) {
	m.guesses++
	m.seed, m.deciderSeed = g.luck.Next(), g.luck.Next()
	m.stacked = m.stacked[:0]
	hidden := m.hiddenSlots(g.seat)
	faces := m.dealFaces(&g.luck, hidden)
	m.dealParts(&g.luck, hidden)
	m.dealt = m.dealPieces(&g.luck, hidden)
	m.state.exchange(m.dealt, faces)
	if m.probeStart.slab != nil {
		m.probeStart.exchange(m.dealt, faces)
		m.probeStart.stacked = m.probeStart.stacked[:0]
	}
	m.renameAll()
	m.unsaid = everyone
	if g.seat >= 0 {
		m.unsaid &^= 1 << g.seat
	}
}

// slot is where a hidden piece lies.
type slot struct {
	place Place
	back  int   // of the first piece with the back that the seat sees there; unseen
	piece Piece // that lies there in truth
	part  Place // where the piece that lies there has started
}

// unseen is the back of a slot whose back the seat cannot see either.
const unseen = -1

// hiddenSlots are the slots of the pieces that a seat cannot see and that may lie
// elsewhere, by place and then by order there.
func (m *Match) hiddenSlots(seat Seat) []slot {
	pinned := map[Piece]bool{}
	for z, d := range m.game.Places {
		if d.Of >= 0 && m.count[z] > 0 {
			pinned[d.Of] = true
		}
	}
	backs := map[string]int{}
	for p, d := range m.game.Pieces {
		if _, known := backs[d.Back]; !known {
			backs[d.Back] = p
		}
	}
	var hidden []slot
	for z := range m.game.Places {
		for p := Piece(m.head[z]); p >= 0; p = Piece(m.next[p]) {
			if m.sees(seat, p) || pinned[p] {
				continue
			}
			s := slot{Place(z), unseen, p, m.game.Pieces[p].Start}
			if m.seesBack(seat, p) {
				s.back = backs[m.game.Pieces[p].Back]
			}
			hidden = append(hidden, s)
		}
	}
	return hidden
}

// anyOrder brings a list into an order drawn by lot.
func anyOrder[T any](luck *Luck, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := luck.IntN(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// dealFaces gives hidden dice any face, and has hidden pieces of a kind and start
// exchange how they lie. It gives the faces by piece, -1 for those that are seen.
func (m *Match) dealFaces(luck *Luck, hidden []slot) []int32 {
	faces := make([]int32, len(m.game.Pieces))
	for p := range faces {
		faces[p] = -1
	}
	alike := map[[2]int][]int32{} // faces by start and kind
	var pieces []Piece
	for _, s := range hidden {
		pieces = append(pieces, s.piece)
		key := m.faceKey(s.piece)
		alike[key] = append(alike[key], m.face[s.piece])
	}
	slices.Sort(pieces)
	for _, p := range pieces {
		key := m.faceKey(p)
		list := alike[key]
		if sides := m.game.Kinds[key[1]].Sides; sides > 0 {
			faces[p] = int32(luck.IntN(sides))
			continue
		}
		if slices.Max(list) != slices.Min(list) {
			slices.Sort(list)
			i := luck.IntN(len(list))
			list[0], list[i] = list[i], list[0]
		}
		faces[p], alike[key] = list[0], list[1:]
	}
	return faces
}

func (m *Match) faceKey(p Piece) [2]int {
	return [2]int{int(m.game.Pieces[p].Start), m.game.Pieces[p].Kind}
}

// dealParts has slots of a place that show the seat the same exchange where their
// pieces have started: in a deck of several such parts their order is not known.
func (m *Match) dealParts(luck *Luck, hidden []slot) {
	order := make([]int, len(hidden))
	for i := range order {
		order[i] = i
	}
	alike := func(a, b int) int {
		return cmp.Or(cmp.Compare(hidden[a].place, hidden[b].place), cmp.Compare(hidden[a].back, hidden[b].back))
	}
	slices.SortStableFunc(order, alike)
	for len(order) > 0 {
		n := 1
		for n < len(order) && alike(order[0], order[n]) == 0 {
			n++
		}
		var parts []Place
		for _, i := range order[:n] {
			parts = append(parts, hidden[i].part)
		}
		slices.Sort(parts)
		if parts[0] != parts[n-1] {
			anyOrder(luck, parts)
		}
		for k, i := range order[:n] {
			hidden[i].part = parts[k]
		}
		order = order[n:]
	}
}

// dealPieces deals the pieces of each part over its slots, all ways as likely in
// which each back that is seen is that of the piece dealt there. It tells by piece
// which one lies now where it lay.
func (m *Match) dealPieces(luck *Luck, hidden []slot) []Piece {
	dealt := make([]Piece, len(m.game.Pieces))
	for p := range dealt {
		dealt[p] = Piece(p)
	}
	left := map[Place][]Piece{}
	for _, s := range hidden {
		start := m.game.Pieces[s.piece].Start
		left[start] = append(left[start], s.piece)
	}
	for z := range m.game.Places { // in file order, as the luck is drawn
		slices.Sort(left[Place(z)])
		anyOrder(luck, left[Place(z)])
	}
	for _, shown := range []bool{true, false} { // what shows its back is served first
		for _, s := range hidden {
			if (s.back != unseen) != shown {
				continue
			}
			pieces, i := left[s.part], 0
			if shown {
				i = slices.IndexFunc(pieces, func(p Piece) bool { return m.game.Pieces[p].Back == m.game.Pieces[s.back].Back })
			}
			dealt[s.piece] = pieces[i]
			left[s.part] = slices.Delete(pieces, i, i+1)
		}
	}
	return dealt
}

// exchange has each piece's slot taken by the piece dealt for it. Faces are by
// piece, -1 for those that stay as they are.
func (s *state) exchange(dealt []Piece, faces []int32) {
	to := func(p int32) int32 {
		if p < 0 {
			return p
		}
		return int32(dealt[p])
	}
	at, next, prev := slices.Clone(s.at), slices.Clone(s.next), slices.Clone(s.prev)
	for p := range at {
		q := dealt[p]
		s.at[q], s.next[q], s.prev[q] = at[p], to(next[p]), to(prev[p])
	}
	for z := range s.head {
		s.head[z], s.tail[z] = to(s.head[z]), to(s.tail[z])
	}
	for p, face := range faces {
		if face >= 0 {
			s.face[p] = face
		}
	}
}

// taken is the value that stands for what a value stood for before the guess.
func (m *Match) taken(v Value) Value {
	if v.Type == TypePiece && v.N >= 0 {
		v.N = int64(m.dealt[v.N])
	}
	return v
}

// renameAll has whatever waits for the answer speak of the pieces that now lie
// where those lay which it spoke of.
func (m *Match) renameAll() {
	m.rules.Rename(m.taken)
	rename := func(list []Value) {
		for i, v := range list {
			list[i] = m.taken(v)
		}
	}
	rename(m.groups.items)
	rename(m.decision.extra)
	m.decision.from = m.taken(m.decision.from)
	for i := range m.acted {
		m.acted[i].thing = m.taken(m.acted[i].thing)
	}
	for i := range m.running {
		m.running[i] = int(m.dealt[m.running[i]])
	}
	for i := range m.runBuf {
		m.runBuf[i].card = m.dealt[m.runBuf[i].card]
	}
}
