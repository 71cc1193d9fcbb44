// This file knows the commands of the prompt.

package repl

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// command is a word that is no answer. run tells whether the question is to be
// asked anew, or something else.
type command struct {
	name, help string
	run        func(t *Table, d *engine.Decision) (done bool)
}

var commands []command

func init() {
	commands = []command{
		{"help", "what can be typed", (*Table).help},
		{"why", "what is not possible now, and why", (*Table).why},
		{"score", "how everybody stands", (*Table).score},
		{"view", "the whole table again", func(t *Table, _ *engine.Decision) bool { t.drawn = nil; return true }},
		{"undo", "take back the last answer of a person", func(t *Table, _ *engine.Decision) bool { return t.went(t.undo(), "Taken back.") }},
		{"redo", "answer again what was taken back", func(t *Table, _ *engine.Decision) bool { return t.went(t.session.Redo(), "Answered again.") }},
		{"quit", "leave the match", func(t *Table, _ *engine.Decision) bool { t.left = true; return true }},
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
	i := slices.Index(commandNames(), strings.ToLower(name))
	switch {
	case i >= 0:
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
		t.say("Type numbers or keys, with blanks or commas between them; the start of a key will do. - or an empty line is none.")
	case d.Optional:
		t.say("Type a number or a key; the start of a key will do. - or an empty line is none.")
	default:
		t.say("Type a number or a key; the start of a key will do.")
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
				fmt.Fprintf(&b, " %s %s", words(t.game.Measures[measure]), text)
			}
			b.WriteString("\n")
		}
	})
	t.report(&b, err)
	return false
}

// report writes what was gathered aside, or why that failed.
func (t *Table) report(b *strings.Builder, err error) {
	if err != nil {
		t.say("That cannot be told: %v", err)
		return
	}
	t.write(b.String())
}
