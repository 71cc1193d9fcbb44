// This file defines the state of a match: one flat slab of integers, so that a
// copy is one copy and a hash one pass.

package engine

// layout says where in the slab what lies.
type layout struct {
	pieces, places, seats, counters int
	cycles, phases, streams, size   int
}

func (g *Game) makeLayout() layout {
	l := layout{
		pieces: len(g.Pieces), places: len(g.Places), seats: len(g.Seats), counters: len(g.Counters),
		cycles: len(g.Cycles), phases: len(g.Phases),
		streams: len(g.streams.names) * (len(g.Seats) + 1),
	}
	l.size = 4*l.pieces + 4*l.places + (1+l.seats)*l.counters +
		l.cycles + l.phases + l.streams + l.seats + len(flowState{})
	return l
}

// flowState is where the match stands, by the indexes below.
type flowState [10]int32

const (
	flowPC     = iota // next instruction of the course
	flowSteps         // steps of the current phase that have been run
	flowFirst         // seat that begins the current phase
	flowStart         // the start player
	flowPassed        // bit per seat that has passed
	flowOver          // 1 when the match has ended
	flowEpoch         // runs of cycles begun: the round that luck is keyed by
	flowSeat          // whose step runs
	flowTotal         // steps and looks for steps so far
	flowLuck          // which luck is drawn: 0 is that of the seed alone
)

// state is all that changes in a match. at, next, prev and face are by piece;
// head, tail, count and mixed by place: the pieces of a place are a list from
// its head (the top of a deck, the oldest of a row) to its tail.
type state struct {
	slab []int32

	at, next, prev, face     []int32
	head, tail, count, mixed []int32
	table                    []int32 // counters of the table
	seat                     []int32 // counters of seats, seat by seat
	left                     []int32 // per cycle: runs still to come once it has ended, or -1
	begins                   []int32 // per phase: seat that begins it next time, or -1
	uses                     []int32 // per stream and seat: draws in this epoch
	asked                    []int32 // per seat: decisions in this epoch
	flow                     []int32

	stacked []Value // what the next draws by lot are to bring, oldest first
}

func newState(l layout) state {
	s := state{slab: make([]int32, l.size)}
	rest := s.slab
	take := func(n int) []int32 {
		part := rest[:n:n]
		rest = rest[n:]
		return part
	}
	s.at, s.next, s.prev, s.face = take(l.pieces), take(l.pieces), take(l.pieces), take(l.pieces)
	s.head, s.tail, s.count, s.mixed = take(l.places), take(l.places), take(l.places), take(l.places)
	s.table, s.seat = take(l.counters), take(l.seats*l.counters)
	s.left, s.begins = take(l.cycles), take(l.phases)
	s.uses, s.asked = take(l.streams), take(l.seats)
	s.flow = take(len(flowState{}))
	return s
}

func (s *state) copyFrom(o *state) {
	copy(s.slab, o.slab)
	s.stacked = append(s.stacked[:0], o.stacked...)
}

// hash is the same for equal states in every process.
func (s *state) hash() uint64 {
	h := uint64(0x9e3779b97f4a7c15)
	for i := 0; i+1 < len(s.slab); i += 2 {
		h = mix(h ^ uint64(uint32(s.slab[i])) ^ uint64(uint32(s.slab[i+1]))<<32)
	}
	if len(s.slab)%2 == 1 {
		h = mix(h ^ uint64(uint32(s.slab[len(s.slab)-1])))
	}
	for _, v := range s.stacked {
		h = mix(h ^ uint64(v.Type)<<56 ^ uint64(v.N))
	}
	return h
}

// clear is the state before set-up: every piece nowhere, every list empty.
func (s *state) clear() {
	clear(s.slab)
	for _, part := range [][]int32{s.at, s.next, s.prev, s.head, s.tail, s.left, s.begins} {
		for i := range part {
			part[i] = -1
		}
	}
	s.stacked = s.stacked[:0]
}

// unlink takes a piece out of the list of its place.
func (s *state) unlink(p Piece) {
	z := s.at[p]
	before, after := s.prev[p], s.next[p]
	if before >= 0 {
		s.next[before] = after
	} else {
		s.head[z] = after
	}
	if after >= 0 {
		s.prev[after] = before
	} else {
		s.tail[z] = before
	}
	s.count[z]--
}

// link puts a piece last into the list of a place, or first.
func (s *state) link(p Piece, z Place, first bool) {
	s.at[p] = int32(z)
	s.count[z]++
	if first {
		s.prev[p], s.next[p] = -1, s.head[z]
		if s.head[z] >= 0 {
			s.prev[s.head[z]] = int32(p)
		} else {
			s.tail[z] = int32(p)
		}
		s.head[z] = int32(p)
		return
	}
	s.prev[p], s.next[p] = s.tail[z], -1
	if s.tail[z] >= 0 {
		s.next[s.tail[z]] = int32(p)
	} else {
		s.head[z] = int32(p)
	}
	s.tail[z] = int32(p)
}
