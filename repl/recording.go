// This file has a match recorded, so that it can be resumed after anything.

package repl

import (
	"fmt"
	"path"
	"strings"

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

// head is what a record of the match begins with.
func (t *Table) head() record.Head {
	o := t.opening
	h := record.Head{Game: o.Game, With: o.With, Set: o.Set, Seed: o.Seed, Engine: engine.Version, Rules: record.Rules{Hash: t.rules.Hash}}
	for i, p := range o.Players {
		h.Players = append(h.Players, record.Player{Seat: t.rules.Game.Seats[i].ID, Name: p.Name, Bot: p.Bot})
	}
	for _, f := range t.rules.Files {
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
