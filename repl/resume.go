// This file resumes recorded matches and looks at them.

package repl

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/repl/terminal"
	"hausregel/scripts"
	"hausregel/variants"
)

// Resume opens the table of a recorded match where it was left, by the rules that
// the record holds; what is played is added to the record. Where rules of the same
// name read otherwise today, it says what differs and from which decision on that
// matters. What is damaged or cannot be followed is cut off, and said.
func Resume(file string, author io.Writer, term *terminal.Terminal) (*Table, error) {
	t, r, err := reopen(file, author, term)
	if err != nil {
		return nil, err
	}
	if r.Damage != nil {
		t.say("The record is damaged: %v.\nThe match goes on from before that; the damaged file is kept beside it.", r.Damage)
	}
	if r.Torn {
		t.say("The last line of the record was not finished, and is left out.")
	}
	for broken := t.take(r.Lines); broken != nil; broken = t.take(r.Lines) {
		t.say("The record cannot be followed to its end: %s:%d: %v.\nThe match goes on from before that; the whole file is kept beside it.", file, broken.line, t.unsecret(broken))
		r.Cut(broken.line)
		t.begin()
	}
	if t.writer, err = record.Continue(file, r); err != nil {
		t.close()
		return nil, err
	}
	t.file = file
	t.tellDifference()
	t.say("So far %s.", plural(t.match.Decisions(), "decision"))
	t.remind()
	return t, nil
}

// begin has the match stand at its set-up again, with nothing entered or taken back.
func (t *Table) begin() {
	rules := t.begunBy()
	for _, e := range append(t.past, t.era) {
		e.session.Close()
	}
	t.past, t.story, t.undone, t.notes, t.lucks = nil, record.NewStory(), nil, nil, 0
	t.era = t.newEra(rules)
	t.forget()
}

// begunBy are the rules that the match was begun with.
func (t *Table) begunBy() *variants.RuleSet {
	if len(t.past) > 0 {
		return t.past[0].rules
	}
	return t.rules
}

// lately is how many events at least are told again to who comes back to a match.
const lately = 12

// remind has everybody have read the log but for its last events, from the beginning
// of a step on and with what heads it.
func (t *Table) remind() {
	events := t.match.Events()
	n := max(0, len(events)-lately)
	for n > 0 && events[n].Kind != engine.EventStep {
		n--
	}
	for n > 0 && (events[n-1].Kind == engine.EventPhase || events[n-1].Kind == engine.EventCycle) {
		n--
	}
	n += t.events() - len(events)
	notes := slices.IndexFunc(t.notes, func(x note) bool { return x.at >= n })
	if notes < 0 {
		notes = len(t.notes)
	}
	for s := range t.read {
		t.read[s] = reading{n, notes}
	}
}

// Replay opens the table of a recorded match at its beginning, to look at it:
// nothing is added to the record.
func Replay(file string, author io.Writer, term *terminal.Terminal) (*Table, error) {
	t, r, err := reopen(file, author, term)
	if err != nil {
		return nil, err
	}
	if r.Damage != nil {
		t.say("The record is damaged, and is shown up to there: %v.", r.Damage)
	}
	t.replay = true
	broken := t.take(r.Lines)
	if broken != nil {
		t.say("The record cannot be followed to its end: %s:%d: %v.", file, broken.line, t.unsecret(broken))
	}
	t.over = t.story.Over()
	t.undone, t.notes = nil, nil
	if err := t.put(record.Line{Kind: record.Back, To: 0}); err != nil {
		t.close()
		return nil, err
	}
	t.notes = nil
	clear(t.read)
	t.say("%s to look at; Enter goes on by one, goto N and run go farther.", plural(len(t.undone), "entry"))
	return t, nil
}

// reopen reads a record and opens a table by its rules.
func reopen(file string, author io.Writer, term *terminal.Terminal) (*Table, *record.Record, error) {
	r, err := record.Read(file)
	if err != nil {
		return nil, nil, err
	}
	if err := checkTexts(r.Head); err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	rules, err := rulesOf(r.Head)
	if err != nil {
		return nil, nil, recordError(file, err)
	}
	o := openingOf(r.Head)
	o.Author = author
	if err := checkHead(r.Head, rules); err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	t, err := open(o, rules, term)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	if r.Head.Engine != engine.Version {
		t.say("The match was begun with version %d of the engine, and this is %d: it may come out otherwise.", r.Head.Engine, engine.Version)
	}
	return t, r, nil
}

// checkTexts refuses a head that holds what a terminal obeys: its names are shown.
func checkTexts(h record.Head) error {
	texts := append([]string{h.Game, h.Rules.Hash}, h.With...)
	for _, knob := range slices.Sorted(maps.Keys(h.Set)) {
		texts = append(texts, knob, h.Set[knob])
	}
	for _, p := range h.Players {
		texts = append(texts, p.Seat, p.Name, p.Bot)
	}
	for _, f := range h.Rules.Files {
		texts = append(texts, f.Name)
	}
	for _, text := range texts {
		if strings.ContainsFunc(text, variants.IsControl) {
			return fmt.Errorf("the head of the record: %q holds control characters", text)
		}
	}
	return nil
}

