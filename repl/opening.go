// This file opens a table: rules, seed and who sits where.

package repl

import (
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

// Opening is what a match begins with.
type Opening struct {
	Game    string            // name or path of the game
	With    []string          // house rules, in order
	Set     map[string]string // knobs
	Seed    uint64
	Players []Player // by seat

	Author io.Writer // receives what rules print, with file and line; nil: nobody does
	Trace  bool      // and what they do: every verb, effect and condition, secrets included
}

// Player is who sits at a seat: a person, or a bot when Bot names one.
type Player struct {
	Name string
	Bot  string
}

// Open loads the rules, sits the players down and sets the match up.
func Open(o Opening, term *terminal.Terminal) (*Table, error) {
	rules, err := variants.Load(o.Game, variants.Options{With: o.With, Set: o.Set, Players: len(o.Players)})
	if err != nil {
		return nil, err
	}
	return open(o, rules, term)
}

// open sits the players down and sets a match of the rules up.
func open(o Opening, rules *variants.RuleSet, term *terminal.Terminal) (*Table, error) {
	t := &Table{
		opening: o, term: term,
		bots: make([]engine.Decider, len(o.Players)), read: make([]reading, len(o.Players)+1),
		story: record.NewStory(), looking: engine.NoSeat,
	}
	for i, p := range o.Players {
		if p.Bot == "" {
			continue
		}
		maker, err := Bot(p.Bot)
		if err != nil {
			return nil, err
		}
		t.bots[i] = maker()
	}
	t.era = t.newEra(rules)
	t.header()
	return t, nil
}

// names are the names of the players, by seat.
func (o *Opening) names() []string {
	names := make([]string, len(o.Players))
	for i, p := range o.Players {
		names[i] = p.Name
	}
	return names
}

// listen has the author hear what the rules of the match say, once: not again when a
// step is run again.
func (t *Table) listen(run *scripts.Run) {
	if t.opening.Author == nil {
		return
	}
	run.Print = func(where, text string) {
		if !t.quiet {
			fmt.Fprintf(t.opening.Author, "%s: %s\n", where, text)
		}
	}
	if t.opening.Trace {
		run.Trace = run.Print
	}
}

// quietly does something in which rules are run that were heard before.
func (t *Table) quietly(do func() error) error {
	before := t.quiet
	t.quiet = true
	defer func() { t.quiet = before }()
	return do()
}

// header writes what the match can be opened with again.
func (t *Table) header() {
	t.say("game: %s", t.opening.Game)
	if len(t.opening.With) > 0 {
		t.say("with: %s", strings.Join(t.opening.With, ","))
	}
	for _, knob := range slices.Sorted(maps.Keys(t.opening.Set)) {
		t.say("set: %s=%s", knob, t.opening.Set[knob])
	}
	t.say("seed: %d", t.opening.Seed)
	for i, p := range t.opening.Players {
		who := p.Name
		if p.Bot != "" {
			who += " (bot " + p.Bot + ")"
		}
		t.say("%s: %s", t.rules.Game.Seats[i].ID, who)
	}
	t.say("")
	how := "Type a number or a name to choose; help tells more."
	if len(t.people()) == 0 {
		how = "Bots play among themselves; --players NAME gives you a seat."
	}
	t.say("%s. %s", t.rules.Game.Name, how)
}

// who names the player at a seat, with the side where the game has sides.
func (t *Table) who(s engine.Seat) string {
	if !t.rules.Game.Sided {
		return t.opening.Players[s].Name
	}
	return fmt.Sprintf("%s (%s)", t.opening.Players[s].Name, t.rules.Game.Seats[s].Name)
}

// people are the seats of persons.
func (t *Table) people() []engine.Seat {
	var seats []engine.Seat
	for i, p := range t.opening.Players {
		if p.Bot == "" {
			seats = append(seats, engine.Seat(i))
		}
	}
	return seats
}
