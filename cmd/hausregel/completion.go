// This file completes games, house rules, knobs, bots and seats in a shell.

package main

import (
	"strings"

	"github.com/spf13/cobra"

	"hausregel/engine/bots"
	"hausregel/variants"
)

// completer tells what may stand where the shell asks.
type completer func(cmd *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective)

// complete gives a flag its completer.
func complete(cmd *cobra.Command, flag string, c completer) {
	if err := cmd.RegisterFlagCompletionFunc(flag, c); err != nil {
		panic(err) // the command has no such flag: a slip in this package
	}
}

// completeGames offers games, and files where a path is begun.
func completeGames(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var out []string
	for _, g := range variants.AllGames(variants.Options{}) {
		out = append(out, g.ID+"\t"+g.Name)
	}
	return out, cobra.ShellCompDirectiveDefault
}

func completeHouses(_ *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return nil, cobra.ShellCompDirectiveDefault
	}
	before := begun[:strings.LastIndex(begun, ",")+1]
	var out []string
	for _, h := range variants.HouseRules(args[0], variants.Options{}) {
		out = append(out, before+h.ID+"\t"+h.Name)
	}
	return out, cobra.ShellCompDirectiveDefault
}

// completeKnobs offers knobs, and behind the = their words.
func completeKnobs(_ *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	rules, err := variants.Load(args[0], variants.Options{})
	if err != nil {
		return nil, cobra.ShellCompDirectiveError
	}
	knob, _, chosen := strings.Cut(begun, "=")
	var out []string
	for _, k := range rules.Knobs {
		switch {
		case !chosen:
			out = append(out, k.ID+"=\t"+k.Help)
		case k.ID == knob:
			for _, word := range k.Words {
				out = append(out, knob+"="+word)
			}
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

func completeBots(_ *cobra.Command, _ []string, begun string) ([]string, cobra.ShellCompDirective) {
	before := begun[:strings.LastIndex(begun, ",")+1]
	var out []string
	for _, name := range bots.Names() {
		out = append(out, before+name+"\t"+bots.Help(name))
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}

// completeSeats offers the seats of a game with each bot.
func completeSeats(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	rules, err := variants.Load(args[0], variants.Options{})
	if err != nil {
		return nil, cobra.ShellCompDirectiveError
	}
	var out []string
	for _, s := range rules.Game.Seats {
		for _, bot := range bots.Names() {
			out = append(out, s.ID+"="+bot)
		}
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
