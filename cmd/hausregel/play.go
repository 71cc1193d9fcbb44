// This file is the command play.

package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"hausregel/engine"
	"hausregel/repl"
	"hausregel/repl/terminal"
)

func playCommand() *cobra.Command {
	var rules ruleFlags
	var seating repl.Seating
	var seats []string
	var seed, record string
	var trace bool
	cmd := &cobra.Command{
		Use:   "play [GAME]",
		Short: "Play a match at this keyboard",
		Long: `Play a match at this keyboard: people and bots in turn. Without a game it
offers those there are. Without names you play against a random bot; with
--bots alone bots play among themselves and you watch.

At the prompt help lists all that can be typed: numbers, keys or names to
answer, why for the reason of whatever is not possible, undo, goto and branch
to go back, hint and odds for advice, open to see and change everything. Tab
completes.

Every answer is saved before the next question: hausregel resume goes on with
a match, whatever happened. Piped input plays as well and is echoed.

What rules print goes to standard error, with file and line; so does --trace.`,
		Example: `  hausregel play GAME
  hausregel play GAME --players anna,ben --with HOUSE
  hausregel play GAME --players anna --bots playout
  hausregel play GAME --players anna,ben --seat ben=random --seed 7
  hausregel play GAME --bots random
  hausregel play GAME --record ./match.txt < answers.txt
  hausregel play ./my-game --trace 2> trace.txt`,
		Args: atMostOne("game", "hausregel games lists the games"),
		RunE: func(cmd *cobra.Command, args []string) error {
			o := repl.Opening{With: rules.with, Author: cmd.ErrOrStderr(), Trace: trace}
			var err error
			if o.Set, err = rules.knobs(); err != nil {
				return err
			}
			if o.Seed, err = readSeed(seed); err != nil {
				return err
			}
			if seating.Seats, err = readSeats(seats); err != nil {
				return err
			}
			return atTerminal(cmd, func(term *terminal.Terminal) error {
				if len(args) == 1 {
					o.Game = args[0]
				} else if o.Game, err = repl.OfferGames(term); err != nil {
					return err
				}
				if o.Players, err = seating.Seat(o.Game, o.With, o.Set); err != nil {
					return err
				}
				table, err := repl.Open(o, term)
				if err != nil {
					return err
				}
				if err := keepRecord(table, record); err != nil {
					return err
				}
				return play(table)
			})
		},
	}
	rules.add(cmd)
	cmd.Flags().StringSliceVar(&seating.People, "players", nil, "names of the people, in the order of the seats")
	cmd.Flags().StringSliceVar(&seating.Bots, "bots", nil, "bots for the other seats; the last takes all that are left")
	cmd.Flags().StringArrayVar(&seats, "seat", nil, "a bot for a seat or player: `seat=bot`; may be given several times")
	cmd.Flags().StringVar(&seed, "seed", "", "`number` that gives the same match again; S:N is match N of sim --seed S")
	cmd.Flags().StringVar(&record, "record", "", "save the match to this `file`, none for no file (default: in the user's data folder)")
	cmd.Flags().BoolVar(&trace, "trace", false, "write every verb, effect and condition of the rules to standard error, with file and line; it tells secrets")
	complete(cmd, "bots", completeBots)
	complete(cmd, "seat", completeSeats)
	cmd.ValidArgsFunction = completeGames
	return cmd
}

// play plays at a table. Where the input ends early it says how to go on.
func play(table *repl.Table) error {
	err := table.Play()
	if file := table.File(); file != "" && errors.Is(err, terminal.ErrInputEnded) {
		return hinted(err, "nothing is lost: hausregel resume "+file+" goes on")
	}
	return err
}

// atTerminal opens the terminal of a command, and gives it back.
func atTerminal(cmd *cobra.Command, do func(term *terminal.Terminal) error) error {
	term := terminal.Open(cmd.InOrStdin(), cmd.OutOrStdout(), terminal.Options{History: repl.HistoryFile()})
	err := do(term)
	if errors.Is(err, repl.ErrLeft) {
		err = nil
	}
	if closed := term.Close(); err == nil {
		err = closed
	}
	return err
}

// keepRecord has the match saved: to a file, or to the user's data folder, or not.
func keepRecord(table *repl.Table, file string) error {
	switch file {
	case "none":
		return nil
	case "":
		table.RecordAtHome()
		return nil
	}
	return table.Record(file)
}

// readSeed reads N or RUN:N; "" draws one.
func readSeed(s string) (uint64, error) {
	if s == "" {
		return rand.Uint64N(1_000_000), nil
	}
	run, number, ofRun := strings.Cut(s, ":")
	seed, err := strconv.ParseUint(run, 10, 64)
	if err == nil && ofRun {
		var n int
		if n, err = strconv.Atoi(number); err == nil && n >= 0 {
			return engine.SeedOf(seed, n), nil
		}
	}
	if err != nil || ofRun {
		return 0, fmt.Errorf("--seed %s: a number from 0 expected, or RUN:MATCH as in 1:7431", s)
	}
	return seed, nil
}

// readSeats parts the values of --seat.
func readSeats(values []string) (map[string]string, error) {
	seats := map[string]string{}
	for _, s := range values {
		who, bot, found := strings.Cut(s, "=")
		if !found || who == "" || bot == "" {
			return nil, fmt.Errorf("--seat %s: a seat or player and a bot expected, as in --seat ben=random", s)
		}
		seats[who] = bot
	}
	return seats, nil
}
