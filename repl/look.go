// This file shows what somebody at the table asks to see.

package repl

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/repl/show"
	"hausregel/scripts/near"
)

// tell pages what is said of the match as the viewer sees it.
func (t *Table) tell(f func(b *strings.Builder, v engine.View, d *engine.Decision)) error {
	var b strings.Builder
	if err := t.look(func(v engine.View, d *engine.Decision) { f(&b, v, d) }); err != nil {
		return fmt.Errorf("that cannot be told: %w", err)
	}
	t.page(b.String())
	return nil
}

// board shows all panels.
func (t *Table) board(string) error {
	return t.tell(func(b *strings.Builder, v engine.View, d *engine.Decision) {
		b.WriteString(t.allPanels(v))
	})
}

// view shows the table as another seat sees it.
func (t *Table) view(name string) error {
	seat := t.seatCalled(name)
	if seat < 0 {
		return fmt.Errorf("there is no seat %q%s", name, near.Hint(name, t.seatNames()))
	}
	return t.tell(func(b *strings.Builder, v engine.View, d *engine.Decision) {
		v = v.As(seat)
		b.WriteString(t.allPanels(v))
	})
}

// hand shows what lies where only the viewer sees it.
func (t *Table) hand(string) error {
	return t.tell(func(b *strings.Builder, v engine.View, _ *engine.Decision) { t.handOf(b, v) })
}

func (t *Table) handOf(b *strings.Builder, v engine.View) {
	g := t.rules.Game
	var rows [][]string
	for i, z := range g.Places {
		if z.Seen != engine.SeenOwner || z.Owner < 0 || z.Owner != v.Seat() {
			continue
		}
		name := z.Name
		for _, s := range v.Pieces(engine.Place(i)) {
			if s.Piece >= 0 {
				rows = append(rows, []string{name, g.Pieces[s.Piece].Name, show.Detail(v, s.Piece, false)})
				name = ""
			}
		}
	}
	if len(rows) == 0 {
		b.WriteString("Nothing lies where only you see it.\n")
		return
	}
	b.WriteString(show.Rows(rows))
}

// score shows what the ranking goes by, as far as the viewer may know it.
func (t *Table) score(string) error {
	return t.tell(func(b *strings.Builder, v engine.View, _ *engine.Decision) {
		g := t.rules.Game
		rows := [][]string{{""}}
		for _, measure := range g.Ranking {
			rows[0] = append(rows[0], g.Label(g.Measures[measure]))
		}
		for s := range g.Seats {
			row := []string{t.who(engine.Seat(s))}
			for k := range g.Ranking {
				text := "hidden"
				if n, ok := v.Score(engine.Seat(s), k); ok {
					text = fmt.Sprint(n)
				}
				row = append(row, text)
			}
			rows = append(rows, row)
		}
		b.WriteString(show.Rows(rows))
	})
}

// log shows what has happened, or the last lines of it.
func (t *Table) log(lines string) error {
	last := -1
	if lines != "" {
		n, err := strconv.Atoi(lines)
		if err != nil || n < 1 {
			return fmt.Errorf("log %s: how many lines expected", lines)
		}
		last = n
	}
	return t.tell(func(b *strings.Builder, v engine.View, _ *engine.Decision) {
		all := strings.SplitAfter(strings.TrimLeft(t.happened(v, reading{}), "\n"), "\n")
		if all = all[:len(all)-1]; last > 0 && last < len(all) {
			all = all[len(all)-last:]
		}
		b.WriteString(strings.Join(all, ""))
		if len(all) == 0 {
			b.WriteString("Nothing has happened yet.\n")
		}
	})
}

// moves lists the decisions by number, as far as the viewer may know them, with the
// commands in between.
func (t *Table) moves(string) error {
	var b strings.Builder
	seat := t.viewer()
	over := t.session.Pending() == nil && t.session.Err() == nil
	n := 0
	for _, l := range t.story.Entries() {
		if l.Kind == record.Command {
			fmt.Fprintf(&b, "      %s\n", wordCommand(l.Text))
			continue
		}
		n++
		asked := t.seatNamed(l.Seat)
		chosen := "has answered" // how much was chosen may be secret, too
		switch {
		case seat != asked && !over && !t.isOpen():
		case len(l.Keys) == 0:
			chosen = "-"
		default:
			chosen = strings.Join(l.Keys, ", ")
		}
		fmt.Fprintf(&b, "%4d  %s: %s\n", n, t.who(asked), chosen)
	}
	if b.Len() == 0 {
		b.WriteString("Nothing has been decided yet.\n")
	}
	t.page(b.String())
	return nil
}

// wordCommand words a command of the record for people.
func wordCommand(text string) string {
	if strings.HasPrefix(text, "luck ") {
		return "other luck from here on"
	}
	return text
}

// card tells what is printed on a piece that the viewer sees.
func (t *Table) card(name string) error {
	return t.tell(func(b *strings.Builder, v engine.View, _ *engine.Decision) { b.WriteString(printedOn(v, name)) })
}

// listBranches shows the branches.
func (t *Table) listBranches(string) error {
	t.write(t.branches())
	return nil
}

// why tells of what is barred, with reasons; of one option, what it is.
func (t *Table) why(option string) error {
	if t.session.Pending() == nil {
		return errors.New("nothing is asked")
	}
	return t.tell(func(b *strings.Builder, v engine.View, d *engine.Decision) {
		if option != "" {
			b.WriteString(t.whyOption(d, option))
			return
		}
		barred := barredLines(d)
		for _, line := range barred {
			fmt.Fprintf(b, "  %s\n", line)
		}
		if len(barred) == 0 {
			b.WriteString("Nothing is barred here.\n")
		}
	})
}

// whyOption tells why something is not among the options, or that it is.
func (t *Table) whyOption(d *engine.Decision, word string) string {
	i, err := find(t.called, word, ofNumbers(d))
	no, barred := notAmong(d, word)
	if err == nil && (isWhole(t.called, word) || !barred) {
		text := "It can be chosen: " + optionText(d, i)
		if more := detailOf(d.View(), d.Options[i]); more != "" {
			text += ": " + more
		}
		return text + ".\n"
	}
	if no != "" {
		return no + "\n"
	}
	return sentence(err) + "\n"
}

// tried is what a line of Lua gives, as text.
func (t *Table) tried(line string) string {
	d := t.session.Pending()
	typed, err := t.rules.Program.Typed(line)
	if err != nil || d == nil {
		return ""
	}
	text, acts, err := t.run.Try(t.match, typed, d.Seat)
	switch {
	case err != nil:
		return ""
	case acts:
		return "Done."
	}
	return text
}
