// Tests of what a Game is made of: ids, names, families, zones, course, texts.

package variants

import (
	"slices"
	"strings"
	"testing"

	"hausregel/engine"
)

// game loads a game that stands in one text.
func game(t *testing.T, players int, text string) *RuleSet {
	t.Helper()
	rs, err := Load("g", Options{Players: players, Files: Texts{"variants/g/base.toml": text}})
	return must(t, rs, err)
}

// harbour is a game of many kinds of thing in which nothing happens.
const harbour = `
name = "Harbour"
players = [2, 3]
lua_code = "function rules.phase.wait(g) end"
[phase]
wait = {}
[zone]
deck   = { refill = ["heap"], refills = "mixed", refill_at = "last", seen = "top_back", shuffle = "always" }
heap   = {}
quays  = { row = { 2 = 3, 3 = 4 }, name = "Quay" }
winds  = { row = "list.wind", shuffle = "start" }
sides  = { row = ["port", "starboard"] }
aboard = { of = "cog" }
hand   = { of = "seat", seen = "owner", back = true }
[grid]
sea = { rows = 2, columns = 3, shuffle = "start" }
[counter]
mixed  = {}
points = { of = "seat", min = "none", max = "rule.cap", start = 2, reset = "wait" }
[rule]
cap = { default = 0 }
[list.wind]
north = "Nord"
south = "Süd"
[board]
space_fields = { deep = "flag" }
path_fields  = { days = "number" }
[space]
luettow = { name = "Lüttow", deep = true, at = [3, 4] }
riga_old = {}
[path]
way   = { ends = ["luettow", "riga_old"], days = 3 }
arrow = { from = "riga_old", to = "luettow", name = "Heimweg" }
[kind]
cog    = { starts = "luettow" }
figure = { starts = "hand", per_seat = true, discard = "hand" }
flag   = { starts = "winds", fields = { wind = "list.wind" } }
buoy   = { starts = "sea", turns = 4 }
die    = { starts = "heap", faces = 6 }
[kind.goods]
starts  = "deck"
discard = "{pile}"
back    = "Goods for {to}"
fields  = { to = "place", value = "number", who = "seat", cost = "amounts", by = "number by flag.wind", tags = "list", pile = "word", dear = "flag" }
every   = { name = "{to} {value}", pile = "heap", value = 1 }
[kind.silk]
like   = "goods"
every  = { pile = "quays.2" }
[cog]
cog = { copies = 2 }
[figure]
figure = { copies = 2 }
[flag]
flag = { for_each.wind = "list.wind" }
[buoy]
buoy = { copies = 6 }
[die]
die = {}
[goods]
cloth = { to = "luettow", cost = { points = 2 }, by = { north = 4 }, tags = ["a", 3], who = "seat2", for_each.value = { 2 = 2, 5 = 1 } }
fish  = { to = "way", dear = true }
[silk]
bolt_of_silk = { name = "Silk for {who}", who = "seat1" }
`

func TestIDsAndNames(t *testing.T) {
	g := game(t, 3, harbour).Game
	var places, pieces []string
	for _, d := range g.Places {
		places = append(places, d.ID+"="+d.Name)
	}
	for _, d := range g.Pieces {
		pieces = append(pieces, d.ID+"/"+d.Key+"="+d.Name+"@"+g.Places[d.Start].ID)
	}
	for _, want := range []string{"deck=Deck", "quays.1=Quay 1", "quays.4=Quay 4", "winds.south=Süd", "sides.starboard=Starboard", "seat2.hand=Hand",
		"sea.2.3=Sea 2/3", "luettow=Lüttow", "riga_old=Riga Old", "way=Lüttow–Riga Old", "arrow=Heimweg", "box=Box", "cog.aboard=Aboard", "cog#2.aboard=Aboard"} {
		if !slices.Contains(places, want) {
			t.Errorf("no place %s in %v", want, places)
		}
	}
	for _, want := range []string{"cog/cog=Cog@luettow", "cog#2/cog=Cog@luettow", "seat1.figure/figure=Figure@seat1.hand", "seat3.figure#2/figure=Figure@seat3.hand",
		"flag_south/flag_south=Flag South@winds.south", "buoy#6/buoy=Buoy@sea.2.3", "cloth_2#2/cloth_2=Lüttow 2@deck", "cloth_5/cloth_5=Lüttow 5@deck",
		"fish/fish=Lüttow–Riga Old 1@deck", "bolt_of_silk/bolt_of_silk=Silk for Seat 1@deck"} {
		if !slices.Contains(pieces, want) {
			t.Errorf("no piece %s in %v", want, pieces)
		}
	}
	if n := len(g.Pieces); n != 2+6+2+6+1+4+1 {
		t.Errorf("%d pieces", n)
	}
	for id, name := range map[string]string{"north": "Nord", "luettow": "Lüttow", "cloth_5": "Lüttow 5", "points": "Points", "goods": "Goods", "a": "A", "up": "face up"} {
		if i := g.FindWord(id); i < 0 || g.Words[i].Name != name {
			t.Errorf("word %s: %d", id, i)
		}
	}
}

