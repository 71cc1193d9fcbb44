// This file words what was changed by hand at an open table.

package show

import (
	"fmt"

	"hausregel/engine"
)

// wordEdit says what an edit changed. Whoever changes a position by hand sees all of it.
func wordEdit(v engine.View, e *engine.Edit) string {
	g := v.Game()
	switch e.Kind {
	case engine.EditOpen:
		return "The table is open from here on"
	case engine.EditLuck:
		return "Luck is drawn anew from here on"
	case engine.EditMove:
		where := ""
		if e.First {
			where = ", on top"
		}
		return fmt.Sprintf("By hand: %s to %s%s", nameOf(g, e.Piece, engine.NoSeat), PlaceName(v, e.Place), where)
	case engine.EditFace:
		return fmt.Sprintf("By hand: %s shows %s", nameOf(g, e.Piece, engine.NoSeat), g.Show(e.Value))
	case engine.EditCounter:
		owner := ""
		if e.Seat >= 0 {
			owner = g.Seats[e.Seat].Name + ": "
		}
		return fmt.Sprintf("By hand: %s%s is %d", owner, g.Counters[e.Counter].Name, e.N)
	case engine.EditStack:
		return "By hand: the next draw by lot that can brings " + g.Show(e.Value)
	case engine.EditStart:
		return "By hand: " + g.Seats[e.Seat].Name + " begins"
	case engine.EditGoto:
		return "By hand: on to " + g.Phases[e.Phase].Name
	case engine.EditRule:
		return "By hand: " + e.Text
	}
	return "Changed by hand"
}
