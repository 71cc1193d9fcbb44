// This file draws the screen of a decision: what happened, the table, the question.

package repl

import (
	"fmt"
	"strings"

	"hausregel/engine"
	"hausregel/repl/show"
	"hausregel/repl/terminal"
)

// screen shows what the asked seat is to know: the table, then what has happened and
// the question, which a low window still shows. The log counts as read only once it
// has been shown.
func (t *Table) screen() error {
	var b strings.Builder
	t.called = keyed(t.session.Pending())
	err := t.aside(func(d *engine.Decision) {
		b.WriteString(t.panels(d.View(), d.Ask, offered(d)))
		b.WriteString(apart(t.news(d.View(), d.Seat)))
		t.question(&b, d)
		for i, o := range d.Options {
			t.called[i].label(d.Label(i), o)
		}
	})
	if err != nil {
		return err
	}
	t.hasRead(t.session.Pending().Seat)
	t.write(b.String())
	return nil
}

// apart sets a text off from what stands above it.
func apart(text string) string {
	if text == "" || strings.HasPrefix(text, "\n") {
		return text
	}
	return "\n" + text
}

// offered are the pieces among the options.
func offered(d *engine.Decision) map[engine.Piece]bool {
	pieces := map[engine.Piece]bool{}
	for _, o := range d.Options {
		if o.Thing.Type == engine.TypePiece {
			pieces[engine.Piece(o.Thing.N)] = true
		}
	}
	return pieces
}

// question writes the question with its options by number and key, and what is
// barred.
func (t *Table) question(b *strings.Builder, d *engine.Decision) {
	fmt.Fprintf(b, "\n%s\n%s%s\n", terminal.Dim(t.sheet(d.View()).Stage()), terminal.Bold(t.who(d.Seat)+": "+d.Text()), expected(d))
	values := ofNumbers(d)
	keys, wide := d.Keys(), 0
	for _, key := range keys {
		wide = max(wide, terminal.Width(key))
	}
	columns := t.term.Columns()
	for i, o := range d.Options {
		line := fmt.Sprintf("  %2d  %s  %s", i+1, terminal.Pad(terminal.Dim(keys[i]), wide), optionText(d, i))
		if columns > 0 && wide > columns/3 { // the label says it, and has the room
			line = fmt.Sprintf("  %2d  %s", i+1, optionText(d, i))
		}
		if values {
			line = fmt.Sprintf("  %2s", keys[i])
			if note := d.Note(i); note != "" {
				line += "  " + note
			}
		} else if more := detailOf(d.View(), o); more != "" {
			line += ": " + more
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	if d.Shape == engine.Cover && len(d.Options) > 0 {
		fmt.Fprintf(b, "  Enter  %s\n", proposed(d))
	}
	barred := barredLines(d)
	if len(barred) > 0 {
		b.WriteString(terminal.Dim("  not possible:") + "\n")
	}
	for i, line := range barred {
		if i == fewBarred {
			fmt.Fprintf(b, "      %s\n", terminal.Dim(fmt.Sprintf("and %d more: why lists all", len(barred)-i)))
			break
		}
		fmt.Fprintf(b, "      %s\n", terminal.Dim(line))
	}
}

// proposed words the payment that Enter makes.
func proposed(d *engine.Decision) string {
	answer := d.Proposal()
	var names []string
	for _, i := range answer {
		names = append(names, strings.TrimSuffix(d.Label(i), fmt.Sprintf(" (%d of them)", d.Options[i].Count)))
	}
	return fmt.Sprintf("%s: %d in all", strings.Join(names, ", "), d.Worth(answer))
}

// fewBarred is how many barred options the question itself lists.
const fewBarred = 6

// optionText is the label of an option, its weight and its note.
func optionText(d *engine.Decision, i int) string {
	text := d.Label(i)
	if o := d.Options[i]; d.Shape == engine.Cover && (o.Thing.Type != engine.TypePiece || d.View().Sees(engine.Piece(o.Thing.N))) {
		text += fmt.Sprintf(", counts %d", d.Weights[i])
	}
	if note := d.Note(i); note != "" {
		text += " (" + note + ")"
	}
	return text
}

// detailOf tells more about the piece that an option is about.
func detailOf(v engine.View, o engine.Option) string {
	if o.Thing.Type != engine.TypePiece {
		return ""
	}
	return show.Detail(v, engine.Piece(o.Thing.N), false)
}

// expected says how much is to be chosen.
func expected(d *engine.Decision) string {
	switch {
	case len(d.Options) == 0:
		return " (nothing can be chosen: press Enter)"
	case d.Shape == engine.Cover:
		text := fmt.Sprintf(" (at least %d in all", d.Amount)
		if d.Doubles > 0 {
			text += fmt.Sprintf("; %d may count %d times", d.Doubles, d.Factor)
		}
		return text + ")"
	case d.Shape == engine.Set && d.Min == d.Max:
		return fmt.Sprintf(" (%d of them)", d.Min)
	case d.Shape == engine.Set && d.Min == 0:
		return fmt.Sprintf(" (up to %d, - for none)", d.Max)
	case d.Shape == engine.Set:
		return fmt.Sprintf(" (%d to %d)", d.Min, d.Max)
	case d.Optional:
		return " (- for none)"
	}
	return ""
}

// ofNumbers tells whether the options are numbers: then what is typed is the
// number itself.
func ofNumbers(d *engine.Decision) bool {
	for _, o := range d.Options {
		if o.Action >= 0 || o.Thing.Type != engine.TypeNumber || o.Target.Type > engine.TypeNil {
			return false
		}
	}
	return len(d.Options) > 0
}
