// Tests of finding and loading rule sets, and of what a rule set knows.

package variants

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// games are all games and house rules of the repository, as Load takes them.
func games(t *testing.T) map[string][]string {
	out := map[string][]string{"testdata/saltmarsh/": {"calm", "wreckers"}}
	for _, g := range AllGames(Options{Dirs: []string{t.TempDir()}}) {
		out[g.ID] = nil
		for _, h := range g.Houses {
			out[g.ID] = append(out[g.ID], h.ID)
		}
	}
	if len(out) < 5 {
		t.Fatalf("only %v", out)
	}
	return out
}

// TestShippedGamesLoad loads every game with every house rule, for every number
// of players it is for, and with every word of every knob.
func TestShippedGamesLoad(t *testing.T) {
	for game, houses := range games(t) {
		rs, err := Load(game, Options{})
		if err != nil {
			t.Errorf("%s: %v", game, err)
			continue
		}
		for _, house := range append(houses, "") {
			o := Options{}
			if house != "" {
				o.With = []string{house}
			}
			fits, err := Load(game, o)
			if err != nil {
				t.Errorf("%s with %q: %v", game, house, err)
				continue
			}
			for _, o.Players = range fits.Players { // a house rule may be for fewer
				if _, err := Load(game, o); err != nil {
					t.Errorf("%s with %q, %d players: %v", game, house, o.Players, err)
				}
			}
		}
		tried := 0
		for _, k := range rs.Knobs {
			for _, w := range k.Words {
				if w == k.Value {
					continue
				}
				tried++
				other, err := Load(game, Options{Set: map[string]string{k.ID: w}})
				if err != nil {
					t.Errorf("%s, %s = %s: %v", game, k.ID, w, err)
				} else if other.Hash == rs.Hash {
					t.Errorf("%s, %s = %s: the hash does not show it", game, k.ID, w)
				}
			}
		}
		if tried == 0 {
			t.Errorf("%s: no knob has another word", game)
		}
	}
}

func TestLoadErrors(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	big := write("big.toml", strings.Repeat("# filling\n", maxFile/10+1))
	write("variants/solo/base.toml", "name = \"Solo\"\nplayers = [2]\n")
	write("variants/solo/other.toml", "name = \"Other\"\nbase = \"soolo\"\n")
	write("variants/solo/nameless.toml", "about = \"x\"\n")
	if err := os.MkdirAll(filepath.Join(dir, "variants/folder/base.toml"), 0o755); err != nil {
		t.Fatal(err)
	}
	in := func(o Options) Options { o.Dirs = []string{dir}; return o }
	for _, x := range []struct {
		name string
		o    Options
		want string
	}{
		{"soll", in(Options{}), `game soll: there is no such game (did you mean "solo"?)`},
		{"", in(Options{}), `there is no such game`},
		{"a\x00b", in(Options{}), `there is no such game`},
		{"folder", in(Options{}), `is a folder`},
		{big, Options{}, `big.toml: is too big`},
		{dir + "/none.toml", Options{}, `none.toml: is not there`},
		{dir + "/", Options{}, `base.toml: is not there`},
		{"solo", in(Options{With: []string{"othr"}}), `with othr: solo has no such house rule (did you mean "other"?)`},
		{"solo", in(Options{With: []string{"other"}}), `other.toml:2:8: base: this is a house rule of "soolo"`},
		{"solo", in(Options{With: []string{"nameless"}}), `nameless.toml:1: base: a house rule names its game`},
		{"solo", in(Options{With: []string{"nameless", "nameless"}}), `with nameless: this house rule is given twice`},
		{filepath.Join(dir, "variants/solo/other.toml"), in(Options{}), `other.toml:2:8: base: there is no game "soolo" (did you mean "solo"?)`},
		{"solo", in(Options{Players: 5}), `base.toml:2:11: players: 5 players: it is for 2`},
		{"solo", in(Options{Set: map[string]string{"size": "3"}}), `set size=3: solo has no knob "size"`},
		{"testdata/tiny/", Options{Set: map[string]string{"limit": "30"}}, `set limit=30: rule.limit: 30 is out of its range, 1 to 9`},
		{"testdata/tiny/", Options{Set: map[string]string{"limit": "many"}}, `set limit=many: rule.limit: is a number, not a text`},
		{"testdata/tiny/", Options{Set: map[string]string{"worth": "doubel"}}, `"doubel" is not one of its words (did you mean "double"?)`},
		{"testdata/tiny/", Options{Set: map[string]string{"first": "yes"}}, `rule.first: is true or false, not a text`},
	} {
		rs, err := Load(x.name, x.o)
		if err == nil || rs != nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("Load(%q, %v) gave %v, want %s", x.name, x.o.With, err, x.want)
		}
	}
}

