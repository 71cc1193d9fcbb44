// Tests of the log: what each seat is told of a match.

package show_test

import (
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/repl/show"
)

// TestNews tells two seats of the beginning of a match.
func TestNews(t *testing.T) {
	playing(t, loadAny(t, games[0], 3), 1, func(m *engine.Match, d *engine.Decision, answers int) error {
		if answers < 60 {
			return nil
		}
		golden(t, "news", "As seat 1 reads it\n"+show.News(m.View(0), m.Events())+"\nAs seat 2 reads it\n"+show.News(m.View(1), m.Events()))
		return errSeen
	})
}

// TestNewsOfSeats: what one seat is told and another is not, is what it has seen.
func TestNewsOfSeats(t *testing.T) {
	rules := loadAny(t, games[0], 3)
	g := rules.Game
	chart := engine.Piece(-1)
	for p, d := range g.Pieces {
		if g.Kinds[d.Kind].ID == "chart" {
			chart = engine.Piece(p)
			break
		}
	}
	desk := engine.NoPlace
	for z, d := range g.Places {
		if d.ID == "seat2.desk" {
			desk = engine.Place(z)
		}
	}
	m := engine.NewMatch(g, rules.Program.NewRun())
	m.Reset(1)
	move := engine.Event{Kind: engine.EventMove, Piece: chart, From: g.Pieces[chart].Start, To: desk, Seen: 1 << 1}
	for seat, want := range []string{"ben: 1 face down from Charts to Desk", "ben: " + g.Pieces[chart].Name + " from Charts to Desk", "ben: 1 face down from Charts to Desk"} {
		if got := escapes.ReplaceAllString(strings.TrimSpace(show.News(m.View(engine.Seat(seat)), []engine.Event{move})), ""); got != want {
			t.Errorf("seat %d reads %q, expected %q", seat, got, want)
		}
	}
}

// TestNewsOfHiddenCounters: a counter that people are not shown is not told of.
func TestNewsOfHiddenCounters(t *testing.T) {
	m := small(t, harbour, 2, engine.Position{})
	var events []engine.Event
	for c, d := range m.Game().Counters {
		events = append(events, engine.Event{Kind: engine.EventCounter, Seat: 1, Thing: engine.Value{N: int64(c)}, N: 2})
		if d.Hidden != (d.ID == "spare") {
			t.Errorf("%s: hidden is %v", d.ID, d.Hidden)
		}
	}
	if got := escapes.ReplaceAllString(show.News(m.View(0), events), ""); got != "  ben: +2 Points\n" {
		t.Errorf("%q", got)
	}
	if got := show.News(m.View(0), events[1:]); strings.Contains(got, "ben") {
		t.Errorf("a hidden counter alone: %q", got)
	}
}

// TestNewsOfEffects: for whom a card does something is told where it does so for
// several in one go, and then only once what it does.
func TestNewsOfEffects(t *testing.T) {
	rules := loadAny(t, games[0], 3)
	g := rules.Game
	card, moment := engine.Piece(-1), -1
	for p, d := range g.Pieces {
		for m, effect := range d.Effects {
			if effect >= 0 && !g.Kinds[d.Kind].PerSeat {
				card, moment = engine.Piece(p), m
			}
		}
	}
	m := engine.NewMatch(g, rules.Program.NewRun())
	m.Reset(1)
	does := func(seat engine.Seat) engine.Event {
		return engine.Event{Kind: engine.EventEffect, Seat: seat, N: g.Pieces[card].Effects[moment], Piece: card, Seen: ^uint32(0)}
	}
	began := engine.Event{Kind: engine.EventStart, Seat: 1, Seen: ^uint32(0)}
	gains := engine.Event{Kind: engine.EventAnswer, Seat: 0, Ask: -1, Depth: 1, Thing: engine.Nil}
	name := g.Pieces[card].Name
	text := escapes.ReplaceAllString(show.News(m.View(0), []engine.Event{does(0), gains, does(1), does(2), began, does(0)}), "")
	lines := strings.Split(text, "\n")
	alone := strings.TrimPrefix(lines[len(lines)-2], "  "+name)
	want := "  " + name + " for anna" + alone + "\n    anna: none\n  " + name + " for ben\n  " + name + " for clara\n  ben begins\n  " + name + alone + "\n"
	if !strings.HasPrefix(alone, ": ") || text != want {
		t.Errorf("%s\nexpected\n%s", text, want)
	}
}
