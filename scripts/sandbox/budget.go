// The budget: a context that counts instructions, and what hosts charge on top.

package sandbox

import (
	"errors"
	"math"
	"time"
)

// ErrBudget is the cause of the *Error that ends a script whose steps are used up: errors.Is(err, ErrBudget).
var ErrBudget = errors.New("the budget of steps is used up")

// budget is a context.Context that gopher-lua asks for Done exactly once before each instruction. It implements the
// interface by hand because that call is the innermost loop: a nil channel is the cheapest answer there is.
type budget struct {
	spent, limit int64
}

// over is the channel that reports a used up budget.
var over = func() chan struct{} {
	c := make(chan struct{})
	close(c)
	return c
}()

// Done counts one instruction.
func (b *budget) Done() <-chan struct{} {
	b.spent++
	if b.spent > b.limit {
		return over
	}
	return nil
}

// Err gives the text that gopher-lua raises once Done reports the end.
func (b *budget) Err() error { return ErrBudget }

// Deadline reports none: time plays no part.
func (b *budget) Deadline() (time.Time, bool) { return time.Time{}, false }

// Value holds nothing.
func (b *budget) Value(any) any { return nil }

// Spend charges n steps for work that a host function does itself; one step stands for about the work of one
// instruction, some 20 ns. When the budget is used up and a script is running, Spend does not return: the script ends
// with ErrBudget. An n below 1 charges nothing.
func (s *State) Spend(n int64) {
	if n < 1 {
		return
	}
	if n > math.MaxInt64-s.budget.spent {
		n = math.MaxInt64 - s.budget.spent
	}
	s.budget.spent += n
	if s.budget.spent > s.budget.limit && s.running > 0 {
		s.raise(&failure{cause: ErrBudget})
	}
}

// Spent returns the steps spent since New or the last Reset. It goes past Limits.Steps by what the last instruction or
// charge took.
func (s *State) Spent() int64 { return s.budget.spent }

// Reset gives the budget back in full, as between two scenarios. Host functions must not call it for a script that is
// still running.
func (s *State) Reset() { s.budget.spent = 0 }

// charge spends one step for every `each` units of work.
func (s *State) charge(work, each int) { s.Spend(int64(work / each)) }

// What work is charged: units to a step. A step must cost about as long as an instruction, and memory that a script
// can hold on to must be paid for so that a whole budget buys some 100 MB at most.
const (
	bytesWritten = 16  // bytes of a new text
	bytesRead    = 64  // bytes of a text searched, compared or used as a key
	slotsWritten = 4   // places of a list filled, moved or copied
	slotsRead    = 128 // empty places of a list passed over
	keysRead     = 16  // removed keys of a table passed over
	tableSteps   = 32  // steps for a table constructor; even a small table takes up to 3 kB
	faultSteps   = 200 // steps for an error that a host catches
)
