// This file offers games to play and matches to go on with.

package repl

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"hausregel/repl/record"
	"hausregel/repl/show"
	"hausregel/repl/terminal"
	"hausregel/scripts/near"
	"hausregel/variants"
)

// OfferGames lists the games and asks for one, by number or name.
func OfferGames(term *terminal.Terminal) (string, error) {
	var rows [][]string
	var ids []string
	for i, g := range variants.Games(variants.Options{}) {
		rows = append(rows, []string{fmt.Sprint(i + 1), g.ID, g.Name + ": " + g.About})
		ids = append(ids, g.ID)
	}
	term.Write(show.Rows(rows))
	for {
		term.Say("Which game? A number or a name; quit leaves.")
		line, err := ask(term, ids)
		if errors.Is(err, terminal.ErrInputEnded) {
			err = fmt.Errorf("play: no game was chosen\nhint: games are %s", strings.Join(ids, ", "))
		}
		if err != nil {
			return "", err
		}
		switch strings.TrimPrefix(line, "/") {
		case "":
			continue
		case "help":
			term.Say("Type the number that stands before a game, or its name; Tab completes names. hausregel games NAME tells more of one.")
			continue
		}
		if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(ids) {
			return ids[n-1], nil
		}
		for _, id := range ids {
			if strings.EqualFold(id, line) {
				return id, nil
			}
		}
		term.Say("There is no game %q%s.", line, near.Hint(line, ids))
	}
}

// ErrLeft tells that somebody chose nothing and left.
var ErrLeft = errors.New("nothing was chosen")

// ask reads one of some words.
func ask(term *terminal.Terminal, words []string) (string, error) {
	term.Complete(func(string) (int, []string) { return 0, words })
	line, err := term.ReadLine("> ")
	if errors.Is(err, terminal.ErrInterrupted) || err == nil && strings.TrimPrefix(line, "/") == "quit" {
		err = ErrLeft
	}
	return line, err
}

// HistoryFile is where commands that were typed are remembered; "" where there is no
// place for it.
func HistoryFile() string {
	folder, err := record.Folder()
	if err != nil {
		return ""
	}
	return filepath.Join(filepath.Dir(folder), "history")
}

// RecordAtHome has the match recorded in the user's data folder. Where that cannot be
// it says so, and the match is played all the same.
func (t *Table) RecordAtHome() {
	folder, err := record.Folder()
	if err == nil {
		err = t.record(record.NewPath(folder, t.opening.Game, time.Now()))
	}
	switch {
	case err != nil:
		t.say("This match is not saved: %v.", err)
	case t.term.Typed():
		t.say("Saved as you play; hausregel resume goes on with it.")
	}
}

// RecordNamed is the path of the record that is meant by a path, by the name of a file
// in the user's data folder, or by the number it has in the list.
func RecordNamed(name string) (string, error) {
	if _, err := os.Stat(name); err == nil {
		return name, nil
	}
	n, err := strconv.Atoi(name)
	if err != nil {
		return recordAtHome(name), nil
	}
	list, err := records()
	if err != nil {
		return "", err
	}
	if n < 1 || n > len(list) {
		return "", fmt.Errorf("there is no match %d (%s in the list)\nhint: hausregel resume lists them", n, plural(len(list), "match"))
	}
	return list[n-1].Path, nil
}

// recordAtHome is the path of a file in the user's data folder, where there is one of
// that name.
func recordAtHome(name string) string {
	folder, err := record.Folder()
	if err != nil || name != filepath.Base(name) {
		return name
	}
	path := filepath.Join(folder, name)
	if _, err := os.Stat(path); err != nil {
		return name
	}
	return path
}

// records lists the records of the user's data folder in which something has been
// entered: matches that go on first. Those that would not be opened, since a terminal
// would obey what they are called, are left out.
func records() ([]record.Listed, error) {
	folder, err := record.Folder()
	if err != nil {
		return nil, err
	}
	all, err := record.List(folder)
	if err != nil {
		return nil, err
	}
	var list, over []record.Listed
	for _, l := range all {
		switch {
		case l.Err != nil, l.Entries == 0, checkTexts(l.Head) != nil, strings.ContainsFunc(l.Path, variants.IsControl):
		case l.Over:
			over = append(over, l)
		default:
			list = append(list, l)
		}
	}
	return append(list, over...), nil
}

// fewRecords is how many matches are listed.
const fewRecords = 10

// OfferRecords lists the matches that can be gone on with, the first of them last, next
// to where it is asked for. Where somebody types it asks for one; "" where nobody does
// or there is none.
func OfferRecords(term *terminal.Terminal) (string, error) {
	list, err := records()
	if err != nil {
		return "", err
	}
	if len(list) == 0 {
		term.Say("No match has been saved yet; hausregel play begins one.")
		return "", term.Flush()
	}
	var rows [][]string
	for i, l := range list[:min(fewRecords, len(list))] {
		rows = append(rows, listed(i+1, l))
	}
	slices.Reverse(rows)
	if more := len(list) - len(rows); more > 0 {
		term.Say("%d more in %s", more, filepath.Dir(list[0].Path))
	}
	term.Write(show.Rows(rows))
	if !term.Typed() {
		return "", term.Flush()
	}
	for {
		term.Say("Which match? Its number, or Enter for number 1; quit leaves.")
		line, err := ask(term, nil)
		if err != nil {
			return "", err
		}
		if line == "" {
			line = "1"
		}
		if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(list) {
			return list[n-1].Path, nil
		}
		term.Say("A number from 1 to %d is expected.", len(list))
	}
}

// listed is a line of the list of matches.
func listed(n int, l record.Listed) []string {
	var names []string
	for _, p := range l.Head.Players {
		names = append(names, p.Name)
	}
	state := plural(l.Decisions, "decision")
	switch {
	case l.Over:
		state += ", over"
	case l.Damage != nil:
		state += ", damaged"
	}
	return []string{fmt.Sprint(n), l.Head.Game, strings.Join(names, ", "), state, l.Written.Format("2006-01-02 15:04"), filepath.Base(l.Path)}
}
