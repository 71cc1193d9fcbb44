// This file defines Table: people and bots at one match, asked in turn.

package repl

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/repl/terminal"
)

// Table is a match with the people at one keyboard.
type Table struct {
	term    *terminal.Terminal
	opening Opening
	bots    []engine.Decider // by seat; nil: a person

	*era          // the one that is played
	past   []*era // those before it, oldest first
	spare  *era   // one that was made and has not begun
	story  *record.Story
	undone []record.Line // what was taken back and redo would bring, oldest first
	notes  []note
	lucks  int            // how often other luck was wished for
	writer *record.Writer // nil: the match is not recorded
	file   string         // the record

	called  []callable  // the options of the screen
	read    []reading   // by seat, onlookers first: how much of the log they have read
	looking engine.Seat // who sits before the screen; NoSeat at the start
	drawn   []string    // the panels that were shown last to whoever looks
	at      station     // where the prompt stands
	cleared bool        // the window has been emptied once
	quiet   bool        // what rules print has been heard before
	running bool        // bots play among themselves to the end
	replay  bool        // a record is looked at: nothing is played
	over    bool        // and its match was played to the end, or its table opened
	left    bool        // somebody quit
}

// Play asks until the match is over or somebody quits. It returns
// terminal.ErrInputEnded when the input ends before that, the fault when the rules
// failed and nobody took it back, or an error of the reader or writer.
func (t *Table) Play() error {
	err := t.play()
	return cmp.Or(err, t.close(), t.term.Flush())
}

// File is the record of the match; "" where it is not recorded.
func (t *Table) File() string { return t.file }

// close lets the match and its record go.
func (t *Table) close() error {
	if t.spare != nil {
		t.spare.session.Close()
	}
	for _, e := range t.eras() {
		e.session.Close()
	}
	if t.writer == nil {
		return nil
	}
	return t.writer.Close()
}

