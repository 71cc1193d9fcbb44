// This file tests what texts read from rules.

package scripts_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"hausregel/engine"
	"hausregel/variants"
)

// A rule that a text reads is handed the seat that reads it, if it asks for it; the condition that the text is about is not.
func TestTextsKnowTheirReader(t *testing.T) {
	base := strings.Replace(text(t, "testdata/tiny/base.toml"), `"{it} is too big."`, `"{over} {plain}"`, 1)
	lua := text(t, "testdata/tiny/rules.lua") + "function rules.over(g, card, me) return 100 * me.number + card.size end\nfunction rules.plain(g, card) local more\n  if more then return 0 end\n  return card.size end\n"
	rs, err := variants.Load("tiny", variants.Options{Players: 2, Files: fstest.MapFS{
		"variants/tiny/base.toml": {Data: []byte(base)}, "scripts/tiny/rules.lua": {Data: []byte(lua)},
	}})
	if err != nil {
		t.Fatal(err)
	}
	m, _ := match(rs)
	size, read := m.Game().Field("size"), 0
	for s := range m.Game().Seats {
		m.SetDecider(engine.Seat(s), engine.DeciderFunc(func(d *engine.Decision) error {
			for _, b := range d.Barred() {
				if b.Thing.Type != engine.TypePiece {
					continue
				}
				n := m.Game().Fields[size].Piece[b.Thing.N].N
				if want := fmt.Sprintf("%d %d", 100*(int64(d.Seat)+1)+n, n); b.Reason != want {
					t.Errorf("seat %d reads %q, want %q", d.Seat, b.Reason, want)
				}
				read++
			}
			d.Answer = append(d.Answer[:0], len(d.Options)-1)
			return nil
		}))
	}
	if err := m.Play(); err != nil {
		t.Fatal(err)
	}
	if read == 0 {
		t.Error("nothing was barred")
	}
	if m.Reader() != engine.NoSeat {
		t.Errorf("seat %d reads still", m.Reader())
	}
}
