// This file tests house rules whose functions are named almost like those they mean.

package scripts_test

import (
	"strings"
	"testing"

	"hausregel/scripts"
)

func TestMisspeltReplacement(t *testing.T) {
	for _, c := range []struct{ lua, want string }{
		{"function rules.totl(g, me) return 1 end", `house.lua:1: rules.totl: it replaces nothing, and nothing calls it (did you mean "total"?)`},
		{"function rules.total(g, me) return rules.totl(g, me) end\nfunction rules.totl(g, me) return 1 end", ""},
		{"function rules.something_else(g, me) return 1 end", ""},
	} {
		_, problems := compile(t, bareGame(t), scripts.Source{File: "house.lua", Text: c.lua})
		if got := problems.Error(); got != c.want {
			t.Errorf("%s\ngot  %s\nwant %s", c.lua, got, c.want)
		}
	}
}

// What a file with a syntax error would define is not reported as missing too.
func TestTornFileBlamesNobodyElse(t *testing.T) {
	rules := strings.Replace(text(t, "testdata/tiny/rules.lua"), "function", "functoin", 1)
	_, problems := scripts.Compile(bareGame(t), []scripts.Layer{{Sources: []scripts.Source{{File: "rules.lua", Text: rules}}}})
	if len(problems) != 1 || problems[0].File != "rules.lua" {
		t.Fatalf("one problem in rules.lua expected, got\n%v", problems)
	}
}
