// This file defines Game: one rule set, made ready for a number of seats.

package engine

import "sync"

// A Piece, Place or Seat is an index into the Game's slice of that name;
// -1 stands for none.
type (
	Piece int32
	Place int32
	Seat  int32
)

// NoSeat, NoPlace and NoPiece stand for none.
const (
	NoSeat  Seat  = -1
	NoPlace Place = -1
	NoPiece Piece = -1
)

// A Game is everything that is fixed while matches of one rule set are played
// by so many seats: what there is, when it happens, what may be chosen. It is
// filled by variants, completed by Finish, and from then on read only, so that
// all workers share one.
//
// Indexes into its slices stand for references; -1 means none. What Lua
// decides is named by index: a condition, an effect, an action, a phase or a
// measure has the same index in the Rules that run it.
type Game struct {
	ID   string // as it is typed
	Name string // as people read it

	Seats []SeatDef
	Sided bool // the seats are sides with roles, in turn order

	Words   []WordDef         // every word that data or rules may mention
	Labels  map[string]string // what people read for the id of a field, question, effect, moment or measure
	Kinds   []KindDef         // what sorts of piece there are
	Pieces  []PieceDef        // file order; copies follow each other
	Places  []PlaceDef        // zones, spaces, paths, cells
	Zones   []ZoneDef         // zones by name
	Grids   []GridDef         // grids by name
	Spaces  []Place           // the graph board, file order
	Paths   []Place           // its edges, file order
	Groups  []GroupDef        // fixed groups: rows, the board, grids, kinds, lists
	Fields  []FieldDef        // printed fields of pieces and places
	Amounts [][]Amount        // amounts of counters printed on pieces
	Tables  []map[int]int     // numbers by word
	Arrays  [][]Value         // lists of values

	Counters []CounterDef // of the table and of seats, cycles first
	Tracks   []TrackDef

	Cycles  []CycleDef
	Phases  []PhaseDef
	Course  []CourseItem // cycles and phases in file order
	Actions []ActionDef  // menu order
	Asks    []AskDef
	Effects []EffectDef // order of running
	Moments []string    // when effects run

	Conditions []ConditionDef
	Measures   []string // names read of a thing: field, counter or rule
	Ranking    []int    // measures of a seat, most first
	Metrics    []MetricDef

	Knobs []KnobDef
	// Dormant names what only another word of a knob would bring into the game
	// ("phase.fifth_bid", "effect.give_else_pay"): its Lua may stand unused.
	Dormant map[string]bool
	Panels  []PanelDef
	Columns int // of panels on the screen

	flow      []flowOp
	layout    layout
	wordIndex map[string]int
	classes   []int32   // per piece: identical copies share a class
	copies    bool      // some do
	names     []uint64  // per piece: hash of its id
	zonesOf   [][]Place // per piece: its own zones
	plain     []bool    // per piece: it lies face up again when it moves
	streams   streams
	effects   []int16   // by piece and moment; -1
	next      [][]Value // per place: its neighbours
	sealed    sync.Once
}

// SeatDef is a place at the table.
type SeatDef struct {
	ID   string // that of a side, else "seat1", "seat2", ..
	Name string
}

// WordDef is a word with the name people read.
type WordDef struct{ ID, Name string }

// KindDef is a sort of piece ("territory").
type KindDef struct {
	ID, Name string
	Pieces   []Piece
	Group    int   // in Game.Groups: all of the kind
	Faces    []int // words of named faces
	Sides    int   // of a die: faces 1..Sides
	Turns    int   // of a piece that has rotations 0..Turns-1
	PerSeat  bool  // every seat has its own
	Moments  []int // the moments its pieces may have effects at
	Fields   []int // the fields its pieces may have
}

// PieceDef is a card, tile, figure or marker.
type PieceDef struct {
	ID      string // unique: "coin_4", its copies "coin_4#2", ..
	Key     string // what is typed and recorded: copies share it
	Name    string
	Back    string // what others see of it; "" shows nothing
	Kind    int
	Owner   Seat
	Start   Place
	Discard Place
	Effects []int // effect by moment; nil when it has none
}

// PlaceKind says what a place is.
type PlaceKind uint8

// The kinds of place.
const (
	Zone PlaceKind = iota
	Space
	Path
	Cell
)

// Sight says who sees the pieces of a zone.
type Sight uint8

// The sights. SeenOwner with PlaceDef.Back shows backs to the others.
const (
	SeenAll     Sight = iota // everyone sees everything
	SeenOwner                // the owner alone
	SeenNobody               // nobody, not even backs
	SeenBacks                // backs alone, its owner included
	SeenTopBack              // the back of the top piece
)

