// This file defines luck: every draw is a pure function of the match's seed,
// what is drawn for, whose it is, the round, and which draw of these it is.

package engine

import (
	"hash/fnv"
	"math/bits"
	"slices"
)

// streams are the purposes luck is drawn for.
type streams struct {
	names []string
	hash  []uint64
	place []int32 // stream of a place that is shuffled
	grid  []int32
	row   []int32
	start int // of the start player
}

// Stream gives the index of a purpose of luck ("effect.strike"), adding it.
// All are added before the first match.
func (g *Game) Stream(name string) int {
	if i := slices.Index(g.streams.names, name); i >= 0 {
		return i
	}
	g.streams.names = append(g.streams.names, name)
	g.streams.hash = append(g.streams.hash, hashName(name))
	return len(g.streams.names) - 1
}

func hashName(s string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(s))
	return mix(h.Sum64())
}

// mix spreads the bits of a word over all of it (the finalizer of splitmix64).
func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// draw is the next number of a stream for a seat (or NoSeat) in this round.
func (m *Match) draw(stream int, seat Seat) uint64 {
	if m.probing != nil {
		m.failTogether()
	}
	use := &m.uses[stream*(len(m.game.Seats)+1)+int(seat)+1]
	*use++
	key := m.seed ^ m.game.streams.hash[stream] + uint64(m.flow[flowLuck])*0xd1342543de82ef95
	return mix(mix(key^uint64(uint32(m.flow[flowEpoch]))<<20^uint64(seat+1)<<56^uint64(uint32(*use))) + key)
}

// Luck is a stream of random numbers. Deciders get one with each decision:
// their luck is not the match's.
type Luck uint64

// Next gives 64 random bits.
func (l *Luck) Next() uint64 {
	*l += 0x9e3779b97f4a7c15
	return mix(uint64(*l))
}

// IntN gives a number in [0, n); the bias is below n in 2^64.
func (l *Luck) IntN(n int) int {
	hi, _ := bits.Mul64(l.Next(), uint64(n))
	return int(hi)
}

// deciderLuck keys a decider's luck by its seat, the round and which of its
// decisions in the round this is.
func (m *Match) deciderLuck(seat Seat) Luck {
	m.asked[seat]++
	return Luck(mix(m.deciderSeed ^ uint64(seat)<<56 ^ uint64(uint32(m.flow[flowEpoch]))<<20 ^ uint64(uint32(m.asked[seat]))))
}

// SeedOf is the seed of one match of a run: number may be any match's.
func SeedOf(run uint64, number int) uint64 {
	return mix(mix(run+0x9e3779b97f4a7c15) + uint64(number)*0xd1342543de82ef95)
}

// shuffle orders the pieces of a place by a hash of the draw and the piece's
// name, so that a card more or less leaves the order of the others.
func (m *Match) shuffle(z Place) {
	m.mixed[z] = 0
	stream := m.game.streams.place[z]
	key := m.draw(int(stream), m.game.Places[z].Owner)
	keys := m.keyBuf[:0]
	for p := m.head[z]; p >= 0; p = m.next[p] {
		keys = append(keys, m.luckOf(Piece(p), key))
	}
	before := int32(-1)
	for _, k := range m.sorted(keys) {
		p := int32(k & pieceBits)
		m.prev[p] = before
		if before >= 0 {
			m.next[before] = p
		} else {
			m.head[z] = p
		}
		before = p
	}
	if before >= 0 {
		m.next[before] = -1
	}
	m.tail[z] = before
}

// pieceBits of a luck key tell whose it is.
const pieceBits = 0xffff

// luckOf is the place of a piece in the order that a draw gives.
func (m *Match) luckOf(p Piece, draw uint64) uint64 {
	return mix(draw^m.game.names[p])&^pieceBits | uint64(p)
}

// sortByLuck sorts pieces by their hash under the key.
func (m *Match) sortByLuck(key uint64, pieces []Piece) {
	keys := m.keyBuf[:0]
	for _, p := range pieces {
		keys = append(keys, m.luckOf(p, key))
	}
	for i, k := range m.sorted(keys) {
		pieces[i] = Piece(k & pieceBits)
	}
}

// sorted sorts numbers that are spread evenly: into 64 buckets by their top
// bits, then each into its place among its few neighbours. What it gives is
// valid until it is called again.
func (m *Match) sorted(keys []uint64) []uint64 {
	m.keyBuf = keys
	if cap(m.spareBuf) < len(keys) {
		m.spareBuf = make([]uint64, len(keys))
	}
	out := m.spareBuf[:len(keys)]
	var next [65]uint16
	for _, k := range keys {
		next[k>>58+1]++
	}
	for i := 1; i < 64; i++ {
		next[i] += next[i-1]
	}
	for _, k := range keys {
		out[next[k>>58]] = k
		next[k>>58]++
	}
	for i := 1; i < len(out); i++ {
		k := out[i]
		j := i
		for ; j > 0 && out[j-1] > k; j-- {
			out[j] = out[j-1]
		}
		out[j] = k
	}
	return out
}
