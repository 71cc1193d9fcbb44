// Package repl is the table: it plays a match with the people at one keyboard.
//
// Contract: Open makes a Table of an Opening (rules, seed, who sits where) with a
// reader and a writer; Play asks until the match is over, somebody quits or the
// input ends. What is written is made from the Game and from the View of the
// seat that looks: no secret of another seat can reach it. The same opening and
// the same lines typed give the same text, so a transcript fed back gives
// itself.
//
// Data flow: the engine's Session stands at a decision -> screen.go writes what
// happened (news.go, events.go), the table (panels.go, pieces.go) and the
// question, broken to the width of the window (window.go, wrap.go) -> lines.go
// reads a line -> commands.go or answer.go understands it, seen.go finds what it
// names beside the options -> the Session goes on; ending.go writes who has won.
//
// Reading order: opening.go, table.go, screen.go, answer.go; the rest is called
// from there.
//
// Why a fork draws the screen: filling texts and asking why something is barred
// runs rules. They run in a second match with a Run of its own, forked from the
// first, so that they can neither use up the budget of the parked step nor take
// the table down when they fail.
package repl
