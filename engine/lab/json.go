// This file writes a Result for programs.

package lab

import (
	"encoding/json"
	"io"
	"math"
)

// The JSON of a run: keys stand in the order of these structs, lists in the order
// of the game. Everything about speed is under speed; all else is the same for
// any number of workers.
type (
	jsonRun struct {
		Game      string            `json:"game"`
		With      []string          `json:"with"`
		Set       map[string]string `json:"set"`
		Rules     string            `json:"rules"`
		Bots      []string          `json:"bots"`
		Seed      uint64            `json:"seed"`
		First     int               `json:"first"`
		Games     int               `json:"games"`
		Wins      []jsonShare       `json:"wins"`
		Shared    jsonShare         `json:"shared"`
		Decisions jsonTotal         `json:"decisions"`
		Cycles    []jsonTotal       `json:"cycles"`
		Ranking   []jsonTotal       `json:"ranking"`
		Metrics   []jsonTotal       `json:"metrics"`
		Speed     jsonSpeed         `json:"speed"`
	}
	jsonShare struct {
		Seat  string  `json:"seat,omitempty"`
		Count int     `json:"count"`
		Share float64 `json:"share"`
		Low   float64 `json:"low"`
		High  float64 `json:"high"`
	}
	jsonTotal struct {
		ID        string  `json:"id,omitempty"`
		Seat      string  `json:"seat,omitempty"`
		Sum       int64   `json:"sum"`
		Mean      float64 `json:"mean"`
		Deviation float64 `json:"deviation"`
		Least     int64   `json:"least"`
		Most      int64   `json:"most"`
	}
	jsonSpeed struct {
		Jobs           int     `json:"jobs"`
		Seconds        float64 `json:"seconds"`
		GamesPerSecond float64 `json:"games_per_second"`
	}
)

// WriteJSON writes the result as one object on several lines.
func (r *Result) WriteJSON(w io.Writer, l Label) error {
	g := r.Game
	out := jsonRun{
		Game: l.Game, With: append([]string{}, l.With...), Set: l.Set, Rules: l.Rules, Bots: l.Bots,
		Seed: r.Seed, First: r.First, Games: r.Games, Shared: r.jsonShare("", r.Shared),
		Decisions: newJSONTotal("", "", r.Decisions),
		Speed:     jsonSpeed{l.Jobs, rounded(r.Elapsed.Seconds()), rounded(r.rate())},
		Cycles:    []jsonTotal{}, Ranking: []jsonTotal{}, Metrics: []jsonTotal{},
	}
	if out.Set == nil {
		out.Set = map[string]string{}
	}
	for s, d := range g.Seats {
		out.Wins = append(out.Wins, r.jsonShare(d.ID, r.Wins[s]))
	}
	for c, d := range g.Cycles {
		out.Cycles = append(out.Cycles, newJSONTotal(d.ID, "", r.Cycles[c]))
	}
	for k, measure := range g.Ranking {
		for s, d := range g.Seats {
			out.Ranking = append(out.Ranking, newJSONTotal(g.Measures[measure], d.ID, r.Points[s][k]))
		}
	}
	for i, d := range g.Metrics {
		for s, total := range r.Metrics[i] {
			seat := ""
			if d.OfSeat {
				seat = g.Seats[s].ID
			}
			out.Metrics = append(out.Metrics, newJSONTotal(d.ID, seat, total))
		}
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(out)
}

func (r *Result) jsonShare(seat string, k int) jsonShare {
	low, high := Wilson(k, r.Games)
	return jsonShare{seat, k, rounded(r.share(k)), rounded(low), rounded(high)}
}

func newJSONTotal(id, seat string, t Total) jsonTotal {
	return jsonTotal{id, seat, t.Sum, rounded(t.Mean()), rounded(t.Deviation()), t.Min, t.Max}
}

// rounded keeps six places, so that the last bits of a processor's arithmetic
// show nowhere.
func rounded(x float64) float64 { return math.Round(x*1e6) / 1e6 }
