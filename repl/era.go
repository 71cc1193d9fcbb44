// This file defines era: a stretch of a match that is played under the same rules.

package repl

import (
	"errors"
	"fmt"
	"slices"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/scripts"
	"hausregel/variants"
)

// era is a stretch of the match under the same rules. Turning a knob at the table
// begins a new one, in which the step that runs is begun again.
type era struct {
	rules   *variants.RuleSet
	run     *scripts.Run // of match
	match   *engine.Match
	fork    *engine.Match // stands where match stands while somebody looks
	session *engine.Session

	lines   []record.Line // what has entered the session
	names   []string      // of the players, by seat
	opened  record.Line   // the command that it began with
	first   int           // entries of the story that lie before it
	carried int           // of lines: what was entered in the running step before
	logged  int           // events that count, once another era has followed
}

// eras are all of them, the one that is played last.
func (t *Table) eras() []*era { return append(slices.Clone(t.past), t.era) }

// newEra begins to play a match of the rules from its set-up.
func (t *Table) newEra(rules *variants.RuleSet) *era {
	e := t.prepareEra(rules)
	e.match.Reset(t.opening.Seed)
	e.session = engine.NewSession(e.match)
	return e
}

// prepareEra makes the matches of an era.
func (t *Table) prepareEra(rules *variants.RuleSet) *era {
	if !rules.Game.Sided {
		for i, p := range t.opening.Players {
			rules.Game.Seats[i].Name = p.Name // nobody else plays these rules
		}
	}
	run := rules.Program.NewRun()
	t.listen(run)
	return &era{
		rules: rules, run: run, names: t.opening.names(),
		match: engine.NewMatch(rules.Game, run),
		fork:  engine.NewMatch(rules.Game, rules.Program.NewRun()),
	}
}

// followedBy carries the match over into other rules. Answers that have been given
// in the running step hold as far as they are possible there.
func (t *Table) followedBy(rules *variants.RuleSet) (*era, error) {
	next := t.prepareEra(rules)
	if err := t.match.CarryTo(next.match); err != nil {
		return nil, err
	}
	next.session = engine.NewSession(next.match)
	for _, l := range t.lines[len(t.lines)-t.match.InStep():] {
		apply, err := next.prepare(l)
		if err != nil || apply() != nil {
			break // asked again, or not at all, under the new rules
		}
		next.lines = append(next.lines, l)
	}
	next.carried = len(next.lines)
	if err := next.session.Err(); err != nil {
		next.session.Close()
		return nil, fmt.Errorf("the rules fail there: %w", err)
	}
	next.first = t.first + len(t.lines) - t.carried + 1
	return next, nil
}

// errDrawn ends the step of the fork.
var errDrawn = errors.New("the screen is drawn")

// aside calls f with the pending decision as it stands in the fork. What f runs
// costs the match nothing; a fault in it comes out as an error.
func (e *era) aside(f func(d *engine.Decision)) error {
	e.match.ForkInto(e.fork)
	look := engine.DeciderFunc(func(d *engine.Decision) error {
		f(d)
		return errDrawn
	})
	for s := range e.rules.Game.Seats {
		e.fork.SetDecider(engine.Seat(s), look)
	}
	if err := e.fork.Step(); !errors.Is(err, errDrawn) {
		return fmt.Errorf("the step did not ask again: %w", err)
	}
	return nil
}
