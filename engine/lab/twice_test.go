// Tests that a step run twice shows rules that remember.

package lab

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"hausregel/engine"
)

// tally is a game of two seats that each gain something in each of three rounds.
func tally(t *testing.T) *engine.Game {
	t.Helper()
	g := &engine.Game{
		ID: "tally", Name: "Tally",
		Seats:    []engine.SeatDef{{ID: "seat1", Name: "anna"}, {ID: "seat2", Name: "ben"}},
		Counters: []engine.CounterDef{{ID: "round", Cycle: 0, ResetCycle: -1}, {ID: "points", OfSeat: true, Cycle: -1, ResetCycle: -1}},
		Cycles:   []engine.CycleDef{{ID: "round", In: -1, Times: 3, EndsWhen: -1, Counter: 0}},
		Phases:   []engine.PhaseDef{{ID: "gain", Cycle: 0, For: engine.ForEach, Run: "gain", At: engine.NoPlace}},
		Course:   []engine.CourseItem{{Cycle: 0, Phase: -1}, {Cycle: -1, Phase: 0}},
		Measures: []string{"points"}, Ranking: []int{0},
	}
	if err := g.Finish(); err != nil {
		t.Fatal(err)
	}
	return g
}

// ruling has each seat gain what gain says.
type ruling struct {
	engine.Rules
	gain func(m *engine.Match, seat engine.Seat) int
}

func (ruling) BeginStep(*engine.Match) {}

func (ruling) Located(err error) error { return err }

func (r ruling) Phase(m *engine.Match, _ int, seat engine.Seat) { m.Change(1, seat, r.gain(m, seat)) }

func (ruling) Measure(m *engine.Match, _ int, of engine.Value) engine.Value {
	return engine.Num(m.Counter(1, engine.Seat(of.N)))
}

func TestTwice(t *testing.T) {
	g := tally(t)
	open := func(gain func() func(*engine.Match, engine.Seat) int) func() (*engine.Match, error) {
		return func() (*engine.Match, error) { return engine.NewMatch(g, ruling{gain: gain()}), nil }
	}
	done, err := Twice(Setup{Games: 4, Open: open(func() func(*engine.Match, engine.Seat) int {
		return func(m *engine.Match, _ engine.Seat) int { return m.Counter(0, engine.NoSeat) }
	})})
	if err != nil || done != (Doubles{4, 4 * 7}) { // three rounds of two steps, and the one that ends it
		t.Errorf("rules that keep nothing: %v, %v", done, err)
	}
	_, err = Twice(Setup{Games: 4, Open: open(func() func(*engine.Match, engine.Seat) int {
		calls := 0
		return func(*engine.Match, engine.Seat) int { calls++; return calls }
	})})
	var double *DoubleError
	if !errors.As(err, &double) || double.Step != 2 || double.Phase != "gain" {
		t.Errorf("rules that count their calls: %v", err)
	}
	_, err = Twice(Setup{Games: 1, Open: open(func() func(*engine.Match, engine.Seat) int {
		return func(m *engine.Match, _ engine.Seat) int { m.Fail("nothing to gain"); return 0 }
	})})
	if err == nil || !strings.Contains(err.Error(), "match 0: phase gain, seat1: nothing to gain") {
		t.Errorf("rules that fail: %v", err)
	}
}

// failing rules cannot tell the score.
type failing struct{ ruling }

func (failing) Measure(m *engine.Match, _ int, _ engine.Value) engine.Value {
	m.Fail("no score")
	return engine.Nil
}

// Located says where, as for any other fault of rules.
func (failing) Located(err error) error { return fmt.Errorf("score.lua:3: %w", err) }

func TestCountingFails(t *testing.T) {
	g := tally(t)
	s := Setup{Games: 100, Jobs: 2, Open: func() (*engine.Match, error) {
		return engine.NewMatch(g, failing{ruling{gain: func(*engine.Match, engine.Seat) int { return 1 }}}), nil
	}}
	_, err := Run(context.Background(), s)
	_, twice := Twice(s)
	for _, err := range []error{err, twice} {
		if err == nil || err.Error() != "match 0: when it was over: score.lua:3: no score" {
			t.Errorf("%v", err)
		}
	}
}

func TestReports(t *testing.T) {
	m := engine.NewMatch(tally(t), ruling{gain: func(_ *engine.Match, s engine.Seat) int { return 2 - int(s) }})
	r := NewResult(m.Game())
	for range 4 {
		m.Reset(1)
		if err := m.Play(); err != nil {
			t.Fatal(err)
		}
		r.Count(m)
	}
	r.Elapsed = 2 * time.Second
	var text, js bytes.Buffer
	l := Label{Game: "tally", Bots: []string{"random", "random"}, Jobs: 1}
	if err := errors.Join(r.WriteText(&text, l), r.WriteJSON(&js, l)); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Tally: 4 matches, seed 0, bots random, random\n", "anna    4  100.00 %  51.01 to 100.00\n",
		"points, ben   3.000      0.000      3     3\n", "speed: 2 matches a second (2.00 s, 1 job)\n"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("no %q in\n%s", want, &text)
		}
	}
	for _, want := range []string{`"games": 4`, `"seat": "seat1",`, `"low": 0.510109`, `"mean": 6,`, `"games_per_second": 2`} {
		if !strings.Contains(js.String(), want) {
			t.Errorf("no %q in\n%s", want, &js)
		}
	}
}
