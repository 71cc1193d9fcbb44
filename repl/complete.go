// This file completes what can be typed at the prompt.

package repl

import (
	"strings"

	"hausregel/engine"
	"hausregel/engine/bots"
)

// completions are the words that may stand at the end of what is typed, and where
// in it they begin. It tells what the screen tells, and no more.
func (t *Table) completions(before string, at station) (from int, words []string) {
	text, slash := strings.CutPrefix(before, "/")
	name, arg, behind := strings.Cut(text, " ")
	if c := commandAt(name, at); behind && c != nil && c.args != "" {
		words = t.argumentsOf(c, arg)
		return len(before) - len(arg), words
	}
	if slash || at != atQuestion {
		return len(before) - len(text), namesAt(at)
	}
	return t.answers(before, at)
}

// answers completes the last of several names of options: they are parted by
// commas, or by blanks where no name goes on behind one.
func (t *Table) answers(before string, at station) (from int, words []string) {
	d := t.session.Pending()
	if d == nil {
		return 0, namesAt(at)
	}
	if d.Shape != engine.One {
		from = strings.LastIndexByte(before, ',') + 1
		for from < len(before) && before[from] == ' ' {
			from++
		}
	}
	values := ofNumbers(d)
	for _, c := range t.called {
		if values {
			words = append(words, c.key)
		} else {
			words = append(words, completing(c.shown)...)
		}
	}
	if from == 0 {
		words = append(words, namesAt(at)...)
	}
	if d.Shape != engine.One && !anyBegins(words, before[from:]) {
		if blank := strings.LastIndexByte(before, ' '); blank >= from {
			return blank + 1, words
		}
	}
	return from, words
}

// completing are the names of an option that a completion offers: not the label that
// says action and thing with a colon, which the others say too.
func completing(names []string) []string {
	if len(names) > 2 {
		return names[1:]
	}
	return names
}

// anyBegins tells whether a word begins like this.
func anyBegins(words []string, begin string) bool {
	for _, w := range words {
		if len(w) >= len(begin) && strings.EqualFold(w[:len(begin)], begin) {
			return true
		}
	}
	return false
}

// namesAt are the commands of a station; those that want more end with a blank.
func namesAt(at station) []string {
	var names []string
	for _, c := range commands {
		switch {
		case c.at&at == 0:
		case c.args == "" || strings.HasPrefix(c.args, "["):
			names = append(names, c.name)
		default:
			names = append(names, c.name+" ")
		}
	}
	return names
}

// argumentsOf are the words that may stand behind a command.
func (t *Table) argumentsOf(c *command, arg string) []string {
	switch c.name {
	case "help":
		return commandNames()
	case "card":
		return t.seenNames()
	case "why":
		return t.whyNames()
	case "rules":
		return append(t.knobNames(), "all")
	case "branch":
		return t.story.Branches()
	case "view":
		return t.seatNames()
	case "undo":
		return []string{"fresh"}
	case "hint", "odds":
		return bots.Names()
	case "set":
		return t.setWords(arg)
	case "move":
		return t.moveWords(arg)
	case "stack":
		return t.pieceNames()
	}
	return nil
}

// seenNames are the names of all that the viewer sees.
func (t *Table) seenNames() (names []string) {
	t.look(func(v engine.View, _ *engine.Decision) {
		for _, s := range seenPieces(v) {
			names = append(names, v.Game().Pieces[s.Piece].Name)
		}
	})
	return names
}

// whyNames are the options and what is barred.
func (t *Table) whyNames() (names []string) {
	for _, c := range t.called {
		names = append(names, completing(c.shown)...)
	}
	t.look(func(_ engine.View, d *engine.Decision) {
		if d == nil {
			return
		}
		for _, x := range d.Barred() {
			names = append(names, completing(namesIn(d.BarredLabel(x), x.Option))...)
		}
	})
	return names
}

// setWords completes set NAME VALUE. What there is to set is no secret.
func (t *Table) setWords(arg string) []string {
	id, _, behind := strings.Cut(arg, " ")
	if behind {
		for _, k := range t.rules.Knobs {
			if k.ID == id {
				return prefixed(id+" ", k.Words)
			}
		}
		if id == "start" {
			return prefixed("start ", t.seatNames())
		}
		return nil
	}
	var words []string
	for _, name := range t.settable() {
		words = append(words, name+" ")
	}
	return words
}

// moveWords completes move PIECE PLACE.
func (t *Table) moveWords(arg string) []string {
	for _, name := range t.pieceNames() {
		if rest, found := strings.CutPrefix(arg, name+" "); found && rest != arg {
			var places []string
			for _, d := range t.rules.Game.Places {
				places = append(places, d.ID)
			}
			return prefixed(name+" ", places)
		}
	}
	var words []string
	for _, name := range t.pieceNames() {
		words = append(words, name+" ")
	}
	return words
}

// pieceNames are the keys of all pieces: what there is, not where it lies.
func (t *Table) pieceNames() []string {
	var names []string
	for _, d := range t.rules.Game.Pieces {
		names = append(names, d.Key)
	}
	return names
}

func prefixed(begin string, words []string) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = begin + w
	}
	return out
}
