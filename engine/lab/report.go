// This file writes a Result for people.

package lab

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// WriteText writes the result as tables. All but its last line is the same for
// any number of workers.
func (r *Result) WriteText(w io.Writer, l Label) error {
	g := r.Game
	fmt.Fprintf(w, "%s: %s, seed %d, bots %s%s\n\n", g.Name, counted(r.Games, "match", "matches"), r.Seed, strings.Join(l.Bots, ", "), l.changes())
	wins := [][]string{{"wins", "", "share", "95 %"}}
	for s, k := range r.Wins {
		wins = append(wins, r.shareRow(g.Seats[s].Name, k))
	}
	writeTable(w, append(wins, r.shareRow("shared", r.Shared)))
	fmt.Fprintln(w)
	writeTable(w, r.totals())
	_, err := fmt.Fprintf(w, "\nspeed: %.0f matches a second (%.2f s, %s)\n", r.rate(), r.Elapsed.Seconds(), counted(l.Jobs, "job", "jobs"))
	return err
}

// totals are the rows of all that is counted per match.
func (r *Result) totals() [][]string {
	g := r.Game
	rows := [][]string{{"per match", "mean", "deviation", "least", "most"}, totalRow("decisions", r.Decisions)}
	for c, d := range g.Cycles {
		if d.EndsWhen >= 0 || d.Times > 1 { // others always run once
			rows = append(rows, totalRow(cmp.Or(d.Name, d.ID), r.Cycles[c]))
		}
	}
	for k, measure := range g.Ranking {
		for s := range g.Seats {
			rows = append(rows, totalRow(g.Label(g.Measures[measure])+", "+g.Seats[s].Name, r.Points[s][k]))
		}
	}
	for i, d := range g.Metrics {
		if d.OfSeat && slices.Contains(g.Ranking, d.Measure) {
			continue // stands there already
		}
		for s, total := range r.Metrics[i] {
			name := cmp.Or(d.Name, d.ID)
			if d.OfSeat {
				name += ", " + g.Seats[s].Name
			}
			rows = append(rows, totalRow(name, total))
		}
	}
	return rows
}

func (r *Result) shareRow(name string, k int) []string {
	low, high := Wilson(k, r.Games)
	return []string{name, fmt.Sprint(k), fmt.Sprintf("%.2f %%", 100*r.share(k)), fmt.Sprintf("%.2f to %.2f", 100*low, 100*high)}
}

// share is which part of the matches k are; 0 of none.
func (r *Result) share(k int) float64 {
	if r.Games == 0 {
		return 0
	}
	return float64(k) / float64(r.Games)
}

// rate is matches a second; 0 where no time was taken.
func (r *Result) rate() float64 {
	if r.Elapsed <= 0 {
		return 0
	}
	return float64(r.Games) / r.Elapsed.Seconds()
}

func totalRow(name string, t Total) []string {
	return []string{name, fmt.Sprintf("%.3f", t.Mean()), fmt.Sprintf("%.3f", t.Deviation()), fmt.Sprint(t.Min), fmt.Sprint(t.Max)}
}

// Deviation is the standard deviation of the sample.
func (t Total) Deviation() float64 { return math.Sqrt(t.Variance()) }

// writeTable writes rows in columns: the first to the left, the others to the right.
func writeTable(w io.Writer, rows [][]string) {
	wide := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			wide[i] = max(wide[i], utf8.RuneCountInString(cell))
		}
	}
	for _, row := range rows {
		for i, cell := range row {
			blanks := strings.Repeat(" ", wide[i]-utf8.RuneCountInString(cell))
			if i == 0 {
				fmt.Fprint(w, cell, blanks)
			} else {
				fmt.Fprint(w, "  ", blanks, cell)
			}
		}
		fmt.Fprintln(w)
	}
}

func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
