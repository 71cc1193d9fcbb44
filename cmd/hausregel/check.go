// This file is the command check.

package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"hausregel/repl/check"
)

func checkCommand() *cobra.Command {
	var o check.Options
	cmd := &cobra.Command{
		Use:   "check [PATH|GAME]...",
		Short: "Find every problem of games and house rules",
		Long: `Find every problem of games and house rules: load them for every number of
players, with every house rule and every word of every knob, and play sample
matches in which each step is run twice and must come out the same. Without
arguments all games are checked, drafts too.`,
		Example: `  hausregel check
  hausregel check GAME --games 100
  hausregel check ./my-game ./my-game/my-house-rule.toml`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if o.Games < 0 {
				return fmt.Errorf("--games %d: 0 or more expected", o.Games)
			}
			o.Targets, o.Out = args, cmd.OutOrStdout()
			return check.Run(o)
		},
	}
	cmd.Flags().IntVar(&o.Games, "games", 3, "sample matches for each way to load a game")
	cmd.ValidArgsFunction = completeGames
	return cmd
}
