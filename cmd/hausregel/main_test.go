// Tests of the commands: testdata/*.txtar are scripts for testscript, which run the
// program as a user does. go test ./cmd/hausregel -update writes expected files anew.

package main

import (
	"errors"
	"flag"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "write the expected files in testdata anew")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"hausregel": main})
}

func TestCommands(t *testing.T) {
	repository, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:           "testdata",
		UpdateScripts: *update,
		Setup: func(e *testscript.Env) error {
			e.Setenv("XDG_DATA_HOME", e.WorkDir+"/data") // none of the user's own games
			e.Setenv("REPOSITORY", repository+"/../..")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exits": exits, "without": without},
	})
}

// exits is a command of the scripts: exits CODE PROGRAM ARG... demands that exit code.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE PROGRAM ARG...")
	}
	code := 0
	var exit *exec.ExitError
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &exit) {
		code = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if strconv.Itoa(code) != args[0] {
		ts.Fatalf("exit code %d, want %s", code, args[0])
	}
}

// without is a command of the scripts: without TEXT FILE takes the lines that hold
// the text out of a file.
func without(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: without TEXT FILE")
	}
	var kept []string
	for _, line := range strings.SplitAfter(ts.ReadFile(args[1]), "\n") {
		if !strings.Contains(line, args[0]) {
			kept = append(kept, line)
		}
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(strings.Join(kept, "")), 0o644))
}
