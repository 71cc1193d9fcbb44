// Tests that secrets are kept: two matches that differ only in what a seat may not see
// show that seat the same, byte for byte, whatever it types.

package repl

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/repl/terminal"
)

// told is all that a table shows the seat that looks: what it types, and what comes of
// that.
type told struct{ typed, text string }

// tells types lines at a question and gives what comes of each.
func (l looker) tells(lines []string) []told {
	if d := l.session.Pending(); d != nil && !l.replay {
		l.looking = d.Seat // who is asked has come to the keyboard
	}
	var all []told
	note := func(typed string, do func()) {
		l.out.Reset()
		do()
		l.term.Flush()
		all = append(all, told{typed, l.out.String()})
	}
	draw := func() {
		err := error(nil)
		if l.replay {
			err = l.onlook(l.session.Pending())
		} else {
			err = l.screen()
		}
		if err != nil {
			l.say("%v", err)
		}
	}
	note("the news", draw)
	l.drawn, l.read = nil, make([]reading, len(l.read))
	note("the screen", draw)
	for _, line := range lines {
		note(line, func() { l.types(line) })
	}
	for _, line := range append(lines, "/", "why ", "card ", "set ", "move ", "stack ", "view ", "hint ", "branch ", "undo ", "rules ", "help ") {
		from, words := l.completions(line, standing(l.Table))
		all = append(all, told{line + " and Tab", fmt.Sprint(from, "\n", strings.Join(words, "\n"))})
	}
	return all
}

// types does what a line does where the table stands, but answer.
func (l looker) types(line string) {
	_, known := l.command(line, standing(l.Table))
	d := l.session.Pending()
	if known || l.replay || d == nil {
		return
	}
	options, err := choose(d, l.called, line)
	if err == nil {
		err = d.Check(options)
	}
	if err != nil {
		l.refuse(line, err)
		return
	}
	l.say("an answer: %v", options)
}

// asks is what a curious person types: all that looks, and questions about some of what
// there is in the game, seen or not.
func asks(table *Table, some func(n int) bool) []string {
	lines := []string{"", "-", "board", "hand", "score", "log", "log 3", "moves", "why", "rules", "help", "branches", "hint random",
		"/", "card", "set", "move", "stack x", "view " + table.opening.Players[0].Name, "lua me.hand:count()", "undo x", "goto 9999"}
	g, d := table.rules.Game, table.session.Pending()
	for i, key := range d.Keys() {
		if some(len(d.Options)) {
			lines = append(lines, "why "+key, fmt.Sprint("why ", i+1), key, key+", "+key, fmt.Sprintf("%d %d", i+1, i+2))
		}
	}
	var names []string
	for i, p := range g.Pieces {
		if i == 0 || p.Name != g.Pieces[i-1].Name {
			names = append(names, p.Name)
		}
		if p.Key != p.Name && some(len(g.Pieces)) {
			names = append(names, p.Key)
		}
	}
	for _, p := range g.Places {
		if some(2 * len(g.Places)) {
			names = append(names, p.Name)
		}
	}
	for _, name := range names {
		if some(len(names)) {
			lines = append(lines, name, "why "+name, "card "+name, name+", 1", "stack "+name, "move "+name+" "+g.Places[0].ID)
		}
	}
	return lines
}

// differs fails where a seat is told different things of two twins.
func differs(t *testing.T, table *Table, seat engine.Seat, here, there []told) {
	t.Helper()
	for i := range here {
		if here[i] != there[i] {
			at := firstDifference(here[i].text, there[i].text)
			t.Fatalf("decision %d, seat %d learns by typing %q, from line %d on:\n%s\n--- in the twin:\n%s",
				table.match.Decisions(), seat, here[i].typed, at, from(here[i].text, at), from(there[i].text, at))
		}
	}
}

// from is the text from a line on, not all of it.
func from(text string, line int) string {
	lines := strings.Split(text, "\n")
	lines = lines[min(line-1, len(lines)):]
	return strings.Join(lines[:min(len(lines), 6)], "\n")
}

