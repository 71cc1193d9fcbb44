// This file tells how a match ended.

package repl

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/repl/show"
	"hausregel/repl/terminal"
)

// ending shows what happened last, the ranking and who has won. An error is a
// fault of the rules that count.
func (t *Table) ending() error {
	reader := engine.NoSeat // several people look
	if people := t.people(); len(people) == 1 {
		reader = people[0]
	}
	since := slices.Max(t.read)
	t.hide()
	return t.match.Aside(func() {
		t.write(show.News(t.match.View(reader), t.match.Events()[since:]))
		t.say("\nThe match is over.")
		t.ranking()
		t.say("%s", t.winners())
		t.metrics()
	})
}

// after lets people take back the last answer of a match that is over. Where
// nobody types the match just ends, unless lines are left.
func (t *Table) after() error {
	if len(t.people()) == 0 || !t.term.Typed() && !t.term.More() {
		t.left = true
		return nil
	}
	for {
		t.say("undo takes back the last answer, Enter leaves.")
		line, err := t.term.ReadLine("> ")
		switch word := strings.TrimPrefix(line, "/"); {
		case errors.Is(err, terminal.ErrInputEnded) || err == nil && (word == "" || word == "quit"):
			t.left = true
			return nil
		case err != nil:
			return err
		case word == "undo":
			err := t.undo()
			if t.went(err, "Taken back."); err == nil {
				return nil
			}
		}
	}
}

// ranking lists the seats, the best first; equal ones share a rank.
func (t *Table) ranking() {
	seats := make([]engine.Seat, len(t.game.Seats))
	scores := make([][]int, len(seats))
	for s := range seats {
		seats[s] = engine.Seat(s)
		for k := range t.game.Ranking {
			scores[s] = append(scores[s], t.match.Score(engine.Seat(s), k))
		}
	}
	better := func(a, b engine.Seat) int { return slices.Compare(scores[b], scores[a]) }
	slices.SortStableFunc(seats, better)
	rank := 1
	for i, s := range seats {
		if i > 0 && better(seats[i-1], s) != 0 {
			rank = i + 1
		}
		line := fmt.Sprintf("  %d. %s:", rank, t.who(s))
		for k, measure := range t.game.Ranking {
			line += fmt.Sprintf(" %s %d", show.Words(t.game.Measures[measure]), scores[s][k])
		}
		t.say("%s", line)
	}
}

func (t *Table) winners() string {
	var names []string
	for _, s := range t.match.Winners() {
		names = append(names, t.who(s))
	}
	if len(names) == 1 {
		return "Winner: " + names[0] + "."
	}
	return "A draw: " + strings.Join(names, " and ") + "."
}

// metrics lists what the game counts of a match.
func (t *Table) metrics() {
	for _, d := range t.game.Metrics {
		if !d.OfSeat {
			t.say("  %s: %d", d.Name, t.match.Metric(d, engine.NoSeat))
			continue
		}
		var parts []string
		for s := range t.game.Seats {
			parts = append(parts, fmt.Sprintf("%s %d", t.game.Seats[s].Name, t.match.Metric(d, engine.Seat(s))))
		}
		t.say("  %s: %s", d.Name, strings.Join(parts, ", "))
	}
}
