// This file is the command games.

package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"hausregel/variants"
)

func gamesCommand() *cobra.Command {
	all := false
	cmd := &cobra.Command{
		Use:   "games [GAME]",
		Short: "List the games, or the house rules and knobs of one",
		Long: `List the games and their house rules; of one game, by name or path, its house
rules and its knobs: what --set may turn.`,
		Example: "  hausregel games\n  hausregel games --all\n  hausregel games GAME",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 {
				return fmt.Errorf("games: one game at most expected, not %d", len(args))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 {
				return writeGame(cmd.OutOrStdout(), args[0])
			}
			list := variants.Games(variants.Options{})
			if all {
				list = variants.AllGames(variants.Options{})
			}
			return writeGames(cmd.OutOrStdout(), list)
		},
	}
	cmd.Flags().BoolVar(&all, "all", false, "drafts too: games that can be loaded and are not finished")
	cmd.ValidArgsFunction = completeGames
	return cmd
}

func writeGames(out io.Writer, list []variants.Listing) error {
	var text strings.Builder
	w := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
	for _, g := range list {
		fmt.Fprintf(w, "%s\t%s\t%s\n", g.ID, players(g.Players), about(g))
		for _, h := range g.Houses {
			fmt.Fprintf(w, "  --with %s\t\t%s\n", h.ID, about(h))
		}
	}
	w.Flush() // a strings.Builder takes everything
	return printed(out, text.String())
}

// writeGame lists what may be bent in one game.
func writeGame(out io.Writer, name string) error {
	rules, err := variants.Load(name, variants.Options{})
	if err != nil {
		return err
	}
	var w strings.Builder
	fmt.Fprintf(&w, "%s. %s\nplayers: %s\n", rules.Game.Name, rules.About, players(rules.Players))
	if seats := rules.Game.Seats; rules.Game.Sided {
		ids := make([]string, len(seats))
		for i, s := range seats {
			ids[i] = s.ID
		}
		fmt.Fprintf(&w, "seats: %s\n", strings.Join(ids, ", "))
	}
	for _, h := range rules.Houses {
		fmt.Fprintf(&w, "with: %s\n", h.Name)
	}
	if houses := variants.HouseRules(name, variants.Options{}); len(houses) > 0 {
		w.WriteString("\nhouse rules\n")
		for _, h := range houses {
			fmt.Fprintf(&w, "  --with %s\n      %s\n", h.ID, about(h))
		}
	}
	if len(rules.Knobs) > 0 {
		w.WriteString("\nknobs\n")
	}
	for _, k := range rules.Knobs {
		fmt.Fprintf(&w, "  --set %s=%s%s\n      %s%s\n", k.ID, k.Value, mayBe(k), k.Help, from(k.Source))
	}
	return printed(out, w.String())
}

// mayBe says what a knob may stand at.
func mayBe(k variants.Knob) string {
	switch {
	case k.Range != "":
		return "  (" + k.Range + ")"
	case len(k.Words) > 0:
		return "  (" + strings.Join(k.Words, ", ") + ")"
	}
	return ""
}

// from is where a reading comes from, in brackets.
func from(source string) string {
	if source == "" {
		return ""
	}
	return " [" + source + "]"
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
func players(counts []int) string {
	texts := make([]string, len(counts))
	for i, n := range counts {
		texts[i] = fmt.Sprint(n)
	}
	return strings.Join(texts, ",")
}
