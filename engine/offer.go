// This file finds what may be chosen, and why not: limits, conditions of the
// question or action, of the card's effect, then targets with theirs.

package engine

// Barred is what may not be chosen, with the reason in the words of the game.
type Barred struct {
	Option
	Reason string
}

// holds asks a condition, as the seat that chooses may know the match.
func (m *Match) holds(condition int, seat Seat, thing Value, extra []Value) bool {
	guard := m.guard
	m.guard = seat
	m.judging++
	mark := m.groups.mark()
	ok := m.rules.Holds(m, condition, seat, thing, extra)
	m.groups.release(mark)
	m.judging--
	m.guard = guard
	return ok
}

// firstFailing gives the first condition that does not hold, or -1.
func (m *Match) firstFailing(needs []int, seat Seat, thing Value, extra []Value) int {
	if i := m.firstFailingAt(needs, seat, thing, extra); i >= 0 {
		return needs[i]
	}
	return -1
}

// offerAll adds the options of a question, or of the phase's actions.
func (m *Match) offerAll(d *Decision) {
	if d.Ask >= 0 {
		m.offerThings(d, &m.game.Asks[d.Ask])
	} else {
		m.offerActions(d)
	}
	if m.game.copies {
		m.merge(d)
	}
}

// offerThings adds the things that a question is about, as far as they are legal.
func (m *Match) offerThings(d *Decision, ask *AskDef) {
	mark := m.groups.mark()
	defer m.groups.release(mark)
	if len(ask.Needs) == 0 && ask.Moment < 0 && !m.OfZones(d.from) {
		for _, thing := range m.Items(d.from) { // nothing to judge
			d.Options = append(d.Options, Option{-1, thing, Nil, 1})
		}
		return
	}
	if ask.Moment >= 0 {
		m.mustSee(d.Seat, d.from)
	}
	for _, thing := range m.candidates(d.from, ask.Moment, -1) {
		m.offer(d, -1, ask.Needs, ask.Moment, thing, d.extra)
	}
}

// mustSee fails when a seat is to choose among pieces by what they are and cannot
// see them: which of them are offered would tell.
func (m *Match) mustSee(seat Seat, from Value) {
	mark := m.groups.mark()
	for _, v := range m.Items(from) {
		if v.Type == TypePiece && !m.sees(seat, Piece(v.N)) {
			m.Fail("%s cannot be asked by the effects of cards in %s: the player does not see them", m.game.Seats[seat].ID, m.game.Places[m.at[v.N]].Name)
		}
	}
	m.groups.release(mark)
}

// candidates copies the things of a group that can be meant at all: places that
// hold something, where it is a row; cards with an effect for the moment;
// pieces of the kind. The copy lies in the arena.
func (m *Match) candidates(from Value, moment, kind int) []Value {
	zones := m.OfZones(from)
	items := m.Items(from)
	begin := len(m.groups.items)
	for _, v := range items {
		if zones && v.Type == TypePlace && m.count[v.N] == 0 {
			continue
		}
		if moment >= 0 && !m.hasEffect(v, moment) || kind >= 0 && (v.Type != TypePiece || m.game.Pieces[v.N].Kind != kind) {
			continue
		}
		m.groups.items = append(m.groups.items, v)
	}
	return m.groups.items[begin:]
}

func (m *Match) hasEffect(v Value, moment int) bool {
	return v.Type == TypePiece && m.game.effectOf(v.N, moment) >= 0
}

// offer adds a thing, with each target its effect or action may have; or has
// the reason noted when somebody wants to know.
func (m *Match) offer(d *Decision, action int, needs []int, moment int, thing Value, extra []Value) {
	if c := m.firstFailing(needs, d.Seat, thing, extra); c >= 0 {
		m.bar(d, Option{action, thing, Nil, 1}, c, thing, extra)
		return
	}
	targets, targetNeeds, none := []Source(nil), []int(nil), Text{}
	switch {
	case moment >= 0:
		e := &m.game.Effects[m.game.effectOf(thing.N, moment)]
		if c := m.firstFailing(e.Needs, d.Seat, thing, nil); c >= 0 {
			m.bar(d, Option{action, thing, Nil, 1}, c, thing, nil)
			return
		}
		targets, targetNeeds, none = e.Target, e.TargetNeeds, e.None
	case action >= 0:
		targets, targetNeeds = m.game.Actions[action].Target, m.game.Actions[action].TargetNeeds
	}
	if targets == nil {
		d.Options = append(d.Options, Option{action, thing, Nil, 1})
		return
	}
	m.offerTargets(d, action, targets, targetNeeds, none, thing)
}

