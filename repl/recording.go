// This file has a match recorded, so that it can be resumed after anything.

package repl

import (
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"strings"
	"time"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/variants"
)

// Record has the match recorded in a new file from here on. Where that cannot be,
// the table is closed.
func (t *Table) Record(file string) error {
	err := t.record(file)
	if err != nil {
		t.close() // it has no record yet whose end could fail
	}
	return err
}

func (t *Table) record(file string) error {
	w, err := record.Create(file, t.head())
	if err == nil {
		t.writer, t.file = w, file
	}
	return err
}

// save has the record write a line. Where its file has gone, the branch that is
// played is saved anew beside it.
func (t *Table) save(l record.Line) error {
	err := t.writer.Write(l)
	if !errors.Is(err, record.ErrLost) {
		return err
	}
	file := record.NewPath(filepath.Dir(t.file), t.opening.Game, time.Now())
	anew, err := record.Create(file, t.head())
	if err != nil {
		return err
	}
	if err := anew.Write(append(t.story.Lines(), l)...); err != nil {
		anew.Close()
		return err
	}
	t.say("%s is gone, or it is another file; the match is saved anew in %s.", t.file, file)
	t.writer.Close() // of a file that is lost nothing more can go wrong
	t.writer, t.file = anew, file
	return nil
}

// head is what a record of the match begins with.
func (t *Table) head() record.Head {
	o := t.opening
	rules := t.rules
	if len(t.past) > 0 {
		rules = t.past[0].rules
	}
	h := record.Head{Game: o.Game, With: o.With, Set: o.Set, Seed: o.Seed, Engine: engine.Version, Rules: record.Rules{Hash: rules.Hash}}
	for i, p := range o.Players {
		h.Players = append(h.Players, record.Player{Seat: t.rules.Game.Seats[i].ID, Name: p.Name, Bot: p.Bot})
	}
	for _, f := range rules.Files {
		h.Rules.Files = append(h.Rules.Files, record.File{Name: f.Name, Text: f.Text})
	}
	return h
}

// openingOf is how a recorded match was opened.
func openingOf(h record.Head) Opening {
	o := Opening{Game: h.Game, With: h.With, Set: h.Set, Seed: h.Seed}
	for _, p := range h.Players {
		o.Players = append(o.Players, Player{p.Name, p.Bot})
	}
	return o
}

// rulesOf loads the rules that a record holds.
func rulesOf(h record.Head) (*variants.RuleSet, error) {
	tree := variants.Texts{}
	game := ""
	o := variants.Options{Set: h.Set, Players: len(h.Players), Files: tree}
	for _, f := range h.Rules.Files {
		tree[f.Name] = f.Text
		dir, file := path.Split(f.Name)
		switch {
		case !strings.HasPrefix(dir, "variants/"):
		case file == "base.toml":
			game = path.Base(dir)
		default:
			o.With = append(o.With, strings.TrimSuffix(file, ".toml"))
		}
	}
	if game == "" {
		return nil, fmt.Errorf("the record holds no rules of %s", h.Game)
	}
	return variants.Load(game, o)
}
