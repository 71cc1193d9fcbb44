// This file makes the names that people read.

package variants

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"hausregel/engine"
)

// smallWords stay small inside a name made of an id.
var smallWords = []string{"of", "the", "and", "for", "by", "to", "in", "with", "from"}

// title makes a name of an id: old_mill is Old Mill.
func title(id string) string {
	words := strings.Split(id, "_")
	for i, w := range words {
		if i > 0 && slices.Contains(smallWords, w) {
			continue
		}
		if r, size := utf8.DecodeRuneInString(w); size > 0 {
			words[i] = string(unicode.ToUpper(r)) + w[size:]
		}
	}
	return strings.Join(words, " ")
}

// nameOf is what a thing says its name is, else its id in capitals.
func nameOf(n *node, id string) string {
	if name := n.get("name").text(); name != "" {
		return name
	}
	return title(id)
}

// nameWords gives every word that may be named a name: what it is the id of.
func (b *builder) nameWords() {
	for _, d := range b.Counters {
		b.Intern(d.ID, d.Name)
	}
	for _, d := range b.Seats {
		b.Intern(d.ID, d.Name)
	}
	for _, d := range b.Kinds {
		b.Intern(d.ID, d.Name)
	}
	for _, d := range b.Zones {
		b.Intern(d.ID, d.Name)
	}
	for _, d := range b.Grids {
		b.Intern(d.ID, d.Name)
	}
	for _, d := range b.Places {
		b.Intern(d.ID, d.Name)
	}
	for _, d := range b.Pieces {
		b.Intern(d.Key, d.Name)
	}
	for _, d := range b.Phases {
		b.Intern(d.ID, d.Name)
	}
	for i := range b.Words {
		if b.Words[i].Name == "" {
			b.Words[i].Name = title(b.Words[i].ID)
		}
	}
}

// word makes a word a value.
func (b *builder) word(id string) engine.Value {
	return engine.Value{Type: engine.TypeWord, N: int64(b.Intern(id, ""))}
}

// holes puts values into the { } of a template. Unknown holes stay, so that the
// caller may complain of them or leave them to be filled in play.
func holes(s string, value func(hole string) (string, bool)) string {
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(s, "{")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		hole, after, closed := strings.Cut(rest, "}")
		if !closed {
			out.WriteString("{" + rest)
			return out.String()
		}
		if v, ok := value(hole); ok {
			out.WriteString(v)
		} else {
			out.WriteString("{" + hole + "}")
		}
		s = after
	}
}
