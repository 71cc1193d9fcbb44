// This file builds cycles, phases and their order.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// inCourse lists the cycles or phases in their order.
func (b *builder) inCourse(section string) []string {
	var out []string
	for _, path := range b.course {
		if s, id, _ := strings.Cut(path, "."); s == section && !slices.Contains([]string{"reconstructed", "fields"}, id) {
			out = append(out, id)
		}
	}
	return out
}

// indexCourse numbers the phases, so that what stands before them can name them.
func (b *builder) indexCourse() {
	for i, id := range b.inCourse("phase") {
		b.phases[id] = i
	}
}

func (b *builder) buildCourse() {
	for _, id := range b.inCourse("cycle") {
		b.buildCycle(id, b.root.get("cycle", id))
	}
	for _, id := range b.inCourse("phase") {
		b.buildPhase(id, b.root.get("phase", id))
	}
	for _, path := range b.course {
		section, id, _ := strings.Cut(path, ".")
		item := engine.CourseItem{Cycle: -1, Phase: -1}
		if i, ok := b.cycles[id]; ok && section == "cycle" {
			item.Cycle = i
		} else if i, ok := b.phases[id]; ok && section == "phase" {
			item.Phase = i
		} else {
			continue
		}
		b.Course = append(b.Course, item)
	}
	b.buildResets()
	b.checkCourse()
}

func (b *builder) buildCycle(id string, n *node) {
	path := "cycle." + id
	d := engine.CycleDef{
		ID: id, Name: nameOf(n, id), In: -1, EndsWhen: -1, Counter: b.counters[id],
		Times: b.number(n.get("times"), path+".times", 1, 0, most),
		Check: engine.Check(b.choice(n.get("check"), path+".check", []string{"run", "phase", "step"})),
		Then:  b.number(n.get("then"), path+".then", 0, 0, most), Max: b.number(n.get("max"), path+".max", 0, 0, 1<<20),
		PassesLeft:  b.choice(n.get("start_passes"), path, []string{"none", "left"}) == 1,
		RandomStart: b.choice(n.get("start"), path, []string{"first", "random"}) == 1,
	}
	if in := n.get("in"); in != nil {
		d.In = b.find(in, path+".in", "cycle", b.cycles)
	}
	ends := n.get("ends_when")
	if ends.text() != "" {
		d.EndsWhen = b.condition(ends, path+".ends_when", false)
	}
	for _, key := range []string{"check", "then"} {
		if ends == nil && n.get(key) != nil && d.Then+int(d.Check) > 0 {
			b.say(n.get(key).key, path, fmt.Sprintf("%s goes with ends_when, and that is missing", key))
		}
	}
	if ends != nil && n.get("times") != nil {
		b.say(n.get("times").key, path, "times and ends_when both say when it ends; max bounds the runs of a cycle with ends_when")
	}
	b.Cycles = append(b.Cycles, d)
}

// phaseFor are the words that say whom a phase is for, in the order of engine.For.
var phaseFor = []string{"all", "each", "start", "last", "around"}

func (b *builder) buildPhase(id string, n *node) {
	path := "phase." + id
	d := engine.PhaseDef{
		ID: id, Name: nameOf(n, id), Cycle: -1, Side: engine.NoSeat, Run: id, At: engine.NoPlace,
		Needs: b.needs(n, "needs", path, false), Together: b.truth(n.get("together"), path+".together"), Actions: b.inPhase(id),
	}
	if in := n.get("in"); in != nil {
		d.Cycle = b.find(in, path+".in", "cycle", b.cycles)
	} else if len(b.cycles) == 1 {
		d.Cycle = 0
	}
	if run := n.get("run"); run.text() != "" {
		d.Run = run.text()
	}
	if at := n.get("at"); at.text() != "" {
		d.At = b.place(at, at.text(), path+".at", engine.NoSeat)
	}
	d.For, d.Side = b.phaseFor(n.get("for"), path+".for")
	with := n.get("with")
	for _, key := range with.names() {
		v := with.sub[key]
		if key == "at" {
			b.say(v.key, path+".with", `"at" is the place of the phase`)
		}
		if v.shape != scalar {
			b.say(v.at, path+".with."+key, "a number, truth value or word expected, not "+orEmpty(v))
			continue
		}
		if r, _ := b.resolve(v, path+".with."+key); r != nil && r.shape == scalar {
			d.With = append(d.With, engine.Setting{ID: key, Value: b.plainValue(r)})
		}
	}
	if d.Together && d.For != engine.ForEach {
		b.say(n.get("together").key, path, `together is for phases with for = "each"`)
	}
	if len(d.Actions) > 0 && d.For == engine.ForAll {
		b.say(n.key, path, "has actions, but no seat that could choose one")
	}
	b.Phases = append(b.Phases, d)
}

