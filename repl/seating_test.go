// Tests of who sits where.

package repl

import (
	"fmt"
	"strings"
	"testing"
)

func TestSeating(t *testing.T) {
	seat := func(pairs ...string) map[string]string {
		m := map[string]string{}
		for i := 0; i < len(pairs); i += 2 {
			m[pairs[i]] = pairs[i+1]
		}
		return m
	}
	for _, c := range []struct {
		game string
		s    Seating
		want string // players, or the error
	}{
		{"reformation", Seating{}, "you random/random"},
		{"reformation", Seating{People: []string{"anna"}}, "anna random/random"},
		{"reformation", Seating{People: []string{"anna", "ben"}}, "anna ben"},
		{"reformation", Seating{Seats: seat("protestant", "random")}, "random/random you"},
		{"reformation", Seating{People: []string{"anna", "ben"}, Seats: seat("ben", "random")}, "anna ben/random"},
		{"reformation", Seating{Seats: seat("protestant", "random", "catholic", "random")}, "random/random random-2/random"},
		{"luther", Seating{}, "you random/random"},
		{"luther", Seating{Seats: seat("seat1", "random", "seat2", "random", "seat3", "random")}, "random/random random-2/random random-3/random"},
		{"luther", Seating{People: []string{"anna", "ben", "clara"}}, "anna ben clara"},
		{"luther", Seating{People: []string{"anna"}, Bots: []string{"random", "random"}}, "anna random/random random-2/random"},
		{"luther", Seating{People: []string{"anna", "ben"}, Seats: seat("seat2", "random")}, "anna random/random ben"},
		{"luther", Seating{People: []string{"anna", "ben"}, Seats: seat("seat3", "random")}, "anna ben random/random"},
		{"luther", Seating{Seats: seat("seat4", "random")}, "you random/random random-2/random random-3/random"},
		{"luther", Seating{Bots: []string{"random"}}, "random/random random-2/random"},
		{"reformation", Seating{People: []string{"anna", "ben"}, Seats: seat("catholic", "random")}, "players: no seat is left for ben (2 seats)"},
		{"reformation", Seating{People: []string{"anna", "anna"}}, `players: "anna" is named twice`},
		{"reformation", Seating{People: []string{"a b"}}, `players: "a b" is no name (letters, digits, - and _, at most 24)`},
		{"reformation", Seating{Bots: []string{"rondom"}}, `bots: there is no bot "rondom" (did you mean "random"?)`},
		{"reformation", Seating{Seats: seat("catholik", "random")}, `seat catholik: there is no such seat or player (did you mean "catholic"?)`},
		{"reformation", Seating{Seats: seat("catholic", "greedi")}, `seat catholic: there is no bot "greedi"`},
		{"reformation", Seating{People: []string{"anna", "ben", "clara"}}, "players: 3 are named; Reformation is for 2"},
		{"luther", Seating{People: []string{"anna", "ben", "clara"}, Bots: []string{"random", "random", "random"}}, "players: 6 are named; Luther: Das Spiel is for 2, 3 or 4"},
		{"reformatoin", Seating{}, `there is no such game (did you mean "reformation"?)`},
	} {
		players, err := c.s.Seat(c.game, nil, nil)
		var got []string
		for _, p := range players {
			name := p.Name
			if p.Bot != "" {
				name += "/" + p.Bot
			}
			got = append(got, name)
		}
		if err != nil {
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("%s %+v: %v, want %s", c.game, c.s, err, c.want)
			}
		} else if fmt.Sprint(strings.Join(got, " ")) != c.want {
			t.Errorf("%s %+v: %s, want %s", c.game, c.s, got, c.want)
		}
	}
}
