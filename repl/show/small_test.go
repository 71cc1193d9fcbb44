// Tests of each drawing on a small game in which nothing happens: what is crowded,
// turned, covered, long or missing.

package show_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"hausregel/engine"
	"hausregel/repl/show"
	"hausregel/variants"
)

// harbour has two ways between two towns, arrows both ways, towns close together,
// cogs with people and bales aboard, rings on ways, a grid with covered cells.
const harbour = `
name = "Harbour"
players = [2, 3, 4]
lua_code = """
function rules.phase.wait(g) end
function rules.sits(g, me) return 5 - me.number end
"""
[phase]
wait = {}
[zone]
box_of_all = { seen = "nobody" }
middle     = {}
winds      = { row = 4 }
piers      = { row = 3 }
aboard     = { of = "cog" }
hand       = { of = "seat", seen = "owner", back = true }
pile       = { of = "seat" }
[grid]
field = { rows = 2, columns = 3 }
[counter]
points = { of = "seat", min = "none", name = "Points" }
spare  = { of = "seat", shown = false }
[track]
stairs = { counter = "points", spaces = 30, loop = true }
rise   = { counter = "points", spaces = 500 }
[board]
space_fields = { deep = "flag" }
path_fields  = { days = "number", line = "word" }
[space]
luettow = { name = "Lüttow", at = [3, 4], deep = true }
riga    = { at = [30, 4] }
visby   = { at = [30, 1], name = "Visby auf der langen Insel im Meer" }
narwa   = { at = [32, 4] }
sued    = { at = [16, 12], name = "Südersiel", deep = true }
[path]
north  = { ends = ["luettow", "riga"], days = 3, line = "red" }
south  = { ends = ["luettow", "riga"], days = 12, line = "rust" }
there  = { from = "riga", to = "sued", days = 1, line = "red" }
back   = { from = "sued", to = "riga", days = 2, line = "red" }
up     = { from = "riga", to = "visby", days = 1, line = "rust" }
across = { ends = ["narwa", "riga"], days = 1, line = "rust" }
home   = { from = "sued", to = "luettow", days = 4, line = "blue" }
[kind]
cog    = { starts = "luettow" }
figure = { starts = "sued", per_seat = true }
ring   = { starts = "south" }
wind   = { starts = "winds" }
tile   = { starts = "field", back = "Moor", fields = { worth = "number" } }
plan   = { starts = "middle", turns = 4, fields = { shows = "list", way = "number" } }
bale   = { starts = "hand", per_seat = true, back = "Bale", fields = { worth = "number" } }
[cog]
cog = { copies = 2 }
[figure]
figure = {}
[ring]
ring = {}
[wind]
nord = {}
ost  = {}
sued_wind = { name = "Süd" }
west = {}
[tile]
tile = { name = "Feld {worth}", for_each.worth = [1, 2] }
long = { name = "Ein sehr langes Feld", worth = 3 }
[plan]
plan = { name = "Großer Plan", shows = ["eins", "zwei", "drei", "vier"], way = 1 }
[bale]
wool = { name = "Wolle", worth = 2, copies = 2 }
silk = { name = "Seide", worth = 9 }
[table]
columns = 2
[table.panel]
map    = { board = true }
field  = { grid = "field" }
middle = { around = "middle", sides = "winds", corners = "shows", arrow = "way", seat_at = "sits" }
piers  = { show = ["piers"] }
mine   = { title = "Yours", show = ["seat.points", "seat.hand", "seat.pile"] }
stairs = { track = "stairs" }
rise   = { track = "rise" }
`

// small gives a match of the small game, arranged as told.
func small(t *testing.T, text string, players int, p engine.Position) *engine.Match {
	t.Helper()
	rules, err := variants.Load("g", variants.Options{Players: players, Files: fstest.MapFS{"variants/g/base.toml": &fstest.MapFile{Data: []byte(text)}}})
	if err != nil {
		t.Fatal(err)
	}
	for i := range rules.Game.Seats {
		rules.Game.Seats[i].Name = names[i]
	}
	m := engine.NewMatch(rules.Game, rules.Program.NewRun())
	m.Reset(1)
	p.Start = "seat1"
	if err := m.Arrange(p); err != nil {
		t.Fatal(err)
	}
	return m
}

// drawn is a panel as a seat sees it on a window of so many columns and rows.
func drawn(t *testing.T, m *engine.Match, seat engine.Seat, id string, columns, rows int) string {
	t.Helper()
	text := ""
	for i, p := range m.Game().Panels {
		if p.ID != id {
			continue
		}
		sheet := show.Sheet{View: m.View(seat), Columns: columns, Rows: rows}
		if err := m.Aside(func() { text = sheet.Panel(&m.Game().Panels[i]) }); err != nil {
			t.Fatal(err)
		}
	}
	return text
}

