// This file says how pieces may lie: rotations, the numbers of a die, named faces, up and down.

package engine

import (
	"fmt"
	"strings"
)

// Face is how a piece lies with the face of a number (Event.N): the number of a die
// or rotation, else a word.
func (g *Game) Face(p Piece, face int) Value {
	k := &g.Kinds[g.Pieces[p].Kind]
	switch {
	case k.Sides > 0:
		return Num(face + 1)
	case k.Turns > 0:
		return Num(face)
	case len(k.Faces) > 0:
		return Value{TypeWord, int64(k.Faces[face])}
	}
	return Value{TypeWord, int64(g.FindWord([2]string{"up", "down"}[face]))}
}

// faces is how many faces the pieces of a kind have.
func (k *KindDef) faces() int {
	switch {
	case k.Sides > 0:
		return k.Sides
	case k.Turns > 0:
		return k.Turns
	case len(k.Faces) > 0:
		return len(k.Faces)
	}
	return 2
}

// faceOf gives the number a face is stored as, or -1 when the piece has no such face.
func (g *Game) faceOf(p Piece, to Value) int {
	for face := range g.Kinds[g.Pieces[p].Kind].faces() {
		if g.Face(p, face) == to {
			return face
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
