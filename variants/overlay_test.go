// Tests of laying house rules over a game and over each other.

package variants

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/scripts"
)

// tinyWith loads testdata/tiny with house rules given as texts, named a, b, ..
func tinyWith(t *testing.T, o Options, houses ...string) (*RuleSet, error) {
	t.Helper()
	base, err := os.ReadFile("testdata/tiny/base.toml")
	if err != nil {
		t.Fatal(err)
	}
	tree := Texts{"variants/tiny/base.toml": string(base)}
	o.Files = tree
	for i, text := range houses {
		name := string(rune('a' + i))
		tree["variants/tiny/"+name+".toml"] = "name = \"House " + name + "\"\nbase = \"tiny\"\n" + text
		if !strings.HasPrefix(text, "# second") {
			o.With = append(o.With, name)
		}
	}
	return Load("tiny", o)
}

func must(t *testing.T, rs *RuleSet, err error) *RuleSet {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	return rs
}

func tiny(t *testing.T, houses ...string) *RuleSet {
	t.Helper()
	rs, err := tinyWith(t, Options{}, houses...)
	return must(t, rs, err)
}

func TestOverlayThatSaysNothingChangesNothing(t *testing.T) {
	plain := tiny(t)
	for _, text := range []string{"", "[zone.deck]\n[card]\n[rule]\n", "[card.high]\nsize = 6\n[zone]\nhand = { seen = \"owner\" }\n[rule]\nlimit = 5\n",
		"players = [2, 3]\n[ranking]\nby = [\"points\"]\n"} {
		if rs := tiny(t, text); rs.Hash != plain.Hash {
			t.Errorf("%q changes the hash", text)
		} else if len(rs.Game.Pieces) != len(plain.Game.Pieces) {
			t.Errorf("%q changes the pieces", text)
		}
	}
	if rs := tiny(t, "[card.high]\nsize = 7\n"); rs.Hash == plain.Hash {
		t.Error("a change keeps the hash")
	}
}

// TestOverlaysCommute lays pairs of house rules that touch different things over
// the game in both orders.
func TestOverlaysCommute(t *testing.T) {
	rules := []string{
		"[card.high]\nsize = 7\n",
		"[card.low]\nname = \"Small\"\n",
		"[rule]\nworth = \"double\"\n",
		"[add.card.giant]\nsize = 9\n",
		"[remove]\nreason = [\"first\"]\n[action.put]\nneeds.remove = [\"small\"]\n",
		"[add.counter.lives]\nof = \"seat\"\nstart = 3\n",
		"[rule]\nlimit = 3\n",
		"[list.colour]\nred = \"Crimson\"\n[zone.hand]\nseen = \"all\"\n",
	}
	for i, a := range rules {
		for _, b := range rules[i+1:] {
			one, err1 := tinyWith(t, Options{}, a, b)
			two, err2 := tinyWith(t, Options{}, b, a)
			if err1 != nil || err2 != nil {
				t.Errorf("%q and %q: %v %v", a, b, err1, err2)
				continue
			}
			if one.Hash != two.Hash {
				t.Errorf("%q and %q: the order matters", a, b)
			}
		}
	}
}

// TestClash lets two house rules set the same thing to different values.
func TestClash(t *testing.T) {
	for _, x := range []struct{ a, b, both string }{ // both: what the message must name
		{"[card.high]\nsize = 7\n", "[card.high]\nsize = 8\n", "a.toml:4:1"},
		{"[rule]\nlimit = 3\n", "[rule]\nlimit = 4\n", "a.toml:4:1"},
		{"[remove]\ncard = [\"high\"]\n", "[card.high]\nsize = 8\n", "a.toml:4"},
		{"[card.high]\nsize = 8\n", "[remove]\ncard = [\"high\"]\n", "a.toml:4:1"},
		{"[action.put]\nneeds = []\n", "[action.put]\nneeds.add = [\"first\"]\n", "a.toml:4:1"},
		{"[action.put]\nneeds.add = [\"first\"]\n", "[action.put]\nneeds = []\n", "a.toml:4:1"},
	} {
		_, err := tinyWith(t, Options{}, x.a, x.b)
		var ps scripts.Problems
		if !errors.As(err, &ps) || len(ps) != 1 {
			t.Errorf("%q and %q: %v, want one problem", x.a, x.b, err)
			continue
		}
		if text := ps[0].Error(); !strings.Contains(text, "b.toml:") || !strings.Contains(text, x.both) || !strings.Contains(text, `overrides = ["a"]`) {
			t.Errorf("%q and %q: %v, want both places", x.a, x.b, text)
		}
		if rs, err := tinyWith(t, Options{}, x.a, x.a); err != nil {
			t.Errorf("%q twice: %v", x.a, err)
		} else if len(rs.Houses) != 2 {
			t.Errorf("%d house rules", len(rs.Houses))
		}
	}
}

