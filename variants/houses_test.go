// Tests of house rules that are given twice, and of what they win over.

package variants

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// houseFolder is a folder with the tiny game and house rules by file name.
func houseFolder(t *testing.T, houses map[string]string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "tiny")
	base, err := os.ReadFile("testdata/tiny/base.toml")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{"base.toml": string(base)}
	for name, text := range houses {
		files[name] = "name = \"House\"\nbase = \"tiny\"\n" + text
	}
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestHouseRuleGivenTwice(t *testing.T) {
	dir := houseFolder(t, map[string]string{"a.toml": "", "other/a.toml": "[rule]\nlimit = 4\n"})
	if err := os.Symlink("a.toml", filepath.Join(dir, "link.toml")); err != nil {
		t.Skip(err)
	}
	a := filepath.Join(dir, "a.toml")
	for _, c := range []struct{ with, want string }{
		{"a", "this house rule is given twice"},
		{dir + "/other/../a.toml", "this house rule is given twice"},
		{filepath.Join(dir, "link.toml"), "link.toml says the same as "},
		{filepath.Join(dir, "other/a.toml"), "a.toml have one name"},
	} {
		_, err := Load(dir+"/", Options{With: []string{a, c.with}})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.with, err, c.want)
		}
	}
}

func TestOverridesNames(t *testing.T) {
	for overrides, want := range map[string]string{
		"calm":       "",
		"elsewhere":  "", // a house rule that lies somewhere else
		"rule.worth": "",
		"clam":       `overrides: no house rule "clam" (did you mean "calm"?)`,
		"rule.wroth": `overrides: no knob "rule.wroth" (did you mean "rule.worth"?)`,
		"mine":       `overrides: "mine" need not be named`,
	} {
		dir := houseFolder(t, map[string]string{"calm.toml": "", "mine.toml": "overrides = \"" + overrides + "\"\n"})
		_, err := Load(dir+"/", Options{With: []string{"mine"}})
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", overrides, err, want)
		}
	}
}
