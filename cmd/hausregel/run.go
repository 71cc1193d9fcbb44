// This file is the command run.

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"regexp"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"hausregel/repl/scenario"
)

func runCommand() *cobra.Command {
	var filter string
	var o scenario.Options
	cmd := &cobra.Command{
		Use:   "run FILE|DIR...",
		Short: "Run scenario scripts: tests of rules",
		Long: `Run scenario scripts, Lua files that arrange a position, answer questions and
say what is expected; examples/README.md tells how to write them. The exit
code is 0 when all have passed, 1 when one has failed, 2 when a file is broken.`,
		Example: `  hausregel run examples
  hausregel run examples/GAME --filter RT01
  hausregel run examples --jobs 4 --format tap`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return hinted(errors.New("run: a file or folder expected"), "hausregel run examples runs all that come with the program")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			o.Paths, o.Out = args, cmd.OutOrStdout()
			if o.Jobs < 1 {
				return fmt.Errorf("--jobs %d: at least 1 expected", o.Jobs)
			}
			if filter != "" {
				var err error
				if o.Filter, err = regexp.Compile(filter); err != nil {
					return fmt.Errorf("--filter: %w", err)
				}
			}
			return runScenarios(o)
		},
	}
	f := cmd.Flags()
	f.IntVar(&o.Jobs, "jobs", runtime.NumCPU(), "scenarios run at the same time")
	f.StringVar(&filter, "filter", "", "only scenarios whose name this `regexp` matches")
	f.StringVar(&o.Format, "format", "pretty", strings.Join(scenario.Formats, ", "))
	complete(cmd, "format", cobra.FixedCompletions(scenario.Formats, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// runScenarios runs them; the report has told what failed.
func runScenarios(o scenario.Options) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	sum, err := scenario.Run(ctx, o)
	switch {
	case errors.Is(err, context.Canceled):
		return failed{errors.New("interrupted")}
	case err != nil:
		return err
	case sum.Broken > 0:
		return fmt.Errorf("run: %s broken", counted(sum.Broken, "scenario"))
	case sum.Failed > 0:
		return failed{fmt.Errorf("run: %s failed", counted(sum.Failed, "scenario"))}
	}
	return nil
}
