// This file defines Value: what a rule can name, hold in a variable and pass on.

package engine

import "math"

// Type says what a Value is.
type Type uint8

// The types of a Value, and what its N holds.
const (
	TypeNone     Type = iota // no such field on this thing; never seen by rules
	TypeNil                  // nothing
	TypeBool                 // 0 or 1
	TypeNumber               // a whole number
	TypeReal                 // math.Float64bits of a number that is not whole
	TypeWord                 // index in Game.Words
	TypePiece                // Piece
	TypePlace                // Place: a zone, space, path or cell
	TypeSeat                 // Seat
	TypeRoute                // index in the routes of the Match
	TypeGroup                // several things, lent by whoever runs the rules until the step ends
	TypeRow                  // index in Game.Groups: a row of zones, the board, a grid, all of a kind, a list
	TypeEveryone             // the seats, from the start player on
	TypeMatch                // the match itself
	TypePhase                // index in Game.Phases
	TypeAmounts              // index in Game.Amounts
	TypeTable                // index in Game.Tables
	TypeArray                // index in Game.Arrays
)

// A Value is anything a rule can name. It holds no pointer: values may be
// compared with == and copied freely.
type Value struct {
	Type Type
	N    int64
}

// Nil is the value of what is not there.
var Nil = Value{Type: TypeNil}

// Num makes a whole number.
func Num(n int) Value { return Value{TypeNumber, int64(n)} }

// Flag makes a truth value.
func Flag(b bool) Value {
	if b {
		return Value{TypeBool, 1}
	}
	return Value{TypeBool, 0}
}

// Real makes a number from a fraction; a whole one becomes a TypeNumber.
func Real(f float64) Value {
	if f == math.Trunc(f) && math.Abs(f) <= MaxNumber {
		return Value{TypeNumber, int64(f)}
	}
	return Value{TypeReal, int64(math.Float64bits(f))}
}

// MaxNumber bounds whole numbers: up to here a float holds each of them, and
// rounds no other number to one, so that every reader of rules agrees on them.
const MaxNumber = 1<<53 - 1

// Float gives a number as a float.
func (v Value) Float() float64 {
	if v.Type == TypeReal {
		return math.Float64frombits(uint64(v.N))
	}
	return float64(v.N)
}

// Truthy is false for nil and false alone, as in Lua.
func (v Value) Truthy() bool {
	return v.Type > TypeBool || v.Type == TypeBool && v.N != 0
}

// Any is false for nil, false and 0: what the verb `with` asks.
func (v Value) Any() bool { return v.Truthy() && (v.Type != TypeNumber || v.N != 0) }

// Value makes a piece a value.
func (p Piece) Value() Value { return Value{TypePiece, int64(p)} }

// Value makes a place a value.
func (p Place) Value() Value { return Value{TypePlace, int64(p)} }

// Value makes a seat a value, nobody Nil.
func (s Seat) Value() Value {
	if s < 0 {
		return Nil
	}
	return Value{TypeSeat, int64(s)}
}

var typeNames = [...]string{"none", "nil", "boolean", "number", "fraction", "word", "piece", "place", "seat", "route",
	"group", "group", "seats", "match", "phase", "amounts", "table", "list"}

// String names the type as messages to authors do.
func (t Type) String() string { return typeNames[t] }
