// This file tells where the match stands: the runs of its cycles, the phase and the
// start player.

package show

import (
	"fmt"
	"strings"

	"hausregel/engine"
)

// Stage is where the match stands, on one line: "Chapter 2, Round 5, Actions; start
// player anna". Of a cycle that runs but once nothing is said, nor of the start player
// where sides have roles.
func (s Sheet) Stage() string {
	g := s.View.Game()
	phase := &g.Phases[s.View.Phase()]
	parts := []string{phase.Name}
	for c := phase.Cycle; c >= 0; c = g.Cycles[c].In {
		if d := &g.Cycles[c]; d.EndsWhen >= 0 || d.Times > 1 {
			parts = append([]string{fmt.Sprintf("%s %d", d.Name, s.View.Counter(d.Counter, engine.NoSeat))}, parts...)
		}
	}
	text := strings.Join(parts, ", ")
	if !g.Sided {
		text += "; start player " + s.name(s.View.Start())
	}
	return text
}
