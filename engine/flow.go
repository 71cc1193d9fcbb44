// This file turns the course of a game (cycles holding phases) into a flat list
// of instructions, so that where a match stands is a few integers.

package engine

// flowOp is one instruction of the course.
type flowOp struct {
	code  flowCode
	index int // cycle or phase
	jump  int // enter: behind the cycle; leave: first instruction of a run
	cycle int // of a phase: its innermost cycle; -1
}

type flowCode uint8

const (
	flowEnter flowCode = iota // a cycle begins
	flowRun                   // a run of it begins
	flowPhase
	flowLeave // a run is over
	flowEnd
)

func (g *Game) compileCourse() []flowOp {
	var ops []flowOp
	var part func(in int)
	part = func(in int) {
		for _, item := range g.Course {
			switch {
			case item.Cycle >= 0 && g.Cycles[item.Cycle].In == in:
				enter := len(ops)
				ops = append(ops, flowOp{code: flowEnter, index: item.Cycle}, flowOp{code: flowRun, index: item.Cycle})
				part(item.Cycle)
				ops = append(ops, flowOp{code: flowLeave, index: item.Cycle, jump: enter + 1})
				ops[enter].jump = len(ops)
			case item.Phase >= 0 && g.Phases[item.Phase].Cycle == in:
				ops = append(ops, flowOp{code: flowPhase, index: item.Phase, cycle: in})
			}
		}
	}
	part(-1)
	return append(ops, flowOp{code: flowEnd})
}

// advance goes on to the next step: the phase and seat to run, or false when
// the match is over.
func (m *Match) advance() bool {
	for {
		op := &m.game.flow[m.flow[flowPC]]
		switch op.code {
		case flowEnd:
			m.flow[flowOver] = 1
			return false
		case flowEnter:
			c := &m.game.Cycles[op.index]
			m.table[c.Counter] = 0
			m.left[op.index] = -1
			if c.RandomStart {
				m.Begins(m.lotOfSeats(), -1)
			}
			m.flow[flowPC]++
		case flowRun:
			m.beginRun(op.index)
			m.flow[flowPC]++
		case flowLeave:
			m.endRun(op)
		case flowPhase:
			if m.beginOrGoOn(op) {
				return true
			}
		}
	}
}

func (m *Match) beginRun(cycle int) {
	m.flow[flowEpoch]++
	clear(m.uses)
	clear(m.asked)
	m.table[m.game.Cycles[cycle].Counter]++
	for c := range m.game.Counters {
		if m.game.Counters[c].ResetCycle == cycle {
			m.resetCounter(c, NoSeat)
		}
	}
	if m.noting {
		m.event(Event{Kind: EventCycle, Thing: Num(cycle), N: int(m.table[m.game.Cycles[cycle].Counter])})
	}
}

// endRun goes back for another run of the cycle, or on behind it.
func (m *Match) endRun(op *flowOp) {
	c := &m.game.Cycles[op.index]
	runs := int(m.table[c.Counter])
	switch {
	case c.EndsWhen < 0 && runs >= c.Times, c.Max > 0 && runs >= c.Max:
		m.flow[flowPC]++
		return
	case c.EndsWhen >= 0 && m.left[op.index] < 0 && m.holds(c.EndsWhen, NoSeat, Nil, nil):
		m.left[op.index] = int32(c.Then)
	case m.left[op.index] > 0:
		m.left[op.index]--
	}
	if m.left[op.index] == 0 {
		m.flow[flowPC]++
		return
	}
	if runs >= maxRuns {
		m.Fail("cycle %s has run %d times and does not end", c.ID, runs)
	}
	if c.PassesLeft {
		m.Begins((m.StartPlayer()+1)%Seat(len(m.game.Seats)), -1)
	}
	m.flow[flowPC] = int32(op.jump)
}

// maxRuns, maxSteps and maxTotal stop a match that never ends: runs of a cycle,
// steps of a phase, steps of the match.
const (
	maxRuns  = 10_000
	maxSteps = 10_000
	maxTotal = 50_000
)

