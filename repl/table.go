// This file defines Table: people and bots at one match, asked in turn.

package repl

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// Table is a match with the people at one keyboard.
type Table struct {
	term    *terminal.Terminal
	opening Opening
	game    *engine.Game
	match   *engine.Match
	fork    *engine.Match // stands where match stands while a screen is drawn
	session *engine.Session

	called  []callable  // the options of the screen
	read    []int       // by seat: events of the log it has read
	looking engine.Seat // who sits before the screen; NoSeat at the start
	drawn   []string    // the panels that were shown last to whoever looks
	left    bool        // somebody quit
}

// Play asks until the match is over or somebody quits. It returns terminal.ErrInputEnded
// when the input ends before that, the fault when the rules failed and nobody
// took it back, or an error of the reader or writer.
func (t *Table) Play() error {
	defer t.session.Close()
	err := t.play()
	if flushed := t.term.Flush(); err == nil {
		err = flushed
	}
	return err
}

func (t *Table) play() error {
	for !t.left {
		d := t.session.Pending()
		switch fault := t.session.Err(); {
		case fault != nil:
			if err := t.faulty(fault); err != nil {
				return err
			}
		case d == nil:
			if err := t.ending(); err != nil {
				return err
			}
			if err := t.after(); err != nil {
				return err
			}
		case t.forced(d):
		default:
			if err := t.turn(d); err != nil {
				return err
			}
		}
	}
	return nil
}

// forced answers where everyone can see that there is one answer only, as it was
// answered before where that was undone.
func (t *Table) forced(d *engine.Decision) bool {
	if !d.Forced() {
		return false
	}
	if t.session.Redo() == nil {
		return true
	}
	if d.Shape == engine.Set && d.Max == 0 {
		return t.session.Answer() == nil
	}
	return t.session.Answer(d.All(nil)...) == nil
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
		line, err := t.term.ReadLine("> ")
		if err != nil {
			return err
		}
		if done, known := t.command(line, d); known {
			if done {
				return nil
			}
			continue
		}
		options, err := choose(d, t.called, line)
		if err == nil {
			err = t.session.Answer(options...)
		}
		if err == nil {
			return nil
		}
		t.refuse(line, err)
	}
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
				text = notAmong(d, words[i])
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

func (t *Table) say(format string, args ...any) { t.term.Say(format, args...) }

func (t *Table) write(text string) { t.term.Write(text) }

// undo goes back to the last decision that a person had to make.
func (t *Table) undo() error {
	for {
		if err := t.session.Undo(); err != nil {
			return err
		}
		for s := range t.read {
			t.read[s] = min(t.read[s], len(t.match.Events()))
		}
		if d := t.session.Pending(); d == nil || !d.Forced() {
			return nil
		}
	}
}

// faulty tells of a fault of the rules and lets people take it back or leave.
func (t *Table) faulty(fault error) error {
	t.say("\nThe rules failed, and the step has been taken back:\n  %s", strings.ReplaceAll(fault.Error(), "\n", "\n  "))
	if len(t.match.Entries()) == 0 {
		return fault
	}
	for {
		t.say("undo takes back the last answer, quit leaves the match.")
		line, err := t.term.ReadLine("> ")
		if err != nil {
			return err
		}
		switch strings.TrimPrefix(line, "/") {
		case "undo":
			return t.undo()
		case "quit":
			return fault
		}
	}
}

// handOver has another person come to the keyboard before secrets are shown. It
// tells whether that person is there; not when a command led elsewhere.
func (t *Table) handOver(to engine.Seat) (there bool, err error) {
	if t.looking == to || len(t.people()) < 2 || !t.secretive() {
		t.looking = to
		return true, nil
	}
	t.hide()
	for {
		t.say("It is up to %s. Nobody else may look; press Enter when you are there.", t.who(to))
		line, err := t.term.ReadLine("> ")
		switch word := strings.TrimPrefix(line, "/"); {
		case err != nil:
			return false, err
		case line == "":
			t.looking = to
			return true, nil
		case word == "quit" || word == "undo" || word == "redo":
			t.command(line, nil)
			return false, nil
		}
	}
}

// hide takes what one person has seen off the screen, where others are to look.
func (t *Table) hide() {
	if t.looking >= 0 && len(t.people()) > 1 && t.secretive() {
		t.term.Clear()
	}
	t.looking, t.drawn = engine.NoSeat, nil
}

// secretive tells whether seats have zones that only they may look into, or
// choose at once and in secret.
func (t *Table) secretive() bool {
	for _, a := range t.game.Asks {
		if a.From >= 0 {
			return true
		}
	}
	for _, p := range t.game.Phases {
		if p.Together {
			return true
		}
	}
	for _, z := range t.game.Places {
		if z.Seen == engine.SeenOwner {
			return true
		}
	}
	return false
}

// errDrawn ends the step of the fork.
var errDrawn = errors.New("the screen is drawn")

// aside calls f with the pending decision as it stands in the fork. What f runs
// costs the match nothing; a fault in it comes out as an error.
func (t *Table) aside(f func(d *engine.Decision)) error {
	t.match.ForkInto(t.fork)
	look := engine.DeciderFunc(func(d *engine.Decision) error {
		f(d)
		return errDrawn
	})
	for s := range t.game.Seats {
		t.fork.SetDecider(engine.Seat(s), look)
	}
	if err := t.fork.Step(); !errors.Is(err, errDrawn) {
		return fmt.Errorf("the step did not ask again: %w", err)
	}
	return nil
}

// sentence words an error as one.
func sentence(err error) string {
	text := err.Error()
	first, size := utf8.DecodeRuneInString(text)
	text = string(unicode.ToUpper(first)) + text[size:]
	if !strings.HasSuffix(text, ".") && !strings.HasSuffix(text, "?)") {
		text += "."
	}
	return text
}
