// This file is the command sim.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"strconv"

	"github.com/spf13/cobra"

	"hausregel/engine"
	"hausregel/engine/lab"
	"hausregel/repl"
	"hausregel/variants"
)

func simCommand() *cobra.Command {
	var s simulation
	cmd := &cobra.Command{
		Use:   "sim GAME",
		Short: "Have bots play many matches, and count",
		Long: `Have bots play many matches, and count who wins, how long it takes and what the
game measures. The same seed gives the same numbers for any number of jobs.`,
		Example: `  hausregel sim GAME --games 10000
  hausregel sim GAME --games 10000 --with HOUSE --json
  hausregel play GAME --seed 1:7431    (match 7431 of sim --seed 1, with the same bots)`,
		Args: oneGame,
		RunE: func(cmd *cobra.Command, args []string) error {
			s.playersGiven = cmd.Flags().Changed("players")
			if err := s.check(); err != nil {
				return err
			}
			return s.run(cmd.OutOrStdout(), args[0])
		},
	}
	s.rules.add(cmd)
	f := cmd.Flags()
	f.IntVar(&s.games, "games", 1000, "how many matches")
	f.StringSliceVar(&s.bots, "bots", []string{"random"}, "bots by seat; the last takes all that are left")
	f.IntVar(&s.players, "players", 0, "how many players (default the fewest the game is for)")
	f.IntVar(&s.jobs, "jobs", runtime.NumCPU(), "matches played at the same time")
	f.StringVar(&s.seedText, "seed", "1", "seed of the run, a `number` from 0")
	f.BoolVar(&s.json, "json", false, "write one JSON object")
	complete(cmd, "bots", completeBots)
	cmd.ValidArgsFunction = completeGames
	return cmd
}

// simulation is what the flags of sim say.
type simulation struct {
	rules                ruleFlags
	games, players, jobs int
	playersGiven         bool
	bots                 []string
	seedText             string
	seed                 uint64 // what seedText says
	json                 bool
}

// check reads and checks what stands in the flags.
func (s *simulation) check() error {
	var err error
	s.seed, err = strconv.ParseUint(s.seedText, 10, 64) // as play reads it: 010 is ten
	switch {
	case err != nil:
		return fmt.Errorf("--seed %s: a whole number from 0 expected", s.seedText)
	case s.games < 1:
		return fmt.Errorf("--games %d: at least 1 expected", s.games)
	case s.jobs < 1:
		return fmt.Errorf("--jobs %d: at least 1 expected", s.jobs)
	case s.playersGiven && s.players < 1 || s.players > engine.MaxSeats:
		return fmt.Errorf("--players %d: 1 to %d expected", s.players, engine.MaxSeats)
	case len(s.bots) == 0:
		return errors.New("--bots: at least one bot expected")
	}
	for _, name := range s.bots {
		if _, err := repl.Bot(name); err != nil {
			return fmt.Errorf("--bots: %w", err)
		}
	}
	return nil
}

func (s *simulation) run(out io.Writer, game string) error {
	knobs, err := s.rules.knobs()
	if err != nil {
		return err
	}
	players := s.players
	if players == 0 && len(s.bots) > 1 {
		players = len(s.bots)
	}
	rules, err := variants.Load(game, variants.Options{With: s.rules.with, Set: knobs, Players: players})
	if err != nil {
		return err
	}
	seats := rules.Game.Seats
	if len(s.bots) > len(seats) {
		return fmt.Errorf("--bots: %s for %s", counted(len(s.bots), "bot"), counted(len(seats), "seat"))
	}
	names := append([]string(nil), s.bots...)
	for len(names) < len(seats) {
		names = append(names, s.bots[len(s.bots)-1])
	}
	open := func() (*engine.Match, error) {
		m := engine.NewMatch(rules.Game, rules.Program.NewRun())
		for i := range seats {
			bot, err := repl.Bot(names[i])
			if err != nil {
				return nil, err
			}
			m.SetDecider(engine.Seat(i), bot())
		}
		return m, nil
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	label := lab.Label{Game: game, With: s.rules.with, Set: knobs, Bots: names, Rules: rules.Hash, Jobs: s.jobs}
	for _, h := range rules.Houses {
		label.Houses = append(label.Houses, h.ID)
	}
	result, err := lab.Run(ctx, lab.Setup{Open: open, Games: s.games, Jobs: s.jobs, Seed: s.seed})
	if err != nil {
		return s.failure(label, rules.Game, err)
	}
	if s.json {
		return result.WriteJSON(out, label)
	}
	return result.WriteText(out, label)
}

// failure says how to see a match that failed.
func (s *simulation) failure(label lab.Label, g *engine.Game, err error) error {
	var match *lab.MatchError
	switch {
	case errors.Is(err, context.Canceled):
		return failed{errors.New("interrupted")}
	case errors.As(err, &match):
		return hinted(fmt.Errorf("%s: %w", label.Game, err), label.Replay(g, s.seed, match.Number)+" plays this match")
	}
	return err
}
