// This file tests the playout bot on shipped rules.

package bots_test

import (
	"context"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/engine/lab"
	"hausregel/variants"
)

// seated gives what opens matches of a rule set with these bots.
func seated(t *testing.T, name string, deciders ...engine.Decider) func() (*engine.Match, error) {
	t.Helper()
	rs, err := variants.Load(name, variants.Options{Players: len(deciders)})
	if err != nil {
		t.Fatal(err)
	}
	return func() (*engine.Match, error) {
		m := engine.NewMatch(rs.Game, rs.Program.NewRun())
		for s, d := range deciders {
			m.SetDecider(engine.Seat(s), d)
		}
		return m, nil
	}
}

func run(t *testing.T, open func() (*engine.Match, error), games, jobs int) *lab.Result {
	t.Helper()
	r, err := lab.Run(context.Background(), lab.Setup{Open: open, Games: games, Jobs: jobs, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	r.Elapsed = 0
	return r
}

// Even with few playouts it wins most matches against the random bot, from either
// seat.
func TestPlayoutBeatsRandom(t *testing.T) {
	bot, random := bots.Playout{Playouts: 40}, bots.Random{}
	const games = 20
	a := run(t, seated(t, "reformation", bot, random), games, 1).Wins[0]
	b := run(t, seated(t, "reformation", random, bot), games, 1).Wins[1]
	t.Logf("won %d and %d of %d", a, b, games)
	if a+b < 2*games*2/3 {
		t.Errorf("won %d and %d of %d, want two of three", a, b, games)
	}
}

// It plays the same on any number of workers.
func TestPlayoutOnWorkers(t *testing.T) {
	open := seated(t, "reformation", bots.Playout{Playouts: 2}, bots.Random{})
	one, two := run(t, open, 12, 1), run(t, open, 12, 2)
	if !reflect.DeepEqual(one, two) {
		t.Errorf("%+v\n%+v", one, two)
	}
}

// Weighed answers are legal and all different, the best is first, and each that was
// kept to the end has had as many playouts.
func TestWeigh(t *testing.T) {
	asked := 0
	m, err := seated(t, "../../variants/testdata/saltmarsh", nil, nil)()
	if err != nil {
		t.Fatal(err)
	}
	look := engine.DeciderFunc(func(d *engine.Decision) error {
		if asked++; asked%10 == 0 {
			list, err := bots.Weigh(d, 24, nil)
			if err != nil {
				t.Fatal(err)
			}
			seen := map[string]bool{}
			for _, w := range list {
				if err := d.Check(w.Answer); err != nil {
					t.Errorf("%v: %v", w.Answer, err)
				}
				seen[fmt.Sprint(w.Answer)] = true
				if w.Wins < 0 || w.Wins > 1 || len(list) > 1 && w.Playouts == 0 {
					t.Errorf("%+v", w)
				}
			}
			if len(seen) != len(list) || len(list) == 0 {
				t.Errorf("%d answers, %d different", len(list), len(seen))
			}
			if len(list) == 1 && list[0].Playouts != 0 {
				t.Error("the only answer was played on from")
			}
			if len(list) > 1 && (list[0].Playouts != list[1].Playouts || list[0].Wins < list[1].Wins) {
				t.Errorf("first %+v\nthen  %+v", list[0], list[1])
			}
		}
		return bots.Random{}.Decide(d)
	})
	m.Keep()
	m.SetDecider(0, look)
	m.SetDecider(1, look)
	m.Reset(1)
	if err := m.Play(); err != nil {
		t.Fatal(err)
	}
}

// Stopped, odds and weighing give what came out so far, and odds that came to nothing
// say so.
func TestStopped(t *testing.T) {
	m, err := seated(t, "reformation", nil, nil)()
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	after := func(n int) func() bool {
		return func() bool { n--; return n < 0 }
	}
	m.Keep()
	m.SetDecider(1, bots.Random{})
	m.SetDecider(0, engine.DeciderFunc(func(d *engine.Decision) error {
		if asked++; asked == 1 {
			all, err := bots.Odds(d, 5, bots.ByName("random"), nil)
			if err != nil || all.Games != 5 {
				t.Errorf("odds: %+v, %v", all, err)
			}
			some, err := bots.Odds(d, 1000, bots.ByName("random"), after(500))
			if err != nil || some.Games == 0 || some.Games > 500 {
				t.Errorf("stopped odds: %+v, %v", some, err)
			}
			if _, err := bots.Odds(d, 1000, bots.ByName("playout"), after(3)); err == nil || !strings.Contains(err.Error(), "stopped") {
				t.Errorf("odds stopped at once: %v", err)
			}
			list, err := bots.Weigh(d, 100_000, after(2))
			if err != nil || len(list) < 2 || list[0].Playouts != 3 || list[len(list)-1].Playouts != 3 {
				t.Errorf("stopped weighing: %+v, %v", list, err)
			}
		}
		return bots.Random{}.Decide(d)
	}))
	m.Reset(1)
	if err := m.Play(); err != nil {
		t.Fatal(err)
	}
	if asked == 0 {
		t.Error("nobody was asked")
	}
}
