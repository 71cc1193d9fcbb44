// This file calls one rule by its name, for whoever looks at a match from outside.

package scripts

import (
	"fmt"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// Query gives what rules.NAME(g, args...) returns as the match stands: the first
// value, a group as its things. Whatever the rule changes is taken back. name may
// be that of any function: "population", "is.in_reach", "loser_discard.random".
func (r *Run) Query(m *engine.Match, name string, args ...engine.Value) (v engine.Value, things []engine.Value, err error) {
	fn := r.program.functions[name]
	if fn == nil {
		return engine.Nil, nil, fmt.Errorf("there is no function rules.%s%s", name, near.Hint(name, r.program.Functions()))
	}
	top, depth, extra, extras, second, left, at := r.top, r.depth, r.extra, r.extras, r.second, r.left, r.at
	r.left, r.at = StepBudget, place{fn, fn.line}
	defer func() {
		r.top, r.depth, r.extra, r.extras, r.second, r.left, r.at = top, depth, extra, extras, second, left, at
	}()
	err = m.Aside(func() {
		v = r.enter(m, fn, r.push(append([]engine.Value{match}, args...)...))
		if v.Type == engine.TypeGroup || v.Type == engine.TypeRow {
			things = append(things, m.Items(v)...)
		}
	})
	return v, things, err
}
