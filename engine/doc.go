// Package engine plays tabletop games it does not know.
//
// A Game says what there is: pieces, the places they lie in, counters, seats;
// what happens when: cycles holding phases; and what may be chosen: questions,
// actions, effects, each with conditions. It is data, filled by whoever reads the
// files of a game. What a rule does is a function that the engine does not see:
// Rules runs it, and it acts on a Match through the Match's verbs.
//
// # How a match runs
//
//	Game + Rules ─▶ Match ─▶ Step: advance to the next phase and seat, run its function
//	                  ▲          │ a verb asks: Decision ─▶ Decider ─▶ Answer
//	                  │          │ a verb draws: Luck, keyed by seed, purpose, seat, round, use
//	                  └──────────┘ a verb changes the state and notes an Event
//
// A step is one run of a phase's function. Within it a question is a plain call
// that blocks until the seat's Decider has answered. So rules read like a rule
// book, and a table that wants to wait for people pulls decisions out of the
// running match (Session).
//
// # What may be relied on
//
//   - Every piece is in exactly one place, and only move moves one in play.
//   - A choice enters only as the answer to a Decision, luck only from the seed:
//     Game, seed and Entries give the same match again, bit for bit.
//   - The state is a flat slab of integers between steps: to go back, to fork and
//     to search is to copy the slab of a step's start and run the step again with
//     the answers given in it (Keep, Rewind, ForkInto).
//   - Looking ahead tells nothing: a guess (GuessInto) is such a fork in which what
//     its seat cannot see has been dealt anew, by luck that is not the match's.
//   - What a seat may not see has no identity in its View and in none of its
//     decisions' options, texts and reasons. A condition that looks at what the
//     asked seat cannot see is a fault, not a leak.
//   - A fault of the rules ends the step, never the program: with Keep the match
//     stands where the step began.
//
// # Reading order
//
// value.go, game.go and course.go say what things are; state.go and luck.go what
// changes; match.go and flow.go how it goes on; choose.go, offer.go, act.go and
// pay.go how seats are asked; then the verbs in places.go, counters.go,
// effects.go and routes.go; history.go and session.go go back and forth,
// edit.go and carry.go change positions and rules by hand; sight.go keeps secrets;
// guess.go and playout.go look ahead.
//
// # Why
//
// Why questions block: a step that is run again for each answer costs two to
// five times as much, and a rule that waits in the middle of a line reads best.
//
// Why the log is not the state: events are made only when somebody reads them, so
// a lab that plays a million matches pays nothing for them.
//
// Why a condition that takes no thing is asked once for a choice, and can() reads
// the options already found: whether a card may be thrown away may hang on all
// that could be played, and would be asked for every card of a hand.
//
// Why triggers are said: a rule that sets off others runs their effects by name
// (cards:run("after_travel")), so that the order is fixed in the open: the list
// first, then by the order of effects, then turn order from the start player. A
// chain of effects deeper than a limit is a fault that names the cards of the
// cycle.
//
// Why a guess is an entry: what is hidden is dealt anew where the decision is
// pending, in the middle of a step, so that what was dealt and revealed in the step
// stays as it was. It comes like an edit, after which the decision is made anew; so
// a guess can be forked and guessed from like any match. A guess exchanges pieces,
// it does not move them: whatever a waiting rule holds is named anew in the same
// way, and speaks of the slot, not of the piece that truly lies in it.
package engine
