// This file loads a rule set: a game with its house rules, for a number of players.

package variants

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/scripts"
	"hausregel/scripts/near"
)

// Options say how a game is to be loaded.
type Options struct {
	With    []string          // house rules, names or paths, in the order they are laid over the game
	Set     map[string]string // knobs set by hand; they win over all house rules
	Players int               // 0: the fewest it is for
	Dirs    []string          // folders with variants/ and scripts/ to look in before all others
	Files   fs.FS             // when given, the only place to look in: it holds variants/ and scripts/
}

// RuleSet is a game with its house rules, complete and checked, for a number of
// players. It is read only and shared by all matches.
type RuleSet struct {
	Game    *engine.Game
	Program *scripts.Program

	Name     string // as given to Load
	Options  Options
	About    string
	Guide    string // how it is played, a paragraph or item to a line; "" when the files do not say
	Draft    bool
	Players  []int       // numbers of players it is for; of a game with sides: how many there are
	Houses   []House     // house rules, in order
	Files    []File      // all files it was made of
	Hash     string      // of all effective parts: equal for rule sets that play alike
	Knobs    []Knob      // what may be turned, and what it stands at
	Invented []Invention // what is reconstructed rather than printed

	root *node
}

// House is a house rule of a rule set.
type House struct{ ID, Name, About, File string }

// File is one of the files that a rule set was made of.
type File struct {
	Name string // "variants/<game>/base.toml", "scripts/<game>/x.lua": as Options.Files would have it
	Path string // as people know it
	Text string
}

// loader holds what is read while a rule set is loaded.
type loader struct {
	problems
	name    string // what was asked for
	options Options
	folders []folder
	game    string // its id
	files   []File
	base    source
	houses  []source
	lua     []scripts.Layer
}

// source is a decoded rules file.
type source struct {
	found
	id   string
	root *node
}

// Load gives the rule set of a game. name is that of a game, or the path of a
// folder or file; the path of a house rule loads its game with it. The error is a
// scripts.Problems holding everything that is wrong.
func Load(name string, o Options) (*RuleSet, error) {
	l := &loader{name: name, options: o, folders: o.folders()}
	if l.open(name) {
		l.openHouses()
	}
	if l.base.root == nil || len(l.list) > 0 {
		return nil, l.withLua()
	}
	b, t := l.compose(o.Players)
	if o.Players == 0 && b == nil && len(l.list) == 0 { // a knob or house rule is for other numbers of players
		b, t = l.compose(l.fewest(t))
	}
	if len(l.list) > 0 {
		return nil, l.withLua()
	}
	program, problems := l.compile(b)
	if len(problems) > 0 {
		return nil, problems.Sort()
	}
	return l.ruleSet(name, b, t, program), nil
}

// open finds and decodes the game, or the house rule whose game is meant.
func (l *loader) open(name string) bool {
	if l.options.Files != nil || !isPath(name) {
		f, err := openIn(l.folders, name, "base")
		if isMissing(err) || !fs.ValidPath(name) || strings.Contains(name, "/") {
			l.list = append(l.list, noGame(name, l.folders))
			return false
		}
		return l.useGame(f, name, l.decode(f, err))
	}
	f, err := openPath(name)
	if err == nil && path.Ext(f.name) == ".lua" {
		l.list = append(l.list, isLua(f))
		return false
	}
	root := l.decode(f, err)
	if root == nil {
		return false
	}
	game := root.get("base").text()
	for _, edit := range []string{"add", "remove"} {
		if n := root.get(edit); n != nil && game == "" {
			l.hint(n.key, "", "["+edit+"] stands in house rules, and this file names no game", `a house rule begins with base = ".."`)
			return false
		}
	}
	if game == "" {
		return l.useGame(f, f.folder.ingame, root)
	}
	l.options.With = append([]string{name}, l.options.With...)
	l.folders = append([]folder{f.folder}, l.folders...)
	base, err := openIn(l.folders, game, "base")
	if isMissing(err) {
		l.hint(root.get("base").at, "base", fmt.Sprintf("there is no game %q%s", game, near.Hint(game, gameNames(l.folders))),
			"games are "+strings.Join(gameNames(l.folders), ", "))
		return false
	}
	return l.useGame(base, game, l.decode(base, err))
}