// TestTwins plays whole matches and compares all that a seat is told with what it is
// told of a twin: at each decision a little of everything, at some much of it.
func TestTwins(t *testing.T) {
	for _, c := range []struct {
		game       string
		people     int
		matches    int
		each, full int // one of so many is looked at, one of so many of these at length
	}{
		{"reformation", 2, 2, 3, 12},
		{"../variants/testdata/saltmarsh", 3, 1, 8, 10},
		{"luebeck", 3, 1, 12, 20},
		{"luther", 2, 1, 8, 20},
		{"tore-der-welt", 3, 1, 10, 30},
	} {
		t.Run(filepath.Base(c.game), func(t *testing.T) {
			t.Parallel()
			looked, otherwise := 0, 0
			for seed := range uint64(c.matches) {
				seed++
				luck := engine.Luck(seed + 7)
				table := sit(t, c.game, seed, c.people)
				var twins twins
				for table.session.Pending() != nil {
					if luck.IntN(c.each) == 0 {
						few := 3
						if looked++; looked%c.full == 1 || c.full == 1 {
							few = 30
						}
						otherwise += compareTwin(t, table, &twins, &luck, few)
					}
					byLot(t, table)
				}
				check(t, table.session.Err())
				twins.close()
			}
			t.Logf("%d decisions looked at, %d of them with something dealt otherwise", looked, otherwise)
			if otherwise == 0 {
				t.Error("nothing was ever hidden")
			}
		})
	}
}

// sit opens a table with so many people.
func sit(t *testing.T, game string, seed uint64, people int) *Table {
	t.Helper()
	o := Opening{Game: game, Seed: seed}
	for _, name := range []string{"anna", "ben", "clara", "dora"}[:people] {
		o.Players = append(o.Players, Player{Name: name})
	}
	table, err := Open(o, terminal.Open(strings.NewReader(""), &bytes.Buffer{}, terminal.Options{}))
	check(t, err)
	t.Cleanup(func() { check(t, table.close()) })
	settle(t, table)
	return table
}

// compareTwin compares all that the asked seat is told here and in a twin; few bounds
// how many of the many names it asks for. It gives 1 where they differed in anything.
func compareTwin(t *testing.T, table *Table, twins *twins, luck *engine.Luck, few int) int {

	d := table.session.Pending()
	lines := asks(table, func(n int) bool { return luck.IntN(max(n, 1)) < few })
	if few > 3 {
		lines = append(lines, "odds 4")
	}
	twin := twins.of(t, table, d.Seat, luck)
	mine := d.Luck
	here := lookAt(table).tells(lines)
	d.Luck = mine
	differs(t, table, d.Seat, here, twin.tells(lines))
	otherwise := twin.match.Hash() != table.match.Hash()
	if few > 3 {
		sameAdvice(t, table, twin.session.Pending())
	}
	if !d.Together { // how many have answered, nobody who plays is told
		onlooker, twin := lookAt(table), twins.of(t, table, engine.NoSeat, luck)
		onlooker.replay, twin.replay = true, true
		differs(t, table, engine.NoSeat, onlooker.tells(lines), twin.tells(lines))
	}
	if otherwise {
		return 1
	}
	return 0
}

// sameAdvice has a bot weigh the answers here and at a decision of a twin.
func sameAdvice(t *testing.T, table *Table, there *engine.Decision) {
	t.Helper()
	here := table.session.Pending()
	there.Luck = here.Luck
	weighed, err := bots.Weigh(here, 4, nil)
	check(t, err)
	again, err := bots.Weigh(there, 4, nil)
	check(t, err)
	if fmt.Sprint(weighed) != fmt.Sprint(again) {
		t.Fatalf("decision %d, seat %d is advised %v, in the twin %v", table.match.Decisions(), here.Seat, weighed, again)
	}
}
