// This file tests that a game nobody has planned for uses every kind of thing
// there is, in matches: a fifth game needs no Go.

package variants

import (
	"regexp"
	"slices"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/scripts"
)

var verbCalled = regexp.MustCompile(`:([a-z_]+)\(`)

// usage is what matches have used.
type usage struct {
	verbs map[string]bool
	kinds map[string]bool // kinds of decision
}

// watch plays a match with random bots and notes what it uses.
func (u *usage) watch(t *testing.T, players int, seed uint64) {
	t.Helper()
	rs, err := Load("testdata/saltmarsh", Options{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	run := rs.Program.NewRun()
	run.Trace = func(_, text string) {
		if m := verbCalled.FindStringSubmatch(text); m != nil {
			u.verbs[m[1]] = true
		}
	}
	m := engine.NewMatch(rs.Game, run)
	for s := range rs.Game.Seats {
		m.SetDecider(engine.Seat(s), engine.DeciderFunc(func(d *engine.Decision) error {
			u.note(d)
			return bots.Random{}.Decide(d)
		}))
	}
	m.Reset(seed)
	if err := m.Play(); err != nil {
		t.Fatal(err)
	}
}

func (u *usage) note(d *engine.Decision) {
	for name, is := range map[string]bool{
		"one": d.Shape == engine.One, "set": d.Shape == engine.Set, "cover": d.Shape == engine.Cover,
		"none allowed": d.Optional, "together": d.Together, "forced": d.Forced(),
		"actions": d.Ask < 0, "barred": len(d.Barred()) > 0,
		"copies": slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Count > 1 }),
		"target": slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Target.Type > engine.TypeNil }),
	} {
		if is {
			u.kinds[name] = true
		}
	}
}

func TestUnseenGameUsesEverything(t *testing.T) {
	u := usage{verbs: map[string]bool{}, kinds: map[string]bool{}}
	for seed := range uint64(12) {
		u.watch(t, 2+int(seed%3), seed)
	}
	for _, verb := range scripts.Verbs() {
		if !u.verbs[verb] {
			t.Errorf("no match has used the verb %s", verb)
		}
	}
	for _, kind := range []string{"one", "set", "cover", "none allowed", "together", "forced", "actions", "barred", "copies", "target"} {
		if !u.kinds[kind] {
			t.Errorf("no match has asked a decision of this kind: %s", kind)
		}
	}
	rs, err := Load("testdata/saltmarsh", Options{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	g := rs.Game
	for what, is := range map[string]bool{
		"a board with arrows": slices.ContainsFunc(g.Places, func(d engine.PlaceDef) bool { return d.Kind == engine.Path && d.Directed }),
		"a board with paths":  slices.ContainsFunc(g.Places, func(d engine.PlaceDef) bool { return d.Kind == engine.Path && !d.Directed }),
		"a grid":              len(g.Grids) > 0,
		"a looping track":     slices.ContainsFunc(g.Tracks, func(d engine.TrackDef) bool { return d.Loop }),
		"a zone of a piece":   slices.ContainsFunc(g.Places, func(d engine.PlaceDef) bool { return d.Of >= 0 }),
		"nested cycles":       slices.ContainsFunc(g.Cycles, func(d engine.CycleDef) bool { return d.In >= 0 }),
		"a die":               slices.ContainsFunc(g.Kinds, func(d engine.KindDef) bool { return d.Sides > 0 }),
		"rotations":           slices.ContainsFunc(g.Kinds, func(d engine.KindDef) bool { return d.Turns > 0 }),
		"named faces":         slices.ContainsFunc(g.Kinds, func(d engine.KindDef) bool { return len(d.Faces) > 0 }),
	} {
		if !is {
			t.Errorf("the game has no %s", what)
		}
	}
	for _, sight := range []engine.Sight{engine.SeenAll, engine.SeenOwner, engine.SeenNobody, engine.SeenBacks, engine.SeenTopBack} {
		if !slices.ContainsFunc(g.Places, func(d engine.PlaceDef) bool { return d.Seen == sight }) {
			t.Errorf("no zone is seen in way %d", sight)
		}
	}
	for _, f := range []engine.For{engine.ForAll, engine.ForEach, engine.ForStart, engine.ForLast, engine.ForAround} {
		if !slices.ContainsFunc(g.Phases, func(d engine.PhaseDef) bool { return d.For == f }) {
			t.Errorf("no phase is for whom %d", f)
		}
	}
}