func (t *Table) play() error {
	defer func() {
		if t.left && t.term.Typed() {
			t.hide() // what one person has seen does not stay on the screen
		}
	}()
	for !t.left {
		var err error
		d := t.session.Pending()
		switch fault := t.session.Err(); {
		case fault != nil:
			err = t.faulty(fault)
		case d == nil:
			err = t.ending()
		case t.watched() || t.goesOn() && t.term.Interrupted():
			t.running = false
			err = t.watch(d)
		case t.goesOn():
			err = t.byItself(d)
		default:
			err = t.turn(d)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// goesOn tells whether the pending decision is none of a person.
func (t *Table) goesOn() bool {
	d := t.session.Pending()
	return d != nil && (t.obvious(d) || t.bots[d.Seat] != nil)
}

// obvious tells whether a decision is made without asking: there is one answer only,
// as everyone can see, or nobody is there who would learn from it that there is none.
func (t *Table) obvious(d *engine.Decision) bool {
	return d.Forced() || len(d.Options) == 0 && len(t.people()) < 2
}

// byItself answers where nobody needs to be asked: as it was answered before where
// that was undone.
func (t *Table) byItself(d *engine.Decision) error {
	if len(t.undone) > 0 && t.undone[0].Kind == record.Answer && t.again() == nil {
		return nil
	}
	var options []int
	switch {
	case len(d.Options) == 0 || d.Shape == engine.Set && d.Max == 0:
	case d.Forced() && d.Shape == engine.One:
		options = d.All(nil)[:1] // one of identical copies
	case d.Forced():
		options = d.All(nil)
	default:
		t.thinks(d.Seat)
		var err error
		if options, err = t.answerOf(d, t.bots[d.Seat]); err != nil {
			return fmt.Errorf("%s: %w", t.who(d.Seat), err)
		}
	}
	return t.answer(d, options)
}

// thinks gives a sign of life where a bot may take a while.
func (t *Table) thinks(s engine.Seat) {
	if _, ahead := t.bots[s].(engine.AheadLooker); ahead && t.term.Typed() {
		t.say("%s", terminal.Dim(t.who(s)+" thinks."))
		t.term.Flush() // its error comes out of the next prompt
	}
}

// turn shows the question to the seat that is asked and reads lines until one
// answers it or leads elsewhere.
func (t *Table) turn(d *engine.Decision) error {
	if there, err := t.handOver(d.Seat); !there || err != nil {
		return err
	}
	if err := t.screen(); err != nil {
		t.say("This screen cannot be drawn: %v", err)
	}
	for {
		line, err := t.prompt(atQuestion)
		if err != nil {
			return err
		}
		if moved, known := t.command(line, atQuestion); known {
			if moved {
				return nil
			}
			continue
		}
		if text := t.barred(line); text != "" {
			t.say("%s", text)
			continue
		}
		options, err := choose(d, t.called, line)
		if errors.Is(err, errEmpty) && d.Check(nil) != nil {
			err = d.Check(nil)
		}
		if err == nil {
			err = t.answer(d, options)
		}
		if err == nil {
			return nil
		}
		t.refuse(line, err)
	}
}

// barred tells why what a line names is no option; "" where it is one, or nothing.
func (t *Table) barred(line string) (text string) {
	if line == "" || isWhole(t.called, line) {
		return ""
	}
	barred := false
	fault := t.aside(func(d *engine.Decision) { text, barred = notAmong(d, line) })
	if fault != nil || !barred {
		return "" // the answer itself is judged
	}
	return text
}

// refuse says why an answer does not do: best, why what it names is no option.
func (t *Table) refuse(line string, err error) {
	text := ""
	if !errors.As(err, new(*engine.Refusal)) {
		words := []string{line}
		if u := (*unknown)(nil); errors.As(err, &u) {
			words = append(words, u.word)
		}
		fault := t.aside(func(d *engine.Decision) {
			for i := 0; i < len(words) && text == ""; i++ {
				text, _ = notAmong(d, words[i])
			}
		})
		if fault != nil {
			text = "" // what the error says is true all the same
		}
	}
	if text == "" {
		text = sentence(err)
	}
	t.say("%s", text)
}

// faulty tells of a fault of the rules and lets people take it back or leave.
func (t *Table) faulty(fault error) error {
	what := "The rules failed"
	if t.session.Err() != nil {
		what += ", and the step has been taken back"
	}
	t.say("\n%s:\n  %s", what, strings.ReplaceAll(fault.Error(), "\n", "\n  "))
	if t.story.Len() == 0 {
		return fault
	}
	for !t.left {
		t.say("undo takes back the last answer, quit leaves the match.")
		line, err := t.prompt(atFault)
		if err != nil {
			return err
		}
		moved, known := t.command(line, atFault)
		if moved && !t.left {
			return nil
		}
		if !known {
			t.say("There is no question to answer here.")
		}
	}
	return fault
}

// prompt reads a line. Ctrl-C where nothing is typed leaves the match only when it
// comes twice.
func (t *Table) prompt(at station) (string, error) {
	t.at = at
	t.term.Complete(func(before string) (int, []string) { return t.completions(before, at) })
	for again := false; ; again = true {
		line, err := t.term.ReadLine("> ")
		switch {
		case errors.Is(err, terminal.ErrInterrupted) && !again:
			t.say("Ctrl-C again, or quit, leaves the match.")
			continue
		case errors.Is(err, terminal.ErrInterrupted):
			return "quit", nil
		case err == nil && t.remembers(line, at):
			t.term.Remember(line)
		}
		return line, err
	}
}

// remembers tells whether a line goes into the history: commands do, but where several
// people have secrets none that names what one of them has looked at.
func (t *Table) remembers(line string, at station) bool {
	c := commandAt(firstWord(line), at)
	if c == nil {
		return false
	}
	return c.name != "why" && c.name != "card" || len(t.people()) < 2 || t.isOpen() || !t.secretive()
}

// firstWord is the name of the command that a line may be.
func firstWord(line string) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(line, "/"), " ")
	return name
}

func (t *Table) say(format string, args ...any) { t.term.Say(format, args...) }

func (t *Table) write(text string) { t.term.Write(text) }

// sentence words an error as one.
func sentence(err error) string {
	text := err.Error()
	if word, _, _ := strings.Cut(text, " "); !strings.ContainsAny(word, "/.") { // a file keeps its name
		first, size := utf8.DecodeRuneInString(text)
		text = string(unicode.ToUpper(first)) + text[size:]
	}
	if !strings.HasSuffix(text, ".") && !strings.HasSuffix(text, "?)") {
		text += "."
	}
	return text
}