func TestFields(t *testing.T) {
	g := game(t, 2, harbour).Game
	value := func(piece, field string) engine.Value {
		for p, d := range g.Pieces {
			if d.ID == piece {
				return g.Fields[g.Field(field)].Piece[p]
			}
		}
		t.Fatalf("no piece %s", piece)
		return engine.Nil
	}
	place := func(id, field string) engine.Value {
		for p, d := range g.Places {
			if d.ID == id {
				return g.Fields[g.Field(field)].Place[p]
			}
		}
		t.Fatalf("no place %s", id)
		return engine.Nil
	}
	if got := value("cloth_5", "value"); got != engine.Num(5) {
		t.Errorf("value %v", got)
	}
	if got := value("fish", "dear"); got != engine.Flag(true) {
		t.Errorf("dear %v", got)
	}
	if got := value("cloth_5", "who"); got != engine.Seat(1).Value() {
		t.Errorf("who %v", got)
	}
	if value("fish", "who") != engine.Nil || value("cloth_2", "dear") != engine.Flag(false) || value("bolt_of_silk", "value") != engine.Num(0) {
		t.Error("what a piece does not print is not nothing, false and 0")
	}
	if got := value("flag_north", "to"); got.Type != engine.TypeNone {
		t.Errorf("a flag has a field of goods: %v", got)
	}
	if a := g.Amounts[value("cloth_2", "cost").N]; len(a) != 1 || g.Counters[a[0].Counter].ID != "points" || a[0].N != 2 {
		t.Errorf("cost %v", a)
	}
	if table := g.Tables[value("cloth_2", "by").N]; table[g.FindWord("north")] != 4 || len(g.Tables[value("fish", "by").N]) != 0 {
		t.Errorf("by %v", table)
	}
	if l := g.Arrays[value("cloth_2", "tags").N]; len(l) != 2 || l[0].Type != engine.TypeWord || l[1] != engine.Num(3) {
		t.Errorf("tags %v", l)
	}
	if place("luettow", "deep") != engine.Flag(true) || place("way", "days") != engine.Num(3) || place("arrow", "days") != engine.Num(0) {
		t.Error("fields of the map")
	}
	for p, d := range g.Pieces {
		switch k := g.Kinds[d.Kind].ID; {
		case k == "goods" && g.Places[d.Discard].ID != "heap", k == "silk" && g.Places[d.Discard].ID != "quays.2",
			k == "figure" && g.Places[d.Discard].ID != g.Seats[d.Owner].ID+".hand", k == "cog" && d.Discard != engine.NoPlace:
			t.Errorf("%s is discarded to place %d", g.Pieces[p].ID, d.Discard)
		}
	}
	if back := g.Pieces[len(g.Pieces)-2].Back; back != "Goods for Lüttow–Riga Old" {
		t.Errorf("back %q", back)
	}
}

