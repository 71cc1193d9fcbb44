// This file knows the commands of the prompt.

package repl

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/repl/show"
	"hausregel/scripts/near"
)

// command is a word that is no answer. run tells whether the question is to be
// asked anew, or something else.
type command struct {
	name, help string
	run        func(t *Table, d *engine.Decision) (done bool)
	tell       func(t *Table, about string) // instead of run: it takes a name
}

var commands []command

func init() {
	commands = []command{
		{name: "help", help: "what can be typed", run: (*Table).help},
		{name: "why", help: "what is not possible now, and why", run: (*Table).why},
		{name: "card", help: "card NAME: what is printed on a card or other piece that you see", tell: (*Table).card},
		{name: "score", help: "how everybody stands", run: (*Table).score},
		{name: "view", help: "the whole table again", run: func(t *Table, _ *engine.Decision) bool { t.drawn = nil; return true }},
		{name: "undo", help: "take back the last answer of a person", run: func(t *Table, _ *engine.Decision) bool { return t.went(t.undo(), "Taken back.") }},
		{name: "redo", help: "answer again what was taken back", run: func(t *Table, _ *engine.Decision) bool { return t.went(t.session.Redo(), "Answered again.") }},
		{name: "quit", help: "leave the match", run: func(t *Table, _ *engine.Decision) bool { t.left = true; return true }},
	}
}

func commandNames() []string {
	var names []string
	for _, c := range commands {
		names = append(names, c.name)
	}
	return names
}

// command runs the command that a line is: known is false when it is an answer.
// Commands are typed whole; /word is always one.
func (t *Table) command(line string, d *engine.Decision) (done, known bool) {
	name, slash := strings.CutPrefix(line, "/")
	first, about, _ := strings.Cut(name, " ")
	i := slices.Index(commandNames(), strings.ToLower(first))
	switch {
	case i >= 0 && commands[i].tell != nil:
		commands[i].tell(t, strings.TrimSpace(about))
		return false, true
	case i >= 0 && about == "":
		return commands[i].run(t, d), true
	case slash:
		t.say("There is no command %q%s.", name, near.Hint(name, commandNames()))
		return false, true
	}
	return false, false
}

// went tells how a step in time went. The question is asked anew.
func (t *Table) went(err error, text string) bool {
	if err != nil {
		text = sentence(err)
	}
	t.say("%s", text)
	return true
}

func (t *Table) help(d *engine.Decision) bool {
	switch {
	case d.Shape != engine.One:
		t.say("Type numbers, keys or names, with blanks or commas between them; the start of one will do. - or an empty line is none.")
	case d.Optional:
		t.say("Type a number, a key or a name; the start of one will do. - or an empty line is none.")
	default:
		t.say("Type a number, a key or a name; the start of one will do.")
	}
	for _, c := range commands {
		t.say("  %-6s %s", c.name, c.help)
	}
	t.say("A word behind / is always a command.")
	return false
}

// why lists all that is barred, with reasons.
func (t *Table) why(*engine.Decision) bool {
	var b strings.Builder
	err := t.aside(func(d *engine.Decision) {
		barred := barredLines(d)
		for _, line := range barred {
			fmt.Fprintf(&b, "  %s\n", line)
		}
		if len(barred) == 0 {
			b.WriteString("Nothing is barred here.\n")
		}
	})
	t.report(&b, err)
	return false
}

// score shows what the ranking goes by, as far as the asked seat may know it.
func (t *Table) score(*engine.Decision) bool {
	var b strings.Builder
	err := t.aside(func(d *engine.Decision) {
		v := d.View()
		for s := range t.game.Seats {
			fmt.Fprintf(&b, "  %s:", t.who(engine.Seat(s)))
			for k, measure := range t.game.Ranking {
				text := "hidden"
				if n, ok := v.Score(engine.Seat(s), k); ok {
					text = fmt.Sprint(n)
				}
				fmt.Fprintf(&b, " %s %s", show.Words(t.game.Measures[measure]), text)
			}
			b.WriteString("\n")
		}
	})
	t.report(&b, err)
	return false
}

// card tells what is printed on a piece that the asked seat sees.
func (t *Table) card(name string) {
	if name == "" {
		t.say("card NAME tells what is printed on a card or other piece that you see.")
		return
	}
	var b strings.Builder
	err := t.aside(func(d *engine.Decision) { b.WriteString(printedOn(d.View(), name)) })
	t.report(&b, err)
}

// report writes what was gathered aside, or why that failed.
func (t *Table) report(b *strings.Builder, err error) {
	if err != nil {
		t.say("That cannot be told: %v", err)
		return
	}
	t.write(b.String())
}
