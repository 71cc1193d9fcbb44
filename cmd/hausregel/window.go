// This file fits what commands print to the window.

package main

import (
	"bytes"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"hausregel/repl/terminal"
)

// printed writes text whose lines fit the window, where out is one.
func printed(out io.Writer, text string) error {
	term := terminal.Open(strings.NewReader(""), out, terminal.Options{})
	term.Write(text)
	return term.Close()
}

// helpPrinted has the help of all commands fit the window.
func helpPrinted(root *cobra.Command) {
	help := root.HelpFunc()
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) {
		cmd.Example = named(cmd.Example)
		out := cmd.OutOrStdout()
		var text bytes.Buffer
		cmd.SetOut(&text)
		help(cmd, args)
		cmd.SetOut(out)
		printed(out, text.String()) // as cobra, which leaves the error to nobody
	})
}
