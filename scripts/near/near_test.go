// Tests of what counts as a near miss and of how ties are broken.

package near

import (
	"slices"
	"strings"
	"testing"
)

func TestMiss(t *testing.T) {
	known := []string{"choose", "choose_together", "discard", "me", "gain", "Calvin", "Köln", "population"}
	for word, want := range map[string]string{
		"choos":          "choose",
		"chosoe":         "choose", // two neighbours swapped
		"CHOOSE":         "choose",
		"choose_togeter": "choose_together",
		"Calvn":          "Calvin",
		"koln":           "Köln",
		"gian":           "gain",
		"gone":           "", // two letters off
		"choose":         "", // known itself
		"mi":             "", // too short to guess
		"ME":             "me",
		"popluaton":      "population",
		"":               "",
		"zebra":          "",
	} {
		if got := Miss(word, known); got != want {
			t.Errorf("Miss(%q) = %q, want %q", word, got, want)
		}
	}
}

func TestMissDoesNotDependOnOrder(t *testing.T) {
	known := []string{"hand", "land", "sand", "band"}
	for range known {
		known = append(known[1:], known[0])
		if got := Miss("wand", known); got != "band" {
			t.Errorf("Miss of %v = %q, want the alphabetically first", known, got)
		}
	}
	slices.Reverse(known)
	if got := Miss("wand", known); got != "band" {
		t.Errorf("Miss of %v = %q, want the alphabetically first", known, got)
	}
}

func TestMissLeavesLongWordsAlone(t *testing.T) {
	long := strings.Repeat("a", longest+1)
	if got := Miss(long, []string{long[1:]}); got != "" {
		t.Errorf("a word over the limit gave %d letters", len(got))
	}
	if got := Miss(long[1:], []string{long[2:]}); got != long[2:] {
		t.Errorf("a word of the limit's length gave %q", got)
	}
}

func TestHint(t *testing.T) {
	if got, want := Hint("discrad", []string{"discard"}), ` (did you mean "discard"?)`; got != want {
		t.Errorf("Hint = %q, want %q", got, want)
	}
	if got := Hint("discrad", nil); got != "" {
		t.Errorf("Hint with nothing known = %q, want none", got)
	}
}