// phaseFor reads whom a phase is for: one of its words, or a side.
func (b *builder) phaseFor(n *node, subject string) (engine.For, engine.Seat) {
	if n.text() == "" {
		return engine.ForAll, engine.NoSeat
	}
	if i := slices.Index(phaseFor, n.text()); i >= 0 {
		return engine.For(i), engine.NoSeat
	}
	if s := b.seat(n.text()); s >= 0 && b.Sided {
		return engine.ForSide, s
	}
	known := phaseFor
	if b.Sided {
		known = append(slices.Clone(phaseFor), b.seatNames()...)
	}
	b.say(n.at, subject, fmt.Sprintf("%s expected, not %q%s", oneOf(known), n.text(), near.Hint(n.text(), known)))
	return engine.ForEach, engine.NoSeat
}

// buildResets says when counters are set back.
func (b *builder) buildResets() {
	for _, id := range entries(b.root.get("counter")) {
		reset := b.root.get("counter", id, "reset")
		c := b.counters[id]
		name := reset.text()
		cycle, isCycle := b.cycles[name]
		phase, isPhase := b.phases[name]
		switch {
		case name == "" || name == "never":
		case name == "phase":
			for p := range b.Phases {
				b.resetAt(c, p)
			}
		case isCycle:
			b.Counters[c].ResetCycle = cycle
		case isPhase:
			b.resetAt(c, phase)
		default:
			b.unknown(reset, "counter."+id+".reset", "phase or cycle", append(append(keysOf(b.phases), keysOf(b.cycles)...), "phase", "never"))
		}
	}
}

func (b *builder) resetAt(counter, phase int) {
	b.Counters[counter].ResetPhases = append(b.Counters[counter].ResetPhases, phase)
	b.Phases[phase].Reset = append(b.Phases[phase].Reset, counter)
}

// checkCourse finds cycles that stand in each other, and phases outside of all.
func (b *builder) checkCourse() {
	for i, d := range b.Cycles {
		n := b.root.get("cycle", d.ID)
		for in, steps := d.In, 0; in >= 0; in, steps = b.Cycles[in].In, steps+1 {
			if in == i || steps > len(b.Cycles) {
				b.say(n.get("in").at, "cycle."+d.ID, "stands in itself")
				b.Cycles[i].In = -1
				break
			}
		}
	}
	for _, d := range b.Phases {
		n := b.root.get("phase", d.ID)
		if d.Cycle < 0 && n.get("in") == nil && len(b.Cycles) > 1 {
			b.hint(n.key, "phase."+d.ID, "stands in no cycle", fmt.Sprintf("write in = %s", oneOf(keysOf(b.cycles))))
		}
		for c := d.Cycle; c >= 0; c = b.Cycles[c].In {
			if b.Cycles[c].EndsWhen < 0 && b.Cycles[c].Times == 0 {
				b.say(n.key, "phase."+d.ID, fmt.Sprintf("never runs: the cycle %q has times = 0", b.Cycles[c].ID))
				break
			}
		}
	}
	if len(b.Phases) == 0 {
		b.hint(b.root.at, "", "nothing happens in this game: it has no phase", "write [phase] with at least one")
	}
}
