// This file checks games and house rules.

package check

import (
	"errors"
	"fmt"
	"io"
	"path"
	"strings"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/engine/lab"
	"hausregel/scripts"
	"hausregel/variants"
)

// Options say what is to be checked.
type Options struct {
	Targets []string  // names and paths of games and house rules; none: all games, drafts too
	Games   int       // sample matches of each form of a game, 0..
	Out     io.Writer // a line for each target that is fine
}

// Run checks the targets one after another. The error is a scripts.Problems with
// all that was found.
func Run(o Options) error {
	targets := o.Targets
	if len(targets) == 0 {
		for _, l := range variants.AllGames(variants.Options{}) {
			targets = append(targets, l.ID)
		}
	}
	var all scripts.Problems
	for _, name := range targets {
		c := checker{name: name, games: o.Games}
		c.check()
		all = append(all, c.problems...)
		if len(c.problems) > 0 {
			continue
		}
		if _, err := fmt.Fprintf(o.Out, "%s: fine. %s\n", name, c.done()); err != nil {
			return err
		}
	}
	if len(all) > 0 {
		return all.Sort()
	}
	return nil
}

// checker checks one game, or one house rule with its game.
type checker struct {
	name  string
	games int

	players       []int
	houses, words int
	loads         int
	played        lab.Doubles
	problems      scripts.Problems
	said          map[string]bool // texts of the problems
}

func (c *checker) done() string {
	players := make([]string, len(c.players))
	for i, n := range c.players {
		players[i] = fmt.Sprint(n)
	}
	return fmt.Sprintf("%s players, %s, %s: loaded %s; %s, %s run twice", strings.Join(players, ", "), counted(c.houses, "house rule"),
		counted(c.words, "other word")+" of knobs", counted(c.loads, "time"), counted(c.played.Games, "sample match"), counted(c.played.Steps, "step"))
}

// runSeed is the seed of the sample matches.
const runSeed = 1

// check loads and plays the game in all its forms.
func (c *checker) check() {
	first := c.form(variants.Options{})
	if first == nil {
		return
	}
	c.players = first.Players
	if len(first.Houses) == 0 { // else the target is a house rule itself
		for _, h := range variants.HouseRules(c.name, variants.Options{}) {
			c.form(variants.Options{With: []string{h.ID}})
			c.houses++
		}
	}
	for _, k := range first.Knobs {
		for _, word := range k.Words {
			if word != k.Value {
				c.form(variants.Options{Set: map[string]string{k.ID: word}})
				c.words++
			}
		}
	}
}

// form tries one form of the game with every number of players that it is for,
// and gives the one for the fewest.
func (c *checker) form(o variants.Options) *variants.RuleSet {
	first := c.try(o)
	if first == nil || first.Game.Sided {
		return first
	}
	for _, n := range first.Players {
		if n != len(first.Game.Seats) {
			o.Players = n
			c.try(o)
		}
	}
	return first
}

// try loads the rules and plays their sample matches.
func (c *checker) try(o variants.Options) *variants.RuleSet {
	rs, err := variants.Load(c.name, o)
	c.loads++
	if err != nil {
		c.note(o, err, "")
		return nil
	}
	done, err := lab.Twice(lab.Setup{Games: c.games, Seed: runSeed, Open: func() (*engine.Match, error) {
		m := engine.NewMatch(rs.Game, rs.Program.NewRun())
		for s := range rs.Game.Seats {
			m.SetDecider(engine.Seat(s), reader{})
		}
		return m, nil
	}})
	c.played.Games += done.Games
	c.played.Steps += done.Steps
	if err != nil {
		c.note(o, err, c.seenIn(rs, err))
		return nil
	}
	return rs
}

// reader answers at random, after reading all that a person would be shown.
type reader struct{ bots.Random }

// Decide fails with the fault of a text that cannot be filled.
func (r reader) Decide(d *engine.Decision) error {
	d.Text()
	for i := range d.Options {
		d.Label(i)
		d.Note(i)
	}
	for _, b := range d.Barred() {
		d.BarredLabel(b)
	}
	return r.Random.Decide(d)
}

// note keeps what went wrong, once: most problems show in many forms. The hint
// tells how to see it.
func (c *checker) note(o variants.Options, err error, hint string) {
	var found scripts.Problems
	var fault *scripts.Error
	switch {
	case errors.As(err, &found):
	case errors.As(err, &fault):
		found = scripts.Problems{{File: fault.File, Line: fault.Line, Subject: "rules." + fault.Rule, Text: fault.Problem, Hint: hint}}
	default:
		found = scripts.Problems{{File: c.named(o), Text: err.Error(), Hint: hint}}
	}
	for _, p := range found {
		text := fmt.Sprint(p.File, p.Line, p.Subject, p.Text)
		if c.said[text] {
			continue
		}
		if c.said == nil {
			c.said = map[string]bool{}
		}
		c.said[text] = true
		c.problems = append(c.problems, p)
	}
}

// seenIn says how to play the match in which rules failed, and where in it.
func (c *checker) seenIn(rs *variants.RuleSet, err error) string {
	var match *lab.MatchError
	if !errors.As(err, &match) {
		return ""
	}
	label := lab.Label{Game: c.name, With: rs.Options.With, Set: rs.Options.Set}
	if len(label.With) > 0 && label.With[0] == c.name {
		label.With = label.With[1:] // the house rule that is checked
	}
	for range rs.Game.Seats {
		label.Bots = append(label.Bots, "random")
	}
	text := label.Replay(rs.Game, runSeed, match.Number) + " plays this match"
	var step *engine.StepError
	if errors.As(err, &step) {
		text += "; it fails in " + step.Where()
	}
	return text
}

// named names the game in one of its forms.
func (c *checker) named(o variants.Options) string {
	text := path.Clean(c.name)
	if o.Players > 0 {
		text += fmt.Sprintf(", %d players", o.Players)
	}
	for _, w := range o.With {
		text += " with " + w
	}
	for k, v := range o.Set {
		text += " with " + k + " = " + v
	}
	return text
}

func counted(n int, noun string) string {
	switch {
	case n == 1:
		return "1 " + noun
	case strings.HasSuffix(noun, "ch"):
		return fmt.Sprintf("%d %ses", n, noun)
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
