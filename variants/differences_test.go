// This file tests what is said of two rule sets that differ.

package variants

import (
	"slices"
	"testing"
)

func TestDifferences(t *testing.T) {
	load := func(toml, lua string) *RuleSet {
		t.Helper()
		rs, err := Load("g", Options{Files: Texts{"variants/g/base.toml": toml, "scripts/g/rules.lua": lua}})
		if err != nil {
			t.Fatal(err)
		}
		return rs
	}
	const toml = `name = "G"
lua = ["rules.lua"]
players = [1]
[phase]
play = {}
[ranking]
by = ["points"]
[counter]
points = { of = "seat" }
[zone]
bag = {}
[kind.coin]
starts = "bag"
[coin]
red = { name = "Red" }
`
	const lua = "function rules.phase.play(g) end\n"
	a := load(toml, lua)
	if got := a.Differences(load(toml, lua)); len(got) > 0 {
		t.Errorf("a rule set differs from itself: %q", got)
	}
	got := a.Differences(load(toml+"blue = { name = \"Blue\" }\n", lua+"function rules.more(g) end\n"))
	want := []string{"variants/g/base.toml:16: coin.blue: was nothing, is { name = Blue }", "scripts/g/rules.lua: differs from line 2 on"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