// TestOverrides lets one of two house rules win, in either order.
func TestOverrides(t *testing.T) {
	size := func(rs *RuleSet, err error) int64 {
		t.Helper()
		must(t, rs, err)
		f := rs.Game.Fields[rs.Game.Field("size")]
		return f.Piece[len(f.Piece)-1].N
	}
	low, high := "[card.high]\nsize = 7\n", "[card.high]\nsize = 8\n"
	if got := size(tinyWith(t, Options{}, low, "overrides = [\"a\"]\n"+high)); got != 8 {
		t.Errorf("the later wins: %d", got)
	}
	if got := size(tinyWith(t, Options{}, "overrides = [\"b\"]\n"+low, high)); got != 7 {
		t.Errorf("the earlier wins: %d", got)
	}
}

// TestKnobWordAndHouseRule has a knob's word and a house rule set the same thing.
func TestKnobWordAndHouseRule(t *testing.T) {
	house := "[card.low]\nworth = 3\n[rule]\nworth = \"double\"\n"
	if _, err := tinyWith(t, Options{}, house); err == nil || !strings.Contains(err.Error(), "a word of rule.worth") {
		t.Errorf("got %v, want a clash", err)
	}
	rs := must2(tinyWith(t, Options{}, "overrides = [\"rule.worth\"]\n"+house))
	if got := field(rs, "low_red_1", "worth"); got != engine.Num(3) {
		t.Errorf("worth %v, want that of the house rule", got)
	}
	// a knob that the house rule itself declares may change what it has set
	rs = must2(tinyWith(t, Options{}, "[card.low]\nworth = 3\n[add.rule.more]\ndefault = true\nwhen.true.card.low.worth = 9\n"))
	if got := field(rs, "low_red_1", "worth"); got != engine.Num(9) {
		t.Errorf("worth %v, want that of its own knob", got)
	}
}

func must2(rs *RuleSet, err error) *RuleSet {
	if err != nil {
		panic(err)
	}
	return rs
}

// field is a printed field of a piece.
func field(rs *RuleSet, piece, name string) engine.Value {
	for p, d := range rs.Game.Pieces {
		if d.ID == piece {
			return rs.Game.Fields[rs.Game.Field(name)].Piece[p]
		}
	}
	return engine.Value{}
}

func phases(rs *RuleSet) string {
	var ids []string
	for _, item := range rs.Game.Course {
		if item.Phase >= 0 {
			ids = append(ids, rs.Game.Phases[item.Phase].ID)
		} else {
			ids = append(ids, "("+rs.Game.Cycles[item.Cycle].ID+")")
		}
	}
	return strings.Join(ids, " ")
}

