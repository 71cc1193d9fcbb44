// This file keeps what one person sees from the eyes of the others at the keyboard.

package repl

import (
	"slices"

	"hausregel/engine"
	"hausregel/repl/record"
)

// handOver has another person come to the keyboard before secrets are shown. It
// tells whether that person is there; not when a command led elsewhere.
func (t *Table) handOver(to engine.Seat) (there bool, err error) {
	if t.looking == to || len(t.people()) < 2 || t.isOpen() || !t.secretive() {
		t.looking = to
		return true, nil
	}
	t.hide()
	t.tellAll()
	t.term.Drop() // a key pressed for the last question does not open the next
	for {
		t.say("It is up to %s. Nobody else may look; press Enter when you are there.", t.who(to))
		line, err := t.prompt(atHandOver)
		if err != nil {
			return false, err
		}
		if line == "" {
			t.looking = to
			return true, nil
		}
		moved, known := t.command(line, atHandOver)
		if moved {
			return false, nil
		}
		if !known {
			t.say("Press Enter first.")
		}
	}
}

// tellAll tells between two people what everybody may know.
func (t *Table) tellAll() {
	news := ""
	fault := t.look(func(v engine.View, _ *engine.Decision) { news = t.news(v.As(engine.NoSeat), engine.NoSeat) })
	if fault != nil {
		return // the next screen tells it, or why it cannot
	}
	t.hasRead(engine.NoSeat)
	if news != "" {
		t.write(news + "\n")
	}
}

// hide takes what one person has seen off the screen, where others are to look.
func (t *Table) hide() {
	if len(t.people()) > 1 && !t.isOpen() && t.secretive() && (t.looking >= 0 || t.term.Typed() && !t.cleared) {
		t.term.Clear()
		t.cleared = true // of what stood there before the match was opened, too
	}
	t.looking, t.drawn = engine.NoSeat, nil
}

// secretive tells whether seats have zones that only they may look into, or
// choose at once and in secret.
func (t *Table) secretive() bool {
	g := t.rules.Game
	return slices.ContainsFunc(g.Asks, func(a engine.AskDef) bool { return a.From >= 0 }) ||
		slices.ContainsFunc(g.Phases, func(p engine.PhaseDef) bool { return p.Together }) ||
		slices.ContainsFunc(g.Places, func(z engine.PlaceDef) bool { return z.Seen == engine.SeenOwner })
}

// isOpen tells whether the table has been opened: everybody may see everything.
func (t *Table) isOpen() bool {
	for _, e := range t.eras() {
		if slices.ContainsFunc(e.lines, func(l record.Line) bool { return l.Kind == record.Command && l.Text == "open" }) {
			return true
		}
	}
	return t.replay && t.over
}
