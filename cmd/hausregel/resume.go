// This file is the commands resume and replay.

package main

import (
	"github.com/spf13/cobra"

	"hausregel/repl"
	"hausregel/repl/terminal"
)

func resumeCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "resume [NUMBER|FILE]",
		Short: "Go on with a match",
		Long: `Go on with a match that was left, by choice or by accident: a file, or the number
of one in the list of those in the user's data folder. Without either it lists
them, and at a terminal asks which.

A match goes on by the rules it was begun with, which its file holds; where those
of the same name have changed since, it says how, and from which decision on that
matters.`,
		Example: `  hausregel resume
  hausregel resume 1
  hausregel resume ./match.txt`,
		Args: atMostOne("match", "hausregel resume lists them"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return atTerminal(cmd, func(term *terminal.Terminal) error {
				file, err := recordNamed(term, args)
				if err != nil || file == "" {
					return err
				}
				table, err := repl.Resume(file, cmd.ErrOrStderr(), term)
				if err != nil {
					return err
				}
				return play(table)
			})
		},
	}
	return cmd
}

func replayCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "replay [NUMBER|FILE]",
		Short: "Look at a recorded match step by step",
		Long: `Look at a recorded match from its beginning: Enter goes on by one decision, goto N
to any, run to the end; board, score, log and the like look. Of a match that is not
over only what everybody saw is shown, until open is typed. Nothing is changed.

As with resume, a match is a file or a number in the list of those in the user's
data folder; without either it lists them, and at a terminal asks which.`,
		Example: `  hausregel replay
  hausregel replay 1
  hausregel replay ./match.txt`,
		Args: atMostOne("match", "hausregel replay lists them"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return atTerminal(cmd, func(term *terminal.Terminal) error {
				file, err := recordNamed(term, args)
				if err != nil || file == "" {
					return err
				}
				table, err := repl.Replay(file, cmd.ErrOrStderr(), term)
				if err != nil {
					return err
				}
				return table.Play()
			})
		},
	}
}

// recordNamed is the record that is meant; "" when none was chosen.
func recordNamed(term *terminal.Terminal, args []string) (string, error) {
	if len(args) == 1 {
		return repl.RecordNamed(args[0])
	}
	return repl.OfferRecords(term)
}