// decode decodes a file that was found, if it could be read.
func (l *loader) decode(f found, err error) *node {
	if err != nil {
		l.say(Position{File: f.shown}, "", unreadable(err))
		return nil
	}
	root, problems := decode(f.shown, f.text)
	l.list = append(l.list, problems...)
	return root
}

// useGame takes a file as the game to load.
func (l *loader) useGame(f found, game string, root *node) bool {
	if f.folder.flat && !l.folders[0].flat {
		l.folders = append([]folder{f.folder}, l.folders...)
	}
	l.game = game
	l.base = source{found: f, id: "base", root: root}
	l.keep(path.Join("variants", game, "base.toml"), f.shown, f.text)
	return root != nil
}

func (l *loader) keep(name, shown, text string) {
	l.files = append(l.files, File{Name: name, Path: shown, Text: text})
}

// compose lays all layers over each other and builds the game. Without a number
// of players it takes the fewest the game is for; the builder is nil when it
// turns out that the rules are for other numbers.
func (l *loader) compose(players int) (*builder, *ruleTree) {
	given := players > 0
	t := newRuleTree(l.game, l.name, l.base.root, &l.problems)
	for _, h := range l.houses {
		t.lay(h.root, &layer{name: h.id, overrides: words(h.root.get("overrides").each())})
	}
	l.validate(t)
	for _, id := range slices.Sorted(maps.Keys(l.options.Set)) {
		t.setByHand(id, l.options.Set[id])
	}
	if !given {
		players = l.fewest(t)
	}
	before := len(l.list)
	t.decide(players)
	(&validator{problems: &l.problems}).complete(t.root)
	if counts := playerCounts(t.root); before == 0 && len(counts) > 0 && !slices.Contains(counts, players) {
		l.list = l.list[:before] // what has no value for so many players is no further problem
		if given {
			l.say(l.countsAt(t.root), "players", fmt.Sprintf("%d players: it is for %s", players, orList(counts)))
		}
		return nil, t
	}
	return build(l.game, t, players), t
}

// validate checks the files against the schema.
func (l *loader) validate(t *ruleTree) {
	v := &validator{problems: &l.problems, rules: t}
	v.file(l.base.root)
	for _, key := range []string{"base", "overrides"} {
		if n := l.base.root.get(key); n != nil {
			l.say(n.key, key, "stands in house rules, not in games")
		}
	}
	for _, h := range l.houses {
		v := &validator{problems: &l.problems, rules: t, overlay: true}
		v.file(h.root)
		if h.root.get("name") == nil {
			l.say(Position{File: h.shown, Line: 1}, "name", "a house rule has a name")
		}
		l.checkOverrides(h, t)
	}
}

// fewest is the smallest number of players.
func (l *loader) fewest(t *ruleTree) int {
	if counts := playerCounts(t.root); len(counts) > 0 {
		return slices.Min(counts)
	}
	return 1
}

// playerCounts are the numbers of players a game is for.
func playerCounts(root *node) []int {
	if sides := words(root.get("sides").each()); len(sides) > 0 {
		return []int{len(sides)}
	}
	var out []int
	for _, n := range root.get("players").each() {
		if i, ok := n.scalarValue().(int64); ok && i > 0 && i <= engine.MaxSeats {
			out = append(out, int(i))
		}
	}
	return out
}

func (l *loader) countsAt(root *node) Position {
	for _, key := range []string{"sides", "players"} {
		if n := root.get(key); n != nil {
			return n.at
		}
	}
	return Position{File: l.base.shown, Line: 1}
}

func orList(counts []int) string {
	s := make([]string, len(counts))
	for i, c := range counts {
		s[i] = fmt.Sprint(c)
	}
	if len(s) < 2 {
		return strings.Join(s, "")
	}
	return strings.Join(s[:len(s)-1], ", ") + " or " + s[len(s)-1]
}

// asProblems turns an error into problems of a file.
func asProblems(err error, file string) scripts.Problems {
	var ps scripts.Problems
	if errors.As(err, &ps) {
		return ps
	}
	return scripts.Problems{{File: file, Text: err.Error()}}
}
