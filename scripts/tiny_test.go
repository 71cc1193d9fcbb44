// This file opens the tiny game of testdata for the tests of this package.

package scripts_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/scripts"
	"hausregel/variants"
)

func text(tb testing.TB, file string) string {
	tb.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		tb.Fatal(err)
	}
	return string(b)
}

// tiny loads the tiny game with one more file of Lua, and with a house rule of the
// Lua inline. Every load makes a Game of its own.
func tiny(tb testing.TB, file, lua, inline string) (*variants.RuleSet, error) {
	tb.Helper()
	base := strings.Replace(text(tb, "testdata/tiny/base.toml"), `["rules.lua"]`, fmt.Sprintf(`["rules.lua", %q]`, file), 1)
	house := fmt.Sprintf("name = \"House\"\nbase = \"tiny\"\nlua_code = '''\n%s'''\n", inline)
	files := fstest.MapFS{}
	for name, content := range map[string]string{
		"variants/tiny/base.toml": base, "scripts/tiny/rules.lua": text(tb, "testdata/tiny/rules.lua"),
		"variants/tiny/house.toml": house, "scripts/tiny/" + file: lua,
	} {
		files[name] = &fstest.MapFile{Data: []byte(content)}
	}
	return variants.Load("tiny", variants.Options{Files: files, With: []string{"house"}, Players: 2})
}

// match opens a match whose seats answer by chance, recorded.
func match(rs *variants.RuleSet) (*engine.Match, *scripts.Run) {
	run := rs.Program.NewRun()
	m := engine.NewMatch(rs.Game, run)
	for s := range rs.Game.Seats {
		m.SetDecider(engine.Seat(s), bots.Random{})
	}
	m.Keep()
	m.Reset(1)
	return m, run
}

// bareGame is the tiny game without Lua, to compile against: no match is made of it.
func bareGame(tb testing.TB) *engine.Game {
	tb.Helper()
	rs, err := tiny(tb, "none.lua", "", "")
	if err != nil {
		tb.Fatal(err)
	}
	return rs.Game
}

// compile lays a source over the rules of the tiny game.
func compile(tb testing.TB, g *engine.Game, s scripts.Source) (*scripts.Program, scripts.Problems) {
	tb.Helper()
	rules := scripts.Source{File: "rules.lua", Text: text(tb, "testdata/tiny/rules.lua")}
	return scripts.Compile(g, []scripts.Layer{{Name: "base", Sources: []scripts.Source{rules}}, {Name: "house", Sources: []scripts.Source{s}}})
}

func TestTinyPlays(t *testing.T) {
	rs, err := tiny(t, "none.lua", "", "")
	if err != nil {
		t.Fatal(err)
	}
	m, _ := match(rs)
	if err := m.Play(); err != nil {
		t.Fatal(err)
	}
}

// result runs a rule's body aside and gives what it prints.
func result(t *testing.T, body string) (string, error) {
	t.Helper()
	rs, err := tiny(t, "none.lua", "", "function rules.phase.play(g, me, phase)\n"+body+"\nend\nfunction rules.size_and(g, card, more) return card.size + more end\n")
	if err != nil {
		t.Fatal(err)
	}
	m, run := match(rs)
	var lines []string
	run.Print = func(_, text string) { lines = append(lines, text) }
	err = m.Step()
	return strings.Join(lines, "\n"), err
}

// fault gives the fault of the rules in an error.
func fault(t *testing.T, err error) *scripts.Error {
	t.Helper()
	var e *scripts.Error
	if !errors.As(err, &e) {
		t.Fatalf("no fault of the rules, but %v", err)
	}
	return e
}