func TestAfterAndBefore(t *testing.T) {
	phase := func(id, where string) string {
		return "[add.phase." + id + "]\nrun = \"draw\"\nfor = \"each\"\n" + where
	}
	for _, x := range []struct {
		houses []string
		want   string
	}{
		{nil, "(turn) draw play"},
		{[]string{phase("x", "")}, "(turn) draw play x"},
		{[]string{phase("x", `after = "draw"`)}, "(turn) draw x play"},
		{[]string{phase("x", `before = "draw"`)}, "(turn) x draw play"},
		{[]string{phase("x", `after = "draw"`), phase("y", `after = "draw"`)}, "(turn) draw x y play"},
		{[]string{phase("x", `before = "play"`), phase("y", `before = "play"`)}, "(turn) draw x y play"},
		{[]string{phase("x", `after = "draw"`), phase("y", `after = "x"`), phase("z", `after = "draw"`)}, "(turn) draw x y z play"},
		{[]string{"[remove]\nphase = [\"draw\"]\n"}, "(turn) play"},
		{[]string{phase("x", `before = "turn"`)}, "x (turn) draw play"},
	} {
		if got := phases(tiny(t, x.houses...)); got != x.want {
			t.Errorf("%q: %s, want %s", x.houses, got, x.want)
		}
	}
	rs := tiny(t, "[add.card.mid]\nsize = 3\nbefore = \"high\"\n")
	if p := rs.Game.Pieces; p[len(p)-4].ID != "mid" {
		t.Errorf("a piece before another: %v", p)
	}
}

func TestListEdits(t *testing.T) {
	needs := func(rs *RuleSet) []string {
		var out []string
		for _, c := range rs.Game.Actions[0].Needs {
			out = append(out, rs.Game.Conditions[c].ID)
		}
		return out
	}
	for text, want := range map[string][]string{
		"":                           {"small"},
		"[action.put]\nneeds = []\n": nil,
		"[action.put]\nneeds.add = [\"first\"]\n":                          {"small", "first"},
		"[action.put.needs]\nadd = [\"first\"]\nremove = [\"small\"]\n":    {"first"},
		"[action]\nput.needs.remove = [\"small\"]\n":                       nil,
		"[rule]\nfirst = true\n":                                           {"small", "first"},
		"[rule]\nfirst = true\n[action.put]\nneeds.remove = [\"small\"]\n": {"first"},
	} {
		if got := needs(tiny(t, text)); !slices.Equal(got, want) {
			t.Errorf("%q: needs %v, want %v", text, got, want)
		}
	}
	rs := tiny(t, "[add.list.colour]\ngreen = \"Green\"\n")
	if len(rs.Game.Pieces) != 3*3+3 || field(rs, "low_green_2", "size") != engine.Num(2) {
		t.Error("a word more of a list makes no more pieces")
	}
	rs = tiny(t, "[remove.list]\ncolour = [\"blue\"]\n")
	if len(rs.Game.Pieces) != 3+3 {
		t.Error("a word less of a list makes no fewer pieces")
	}
	rs = tiny(t, "[card.low]\nfor_each.size = { 1 = 0, 5 = 1 }\n")
	if field(rs, "low_red_1", "size") != (engine.Value{}) || field(rs, "low_red_5", "size") != engine.Num(5) {
		t.Error("copies of one value cannot be changed")
	}
}

// TestPlayersAreToldAlone has a knob without a value for the numbers of players that the game is not for.
func TestPlayersAreToldAlone(t *testing.T) {
	house := "[add.rule.boats]\ndefault = { 2 = 4 }\n[add.zone.pier]\nrow = \"rule.boats\"\n"
	_, err := tinyWith(t, Options{Players: 5}, house)
	if err == nil || strings.Count(err.Error(), "\n") > 0 || !strings.Contains(err.Error(), "5 players: it is for 2") {
		t.Errorf("five players: %v", err)
	}
	must2(tinyWith(t, Options{Players: 2}, house))
}

// TestPlayersByKnob has a knob's word change the numbers of players.
func TestPlayersByKnob(t *testing.T) {
	house := "[add.rule.trio]\ndefault = true\nwhen.true.players = [3]\n"
	rs := must2(tinyWith(t, Options{}, house))
	if n := len(rs.Game.Seats); n != 3 || !slices.Equal(rs.Players, []int{3}) || rs.Options.Players != 3 {
		t.Errorf("%d seats, for %v", n, rs.Players)
	}
	if _, err := tinyWith(t, Options{Players: 2}, house); err == nil || !strings.Contains(err.Error(), "2 players: it is for 3") {
		t.Errorf("two players: %v", err)
	}
	if rs := must2(tinyWith(t, Options{Players: 2, Set: map[string]string{"trio": "false"}}, house)); len(rs.Game.Seats) != 2 {
		t.Error("without it, two cannot play")
	}
}
