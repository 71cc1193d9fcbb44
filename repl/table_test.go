// Tests of whole matches at the table: secrets, undo and redo.

package repl

import (
	"bytes"
	"errors"
	"regexp"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/repl/show"
	"hausregel/repl/terminal"
)

// games are what the tests play: every shape of decision is among them.
var games = []string{"reformation", "luther", "../variants/testdata/saltmarsh"}

// newTable opens a table with one person at each seat, or with bots from the
// second seat on.
func newTable(t *testing.T, game string, seed uint64, withBots bool) (*Table, *bytes.Buffer) {
	t.Helper()
	o := Opening{Game: game, Seed: seed, Players: []Player{{Name: "anna"}, {Name: "ben"}}}
	if withBots {
		o.Players[1].Bot = "random"
	}
	out := &bytes.Buffer{}
	table, err := Open(o, terminal.Open(strings.NewReader(""), out, terminal.Options{}))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { check(t, table.close()) })
	settle(t, table)
	return table, out
}

// settle has answered what nobody needs to be asked.
func settle(t *testing.T, table *Table) {
	t.Helper()
	for table.goesOn() {
		check(t, table.byItself(table.session.Pending()))
	}
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// byLot answers the pending decision by lot.
func byLot(t *testing.T, table *Table) {
	t.Helper()
	d := table.session.Pending()
	d.Answer = d.Answer[:0]
	if err := (bots.Random{}).Decide(d); err != nil {
		t.Fatal(err)
	}
	if err := table.answer(d, append([]int(nil), d.Answer...)); err != nil {
		t.Fatalf("%v: %v", d.Answer, err)
	}
	settle(t, table)
}

// TestSecrets plays whole matches and looks in every screen for the names of
// pieces that the seat can never have seen.
func TestSecrets(t *testing.T) {
	for _, game := range games {
		t.Run(game, func(t *testing.T) {
			hidden := 0
			for seed := range uint64(2) {
				table, out := newTable(t, game, seed, false)
				names := uniqueNames(table.rules.Game)
				for n := 0; table.session.Pending() != nil; n++ {
					seat := table.session.Pending().Seat
					known := knownTo(table, seat)
					out.Reset()
					if table.drawn = nil; n%10 == 0 {
						table.read[seat+1] = reading{} // all that has happened, once more
					}
					if err := table.screen(); err != nil {
						t.Fatal(err)
					}
					check(t, table.why(""))
					table.term.Flush()
					for p, name := range names {
						if name == nil || known[p] {
							continue
						}
						hidden++
						if name.MatchString(out.String()) {
							t.Fatalf("seed %d, decision %d: seat %d reads of %s:\n%s", seed, table.match.Decisions(), seat, table.rules.Game.Pieces[p].ID, out)
						}
						if n%10 > 0 {
							continue
						}
						if v, called := table.match.View(seat), table.rules.Game.Pieces[p].Name; nameSeen(v, called) != "" || !strings.HasPrefix(printedOn(v, called), "You see nothing") {
							t.Fatalf("seed %d, decision %d: seat %d is told of %s when it asks", seed, table.match.Decisions(), seat, called)
						}
					}
					byLot(t, table)
				}
				if err := table.session.Err(); err != nil {
					t.Fatal(err)
				}
			}
			if hidden == 0 {
				t.Error("nothing was ever hidden")
			}
		})
	}
}

// uniqueNames gives a pattern for the name of each piece that stands on no other
// piece and in no other name; nil for the others.
func uniqueNames(g *engine.Game) []*regexp.Regexp {
	texts := []string{g.Name}
	for _, p := range g.Places {
		texts = append(texts, p.Name)
	}
	for _, k := range g.Kinds {
		texts = append(texts, k.Name)
	}
	printed := make([]string, len(g.Pieces))
	for p, d := range g.Pieces {
		printed[p] = d.Back
		for _, f := range g.Kinds[d.Kind].Fields {
			if field := g.Fields[f]; field.Piece != nil {
				printed[p] += "\n" + show.FieldText(g, field.ID, field.Piece[p])
			}
		}
	}
	out := make([]*regexp.Regexp, len(g.Pieces))
	for i, p := range g.Pieces {
		unique := !strings.Contains(strings.Join(texts, "\n"), p.Name)
		for j, q := range g.Pieces {
			unique = unique && (i == j || !strings.Contains(q.Name+"\n"+printed[j], p.Name))
		}
		if unique {
			out[i] = regexp.MustCompile(`\b` + regexp.QuoteMeta(p.Name) + `\b`)
		}
	}
	return out
}

// knownTo tells of each piece whether the seat has seen it: it lies open to it
// now or has been in an event that it knew.
func knownTo(table *Table, seat engine.Seat) []bool {
	known := make([]bool, len(table.rules.Game.Pieces))
	v := table.match.View(seat)
	for z := range table.rules.Game.Places {
		for _, s := range v.Pieces(engine.Place(z)) {
			if s.Piece >= 0 {
				known[s.Piece] = true
			}
		}
	}
	for _, e := range table.match.Events() {
		if e.Kind == engine.EventEffect || e.Kind == engine.EventMove && e.KnownTo(seat) || e.Kind == engine.EventLook && e.KnownTo(seat) {
			known[e.Piece] = true
		}
		for _, thing := range []engine.Value{e.Thing, e.Target} {
			if thing.Type == engine.TypePiece && e.KnownTo(seat) {
				known[thing.N] = true
			}
		}
	}
	return known
}

// TestUndoRedo goes back over a whole match and forth again: both ways every
// position is the one it was.
func TestUndoRedo(t *testing.T) {
	for _, game := range games {
		for _, withBots := range []bool{false, true} {
			table, _ := newTable(t, game, 5, withBots)
			var hashes []uint64
			for table.session.Pending() != nil && len(hashes) < 60 {
				hashes = append(hashes, table.match.Hash())
				byLot(t, table)
			}
			end := table.match.Hash()
			for i := len(hashes) - 1; i >= 0; i-- {
				if err := table.undo(1); err != nil || table.match.Hash() != hashes[i] {
					t.Fatalf("%s: undo to answer %d: %v, another position", game, i, err)
				}
			}
			if table.undo(1) == nil {
				t.Errorf("%s: undo before the first answer", game)
			}
			for i := range hashes {
				if table.match.Hash() != hashes[i] {
					t.Fatalf("%s: redo to answer %d: another position", game, i)
				}
				if err := table.redo(); err != nil {
					t.Fatal(err)
				}
			}
			if table.match.Hash() != end || table.redo() == nil {
				t.Errorf("%s: redo ends elsewhere", game)
			}
		}
	}
}

func TestSentence(t *testing.T) {
	for text, want := range map[string]string{
		"choose one of them":            "Choose one of them.",
		"äbtissin is too much":          "Äbtissin is too much.",
		"no such (did you mean \"x\"?)": "No such (did you mean \"x\"?)",
	} {
		if got := sentence(errors.New(text)); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
}

// TestRulesFailAtOnce has rules that fail before anybody is asked.
func TestRulesFailAtOnce(t *testing.T) {
	table, out := newTable(t, "testdata/faulty-at-once.toml", 1, false)
	err := table.Play()
	const fault = "phase reveal: testdata/faulty-at-once.toml:6: rules.phase.reveal: "
	if err == nil || !strings.HasPrefix(err.Error(), fault) {
		t.Errorf("%v", err)
	}
	if !strings.Contains(out.String(), "The rules failed, and the step has been taken back:\n  "+fault) {
		t.Errorf("nobody is told:\n%s", out)
	}
}
