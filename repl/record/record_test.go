// Tests that what is written is read again.

package record

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the expected files anew")

// sampleHead and sampleLines make a small record with everything in it.
func sampleHead() Head {
	return Head{
		Game: "millrace", With: []string{"wreckers", "./my rules.toml"},
		Set: map[string]string{"hand_size": "6", "deal": "two by two"}, Seed: 18446744073709551615, Engine: 7,
		Players: []Player{{Seat: "north", Name: "anna"}, {Seat: "south", Name: "Bot 1", Bot: "greedy"}},
		Rules: Rules{Hash: "5f0c", Files: []File{
			{Name: "base.toml", Text: "[card.old_mill]\n\tpoints = 3\n\nname = \"Mühle\""},
			{Name: "low road/dos.lua", Text: "return\r\n\x00\xff\n"},
			{Name: "empty.lua"},
		}},
	}
}

func sampleLines() []Line {
	return []Line{
		{Kind: Answer, Seat: "north", Keys: []string{"travel old_mill", "hand:2", "mill@river"}},
		{Kind: Answer, Seat: "south"},
		{Kind: State, Hash: 0xc0ffee},
		{Kind: Command, Text: "move old_mill north.hand"},
		{Kind: Branch, Text: "second try"},
		{Kind: Back, To: 1},
		{Kind: Answer, Seat: "south", Keys: []string{"-", "a,b", "", " x", "\x1b[2J"}},
		{Kind: Branch, Text: Main},
		{Kind: Over, Text: "anna has won"},
	}
}

// written is the text of a record.
func written(t testing.TB, h Head, lines []Line) []byte {
	t.Helper()
	var s sealed
	s.begin()
	texts, err := h.texts()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.add(texts...); err != nil {
		t.Fatal(err)
	}
	if err := s.addLines(lines); err != nil {
		t.Fatal(err)
	}
	return s.text
}

// readText reads a text as a file "r".
func readText[T string | []byte](text T) (*Record, error) {
	return read(newSource(strings.NewReader(string(text)), "r"))
}

// mustRead reads a text that is a whole record.
func mustRead(t testing.TB, text []byte) *Record {
	t.Helper()
	r, err := readText(text)
	if err != nil || r.Damage != nil || r.Torn {
		t.Fatalf("read: %v, damage %v, torn %v\n%.2000s", err, r.Damage, r.Torn, text)
	}
	return r
}

// unnumbered is lines without what Read has set.
func unnumbered(lines []Line) []Line {
	out := append([]Line(nil), lines...)
	for i := range out {
		out[i].N = 0
	}
	return out
}

