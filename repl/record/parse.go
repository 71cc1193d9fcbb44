// This file understands lines.

package record

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// kinds are the first words of the lines of a match, for those who miss one.
const kinds = "SEAT:, >, back, branch, state, over"

// parseLine understands a line of a match.
func parseLine(text string) (l Line, err error) {
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case ">":
		l.Kind = Command
		l.Text, err = unquoted(rest)
	case "branch":
		l.Kind = Branch
		l.Text, err = unquoted(rest)
	case "over":
		l.Kind = Over
		l.Text, err = unquoted(rest)
	case "back":
		l.Kind = Back
		l.To, err = number(rest)
	case "state":
		l.Kind = State
		if l.Hash, err = strconv.ParseUint(rest, 16, 64); err != nil {
			err = fmt.Errorf("state %q: 16 hexadecimal digits expected", rest)
		}
	default:
		seat, answer := strings.CutSuffix(word, ":")
		if !answer {
			return l, fmt.Errorf("begins with %q, which is none of %s", word, kinds)
		}
		if err := oneSeat(seat); err != nil {
			return l, err
		}
		l.Kind, l.Seat = Answer, seat
		l.Keys, err = parseKeys(rest)
	}
	return l, err
}

// parseKeys understands the keys of an answer.
func parseKeys(rest string) (keys []string, err error) {
	if rest == "-" {
		return nil, nil
	}
	for {
		key := rest
		if strings.HasPrefix(rest, `"`) {
			if key, err = strconv.QuotedPrefix(rest); err != nil {
				return nil, errQuotes
			}
		} else if at := strings.Index(rest, ","); at >= 0 {
			key = rest[:at]
		}
		rest = rest[len(key):]
		if key, err = unquoted(key); err != nil {
			return nil, err
		}
		keys = append(keys, key)
		if rest == "" {
			return keys, nil
		}
		var more bool
		if rest, more = strings.CutPrefix(rest, ", "); !more {
			return nil, fmt.Errorf("a comma and a blank expected between two keys, at %.40q", rest)
		}
	}
}

// parseRules understands the first line of a set of rules.
func parseRules(text string) (hash string, files int, err error) {
	rest, count, _ := strings.Cut(strings.TrimPrefix(text, "rules "), " ")
	if err := oneWord("hash of the rules", rest); err != nil {
		return "", 0, err
	}
	files, err = number(count)
	return rest, files, err
}

// parseFile understands the first line of a file.
func parseFile(text string) (name string, lines int, err error) {
	rest, ok := strings.CutPrefix(text, "file ")
	at := strings.LastIndexByte(rest, ' ')
	if !ok || at < 0 {
		return "", 0, fmt.Errorf("file NAME LINES expected, not %.40q", text)
	}
	if name, err = unquoted(rest[:at]); err != nil {
		return "", 0, err
	}
	lines, err = number(rest[at+1:])
	return name, lines, err
}

// parse understands a line of the head.
func (h *Head) parse(text string) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "game":
		h.Game, err = unquoted(rest)
	case "with":
		var house string
		house, err = unquoted(rest)
		h.With = append(h.With, house)
	case "seed":
		if h.Seed, err = strconv.ParseUint(rest, 10, 64); err != nil {
			err = fmt.Errorf("seed %q: a whole number expected", rest)
		}
	case "engine":
		if h.Engine, err = number(rest); err != nil {
			err = fmt.Errorf("engine %q: a whole number expected", rest)
		}
	case "set":
		var knob string
		if knob, rest, err = named("knob", rest); err != nil {
			return err
		}
		if _, twice := h.Set[knob]; twice {
			return fmt.Errorf("knob %q: stands twice in the head", knob)
		}
		if h.Set == nil {
			h.Set = map[string]string{}
		}
		h.Set[knob] = rest
	case "seat":
		var p Player
		if p.Seat, p.Name, err = named("seat", rest); err != nil {
			return err
		}
		h.Players = append(h.Players, p)
		return h.checkSeat(len(h.Players) - 1)
	case "bot":
		var seat, bot string
		if seat, bot, err = named("seat", rest); err != nil {
			return err
		}
		n := len(h.Players) - 1
		if n < 0 || h.Players[n].Seat != seat {
			return fmt.Errorf("bot %s: stands behind another seat", seat)
		}
		h.Players[n].Bot = bot
	default:
		return fmt.Errorf("begins with %q, which is none of game, with, set, seed, engine, seat, bot, rules", word)
	}
	return err
}

// named is a word and the text behind it.
func named(what, rest string) (word, text string, err error) {
	word, text, _ = strings.Cut(rest, " ")
	if err := oneWord(what, word); err != nil {
		return "", "", err
	}
	text, err = unquoted(text)
	return word, text, err
}

var errQuotes = errors.New("the quotes do not hold a text")

// unquoted is the text that was quoted.
func unquoted(s string) (string, error) {
	switch {
	case s == "":
		return "", errors.New("a text is missing")
	case s[0] != '"':
		return s, nil
	}
	text, err := strconv.Unquote(s)
	if err != nil {
		return "", errQuotes
	}
	return text, nil
}

// number is a whole number, 0 or more, that a file can hold.
func number(s string) (int, error) {
	n, err := strconv.ParseUint(s, 10, 31)
	if err != nil {
		return 0, fmt.Errorf("%q: a whole number expected", s)
	}
	return int(n), nil
}
