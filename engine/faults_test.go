// Tests that neither faults nor the names of pieces' own zones tell what is hidden.

package engine_test

import (
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
)

// A fault names a card that everybody has seen before the step, and no other: whoever
// sits at the table reads it.
func TestFaultsNameNothingHidden(t *testing.T) {
	for _, c := range []struct{ play, want string }{
		{`g.all.card:where("v", 2):turn("points")`, "a hidden piece cannot be turned"},
		{`g.deck:move(g.heap) g.all.card:where("v", 2):turn("points")`, "a hidden piece cannot be turned"}, // turned up by this very step
		{`g.deck:deal(me.hand) me.hand:turn("points")`, "a hidden piece cannot be turned"},
		{`g.everyone:only("odd", me)`, "a hidden piece has no \"left\""},
	} {
		lua := "function rules.phase.play(g, me) " + c.play + " end\nfunction rules.is.odd(g, me) return g.all.card:where(\"v\", 2):first().left end\n"
		m := small(t, lua, "", "")
		m.Keep()
		err := m.Step()
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "B") {
			t.Errorf("%s: got %v, want %s", c.play, err, c.want)
		}
	}
}

// A fault does not name what its own player alone has seen: the others read it too.
func TestFaultsNameNoHand(t *testing.T) {
	for _, c := range []struct{ play, want string }{
		{`me.hand:turn("points")`, "a hidden piece cannot be turned"},
		{`g.everyone:only("odd", me)`, "a hidden piece has no \"left\""},
	} {
		lua := "function rules.phase.play(g, me) if me.hand:count() > 0 then " + c.play + " end g.deck:deal(me.hand) end\n" +
			"function rules.is.odd(g, me) return me.hand:first().left end\n"
		m := small(t, lua, "", "")
		m.Keep()
		for range m.Game().Seats { // each gets a card to see
			if err := m.Step(); err != nil {
				t.Fatal(err)
			}
		}
		err := m.Step()
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "A ") || strings.Contains(err.Error(), "B ") {
			t.Errorf("%s: got %v, want %s", c.play, err, c.want)
		}
	}
}

func TestFaultsNameWhatIsSeen(t *testing.T) {
	m := small(t, `function rules.phase.play(g, me) if me.points > 0 then g.heap:turn("points") end g.everyone:gain("points") g.deck:move(g.heap) end`, "", "")
	m.Keep()
	if err := m.Step(); err != nil {
		t.Fatal(err)
	}
	if err := m.Step(); err == nil || !strings.Contains(err.Error(), "A cannot be turned") && !strings.Contains(err.Error(), "B cannot be turned") {
		t.Errorf("got %v", err)
	}
}

// A zone of a piece is named with its piece, which may be hidden.
func TestZonesOfHiddenPieces(t *testing.T) {
	const zones = "[zone]\npurse = { of = \"card\", seen = \"nobody\" }\n"
	lua := `function rules.phase.play(g, me)
  local purse = g.all.card:where("v", 2):first().purse
  g.all.card:where("v", 1):first():move(purse)
  me:may_choose("card", purse)
  g.all.card:where("v", 2):move(g.heap)
end
`
	m := small(t, lua, "[zone]\n", zones)
	seen, hidden := false, false
	b := engine.Piece(len(m.Game().Pieces) - 1)
	m.SetDecider(0, engine.DeciderFunc(func(d *engine.Decision) error {
		key, name := d.Key(0), m.NameOf(m.PlaceOf(engine.Piece(d.Options[0].Thing.N)).Value(), d.Seat)
		if m.Sees(0, b) {
			seen = true
			if key != "b.purse:1" || name != "Purse of B" {
				t.Errorf("seen: %q, %q", key, name)
			}
		} else {
			hidden = true
			if !strings.HasPrefix(key, "deck:") || !strings.HasSuffix(key, ".purse:1") || name != "Purse of a hidden piece" {
				t.Errorf("hidden: %q, %q", key, name)
			}
		}
		return bots.Random{}.Decide(d)
	}))
	play(t, m)
	if !seen || !hidden {
		t.Errorf("asked while it was seen: %v, while it was hidden: %v", seen, hidden)
	}
}
