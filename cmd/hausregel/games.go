// This file is the command games.

package main

import (
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"hausregel/variants"
)

func gamesCommand() *cobra.Command {
	all := false
	cmd := &cobra.Command{
		Use:     "games",
		Short:   "List the games and their house rules",
		Example: "  hausregel games\n  hausregel games --all",
		Args:    noArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			list := variants.Games(variants.Options{})
			if all {
				list = variants.AllGames(variants.Options{})
			}
			w := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 0, 2, ' ', 0)
			for _, g := range list {
				fmt.Fprintf(w, "%s\t%s\t%s\n", g.ID, players(g), about(g))
				for _, h := range g.Houses {
					fmt.Fprintf(w, "  --with %s\t\t%s\n", h.ID, about(h))
				}
			}
			return w.Flush()
		},
	}
	cmd.Flags().BoolVar(&all, "all", false, "drafts too: games that can be loaded and are not finished")
	return cmd
}

// about is what a list says of a game or house rule.
func about(l variants.Listing) string {
	switch {
	case l.Problem != "":
		return "cannot be read: " + l.Problem
	case l.About == "":
		return l.Name
	}
	text := l.Name + ". " + l.About
	if l.Draft {
		return "draft: " + text
	}
	return text
}

// players says for how many people a game is.
func players(l variants.Listing) string {
	texts := make([]string, len(l.Players))
	for i, n := range l.Players {
		texts[i] = fmt.Sprint(n)
	}
	return strings.Join(texts, ",")
}
