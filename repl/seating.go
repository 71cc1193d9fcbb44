// This file decides who sits where.

package repl

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/scripts/near"
	"hausregel/variants"
)

// Seating is who wants to play. People take the free seats in order, then bots.
type Seating struct {
	People []string          // none: bots play alone, or where none are named either one person, "you"
	Bots   []string          // the last one takes all seats that are left; none: "random"
	Seats  map[string]string // who plays by a bot's name: a seat's id or somebody of People
}

// Seat gives the players of a game by seat: as many as are named, at least the
// fewest the game is for.
func (s Seating) Seat(game string, with []string, set map[string]string) ([]Player, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	people := s.People
	if len(people)+len(s.Bots) == 0 {
		people = []string{"you"}
	}
	rules, err := variants.Load(game, variants.Options{With: with, Set: set})
	if err != nil {
		return nil, err
	}
	if n := s.named(rules.Game.Sided); n > len(rules.Game.Seats) {
		if !slices.Contains(rules.Players, n) {
			return nil, fmt.Errorf("players: %d are named; %s is for %s", n, rules.Game.Name, either(rules.Players))
		}
		rules, err = variants.Load(game, variants.Options{With: with, Set: set, Players: n})
		if err != nil {
			return nil, err
		}
	}
	seats := rules.Game.Seats
	if err := s.checkSeats(people, seats); err != nil {
		return nil, err
	}
	players := make([]Player, len(seats))
	for i := range seats {
		players[i].Bot = s.Seats[seats[i].ID]
	}
	for i := range players {
		if players[i].Bot == "" && len(people) > 0 {
			players[i] = Player{people[0], s.Seats[people[0]]}
			people = people[1:]
		}
	}
	if len(people) > 0 && len(s.People) > 0 {
		return nil, fmt.Errorf("players: no seat is left for %s (%s)", strings.Join(people, ", "), plural(len(seats), "seat"))
	}
	s.fill(players)
	return players, nil
}

// named is how many seats are spoken of at least. Where seats have roles, a bot given
// to one of them may be one of the bots.
func (s Seating) named(sided bool) int {
	others, highest := 0, 0 // seats given to bots that no person is called like
	for who := range s.Seats {
		if slices.Contains(s.People, who) {
			continue
		}
		others++
		if number, ok := strings.CutPrefix(who, "seat"); ok {
			n, _ := strconv.Atoi(number) // what is no number is refused with the seats' names
			highest = max(highest, n)
		}
	}
	n := len(s.People) + len(s.Bots)
	if sided {
		return max(n, others)
	}
	return max(n+others, highest)
}

// fill sits bots down on the seats that are left, and names the bots.
func (s Seating) fill(players []Player) {
	waiting := s.Bots
	if len(waiting) == 0 {
		waiting = []string{"random"}
	}
	used := map[string]int{}
	for i := range players {
		p := &players[i]
		if p.Name != "" {
			continue
		}
		if p.Bot == "" {
			p.Bot = waiting[0]
			if len(waiting) > 1 {
				waiting = waiting[1:]
			}
		}
		used[p.Bot]++
		if p.Name = p.Bot; used[p.Bot] > 1 {
			p.Name = fmt.Sprintf("%s-%d", p.Bot, used[p.Bot])
		}
	}
}

// Bot gives what makes a bot of this name; the error has a near miss.
func Bot(name string) (func() engine.Decider, error) {
	maker := bots.ByName(name)
	if maker == nil {
		return nil, fmt.Errorf("there is no bot %q%s\nhint: bots are %s", name, near.Hint(name, bots.Names()), strings.Join(bots.Names(), ", "))
	}
	return maker, nil
}

// check looks at the names alone.
func (s Seating) check() error {
	for i, name := range s.People {
		if !isName(name) {
			return fmt.Errorf("players: %w", noName(name))
		}
		if slices.Contains(s.People[:i], name) {
			return fmt.Errorf("players: %q is named twice", name)
		}
	}
	for _, bot := range s.Bots {
		if _, err := Bot(bot); err != nil {
			return fmt.Errorf("bots: %w", err)
		}
	}
	for _, who := range slices.Sorted(maps.Keys(s.Seats)) {
		if _, err := Bot(s.Seats[who]); err != nil {
			return fmt.Errorf("seat %s: %w", who, err)
		}
	}
	return nil
}

func (s Seating) checkSeats(people []string, seats []engine.SeatDef) error {
	known := slices.Clone(people)
	for _, d := range seats {
		known = append(known, d.ID)
	}
	for _, who := range slices.Sorted(maps.Keys(s.Seats)) {
		if !slices.Contains(known, who) {
			return fmt.Errorf("seat %s: there is no such seat or player%s\nhint: seats are %s", who, near.Hint(who, known), strings.Join(known[len(people):], ", "))
		}
	}
	return nil
}

const longestName = 24

// noName tells what a name may be.
func noName(s string) error {
	return fmt.Errorf("%q is no name (letters, digits, - and _, at most %d)", s, longestName)
}

func isName(s string) bool {
	for _, r := range s {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' && r != '_' {
			return false
		}
	}
	return s != "" && utf8.RuneCountInString(s) <= longestName
}

// either lists numbers of which one is to be taken.
func either(numbers []int) string {
	var b strings.Builder
	for i, n := range numbers {
		switch {
		case i > 0 && i == len(numbers)-1:
			b.WriteString(" or ")
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprint(&b, n)
	}
	return b.String()
}

// plural is a number with its noun.
func plural(n int, noun string) string {
	switch {
	case n == 1:
		return "1 " + noun
	case strings.HasSuffix(noun, "ch"):
		noun += "es"
	case strings.HasSuffix(noun, "try"):
		noun = strings.TrimSuffix(noun, "y") + "ies"
	default:
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}