// checkHead refuses what no table would have been opened with.
func checkHead(h record.Head, rules *variants.RuleSet) error {
	for i, p := range h.Players {
		if i >= len(rules.Game.Seats) || rules.Game.Seats[i].ID != p.Seat {
			return fmt.Errorf("seat %s: the rules in the record have no such seat there", p.Seat)
		}
		if !isName(p.Name) {
			return fmt.Errorf("seat %s: %w", p.Seat, noName(p.Name))
		}
	}
	return nil
}

// recordError says of rules that do not load that they stand in a record.
func recordError(file string, err error) error {
	var problems scripts.Problems
	if errors.As(err, &problems) {
		return fmt.Errorf("%s: the rules in the record do not load: %v", file, problems[0])
	}
	return fmt.Errorf("%s: %w", file, err)
}

// unsecret is why a line cannot be followed, without what a secret answer was.
func (t *Table) unsecret(e *lineError) error {
	if e.answer && !t.isOpen() {
		return errors.New("this answer is not possible here")
	}
	return e.cause
}

// lineError tells which line of a record cannot be followed.
type lineError struct {
	line   int
	cause  error
	answer bool // the line is one
}

// take follows the lines of a record; nil when all could be.
func (t *Table) take(lines []record.Line) *lineError {
	for _, l := range lines {
		do, err := t.ready(l)
		if err == nil {
			err = do()
		}
		if err != nil {
			return &lineError{l.N, err, l.Kind == record.Answer}
		}
	}
	return nil
}

// tellDifference says how the rules of the record differ from those of the same name
// today, and from which decision on that matters.
func (t *Table) tellDifference() {
	o := t.opening
	today, err := variants.Load(o.Game, variants.Options{With: o.With, Set: o.Set, Players: len(o.Players)})
	if err != nil {
		t.say("The rules are not to be had today as they were called then (%s); the match goes on by those in the record.", firstLine(err))
		return
	}
	recorded := t.begunBy()
	if recorded.Hash == today.Hash {
		return
	}
	t.say("The rules have changed since; the match goes on by those in the record.")
	for _, d := range recorded.Differences(today) {
		t.say("  %s", d)
	}
	if n, why := t.firstThatMatters(recorded, today); n >= 0 {
		t.say("By today's rules it would differ from decision %d on: %s", n+1, why)
	} else {
		t.say("All decisions so far would have been the same by today's rules.")
	}
}

func firstLine(err error) string {
	line, _, _ := strings.Cut(err.Error(), "\n")
	return line
}

// firstThatMatters plays the entries by both rules in step, up to the first decision
// that is not the same; -1 when there is none.
func (t *Table) firstThatMatters(then, now *variants.RuleSet) (decision int, why string) {
	a, b := t.shadow(then), t.shadow(now)
	defer a.close()
	defer b.close()
	for _, l := range t.story.Entries() {
		if asked(a) != asked(b) {
			return a.match.Decisions(), t.changed(a, b)
		}
		n := a.match.Decisions()
		for _, s := range []*Table{a, b} {
			do, err := s.ready(l)
			if err == nil {
				err = do()
			}
			if err != nil {
				return n, t.who(t.seatNamed(l.Seat)) + " could not answer so."
			}
		}
	}
	if asked(a) != asked(b) {
		return a.match.Decisions(), t.changed(a, b)
	}
	return -1, ""
}

// changed words how two tables ask: at a closed table without the options, which may
// be somebody's hand.
func (t *Table) changed(then, now *Table) string {
	x, y := asked(then), asked(now)
	if !t.isOpen() {
		x, _, _ = strings.Cut(x, " (among ")
		y, _, _ = strings.Cut(y, " (among ")
	}
	if x == y {
		return x + " with other options."
	}
	return fmt.Sprintf("then %s, today %s.", x, y)
}

// shadow is a table at which the same people begin the same match by some rules.
func (t *Table) shadow(rules *variants.RuleSet) *Table {
	o := t.opening
	o.Author, o.Trace = nil, false
	s := &Table{opening: o, bots: t.bots, read: make([]reading, len(o.Players)+1), story: record.NewStory(), looking: engine.NoSeat}
	s.era = s.newEra(rules)
	return s
}

// asked words what a table asks now, in a way that tells any two decisions apart.
func asked(t *Table) string {
	d := t.session.Pending()
	switch {
	case t.session.Err() != nil:
		return "the rules fail"
	case d == nil:
		return "the match is over"
	}
	what := t.rules.Game.Phases[t.match.Phase()].ID
	if d.Ask >= 0 {
		what = t.rules.Game.Asks[d.Ask].ID
	}
	return fmt.Sprintf("%s was asked %s (among %s)", t.who(d.Seat), what, strings.Join(d.Keys(), ", "))
}
