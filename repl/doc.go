// Package repl is the table: it plays matches with the people at one keyboard.
//
// Contract: Open makes a Table of an Opening (rules, seed, who sits where), Resume and
// Replay make one of a record; Play asks until the match is over, somebody quits or the
// input ends. What is written is made from the Game and from the View of whoever
// looks: no secret of another seat can reach it before the table is opened. The same
// opening and the same lines typed give the same text, so a transcript fed back gives
// itself. Whatever is answered is on the disk before the next question is asked.
//
// # Data flow
//
// An answer, a turned knob, an edit of an open table, going back, a branch: each is a
// line (record.Line). put checks it, has the record write it, and only then does it
// (story.go). Resume takes the lines of a record by the same path, so what was played
// and what is resumed cannot differ.
//
//	typed line ─▶ commands.go or answer.go ─▶ record.Line ─▶ story.go ─▶ record
//	bot's answer ─────────────────────────────────┘            │
//	                                                           ▼
//	screen.go, look.go, log.go ◀─ era.aside (a fork) ◀─ era: rules, match, session
//
// An era is a stretch of the match under the same rules. Turning a knob carries the
// match over into other rules, by name, and begins a new one; undo leads back into the
// one before.
//
// # Reading order
//
// opening.go, table.go, story.go, era.go; then commands.go, answer.go, screen.go; then
// time.go, edits.go, watch.go, resume.go; the rest is called from there. Keyboard and
// window are in terminal, what a seat sees as text in show, the file of a match in
// record.
//
// # Why
//
// Why a fork draws the screen: filling texts and asking why something is barred runs
// rules. They run in a second match with a Run of its own, forked from the first, so
// that they can neither use up the budget of the parked step nor take the table down
// when they fail.
//
// Why bots are asked by the table: their answers go the way of all others, so that a
// record holds them and a match can be resumed when a bot has learned to play otherwise.
//
// Why undo does not rewrite the record: a file that only grows loses nothing, and the
// log says what was taken back.
package repl
