// This file is the entry of the program.

// Hausregel plays tabletop games in a terminal, lets their rules be bent in TOML
// and Lua, and measures what the bending does.
//
// Each command has a file of its own here; errors become exit codes in exit.go.
// What the commands do lives in the packages they call.
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"hausregel/scripts/near"
	"hausregel/variants"
)

func main() {
	root := rootCommand()
	os.Exit(exit(os.Stderr, root.Execute()))
}

func rootCommand() *cobra.Command {
	root := &cobra.Command{
		Use:   "hausregel",
		Short: "Play tabletop games, bend their rules, measure what that does",
		Long: `hausregel plays tabletop games in a terminal, lets you bend their rules in TOML
and Lua, and measures what the bending does.`,
		Example: `  hausregel games
  hausregel play GAME --players anna,ben
  hausregel sim GAME --games 10000 --with HOUSE`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return nil
			}
			var names []string
			for _, c := range cmd.Commands() {
				names = append(names, c.Name())
			}
			return hinted(fmt.Errorf("there is no command %q%s", args[0], near.Hint(args[0], names)), "hausregel --help lists the commands")
		},
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.SetFlagErrorFunc(flagError)
	helpPrinted(root)
	root.AddCommand(gamesCommand(), playCommand(), resumeCommand(), replayCommand(), simCommand(), checkCommand(), runCommand())
	return root
}

// named puts a game that is there, and a house rule of it, into an example.
func named(example string) string {
	for _, g := range variants.Games(variants.Options{}) {
		if len(g.Houses) > 0 {
			return strings.NewReplacer("GAME", g.ID, "HOUSE", g.Houses[0].ID).Replace(example)
		}
	}
	return example
}
