// This file turns errors into messages and exit codes.

package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"hausregel/repl/terminal"
	"hausregel/scripts"
	"hausregel/scripts/near"
)

// Exit codes: fine; a scenario failed or the input ended too early; a file or
// flag is wrong.
const (
	codeFine   = 0
	codeFailed = 1
	codeWrong  = 2
)

// failed is an error whose exit code is 1: what was asked for could be done, and
// its outcome is bad.
type failed struct{ error }

func (f failed) Unwrap() error { return f.error }

// exit writes an error for people and gives the exit code.
func exit(w io.Writer, err error) int {
	if err == nil {
		return codeFine
	}
	var problems scripts.Problems
	if errors.As(err, &problems) {
		writeProblems(w, problems)
		return codeWrong
	}
	fmt.Fprintf(w, "hausregel: %s\n", strings.TrimRight(err.Error(), "\n"))
	if errors.As(err, new(failed)) || errors.Is(err, terminal.ErrInputEnded) {
		return codeFailed
	}
	return codeWrong
}

// writeProblems writes what is wrong with rules: what has a line so that an editor
// finds it, what has none (a name that nothing has) as any other error.
func writeProblems(w io.Writer, problems scripts.Problems) {
	inFiles := false
	for _, p := range problems {
		if p.Line > 0 {
			fmt.Fprintln(w, p)
			inFiles = true
		} else {
			fmt.Fprintf(w, "hausregel: %v\n", p)
		}
	}
	if inFiles {
		fmt.Fprintf(w, "hausregel: %s in the rules\n", counted(len(problems), "problem"))
	}
}

// hinted adds a hint line to an error.
func hinted(err error, hint string) error { return fmt.Errorf("%w\nhint: %s", err, hint) }

// flagError names the flag that was meant and where to read about flags.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if errors.As(err, &unknown) {
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		name := unknown.GetSpecifiedName()
		err = fmt.Errorf("there is no flag --%s%s", name, strings.Replace(near.Hint(name, names), `"`, `"--`, 1))
	}
	var invalid *pflag.InvalidValueError
	if errors.As(err, &invalid) {
		err = fmt.Errorf("--%s %s: %s expected", invalid.GetFlag().Name, invalid.GetValue(), expectedBy(invalid.GetFlag()))
	}
	return hinted(err, cmd.CommandPath()+" --help lists the flags")
}

// expectedBy says what a flag takes.
func expectedBy(f *pflag.Flag) string {
	switch f.Value.Type() {
	case "int":
		return "a whole number"
	case "uint64":
		return "a whole number from 0"
	case "bool":
		return "true or false"
	}
	return "another value"
}

// counted is a number with its noun.
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
