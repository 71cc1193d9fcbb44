// This file writes heads and lines as text.

package record

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// title is the first line of a record, but for the version.
const title = "hausregel record "

// texts are the lines of the head behind the first.
func (h Head) texts() ([]string, error) {
	if h.Game == "" {
		return nil, errors.New("the head has no game")
	}
	out := []string{"game " + quoted(h.Game)}
	for _, w := range h.With {
		out = append(out, "with "+quoted(w))
	}
	for _, id := range slices.Sorted(maps.Keys(h.Set)) {
		if err := oneWord("knob", id); err != nil {
			return nil, err
		}
		out = append(out, "set "+id+" "+quoted(h.Set[id]))
	}
	out = append(out, "seed "+strconv.FormatUint(h.Seed, 10), "engine "+strconv.Itoa(h.Engine))
	for i, p := range h.Players {
		if err := h.checkSeat(i); err != nil {
			return nil, err
		}
		out = append(out, "seat "+p.Seat+" "+quoted(p.Name))
		if p.Bot != "" {
			out = append(out, "bot "+p.Seat+" "+quoted(p.Bot))
		}
	}
	rules, err := h.Rules.texts()
	return append(out, rules...), err
}

// text is the line as it stands in the record, without its check.
func (l Line) text() (string, error) {
	switch l.Kind {
	case Answer:
		return l.Seat + ": " + keysText(l.Keys), oneSeat(l.Seat)
	case Command:
		return "> " + quoted(l.Text), nil
	case Back:
		if l.To < 0 {
			return "", fmt.Errorf("back %d: entries expected, 0 or more", l.To)
		}
		return "back " + strconv.Itoa(l.To), nil
	case Branch:
		return "branch " + quoted(l.Text), nil
	case State:
		return fmt.Sprintf("state %016x", l.Hash), nil
	case Over:
		return "over " + quoted(l.Text), nil
	}
	return "", fmt.Errorf("a line of unknown kind %d", l.Kind)
}

// String is the line as it stands in the record, without its check.
func (l Line) String() string {
	text, err := l.text()
	if err != nil {
		return err.Error()
	}
	return text
}

func (r Rules) texts() ([]string, error) {
	if err := oneWord("hash of the rules", r.Hash); err != nil {
		return nil, err
	}
	out := []string{fmt.Sprintf("rules %s %d", r.Hash, len(r.Files))}
	for _, f := range r.Files {
		lines := f.lines()
		out = append(out, fmt.Sprintf("file %s %d", quoted(f.Name), len(lines)))
		out = append(out, lines...)
	}
	return out, nil
}

// maxPiece is how long a line of a file is at most before it is written in pieces: in
// quotes, where a byte can become four, one still fits a line of the record.
const maxPiece = maxLine / 8

// lines are the text of a file as it stands in a record.
func (f File) lines() []string {
	var out []string
	for line := range strings.Lines(f.Text) {
		if text, ended := strings.CutSuffix(line, "\n"); ended && len(text) <= maxPiece && printable(text) {
			out = append(out, "| "+text)
			continue
		}
		for piece := range slices.Chunk([]byte(line), maxPiece) {
			out = append(out, strconv.Quote(string(piece)))
		}
	}
	return out
}

// keysText lists keys.
func keysText(keys []string) string {
	if len(keys) == 0 {
		return "-"
	}
	out := make([]string, len(keys))
	for i, key := range keys {
		if out[i] = quoted(key); key == "-" || strings.Contains(key, ",") {
			out[i] = strconv.Quote(key)
		}
	}
	return strings.Join(out, ", ")
}

// quoted is a text as it is, or in quotes where it would be misread.
func quoted(s string) string {
	if s == "" || s[0] == '"' || s != strings.TrimSpace(s) || !printable(s) {
		return strconv.Quote(s)
	}
	return s
}

// printable tells whether a text is shown as it is: tabs aside it has nothing unseen.
func printable(s string) bool {
	for _, r := range s {
		if r != '\t' && !strconv.IsPrint(r) {
			return false
		}
	}
	return utf8.ValidString(s)
}

// oneWord refuses what is not one word.
func oneWord(what, s string) error {
	if s != quoted(s) || strings.ContainsAny(s, " \t") {
		return fmt.Errorf("%s %q: one word expected", what, s)
	}
	return nil
}

// checkSeat refuses a seat that cannot begin an answer, or stands there already.
func (h Head) checkSeat(i int) error {
	seat := h.Players[i].Seat
	if slices.ContainsFunc(h.Players[:i], func(p Player) bool { return p.Seat == seat }) {
		return fmt.Errorf("seat %q: stands twice in the head", seat)
	}
	return oneSeat(seat)
}

// oneSeat refuses what cannot begin an answer.
func oneSeat(s string) error {
	if err := oneWord("seat", s); err != nil {
		return err
	}
	if strings.Contains(s, ":") {
		return fmt.Errorf("seat %q: holds a colon", s)
	}
	return nil
}