func TestSample(t *testing.T) {
	const golden = "testdata/sample.txt"
	text := written(t, sampleHead(), sampleLines())
	if *update {
		if err := os.WriteFile(golden, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil || !bytes.Equal(text, want) {
		t.Fatalf("%v: written was\n%s", err, text)
	}
	r := mustRead(t, want)
	if !reflect.DeepEqual(r.Head, sampleHead()) || !reflect.DeepEqual(unnumbered(r.Lines), sampleLines()) {
		t.Errorf("read was %+v\n%+v", r.Head, r.Lines)
	}
	for _, l := range r.Lines {
		if line := strings.Split(string(want), "\n")[l.N-1]; !strings.HasPrefix(line, l.String()+"  #") {
			t.Errorf("line %d is %q, not %q", l.N, line, l)
		}
	}
}

// randomText is made of what is hard to write.
func randomText(luck *rand.Rand) string {
	parts := []string{"a", "ü", " ", "  ", ",", ", ", "-", ":", "\"", "\\", "'", "`", "#", "  #00000000", "|", "| ", ">", "\t", "\n", "\r\n", "\r",
		"\x00", "\x7f", "\xff", "\xc3", "\u00a0", "\u2028", "\u202e", "\ufeff", "\ufffd", "\U0001f600", "back 0", "rules x 1", "file x 1"}
	var b strings.Builder
	for range luck.IntN(6) {
		b.WriteString(parts[luck.IntN(len(parts))])
	}
	return b.String()
}

func randomRules(luck *rand.Rand) Rules {
	r := Rules{Hash: fmt.Sprint("h", luck.Uint32())}
	for range luck.IntN(3) {
		r.Files = append(r.Files, File{Name: randomText(luck), Text: randomText(luck) + randomText(luck) + randomText(luck)})
	}
	return r
}

// randomLine is one that follows entries entries.
func randomLine(luck *rand.Rand, entries int) Line {
	switch l := (Line{Kind: 1 + Kind(luck.IntN(int(Over)))}); l.Kind {
	case Answer:
		l.Seat = []string{"north", "süd", ">", "back", "-", "#1", "a'\\"}[luck.IntN(7)]
		for range luck.IntN(4) {
			l.Keys = append(l.Keys, randomText(luck))
		}
		return l
	case Back:
		l.To = luck.IntN(entries + 1)
		return l
	case State:
		l.Hash = luck.Uint64()
		return l
	default:
		l.Text = randomText(luck)
		return l
	}
}

func TestRoundTrip(t *testing.T) {
	luck := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		h := Head{Game: "g" + randomText(luck), Seed: luck.Uint64(), Engine: int(luck.Uint64() >> 40), Rules: randomRules(luck)}
		for range luck.IntN(3) {
			h.With = append(h.With, randomText(luck))
		}
		for i := range luck.IntN(4) {
			h.Players = append(h.Players, Player{Seat: fmt.Sprint("s", i), Name: randomText(luck), Bot: randomText(luck)})
			if h.Set == nil {
				h.Set = map[string]string{}
			}
			h.Set[fmt.Sprint("knob_", i)] = randomText(luck)
		}
		story := NewStory()
		var lines []Line
		for range luck.IntN(20) {
			l := randomLine(luck, story.Len())
			if err := story.Add(l); err != nil {
				t.Fatal(err)
			}
			lines = append(lines, l)
		}
		text := written(t, h, lines)
		r := mustRead(t, text)
		if !reflect.DeepEqual(r.Head, h) || !reflect.DeepEqual(unnumbered(r.Lines), lines) {
			t.Fatalf("%+v\n%+v\nwas read from\n%s\nwhich is of\n%+v\n%+v", r.Head, r.Lines, text, h, lines)
		}
	}
}

func TestLongLinesOfFiles(t *testing.T) {
	for _, text := range []string{
		strings.Repeat("x", 1<<20), strings.Repeat("\xff", 1<<20) + "\n", strings.Repeat("ü", maxPiece/2) + "\n", strings.Repeat("a", maxPiece) + "\nb",
	} {
		h := sampleHead()
		h.Rules.Files = []File{{Name: "long.lua", Text: text}}
		if r := mustRead(t, written(t, h, nil)); r.Head.Rules.Files[0].Text != text {
			t.Errorf("a file of %d bytes came back as %d others", len(text), len(r.Head.Rules.Files[0].Text))
		}
	}
}

// TestRefused has what no record can hold.
func TestRefused(t *testing.T) {
	for _, c := range []struct {
		line Line
		want string
	}{
		{Line{Kind: Answer, Seat: ""}, `seat "": one word expected`},
		{Line{Kind: Answer, Seat: "a b"}, `seat "a b": one word expected`},
		{Line{Kind: Answer, Seat: "a:"}, `seat "a:": holds a colon`},
		{Line{Kind: Answer, Seat: "a\n"}, `seat "a\n": one word expected`},
		{Line{Kind: Back, To: -1}, "back -1: entries expected, 0 or more"},
		{Line{}, "a line of unknown kind 0"},
		{Line{Kind: Command, Text: strings.Repeat("x", maxLine)}, "a line of 1048578 bytes (fewer than 1048565 expected): > xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"},
	} {
		var s sealed
		if err := s.addLines([]Line{c.line}); err == nil || err.Error() != c.want {
			t.Errorf("%.80v, want %s", err, c.want)
		}
	}
	for want, change := range map[string]func(*Head){
		"the head has no game":                      func(h *Head) { h.Game = "" },
		`knob "a b": one word expected`:             func(h *Head) { h.Set["a b"] = "1" },
		`seat "north": stands twice in the head`:    func(h *Head) { h.Players[1].Seat = "north" },
		`seat "so uth": one word expected`:          func(h *Head) { h.Players[1].Seat = "so uth" },
		`hash of the rules "\t": one word expected`: func(h *Head) { h.Rules.Hash = "\t" },
	} {
		h := sampleHead()
		change(&h)
		if _, err := h.texts(); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
