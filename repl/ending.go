// This file tells how a match ended.

package repl

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/repl/record"
	"hausregel/repl/show"
	"hausregel/repl/terminal"
)

// ending shows what happened last, the ranking and who has won, and lets people look
// or go back. Where nobody types the match just ends, unless lines are left.
func (t *Table) ending() error {
	t.running = false // whoever goes back looks at what comes again
	if err := t.result(); err != nil {
		return t.faulty(err)
	}
	if !t.term.Typed() && (len(t.people()) == 0 && !t.replay || !t.term.More()) {
		t.left = true
		return nil
	}
	for !t.left {
		t.say("undo takes back the last answer, Enter leaves.")
		line, err := t.prompt(atEnd)
		if errors.Is(err, terminal.ErrInputEnded) || err == nil && line == "" {
			t.left = true
			return nil
		}
		if err != nil {
			return err
		}
		moved, known := t.command(line, atEnd)
		if moved {
			return nil
		}
		if !known {
			t.say("The match is over: there is no question to answer.")
		}
	}
	return nil
}

// result tells how the match has ended, and has the record say so. An error is a
// fault of the rules that count.
func (t *Table) result() error {
	reader := t.viewer()
	since := slices.MaxFunc(t.read, func(a, b reading) int { return a.events - b.events })
	t.hide()
	winners := ""
	err := t.match.Aside(func() {
		t.write(t.happened(t.match.View(reader), since))
		t.say("\nThe match is over.")
		t.ranking()
		winners = t.winners()
		t.say("%s", winners)
		t.metrics()
	})
	if err != nil || t.writer == nil || t.story.Over() {
		return err
	}
	if err := t.put(record.Line{Kind: record.Over, Text: strings.TrimSuffix(winners, ".")}); err != nil {
		t.say("%s", sentence(err)) // the answers are saved all the same
	}
	return nil
}

// ranking lists the seats, the best first; equal ones share a rank.
func (t *Table) ranking() {
	seats := make([]engine.Seat, len(t.rules.Game.Seats))
	scores := make([][]int, len(seats))
	for s := range seats {
		seats[s] = engine.Seat(s)
		for k := range t.rules.Game.Ranking {
			scores[s] = append(scores[s], t.match.Score(engine.Seat(s), k))
		}
	}
	better := func(a, b engine.Seat) int { return slices.Compare(scores[b], scores[a]) }
	slices.SortStableFunc(seats, better)
	g := t.rules.Game
	rows := [][]string{{"", ""}}
	for _, measure := range g.Ranking {
		rows[0] = append(rows[0], g.Label(g.Measures[measure]))
	}
	rank := 1
	for i, s := range seats {
		if i > 0 && better(seats[i-1], s) != 0 {
			rank = i + 1
		}
		row := []string{fmt.Sprintf("%d.", rank), t.who(s)}
		for _, score := range scores[s] {
			row = append(row, fmt.Sprint(score))
		}
		rows = append(rows, row)
	}
	t.write(show.Rows(rows))
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
	for _, d := range t.rules.Game.Metrics {
		if d.OfSeat && slices.Contains(t.rules.Game.Ranking, d.Measure) {
			continue // the ranking tells it
		}
		if !d.OfSeat {
			t.say("  %s: %d", d.Name, t.match.Metric(d, engine.NoSeat))
			continue
		}
		var parts []string
		for s := range t.rules.Game.Seats {
			parts = append(parts, fmt.Sprintf("%s %d", t.rules.Game.Seats[s].Name, t.match.Metric(d, engine.Seat(s))))
		}
		t.say("  %s: %s", d.Name, strings.Join(parts, ", "))
	}
}