func TestZones(t *testing.T) {
	g := game(t, 2, harbour).Game
	zone := func(id string) engine.ZoneDef {
		return g.Zones[slices.IndexFunc(g.Zones, func(z engine.ZoneDef) bool { return z.ID == id })]
	}
	deck := g.Places[zone("deck").Places[0]]
	if deck.Seen != engine.SeenTopBack || deck.Shuffle != engine.ShuffleAlways || !deck.RefillAtLast ||
		!slices.Equal(deck.Refill, zone("heap").Places) || g.Counters[deck.RefillCounter].ID != "mixed" {
		t.Errorf("deck %+v", deck)
	}
	if q := zone("quays"); !q.Row || len(q.Places) != 3 || g.Groups[q.Group].ID != "quays" || !g.Groups[q.Group].Zones {
		t.Errorf("quays %+v", q)
	}
	if w := zone("winds"); !w.ShuffleRow || g.Places[w.Places[0]].Shuffle != engine.ShuffleNever || w.Named["south"] != w.Places[1] {
		t.Errorf("winds %+v: a shuffled row of single pieces is dealt anew", w)
	}
	if h := zone("hand"); !h.OfSeat || len(h.Places) != 2 || g.Places[h.Places[1]].Owner != 1 || !g.Places[h.Places[1]].Back {
		t.Errorf("hand %+v", h)
	}
	if a := zone("aboard"); len(a.Places) != 2 || g.Places[a.Places[1]].Of != 1 || g.Kinds[a.OfKind].ID != "cog" {
		t.Errorf("aboard %+v", a)
	}
	points := g.Counters[slices.IndexFunc(g.Counters, func(c engine.CounterDef) bool { return c.ID == "points" })]
	if points.HasMax || points.HasMin || points.Start != 2 || !slices.Equal(points.ResetPhases, []int{0}) || len(g.Phases[0].Reset) != 1 {
		t.Errorf("points %+v", points)
	}
	if way := g.Places[g.Paths[1]]; !way.Directed || g.Places[way.Ends[1]].At != [2]int{3, 4} {
		t.Errorf("arrow %+v", way)
	}
}

func TestSources(t *testing.T) {
	g := game(t, 2, strings.Replace(harbour, "function", "function rules.effect.any() end function", 1)+`
[effect]
any = { text = "x {value}", target = ["hand", "quays", "deck", "cog", "sea", "wind", "board", "list.wind", "direction"] }
`).Game
	var got []string
	for _, s := range g.Effects[0].Target {
		kind := "place"
		switch {
		case s.Zone >= 0:
			kind = "seats"
		case s.Group >= 0:
			kind = g.Groups[s.Group].ID
		}
		got = append(got, kind)
	}
	if want := "seats quays place cog sea wind board wind direction"; strings.Join(got, " ") != want {
		t.Errorf("targets from %v, want %s", got, want)
	}
}

// Rules may name every word of a knob, whichever it stands at.
func TestKnobWords(t *testing.T) {
	text := strings.Replace(harbour, `function rules.phase.wait(g) end`, `function rules.phase.wait(g) if g.rule.pace == 'quick' then print(1) end end`, 1)
	text = strings.Replace(text, "[rule]", "[rule]\npace = { default = \"slow\", words = [\"slow\", \"quick\"] }", 1)
	for _, pace := range []string{"slow", "quick"} {
		rs, err := Load("g", Options{Set: map[string]string{"pace": pace}, Files: Texts{"variants/g/base.toml": text}})
		g := must(t, rs, err).Game
		if v := g.Knobs[0].Value; v.Type != engine.TypeWord || g.Words[v.N].ID != pace {
			t.Errorf("pace = %s is %v", pace, v)
		}
	}
}

func TestTitle(t *testing.T) {
	for id, want := range map[string]string{"old_mill": "Old Mill", "edge_of_town": "Edge of Town", "of_mice": "Of Mice",
		"coin_4": "Coin 4", "x": "X", "": "", "a__b": "A  B"} {
		if got := title(id); got != want {
			t.Errorf("title(%q) = %q, want %q", id, got, want)
		}
	}
}

// TestPlainPanels loads games without [table]: whatever somebody may see is shown.
func TestPlainPanels(t *testing.T) {
	rs, err := Load("testdata/tiny/", Options{})
	panels := must(t, rs, err).Game.Panels
	if len(panels) != 1 || panels[0].Title != "Table" || strings.Join(panels[0].Show, " ") != "row seat.hand box seat.points" {
		t.Errorf("%+v", panels)
	}
	board := game(t, 1, `
name = "Board"
players = [1]
lua_code = "function rules.phase.wait(g) end"
[phase]
wait = {}
[space]
north = {}
[grid]
field = { rows = 2, columns = 2 }
`).Game.Panels
	if len(board) != 3 || !board[0].Board || board[1].Grid != 0 || board[1].Title != "Field" {
		t.Errorf("%+v", board)
	}
}
