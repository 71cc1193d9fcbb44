// This file tests lines typed while a match is being played.

package scripts_test

import (
	"strings"
	"testing"

	"hausregel/engine"
)

func TestTyped(t *testing.T) {
	rs, err := tiny(t, "none.lua", "", "")
	if err != nil {
		t.Fatal(err)
	}
	m, run := match(rs)
	before := m.Hash()
	for _, c := range []struct {
		text, want string
		acts       bool
	}{
		{"1 + 2", "3", false},
		{"me", rs.Game.Seats[1].Name, false},
		{"me.gold", "2", false},
		{"g.everyone:sum(\"gold\")", "4", false},
		{"local n = 2 return n * n", "4", false},
		{"me:gain(\"gold\", 3)", "nil", true},
		{"if me.gold == 2 then me:gain(\"gold\", 1) end", "nil", true},
	} {
		typed, err := rs.Program.Typed(c.text)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		got, acts, err := run.Try(m, typed, 1)
		if err != nil || acts != c.acts || !c.acts && got != c.want {
			t.Errorf("%s: %q, acts %v, %v", c.text, got, acts, err)
		}
		if m.Hash() != before {
			t.Fatalf("%s: trying it has changed the match", c.text)
		}
	}
	for text, want := range map[string]string{
		"1 +":                                 "syntax",
		"me:gian(\"gold\", 1)":                "did you mean \"gain\"",
		"rules.nothing_there()":               "there is no function rules.nothing_there",
		"g.deck:random(1)":                    "draws no luck",
		"x = 1":                               "x",
		"os.exit()":                           "os",
		"1 end function rules.y() do":         "",
		"1 end function rules.zz(g) return 2": "ends no function",
		"if me then end end function rules.zz(g) return 2 ": "ends no function",
	} {
		if _, err := rs.Program.Typed(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
	for _, text := range []string{"while true do end", "nil + 1", "me:choose(\"card\", g.deck)"} {
		typed, err := rs.Program.Typed(text)
		if err != nil {
			continue // refused even before
		}
		if _, _, err := run.Try(m, typed, 1); err == nil {
			t.Errorf("%s: no error", text)
		}
	}
	typed, err := rs.Program.Typed("me:gain(\"gold\", 3)")
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Edit(engine.Edit{Kind: engine.EditRule, Do: func(m *engine.Match) { run.Do(m, typed, 1) }}); err != nil {
		t.Fatal(err)
	}
	if got, _, _ := run.Try(m, typed, 1); m.Hash() == before {
		t.Errorf("doing it changes nothing: %s", got)
	}
}
