// This file words faults of the rules: they are read at the table, so they name
// nothing that is hidden there.

package engine

import (
	"fmt"
	"strings"
)

// Fail aborts the step with a fault of the rules.
func (m *Match) Fail(format string, args ...any) {
	panic(&Fault{Problem: fmt.Sprintf(format, args...)})
}

// OpenName names a value in a fault. Whoever sits at the table reads it, so a piece
// has its name only when everybody sees it now and saw it before the step: the step is
// undone, and what it has turned up lies hidden again. Without Keep a match ends with
// its fault, and what is seen now counts alone.
func (m *Match) OpenName(v Value) string {
	switch v.Type {
	case TypePiece:
		if p := Piece(v.N); !m.sees(NoSeat, p) || !m.sawOpen(p) {
			return HiddenPiece
		}
	case TypePlace:
		if d := &m.game.Places[v.N]; d.Of >= 0 {
			return d.Name + " of " + m.OpenName(d.Of.Value())
		}
	case TypeGroup:
		var names []string
		for _, x := range m.Items(v) {
			names = append(names, m.OpenName(x))
		}
		if len(names) > 0 {
			return strings.Join(names, ", ")
		}
	}
	return m.NameOf(v, NoSeat)
}

// sawOpen tells whether everybody could see a piece when the step began.
func (m *Match) sawOpen(p Piece) bool {
	before := m.now.before.at
	return !m.keep || len(before) == 0 || inMask(m.game.Places[before[p]].seenBy(), NoSeat)
}
