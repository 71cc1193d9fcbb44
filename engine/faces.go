// This file says how pieces may lie: rotations, the numbers of a die, named faces, up and down.

package engine

import (
	"fmt"
	"strings"
)

// plainFaces are the faces of a piece that declares none.
func (g *Game) plainFaces() [2]Value {
	return [2]Value{{TypeWord, int64(g.FindWord("up"))}, {TypeWord, int64(g.FindWord("down"))}}
}

// faceOf gives the number a face is stored as, or -1 when the piece has no such face.
func (g *Game) faceOf(p Piece, to Value) int {
	k := &g.Kinds[g.Pieces[p].Kind]
	n := int(to.N)
	switch {
	case k.Sides > 0 && to.Type == TypeNumber && n >= 1 && n <= k.Sides:
		return n - 1
	case k.Turns > 0 && to.Type == TypeNumber && n >= 0 && n < k.Turns:
		return n
	case k.Sides > 0 || k.Turns > 0 || to.Type != TypeWord:
		return -1
	case len(k.Faces) > 0:
		for i, w := range k.Faces {
			if w == n {
				return i
			}
		}
		return -1
	}
	for i, v := range g.plainFaces() {
		if v == to {
			return i
		}
	}
	return -1
}

// facesOf tells what a piece may be turned to.
func (g *Game) facesOf(p Piece) string {
	k := &g.Kinds[g.Pieces[p].Kind]
	switch {
	case k.Sides > 0:
		return fmt.Sprintf("1 to %d", k.Sides)
	case k.Turns > 0:
		return fmt.Sprintf("0 to %d", k.Turns-1)
	case len(k.Faces) > 0:
		var words []string
		for _, w := range k.Faces {
			words = append(words, g.Words[w].ID)
		}
		return strings.Join(words, ", ")
	}
	return "up or down"
}
