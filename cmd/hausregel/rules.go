// This file reads the flags that say which rules are meant.

package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// ruleFlags are --with and --set.
type ruleFlags struct {
	with []string
	set  []string
}

func (f *ruleFlags) add(cmd *cobra.Command) {
	cmd.Flags().StringSliceVar(&f.with, "with", nil, "house rules, by name or path, in this order")
	cmd.Flags().StringArrayVar(&f.set, "set", nil, "turn a knob: `knob=value`; may be given several times")
	complete(cmd, "with", completeHouses)
	complete(cmd, "set", completeKnobs)
}

// knobs parts the values of --set.
func (f *ruleFlags) knobs() (map[string]string, error) {
	knobs := map[string]string{}
	for _, s := range f.set {
		knob, value, found := strings.Cut(s, "=")
		knob, value = strings.TrimSpace(knob), strings.TrimSpace(value)
		if !found || knob == "" || value == "" {
			return nil, fmt.Errorf("--set %s: a knob and its value expected, as in --set knob=3", s)
		}
		if _, twice := knobs[knob]; twice {
			return nil, fmt.Errorf("--set %s: %s is set twice", s, knob)
		}
		knobs[knob] = value
	}
	return knobs, nil
}

// atMostOne insists on one argument or none.
func atMostOne(what, hint string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) < 2 {
			return nil
		}
		return hinted(fmt.Errorf("%s: one %s expected, not %d", cmd.Name(), what, len(args)), hint)
	}
}

// oneGame insists on exactly one argument.
func oneGame(cmd *cobra.Command, args []string) error {
	if len(args) == 1 {
		return nil
	}
	return hinted(fmt.Errorf("%s: one game expected, not %d", cmd.Name(), len(args)), "hausregel games lists the games")
}
