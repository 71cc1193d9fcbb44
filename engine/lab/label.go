// This file says what a run played, so that it can be run again.

package lab

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"hausregel/engine"
)

// Label says what a run played.
type Label struct {
	Game   string            // as it was named
	With   []string          // house rules, as they were named beside it
	Houses []string          // ids of all house rules, also where Game names one
	Set    map[string]string // knobs
	Bots   []string          // by seat
	Rules  string            // hash of the rules
	Jobs   int               // workers; it changes the speed alone
}

// changes tells what is not as in the game itself.
func (l Label) changes() string {
	text := ""
	if len(l.Houses) > 0 {
		text += ", with " + strings.Join(l.Houses, ", ")
	}
	for _, knob := range slices.Sorted(maps.Keys(l.Set)) {
		text += fmt.Sprintf(", %s = %s", knob, l.Set[knob])
	}
	return text
}

// Replay is the command that plays one match of the run again, with the same bot
// at each seat.
func (l Label) Replay(g *engine.Game, seed uint64, match int) string {
	words := []string{"play", l.Game}
	if len(l.With) > 0 {
		words = append(words, "--with", strings.Join(l.With, ","))
	}
	for _, knob := range slices.Sorted(maps.Keys(l.Set)) {
		words = append(words, "--set", knob+"="+l.Set[knob])
	}
	for i, bot := range l.Bots {
		words = append(words, "--seat", g.Seats[i].ID+"="+bot)
	}
	words = append(words, "--seed", fmt.Sprintf("%d:%d", seed, match))
	for i, word := range words {
		if strings.ContainsAny(word, " '\"$&;()*?") {
			words[i] = "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
		}
	}
	return strings.Join(words, " ")
}
