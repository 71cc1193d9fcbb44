// This file draws a track: a line of spaces with the markers of the seats.

package show

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/repl/terminal"
)

// shortTrack is up to how many spaces each has a place of its own on the line.
const shortTrack = 2

// track draws the line and above it whose markers stand where; below, the numbers
// that count where the line has begun again.
func (s Sheet) track(d *engine.TrackDef) []string {
	g := s.View.Game()
	first, last := s.stretch(d)
	wide := min(s.Columns-len(fmt.Sprint(first, last))-3, shortTrack*(last-first)+1)
	column := func(n int) int { return (n - first) * (wide - 1) / max(1, last-first) }
	ruler := newCanvas(s.Columns, len(g.Seats)+1)
	left := len(fmt.Sprint(first)) + 1
	ruler.write(0, len(g.Seats), fmt.Sprint(first), dim)
	for x := range wide {
		ruler.write(left+x, len(g.Seats), "─", dim)
	}
	ruler.write(left+wide+1, len(g.Seats), fmt.Sprint(last), dim)
	for n := first; n <= last; n++ {
		if n%5 == 0 && (n%10 == 0 || last-first < wide) {
			ruler.write(left+column(n), len(g.Seats), "┼", dim)
		}
	}
	for i, n := range s.readings(d.Counter) {
		text := s.namesAt(d.Counter, n) + fmt.Sprintf(" %d%s", n, lap(d, n))
		k := s.inkAt(d.Counter, n)
		x := left + column(min(max(onTrack(d, n), first), last))
		y := max(0, len(g.Seats)-1-i)
		for ; y < len(g.Seats)-1; y++ { // as low as there is room
			if _, ok := ruler.cost(x, y+1, terminal.Width(text)+2); !ok {
				break
			}
		}
		if right := s.Columns - x - 2; terminal.Width(text) <= right || x-1 <= right {
			ruler.write(x, y, "▼ "+terminal.Cut(text, right), k)
		} else {
			ruler.write(max(0, x-terminal.Width(text)-1), y, terminal.Cut(text, x-1)+" ▼", k)
		}
	}
	return ruler.rows()
}

// onTrack is the space on which a marker stands.
func onTrack(d *engine.TrackDef, n int) int {
	if d.Loop && d.Spaces > 0 {
		return (n%d.Spaces + d.Spaces) % d.Spaces
	}
	return n
}

// lap tells how often the marker has been around.
func lap(d *engine.TrackDef, n int) string {
	switch on := onTrack(d, n); {
	case on == n:
		return ""
	case n < 0:
		return fmt.Sprintf(" (on %d)", on)
	default:
		return fmt.Sprintf(" (on %d, lap %d)", on, n/d.Spaces+1)
	}
}

// stretch is the part of the track that is drawn: all of it, or from the tens
// before the last marker to those after the first where more would be crowded.
func (s Sheet) stretch(d *engine.TrackDef) (first, last int) {
	low, high := 0, 0
	for i := range s.View.Game().Seats {
		n := onTrack(d, s.View.Counter(d.Counter, engine.Seat(i)))
		if i == 0 {
			low, high = n, n
		}
		low, high = min(low, n), max(high, n)
	}
	if d.Spaces > 0 && d.Spaces <= s.Columns/shortTrack {
		return min(0, low), max(high, d.Spaces-1)
	}
	first = low / 10 * 10
	if low < 0 {
		first -= 10
	}
	return first, max(first+20, (high+10)/10*10)
}

// readings are where markers stand, the first ones first.
func (s Sheet) readings(counter int) []int {
	var all []int
	for i := range s.View.Game().Seats {
		all = append(all, s.View.Counter(counter, engine.Seat(i)))
	}
	slices.SortFunc(all, func(a, b int) int { return cmp.Compare(b, a) })
	return slices.Compact(all)
}

// namesAt are the players whose counter stands at a number.
func (s Sheet) namesAt(counter, n int) string {
	var names []string
	for i := range s.View.Game().Seats {
		if s.View.Counter(counter, engine.Seat(i)) == n {
			names = append(names, s.name(engine.Seat(i)))
		}
	}
	return strings.Join(names, ", ")
}

// inkAt is the ink of the only seat whose counter stands at a number.
func (s Sheet) inkAt(counter, n int) ink {
	k := plain
	for i := range s.View.Game().Seats {
		switch {
		case s.View.Counter(counter, engine.Seat(i)) != n:
		case k != plain:
			return plain
		default:
			k = seatInk + ink(i)
		}
	}
	return k
}
