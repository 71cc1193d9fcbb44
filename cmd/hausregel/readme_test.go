// Tests that the session and the house rule in the README are real ones.

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hausregel/variants"
)

// TestReadmeSessions runs the sessions of the README and compares what they give;
// a line [..] stands for any lines.
func TestReadmeSessions(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir()) // matches are recorded
	readme, err := os.ReadFile(top + "/README.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(readme), "```text\n$ hausregel ")[1:]
	if len(blocks) == 0 {
		t.Fatal("no session in README.md")
	}
	for _, block := range blocks {
		block, _, _ = strings.Cut(block, "```\n")
		command, session, _ := strings.Cut(block, "\n")
		t.Run(command, func(t *testing.T) { testSession(t, command, session) })
	}
}

func testSession(t *testing.T, command, session string) {
	var typed strings.Builder
	for _, line := range strings.Split(session, "\n") {
		if input, ok := strings.CutPrefix(line, "> "); ok {
			typed.WriteString(input + "\n")
		}
	}
	var out bytes.Buffer
	root := rootCommand()
	root.SetArgs(strings.Fields(command))
	root.SetIn(strings.NewReader(typed.String()))
	root.SetOut(&out)
	if err := root.Execute(); err != nil {
		t.Fatal(err)
	}
	rest := "\n" + out.String()
	for i, part := range strings.Split("\n"+session, "\n[..]") {
		at := strings.Index(rest, part)
		if at < 0 || i == 0 && at > 0 {
			t.Fatalf("the session does not go on with\n%s\nbut with\n%s", part, rest)
		}
		rest = rest[at+len(part):]
	}
	if rest != "" {
		t.Errorf("the session does not end there but with\n%s", rest)
	}
}

// TestReadmeHouseRule plays by the house rule of the README: it loads, and changes
// what the game does.
func TestReadmeHouseRule(t *testing.T) {
	readme, err := os.ReadFile(top + "/README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, block, _ := strings.Cut(string(readme), "```toml\n")
	text, _, found := strings.Cut(block, "```\n")
	if !found {
		t.Fatal("no house rule in README.md")
	}
	file := filepath.Join(t.TempDir(), "mine.toml")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	house, err := variants.Load(file, variants.Options{})
	if err != nil {
		t.Fatal(err)
	}
	game, err := variants.Load(house.Game.ID, variants.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if house.Hash == game.Hash {
		t.Error("nothing is different")
	}
}