// TestWhereFilesAreFound puts the same house rule in several places.
func TestWhereFilesAreFound(t *testing.T) {
	tiny, err := os.ReadFile("testdata/tiny/base.toml")
	if err != nil {
		t.Fatal(err)
	}
	house := func(limit string) string {
		return "name = \"House\"\nbase = \"tiny\"\nlua = [\"more.lua\"]\n[rule]\nlimit = " + limit + "\n"
	}
	dir, data := t.TempDir(), t.TempDir()
	for name, text := range map[string]string{
		dir + "/variants/tiny/base.toml":             string(tiny),
		dir + "/variants/tiny/far/far.toml":          house("2"),
		dir + "/variants/tiny/far/more.lua":          "function rules.twice(n) return n end\n",
		dir + "/scripts/tiny/more.lua":               "function rules.thrice(n) return n end\n",
		data + "/hausregel/variants/tiny/base.toml":  "broken",
		data + "/hausregel/variants/tiny/house.toml": house("3"),
		dir + "/box/box.toml":                        house("4"),
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("XDG_DATA_HOME", data)
	for _, x := range []struct{ name, with, limit, lua string }{
		{"tiny", "far", "2", dir + "/variants/tiny/far/more.lua"},
		{"tiny", "house", "3", dir + "/scripts/tiny/more.lua"},
		{"tiny", dir + "/box", "4", dir + "/scripts/tiny/more.lua"},
		{dir + "/box/box.toml", "", "4", dir + "/scripts/tiny/more.lua"},
		{dir + "/variants/tiny", "far", "2", dir + "/variants/tiny/far/more.lua"},
	} {
		o := Options{Dirs: []string{dir}}
		if x.with != "" {
			o.With = []string{x.with}
		}
		rs, err := Load(x.name, o)
		if err != nil {
			t.Errorf("%s with %s: %v", x.name, x.with, err)
			continue
		}
		if rs.Knobs[0].Value != x.limit || rs.Game.ID != "tiny" {
			t.Errorf("%s with %s: limit %s, game %s", x.name, x.with, rs.Knobs[0].Value, rs.Game.ID)
		}
		if got := rs.Files[len(rs.Files)-1].Path; got != x.lua {
			t.Errorf("%s with %s: Lua of %s, want %s", x.name, x.with, got, x.lua)
		}
	}
}

// TestTreeLoadsAgain loads a rule set from nothing but its own files.
func TestTreeLoadsAgain(t *testing.T) {
	for game, houses := range games(t) {
		rs, err := Load(game, Options{With: houses})
		if err != nil {
			t.Errorf("%s: %v", game, err)
			continue
		}
		o := Options{Files: rs.Tree()}
		for _, h := range rs.Houses {
			o.With = append(o.With, h.ID)
		}
		again, err := Load(rs.Game.ID, o)
		if err != nil {
			t.Errorf("%s again: %v", game, err)
		} else if again.Hash != rs.Hash {
			t.Errorf("%s again: another hash", game)
		}
	}
}

func TestWhere(t *testing.T) {
	rs := must2(tinyWith(t, Options{Set: map[string]string{"first": "true"}}, "[card.high]\nsize = 7\n[rule]\nworth = \"double\"\n"))
	for path, want := range map[string]string{
		"card.high.size":     "a 7 variants/tiny/a.toml:4:1, base 6 variants/tiny/base.toml:69:10",
		"card.low.worth":     "rule.worth 4 variants/tiny/base.toml:53:22, base 2 variants/tiny/base.toml:68:36",
		"rule.worth":         "a double variants/tiny/a.toml:6:1",
		"rule.first":         "set true set first=true",
		"action.put.needs.2": "rule.first first variants/tiny/base.toml:47:109",
		"zone.hand.seen":     "base owner variants/tiny/base.toml:40:24",
	} {
		origins, err := rs.Where(path)
		if err != nil {
			t.Error(err)
			continue
		}
		var got []string
		for _, o := range origins {
			got = append(got, o.Layer+" "+o.Value+" "+o.At.String())
		}
		if s := strings.Join(got, ", "); s != want {
			t.Errorf("%s: %s, want %s", path, s, want)
		}
	}
	if _, err := rs.Where("card.hihg.size"); err == nil || !strings.Contains(err.Error(), `did you mean "high"`) {
		t.Errorf("a wrong path gives %v", err)
	}
}

func TestGames(t *testing.T) {
	tree := fstest.MapFS{}
	add := func(name, text string) { tree["variants/"+name] = &fstest.MapFile{Data: []byte(text)} }
	add("one/base.toml", "# comment\nname = \"One\"\nabout = \"The one.\"\nplayers = [2,\n[zone]\nthis is broken")
	add("two/base.toml", "name = \"Two\"\nsides = [\"a\", \"b\"]\n[zone]\nbroken")
	add("two/house.toml", "name = \"House\"\nbase = \"two\"\n")
	add("two/kit/kit.toml", "name = \"Kit\"\nbase = \"two\"\n")
	add("two/notes.toml", "name = \"Notes\"\n")
	add("raw/base.toml", "name = \"Raw\"\ndraft = true\n")
	got := Games(Options{Files: tree})
	if len(got) != 2 || got[0].ID != "one" || got[0].Problem == "" || got[1].Name != "Two" || !slices.Equal(got[1].Players, []int{2}) {
		t.Fatalf("%+v", got)
	}
	if h := got[1].Houses; len(h) != 2 || h[0].ID != "house" || h[1].Name != "Kit" {
		t.Errorf("house rules %+v", h)
	}
	if all := AllGames(Options{Files: tree}); len(all) != 3 || !all[1].Draft {
		t.Errorf("with drafts %+v", all)
	}
}