func TestMap(t *testing.T) {
	m := small(t, harbour, 3, engine.Position{Places: []engine.PlacePosition{
		{Place: "riga", Pieces: []string{"cog", "cog#2"}},
		{Place: "cog.aboard", Pieces: []string{"seat1.figure", "seat3.figure"}},
	}})
	golden(t, "map", drawn(t, m, 0, "map", 80, 24)+drawn(t, m, 0, "map", 120, 40)+drawn(t, m, 0, "map", 50, 24))
}

// TestPlainMap lists the map where points cannot be drawn.
func TestPlainMap(t *testing.T) {
	m := small(t, harbour, 2, engine.Position{})
	for i, p := range m.Game().Panels {
		if !p.Board {
			continue
		}
		sheet := show.Sheet{View: m.View(0), Columns: 80, Plain: true}
		text := sheet.Panel(&m.Game().Panels[i])
		if !strings.Contains(text, "; to ") || strings.ContainsFunc(text, func(r rune) bool { return r >= 0x2800 && r <= 0x28ff }) {
			t.Errorf("drawn:\n%s", text)
		}
		return
	}
	t.Fatal("no map")
}

func TestMapWithoutCoordinates(t *testing.T) {
	text := harbour
	for _, at := range []string{", at = [3, 4]", "at = [30, 4]", "at = [30, 1], ", "at = [32, 4]", "at = [16, 12], "} {
		text = strings.Replace(text, at, "", 1)
	}
	golden(t, "list", drawn(t, small(t, text, 2, engine.Position{}), 0, "map", 80, 24))
}

func TestAround(t *testing.T) {
	text := ""
	for turn, face := range []string{"0", "1", "2", "3"} {
		m := small(t, harbour, 4, engine.Position{Faces: []engine.FaceReading{{Piece: "plan", Face: face}}})
		text += drawn(t, m, engine.Seat(turn), "middle", 60, 24)
	}
	m := small(t, harbour, 2, engine.Position{})
	text += drawn(t, m, engine.NoSeat, "middle", 40, 24)
	golden(t, "around", text)
}

func TestTracks(t *testing.T) {
	m := small(t, harbour, 3, engine.Position{Counters: []engine.CounterReading{
		{Seat: "seat1", Counter: "points", Value: 47}, {Seat: "seat2", Counter: "points", Value: -2}, {Seat: "seat3", Counter: "points", Value: 48}}})
	golden(t, "tracks", drawn(t, m, 0, "stairs", 80, 24)+drawn(t, m, 0, "rise", 80, 24)+drawn(t, m, 0, "stairs", 40, 24))
}

func TestGridAndZones(t *testing.T) {
	m := small(t, harbour, 2, engine.Position{Faces: []engine.FaceReading{{Piece: "tile_2", Face: "down"}}})
	text := ""
	for _, columns := range []int{80, 40, 20} {
		text += drawn(t, m, 0, "field", columns, 24) + drawn(t, m, 0, "piers", columns, 24) + drawn(t, m, 1, "mine", columns, 24)
	}
	golden(t, "zones", text)
}

// TestNarrow: names longer than the window end somewhere.
func TestNarrow(t *testing.T) {
	text := strings.NewReplacer(
		`hand       = { of`, `hand       = { name = "Was die Spieler auf der Hand halten", of`,
		`name = "Points"`, `name = "Siegpunkte auf der langen Treppe"`, `"Großer Plan"`, `"漢字漢字漢字漢字漢字漢字漢字漢字漢字"`).Replace(harbour)
	m := small(t, text, 3, engine.Position{})
	for columns := 1; columns <= 45; columns++ {
		if err := m.Aside(func() { checkWidth(t, show.Sheet{View: m.View(0), Columns: columns}, max(columns, 20)) }); err != nil {
			t.Fatal(err)
		}
	}
}

func TestRows(t *testing.T) {
	golden(t, "rows", show.Rows([][]string{{"", "Points", "Käse"}, {"Jörg", "9", "–"}, {"Ädelgard", "-10", "Brot"}, {"Eve"}}))
}

// TestPanelsSideBySide: two small panels share lines, the map stands alone.
func TestPanelsSideBySide(t *testing.T) {
	m := small(t, harbour, 2, engine.Position{})
	text := ""
	for _, columns := range []int{80, 40} {
		sheet := show.Sheet{View: m.View(0), Columns: columns}
		if err := m.Aside(func() { text += sheet.Panels(panels(m.Game())) }); err != nil {
			t.Fatal(err)
		}
	}
	golden(t, "beside", text)
}
