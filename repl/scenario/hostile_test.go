//go:build unix

// Tests of scripts and files that would hang the program, take it down or play with the screen.

package scenario

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// runText runs a script and gives its report.
func runText(t *testing.T, text string) (string, Summary) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "script.lua")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return report(t, Options{Paths: []string{path}})
}

func TestNestedLists(t *testing.T) {
	for body, want := range map[string]string{
		"local t = {} t[1] = t reading(t)":                                  "a list nested too deep",
		`local t = {"R1"} for i = 1, 15 do t = {t, t, t, t} end reading(t)`: "the script took more than",
	} {
		text, _ := runText(t, `scenario("a", function() `+body+` end)`)
		if !strings.Contains(text, want) {
			t.Errorf("%s: got %q, want %q", body, text, want)
		}
	}
}

func TestManyScenarios(t *testing.T) {
	const many = `for i = 1, %d do scenario("s" .. i, function() ok(true) end) end`
	text, sum := runText(t, fmt.Sprintf(many, maxScenarios+1))
	if sum.Broken != 1 || !strings.Contains(text, "a file may have 1000 scenarios") {
		t.Errorf("got %s", text)
	}
}

func TestPipes(t *testing.T) {
	for _, name := range []string{"a.lua", "a.toml"} {
		dir := t.TempDir()
		if err := syscall.Mkfifo(filepath.Join(dir, name), 0o600); err != nil {
			t.Skip(err)
		}
		script := filepath.Join(dir, "b.lua")
		if err := os.WriteFile(script, []byte(`scenario("a", function() ok(true) end)`), 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := Run(context.Background(), Options{Paths: []string{dir}})
		if refused := err != nil && strings.Contains(err.Error(), "is no regular file"); refused != (name == "a.lua") {
			t.Errorf("%s: got %v", name, err)
		}
	}
}

func TestBigScript(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.lua")
	if err := os.WriteFile(path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, maxFile+1); err != nil {
		t.Fatal(err)
	}
	_, err := Run(context.Background(), Options{Paths: []string{path}})
	if err == nil || !strings.Contains(err.Error(), "is too big (at most 4 MB)") {
		t.Errorf("got %v", err)
	}
}

func TestLinksToScriptsAndFolders(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.lua"), []byte(`scenario("a", function() ok(true) end)`), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, to := range []string{dir, filepath.Join(dir, "a.lua")} {
		link := filepath.Join(t.TempDir(), "link.lua")
		if err := os.Symlink(to, link); err != nil {
			t.Skip(err)
		}
		if text, sum := report(t, Options{Paths: []string{link}}); sum.Passed != 1 {
			t.Errorf("a link to %s: %s", to, text)
		}
	}
}

func TestVisible(t *testing.T) {
	text, _ := runText(t, `scenario("a\27[2J", function() print("ä\tb\155c\127") error("c\27[2J") end)`)
	if strings.ContainsAny(text, "\x1b\x7f") || !strings.Contains(text, `c\x1b[2J`) || !strings.Contains(text, "ä\tb\ufffdc\\x7f") {
		t.Errorf("got %q", text)
	}
}
