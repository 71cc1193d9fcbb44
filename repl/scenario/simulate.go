// This file plays many matches by bots for a script.

package scenario

import (
	"context"

	"github.com/yuin/gopher-lua"

	"hausregel/engine"
	"hausregel/engine/lab"
)

// costOfSimulated is what a decision of a simulated match is charged, in steps: a scenario may have some 150,000 played.
const costOfSimulated = 100

// chunk is how many matches are played before they are charged.
const chunk = 100

// simulate is simulate{ game = .., games = n, players, with, set, seed, bots }: the matches are played by bots, and what
// came of them is a table: games, decisions (mean), shared, wins by seat, cycles by name (mean), and for each metric its
// mean, or its means by seat.
func simulate(c *call) []lua.LValue {
	c.judged(1)
	o := c.opening(openingKeys...)
	if o.games == 0 {
		c.wrong("games = .. is missing: how many matches to play")
	}
	set := c.load(o)
	makers := c.deciders(o, set)
	open := func() (*engine.Match, error) {
		m := engine.NewMatch(set.Game, set.Program.NewRun())
		for i, maker := range makers {
			m.SetDecider(engine.Seat(i), maker())
		}
		return m, nil
	}
	all := lab.NewResult(set.Game)
	for all.Games < o.games {
		setup := lab.Setup{Open: open, Games: min(chunk, o.games-all.Games), First: all.Games, Jobs: 1, Seed: uint64(o.seed)}
		r, err := lab.Run(context.Background(), setup)
		if err != nil {
			c.failed("%v", err)
		}
		all.Add(r)
		c.lua.Spend(r.Decisions.Sum * costOfSimulated)
	}
	return one(simulated(c, all))
}

// simulated makes the table of a result.
func simulated(c *call, r *lab.Result) *lua.LTable {
	g := r.Game
	out := c.L.CreateTable(0, 8)
	out.RawSetString("games", lua.LNumber(r.Games))
	out.RawSetString("decisions", lua.LNumber(r.Decisions.Mean()))
	out.RawSetString("shared", lua.LNumber(r.Shared))
	wins := c.L.CreateTable(0, len(g.Seats))
	for s, d := range g.Seats {
		wins.RawSetString(d.ID, lua.LNumber(r.Wins[s]))
	}
	out.RawSetString("wins", wins)
	cycles := c.L.CreateTable(0, len(g.Cycles))
	for i, d := range g.Cycles {
		cycles.RawSetString(d.ID, lua.LNumber(r.Cycles[i].Mean()))
	}
	out.RawSetString("cycles", cycles)
	metrics := c.L.CreateTable(0, len(g.Metrics))
	for i, d := range g.Metrics {
		if !d.OfSeat {
			metrics.RawSetString(d.ID, lua.LNumber(r.Metrics[i][0].Mean()))
			continue
		}
		seats := c.L.CreateTable(0, len(g.Seats))
		for s, seat := range g.Seats {
			seats.RawSetString(seat.ID, lua.LNumber(r.Metrics[i][s].Mean()))
		}
		metrics.RawSetString(d.ID, seats)
	}
	out.RawSetString("metrics", metrics)
	return out
}
