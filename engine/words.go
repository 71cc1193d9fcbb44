// This file keeps the words of a game: every id that data or rules may mention.

package engine

// Intern gives the index of a word, adding it when it is new. A name given
// later replaces an empty one.
func (g *Game) Intern(id, name string) int {
	if g.wordIndex == nil {
		g.wordIndex = map[string]int{}
	}
	i, ok := g.wordIndex[id]
	if !ok {
		i = len(g.Words)
		g.wordIndex[id] = i
		g.Words = append(g.Words, WordDef{ID: id, Name: name})
	}
	if g.Words[i].Name == "" {
		g.Words[i].Name = name
	}
	return i
}

// FindWord gives the index of a word, or -1.
func (g *Game) FindWord(id string) int {
	if i, ok := g.wordIndex[id]; ok {
		return i
	}
	return -1
}