// offerTargets adds the thing with each target. With none left, the thing is
// barred for the effect's own reason, else for that of the target that got
// furthest.
func (m *Match) offerTargets(d *Decision, action int, targets []Source, needs []int, none Text, thing Value) {
	before := len(d.Options)
	best, bestTarget := -1, Nil
	outer := m.groups.mark()
	m.groups.items = append(m.groups.items, thing)
	of := m.groups.items[outer.items : outer.items+1 : outer.items+1] // the target's conditions hear what it is for
	for i := range targets {
		mark := m.groups.mark()
		for _, target := range m.sourced(&targets[i], d.Seat, -1, -1) {
			c := m.firstFailingAt(needs, d.Seat, target, of)
			if c < 0 {
				d.Options = append(d.Options, Option{action, thing, target, 1})
			} else if c > best {
				best, bestTarget = c, target
			}
		}
		m.groups.release(mark)
	}
	m.groups.release(outer)
	if len(d.Options) > before || d.barred == nil {
		return
	}
	b := Barred{Option: Option{action, thing, Nil, 1}}
	switch {
	case !none.IsEmpty():
		b.Reason = m.fill(none, about{it: thing, seat: d.Seat})
	case best >= 0:
		b.Reason = m.fill(m.game.Conditions[needs[best]].Reason, about{it: bestTarget, of: thing, seat: d.Seat})
	default:
		b.Reason = "There is nothing it could be used on."
	}
	*d.barred = append(*d.barred, b)
}

// firstFailingAt is firstFailing by position in the list.
func (m *Match) firstFailingAt(needs []int, seat Seat, thing Value, extra []Value) int {
	for i, c := range needs {
		if !m.holds(c, seat, thing, extra) {
			return i
		}
	}
	return -1
}

// sourced copies the things of a source into the arena.
func (m *Match) sourced(s *Source, seat Seat, moment, kind int) []Value {
	switch {
	case s.Zone >= 0:
		return m.candidates(m.game.Zones[s.Zone].Places[seat].Value(), moment, kind)
	case s.Group >= 0:
		return m.candidates(Value{TypeRow, int64(s.Group)}, moment, kind)
	}
	return m.candidates(s.Place.Value(), moment, kind)
}

// bar notes a refusal for the condition that failed.
func (m *Match) bar(d *Decision, o Option, condition int, it Value, extra []Value) {
	if d.barred == nil {
		return
	}
	of := Nil
	if len(extra) > 0 {
		of = extra[0]
	}
	reason := m.fill(m.game.Conditions[condition].Reason, about{it: it, of: of, seat: d.Seat})
	*d.barred = append(*d.barred, Barred{o, reason})
}

// merge makes options that differ only in which identical copies they name one
// option with a count. What the seat cannot see stays apart: that it has copies
// would tell what it is.
func (m *Match) merge(d *Decision) {
	kept := d.Options[:0]
next:
	for _, o := range d.Options {
		if o.Thing.Type == TypePiece || o.Target.Type == TypePiece {
			for i := range kept {
				k := &kept[i]
				if k.Action == o.Action && m.alike(k.Thing, o.Thing, d.Seat) && m.alike(k.Target, o.Target, d.Seat) {
					k.Count++
					continue next
				}
			}
		}
		kept = append(kept, o)
	}
	d.Options = kept
}

// alike tells whether two things are the same, or copies that the seat sees to be identical.
func (m *Match) alike(a, b Value, seat Seat) bool {
	return a == b || a.Type == TypePiece && b.Type == TypePiece &&
		m.identical(Piece(a.N), Piece(b.N)) && m.sees(seat, Piece(b.N))
}

// Barred lists what a person might look for among the options and does not
// find, each with its reason. It runs conditions: it must finish before the
// decision is answered. A condition that faults ends the list early.
func (d *Decision) Barred() (barred []Barred) {
	guard, judging, mark := d.m.guard, d.m.judging, d.m.groups.mark()
	defer func() {
		d.m.guard, d.m.judging = guard, judging
		d.m.groups.release(mark)
		if r := recover(); r != nil {
			if _, fault := r.(error); !fault {
				panic(r)
			}
		}
	}()
	shadow := *d
	shadow.Options, shadow.Answer, shadow.barred = nil, nil, &barred
	if d.Ask < 0 || d.from.Type > TypeBool {
		d.m.offerAll(&shadow)
	}
	return barred
}