// beginOrGoOn finds the next step of the phase; false when it has no more.
func (m *Match) beginOrGoOn(op *flowOp) bool {
	p := &m.game.Phases[op.index]
	m.phase = op.index
	if m.flow[flowTotal]++; m.flow[flowTotal] > maxTotal {
		m.Fail("the match has run %d steps and does not end", maxTotal)
	}
	if m.flow[flowSteps] == 0 {
		if m.leftOut(p) {
			m.flow[flowPC]++
			return false
		}
		m.beginPhase(p, op.index)
	} else if m.cycleEnds(op.cycle, CheckStep) {
		m.leaveCycle(op.cycle)
		return false
	}
	seat, more := m.nextSeat(p)
	if more {
		m.flow[flowSeat] = int32(seat)
		m.flow[flowSteps]++
		return true
	}
	m.flow[flowSteps], m.flow[flowPassed] = 0, 0
	if m.cycleEnds(op.cycle, CheckPhase) {
		m.leaveCycle(op.cycle)
		return false
	}
	m.flow[flowPC]++
	return false
}

func (m *Match) leftOut(p *PhaseDef) bool {
	if p.At >= 0 && m.count[p.At] == 0 {
		return true
	}
	for _, c := range p.Needs {
		if !m.holds(c, NoSeat, Nil, nil) {
			return true
		}
	}
	return false
}

func (m *Match) beginPhase(p *PhaseDef, index int) {
	m.flow[flowFirst] = m.flow[flowStart]
	if s := m.begins[index]; s >= 0 {
		m.flow[flowFirst] = s
		m.begins[index] = -1
	}
	if m.noting {
		m.event(Event{Kind: EventPhase, Thing: Num(index)})
	}
}

// nextSeat gives the seat of the next step; NoSeat for one that runs for all.
func (m *Match) nextSeat(p *PhaseDef) (Seat, bool) {
	n, done := int32(len(m.game.Seats)), m.flow[flowSteps]
	switch p.For {
	case ForEach:
		if p.Together { // one step runs for all
			return Seat(m.flow[flowFirst]), done == 0
		}
		return Seat((m.flow[flowFirst] + done) % n), done < n
	case ForAround:
		return m.nextAround(p)
	case ForAll:
		return NoSeat, done == 0
	case ForStart:
		return Seat(m.flow[flowStart]), done == 0
	case ForLast:
		return Seat((m.flow[flowStart] + n - 1) % n), done == 0
	}
	return p.Side, done == 0
}

// nextAround goes on around the table, past those who have passed.
func (m *Match) nextAround(p *PhaseDef) (Seat, bool) {
	n := len(m.game.Seats)
	if m.flow[flowSteps] > maxSteps {
		m.Fail("phase %s has run %d steps and does not end", p.ID, maxSteps)
	}
	from := Seat(m.flow[flowFirst])
	if m.flow[flowSteps] > 0 {
		from = (from + 1) % Seat(n)
	}
	for i := range n {
		s := (from + Seat(i)) % Seat(n)
		if m.flow[flowPassed]&(1<<s) == 0 {
			m.flow[flowFirst] = int32(s)
			return s, true
		}
	}
	return NoSeat, false
}

func (m *Match) cycleEnds(cycle int, check Check) bool {
	if cycle < 0 {
		return false
	}
	c := &m.game.Cycles[cycle]
	return c.Check >= check && c.EndsWhen >= 0 && m.holds(c.EndsWhen, NoSeat, Nil, nil)
}

// leaveCycle goes on behind a cycle in the middle of a run.
func (m *Match) leaveCycle(cycle int) {
	m.flow[flowSteps], m.flow[flowPassed] = 0, 0
	for _, op := range m.game.flow {
		if op.code == flowEnter && op.index == cycle {
			m.flow[flowPC] = int32(op.jump)
		}
	}
}
