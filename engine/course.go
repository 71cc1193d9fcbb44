// This file defines what happens when, and what may be chosen: cycles, phases,
// actions, questions, effects.

package engine

// CourseItem is a cycle or a phase: exactly one is not -1.
type CourseItem struct{ Cycle, Phase int }

// CycleDef repeats what stands in it.
type CycleDef struct {
	ID, Name    string
	In          int // outer cycle; -1
	Times       int // runs, when EndsWhen is -1
	EndsWhen    int // condition asked after each run; -1
	Check       Check
	Then        int  // so many runs more once EndsWhen holds
	Max         int  // at most so many runs; 0: no bound
	PassesLeft  bool // between two runs the start player moves one to the left
	RandomStart bool // before the first run the start player is drawn
	Counter     int  // its runs
}

// Check says how often a cycle asks whether it ends.
type Check uint8

// The checks.
const (
	CheckRun   Check = iota // after each run
	CheckPhase              // after each phase too
	CheckStep               // after each step too
)

// For says whose steps a phase has.
type For uint8

// Whom a phase is for.
const (
	ForAll    For = iota // one step, of nobody
	ForEach              // every seat once, from the start player on
	ForStart             // the start player
	ForLast              // the seat to the right of the start player
	ForAround            // around the table until all have passed
	ForSide              // one side
)

// PhaseDef is a part of a cycle. A step is one run of its function.
type PhaseDef struct {
	ID, Name string
	Cycle    int // -1: outside all cycles
	For      For
	Side     Seat
	Run      string // rules.phase.RUN
	Needs    []int  // conditions without a seat: all must hold, or it is left out
	At       Place  // left out while this place is empty
	With     []Setting
	Together bool // the first question of its steps goes to all seats at once, in secret
	Actions  []int
	Reset    []int // counters set back when it begins
}

// Setting is a value of a phase's own (`with`).
type Setting struct {
	ID    string
	Value Value
}

// Source is where things to choose from come from: exactly one of these is not -1.
type Source struct {
	Zone  int   // zone of the seat that chooses
	Group int   // in Game.Groups
	Place Place // zone of the table: what lies there then
}

// ActionDef is something a player may choose to do.
type ActionDef struct {
	ID          string
	Name        Text
	From        *Source // nil: it concerns no thing
	Kind        int     // only pieces of this kind; -1
	Moment      int     // only pieces with an effect for it; -1
	Target      []Source
	Needs       []int
	TargetNeeds []int
	Once        bool // in a step
	OnceEach    bool // in a step, with each thing
	Ends        bool // act() answers false
	Passes      bool // and the seat is out of a phase that goes around
	Note        Text

	general, particular []int // Needs, by whether they speak of the thing
}

// AskDef is a question.
type AskDef struct {
	ID          string
	Text        Text
	Needs       []int
	Moment      int // only pieces with an effect for it, with its targets; -1
	Min, Max    int // of a set; NoMax
	From, To    int // zones of the seats, for choose_together; -1
	Weight      int // measure, for a payment; -1
	Factor      int
	Superfluous Superfluous
	Note        Text
}

// NoMax is the Max of a question without one.
const NoMax = 1 << 20

// Superfluous says what a payment may hold too much.
type Superfluous uint8

// The readings of a payment.
const (
	NoSuperfluous   Superfluous = iota // no piece that could be left out
	ExactIfPossible                    // the exact amount where it can be paid, else none left out
	AnyCover                           // whatever covers the amount
)

// EffectDef is what a card does at one of its moments. Effects of one moment
// run in the order of the Game's slice.
type EffectDef struct {
	ID          string
	Text        Text // what the card says
	Needs       []int
	Target      []Source
	TargetNeeds []int
	None        Text // the reason when no target is left
}

// ConditionDef is a condition with the sentence for its refusal.
type ConditionDef struct {
	ID      string
	Reason  Text
	General bool // it speaks of no thing: the same for all that a seat may choose
}
