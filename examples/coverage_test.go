// This file tests that the scenarios of the shipped games pass and leave nothing of the rules unexercised.

package examples

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"hausregel/repl/scenario"
	"hausregel/variants"
)

// run runs the scenarios of a folder, which must all pass.
func run(t *testing.T, folder string) scenario.Summary {
	t.Helper()
	var report bytes.Buffer
	sum, err := scenario.Run(context.Background(), scenario.Options{Paths: []string{folder}, Jobs: runtime.NumCPU(), Out: &report})
	if err != nil {
		t.Fatal(err)
	}
	if sum.Failed+sum.Broken > 0 {
		t.Fatalf("%s:\n%s", folder, report.String())
	}
	return sum
}

// TestNothingUnexercised lists each piece, effect, action, question, refusal, phase, value of a knob and reading of a
// shipped game that no scenario exercises. The readings are the tags in the sources of knobs and those in readings.txt.
func TestNothingUnexercised(t *testing.T) {
	for _, game := range variants.Games(variants.Options{}) {
		t.Run(game.ID, func(t *testing.T) {
			readings, err := os.ReadFile(filepath.Join(game.ID, "readings.txt"))
			if err != nil {
				t.Fatal(err)
			}
			set, err := variants.Load(game.ID, variants.Options{})
			if err != nil {
				t.Fatal(err)
			}
			covered := run(t, game.ID).Coverage[set.Game.ID]
			for _, item := range covered.Unexercised(set, strings.Fields(string(readings))) {
				t.Errorf("no scenario exercises: %s", item)
			}
		})
	}
}

// TestOtherFolders runs what stands beside the games.
func TestOtherFolders(t *testing.T) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	games := map[string]bool{}
	for _, game := range variants.Games(variants.Options{}) {
		games[game.ID] = true
	}
	for _, e := range entries {
		if e.IsDir() && !games[e.Name()] {
			t.Run(e.Name(), func(t *testing.T) { run(t, e.Name()) })
		}
	}
}

// TestReadme runs the scripts that README.md shows.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	shown := strings.Split(string(text), "```lua\n")[1:]
	for i, part := range shown {
		code, _, _ := strings.Cut(part, "```")
		if err := os.WriteFile(filepath.Join(folder, string(rune('a'+i))+".lua"), []byte(code), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if sum := run(t, folder); sum.Passed < 5 {
		t.Errorf("only %d scenarios are shown", sum.Passed)
	}
}
