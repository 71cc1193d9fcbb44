// This file tests that each mistake in a rules file is found at its line, and nothing
// else: a faulty line of testdata/bad ends with -- want and a pattern for each problem.

package scripts_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"hausregel/scripts"
)

var wantLine = regexp.MustCompile(`-- want (".*)$`)

// wants reads the patterns of each line.
func wants(t *testing.T, text string) map[int][]*regexp.Regexp {
	t.Helper()
	out := map[int][]*regexp.Regexp{}
	for i, line := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n") {
		m := wantLine.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		for rest := m[1]; rest != ""; rest = strings.TrimSpace(rest) {
			quoted, err := strconv.QuotedPrefix(rest)
			if err != nil {
				t.Fatalf("line %d: %v", i+1, err)
			}
			pattern, _ := strconv.Unquote(quoted)
			out[i+1] = append(out[i+1], regexp.MustCompile(pattern))
			rest = rest[len(quoted):]
		}
	}
	return out
}

// shown is what patterns are matched with.
func shown(p scripts.Problem) string {
	return strings.TrimRight(fmt.Sprintf("%d: %s: %s\n%s", p.Column, p.Subject, p.Text, p.Hint), "\n")
}

func checkWants(t *testing.T, file, text string, found scripts.Problems) {
	t.Helper()
	want := wants(t, text)
	for _, p := range found {
		matched := false
		for i, pattern := range want[p.Line] {
			if p.File == file && pattern.MatchString(shown(p)) {
				want[p.Line] = append(want[p.Line][:i:i], want[p.Line][i+1:]...)
				matched = true
				break
			}
		}
		if !matched {
			t.Errorf("not wanted: %v", p)
		}
	}
	for line, patterns := range want {
		for _, p := range patterns {
			t.Errorf("line %d: no problem matches %q", line, p)
		}
	}
}

func TestBadFiles(t *testing.T) {
	files, _ := filepath.Glob("testdata/bad/*.lua")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	g := bareGame(t)
	for _, path := range files {
		file := filepath.Base(path)
		t.Run(strings.TrimSuffix(file, ".lua"), func(t *testing.T) {
			lua := text(t, path)
			_, problems := compile(t, g, scripts.Source{File: file, Text: lua})
			if len(problems) == 0 {
				t.Fatal("no problem was found")
			}
			checkWants(t, file, lua, problems)
		})
	}
}

// Lua that stands inside a TOML file counts the lines of that file.
func TestFirstLine(t *testing.T) {
	g := bareGame(t)
	for lua, line := range map[string]int{
		"function rules.one(g, me)\n  return me.pionts\nend":    41,
		"function rules.one(g, me)\n  return me.points +\nend":  42,
		"function rules.one(g, me)\n  return me.points":         41,
		"function rules.one(g, me)\n  return me:has(\"gold)end": 41,
		"\n\nlocal x = 1":                        42,
		"\nfunction rules.phase.plya(g, me) end": 41,
		"\xff":                                   40,
		strings.Repeat("-", scripts.MaxSource+1): 40,
		"\nfunction rules.one() end function rules.one() end": 41,
	} {
		_, problems := compile(t, g, scripts.Source{File: "x.toml", Text: lua, FirstLine: 40})
		if len(problems) != 1 || problems[0].Line != line || problems[0].File != "x.toml" {
			t.Errorf("%.60q: %v, want one problem in line %d", lua, problems, line)
		}
	}
}

// What the TOML names and no file defines.
func TestMissingFunctions(t *testing.T) {
	g := bareGame(t)
	lua := text(t, "testdata/tiny/rules.lua")
	for name, want := range map[string]string{
		"rules.phase.play(":   `phase play: there is no function rules.phase.play \(did you mean "phase.plya"\?\)`,
		"rules.action.put(":   `action put: there is no function rules.action.put`,
		"rules.effect.score(": `effect score: there is no function rules.effect.score`,
		"rules.is.small(":     `condition small: there is no function rules.is.small`,
	} {
		changed := strings.Replace(lua, name, "rules.elsewhere(", 1)
		if strings.Contains(name, "phase") {
			changed = strings.Replace(lua, name, "rules.phase.plya(", 1)
		}
		_, problems := scripts.Compile(g, []scripts.Layer{{Name: "base", Sources: []scripts.Source{{File: "rules.lua", Text: changed}}}})
		if !regexp.MustCompile(want).MatchString(problems.Error()) {
			t.Errorf("without %s: %v", name, problems)
		}
	}
	_, problems := scripts.Compile(g, []scripts.Layer{{Name: "base", Sources: []scripts.Source{{File: "empty.lua"}}}})
	if len(problems) == 0 || !strings.Contains(problems.Error(), "rules.phase.play") {
		t.Errorf("an empty file: %v", problems)
	}
}

// A knob whose words are procedures needs all of them once it is called.
func TestKnobWords(t *testing.T) {
	g := bareGame(t)
	_, problems := compile(t, g, scripts.Source{File: "x.lua", Text: "function rules.worth.double() end\nfunction rules.one(g)\n  return rules.worth(g)\nend"})
	if len(problems) != 1 || problems[0].Line != 3 || !strings.Contains(problems[0].Text, "rules.worth.plain") {
		t.Error(problems)
	}
}

// base is the layer below: a game has none.
func TestBaseOfNothing(t *testing.T) {
	g := bareGame(t)
	lua := text(t, "testdata/tiny/rules.lua") + "function rules.one(g) return base.total(g) end\n"
	_, problems := scripts.Compile(g, []scripts.Layer{{Name: "base", Sources: []scripts.Source{{File: "rules.lua", Text: lua}}}})
	if len(problems) != 1 || !strings.Contains(problems[0].Text, `base has no "total"`) {
		t.Error(problems)
	}
}
