// This file defines layer: one source of values, and which layer may replace
// what another has set.

package variants

import (
	"slices"

	"hausregel/scripts"
)

// layer is the base game, a house rule, a word of a knob or what was set by hand.
type layer struct {
	name      string   // "base", the id of a house rule, "rule.KNOB", "set"
	overrides []string // names of layers over which this one wins
	owner     *layer   // of a knob's word: the layer that declares the knob
	base      bool
}

// wins tells whether l was asked to win over o.
func (l *layer) wins(o *layer) bool {
	if slices.Contains(l.overrides, o.name) {
		return true
	}
	return l.owner != nil && l.owner.wins(o)
}

// verdict says what happens when a layer sets what another has set.
type verdict uint8

const (
	replaces verdict = iota
	yields           // the earlier value stays
	clashes          // two layers disagree and neither was told to win
)

// judge compares a later layer with the one that set a value.
func judge(later, earlier *layer) verdict {
	switch {
	case earlier == nil || earlier == later || earlier.base || later.owner == earlier:
		return replaces
	case later.wins(earlier):
		return replaces
	case earlier.wins(later):
		return yields
	}
	return clashes
}

// maxProblems bounds the problems of a load: nobody reads more, and a file made to
// have many must not take long.
const maxProblems = 100

// problems collects all that is wrong with a load.
type problems struct{ list scripts.Problems }

// enough tells that no further problem is needed.
func (p *problems) enough() bool { return len(p.list) >= maxProblems }

// say notes a problem at a position.
func (p *problems) say(at Position, subject, text string) { p.hint(at, subject, text, "") }

// hint notes a problem and how to put it right. What several things inherit from
// one place is said once.
func (p *problems) hint(at Position, subject, text, hint string) {
	if p.enough() {
		return
	}
	for _, q := range p.list {
		if at.Line > 0 && q.File == at.File && q.Line == at.Line && q.Column == at.Column && q.Text == text {
			return
		}
	}
	p.list = append(p.list, scripts.Problem{File: at.File, Line: at.Line, Column: at.Column, Subject: subject, Text: text, Hint: hint})
}