// Shuffle says when a zone is mixed.
type Shuffle uint8

// The times of shuffling.
const (
	ShuffleNever  Shuffle = iota
	ShuffleStart          // once, at set-up, and when refilled
	ShuffleAlways         // also whenever a piece comes in
)

// PlaceDef is where pieces lie. Every piece is in exactly one place.
type PlaceDef struct {
	ID    string // of a space "mill"; of zones "deck", "row.1", "seat1.hand", "boat#2.aboard"
	Name  string // "Bid Cards 1", "Hand"
	Kind  PlaceKind
	Zone  int   // in Game.Zones; -1 for spaces, paths and cells
	Grid  int   // in Game.Grids; -1 for others
	Owner Seat  // whose zone it is
	Of    Piece // the piece it belongs to (who is aboard)

	Number      int // 1.. in its row
	Row, Column int // 1.. of a cell

	Seen          Sight
	Back          bool // with SeenOwner: the others see the backs
	Shuffle       Shuffle
	Refill        []Place // emptied into it when a piece is due and none is left
	RefillCounter int     // table counter that counts refills
	RefillAtLast  bool    // refills as soon as the last piece has left

	Ends     [2]Place // of a path
	Directed bool     // an arrow from Ends[0] to Ends[1]
	At       [2]int   // column and row on the screen
}

// ZoneDef is a zone by name: one place, one per seat, one per piece of a kind,
// or a row.
type ZoneDef struct {
	ID, Name   string
	OfSeat     bool
	OfKind     int // kind whose pieces have one each; -1
	Row        bool
	Places     []Place          // single: one; of seats: by seat; of a kind: by its pieces; row: 1..n
	Group      int              // row: in Game.Groups; of seats: everyone's, by seat
	Named      map[string]Place // row of named zones
	ShuffleRow bool             // a row with one piece each, dealt anew at set-up
}

// GridDef is a board of cells.
type GridDef struct {
	ID, Name      string
	Rows, Columns int
	Cells         []Place // row by row
	Group         int
	Shuffle       bool // its pieces are dealt anew over the cells at set-up
}

// GroupDef is a group that never changes.
type GroupDef struct {
	ID    string
	Items []Value
	Zones bool // places of a row: choosing among them leaves out the empty ones
	List  int  // -1, or the number of a [list]; Items are its words
}

// FieldDef is a printed field. Piece and Place are as long as the Game's
// pieces and places, or nil when no piece or place has it; TypeNone marks
// those without the field, TypeNil those that leave it open.
type FieldDef struct {
	ID    string
	Piece []Value
	Place []Value
}

// Amount is so much of a counter.
type Amount struct{ Counter, N int }

// CounterDef is a declared integer.
type CounterDef struct {
	ID, Name       string
	OfSeat         bool
	Cycle          int // it counts the runs of this cycle; -1
	Start          int
	HasMin, HasMax bool
	Min, Max       int
	Hidden         bool  // of no interest to people: kept out of what the table shows
	ResetPhases    []int // set back when the phase begins (a seat's: for the seat that runs it)
	ResetCycle     int   // set back when each run of this cycle begins; -1
}

// TrackDef is a marker line drawn on the screen: a counter of each seat, bounded
// or looping while the counter keeps the true value.
type TrackDef struct {
	ID, Name string
	Counter  int
	Spaces   int
	Loop     bool
}

// MetricDef is an integer counted for every match when it ends.
type MetricDef struct {
	ID, Name string
	OfSeat   bool
	Measure  int
}

// KnobDef is a named number or word that a house rule may turn; its value is
// already built into the rest of the Game.
type KnobDef struct {
	ID    string
	Value Value
	Words []string
}

// PanelDef is one panel of the screen: exactly one of its contents is set.
type PanelDef struct {
	ID, Title string
	Board     bool
	Grid      int      // -1
	Track     int      // -1
	Around    int      // -1, or the zone in the middle of the table
	Sides     int      // of Around: the row of zones at its sides, clockwise from the top; -1
	Corners   int      // field: the list printed at the corners of the piece there, clockwise from the top left; -1
	Arrow     int      // field: the side that piece points to, 1 the top; -1
	SeatAt    int      // measure of a seat: the corner it sits at, 1 the top left; -1: spread evenly
	Show      []string // zones and counters; "seat.NAME" for every seat's
	For       []int    // asks at which it is shown; nil: always
}
